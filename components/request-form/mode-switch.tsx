import { RadioGroup } from '#components/ui/radio-group.tsx';
import { text } from '#lib/browser/text.ts';
import { changeAsking, useAsking } from './asking.ts';

/** Whether the question is answered, or what is found for it is shown. */
export function ModeSwitch() {
  const { operation } = useAsking();
  return (
    <RadioGroup
      legend={text('modeLegend')}
      hideLegend
      options={[
        { value: 'answer', label: text('modeAnswer') },
        { value: 'deepsearch', label: text('modeSearch') },
      ]}
      value={operation}
      onChange={(chosen) => changeAsking({ operation: chosen })}
    />
  );
}
