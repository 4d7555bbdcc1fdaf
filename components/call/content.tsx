import { CodeBlock } from '#components/markdown/code-block.tsx';
import { Markdown, RENDER_CAP } from '#components/markdown/markdown.tsx';
import type { Json } from '#lib/contract/shared.ts';

/** Whatever a service put where content belongs: text as Markdown, anything else as the JSON that it is. */
export function Content({ value }: { value: Json }) {
  if (typeof value === 'string') return <Markdown source={value} />;
  return <CodeBlock code={JSON.stringify(value, undefined, 2).slice(0, RENDER_CAP)} />;
}

/** Whether there is anything to show. */
export function hasContent(value: Json | undefined): value is Json {
  return value !== undefined && value !== null && value !== '';
}
