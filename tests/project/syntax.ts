import { posix } from 'node:path';
import { parseSync } from 'vite';
import { read } from './source-files.ts';

export interface Import {
  /** As written, for a package; as a path from the root, for a file of ours. */
  target: string;
  ours: boolean;
}

/** A node of the syntax tree: only what every node has. */
export type Node = { type: string } & Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const children = new WeakMap<Node, Node[]>();

/** The direct children of a node, in order. */
export function childrenOf(node: Node): Node[] {
  const known = children.get(node) ?? Object.values(node).flat().filter(isNode);
  children.set(node, known);
  return known;
}

/** The node and everything below it. */
export function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesBelow(child);
}

const parsed = new Map<string, ReturnType<typeof parseSync>>();

function parse(path: string) {
  const known = parsed.get(path) ?? parseSync(path, read(path));
  parsed.set(path, known);
  return known;
}

/** The syntax tree of one file. */
export function syntaxOf(path: string): Node {
  const { program }: { program: unknown } = parse(path);
  if (!isNode(program)) throw new Error(`${path} could not be parsed`);
  return program;
}

/** Everything that a file imports or exports from elsewhere, dynamic imports too. */
export function importsOf(path: string): Import[] {
  const text = read(path);
  const { module } = parse(path);
  const found: string[] = [];
  for (const { moduleRequest } of module.staticImports) found.push(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports)
    found.push(text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  return found.map((specifier) => resolve(path, specifier));
}

function resolve(from: string, specifier: string): Import {
  const plain = specifier.split('?')[0] ?? specifier;
  if (plain.startsWith('.')) return { target: posix.join(posix.dirname(from), plain), ours: true };
  if (plain.startsWith('#')) return { target: plain.slice(1), ours: true };
  return { target: plain, ours: false };
}
