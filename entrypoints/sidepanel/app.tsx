import { AskSection } from '#components/ask/ask-section.tsx';
import { useDesk } from '#components/ask/use-desk.ts';
import { AppFrame } from '#components/shell/app-frame.tsx';

/** The side panel: the same parts as the popup at full height, with the list of earlier calls. */
export function App() {
  const desk = useDesk();
  return <AppFrame top={<AskSection desk={desk} />}>{null}</AppFrame>;
}
