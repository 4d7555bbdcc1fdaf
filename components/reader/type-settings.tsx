import { PopoverButton } from '#components/ui/popover-button.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { text } from '#lib/browser/text.ts';
import { typeSchema } from '#lib/reads/type-choice.ts';
import type { TypeChoice } from '#lib/reads/type-choice.ts';
import styles from './reader.module.css';

interface TypeSettingsProps {
  type: TypeChoice;
  onChange: (change: Partial<TypeChoice>) => void;
}

const { face, size, measure, theme } = typeSchema.shape;

/** The type that pages are set in. */
export function TypeSettings({ type, onChange }: TypeSettingsProps) {
  return (
    <PopoverButton icon="type" label={text('readerType')}>
      <div className={styles['choices']}>
        <RadioGroup
          legend={text('readerFace')}
          options={face.unwrap().options.map((value) => ({ value, label: text(`face_${value}`) }))}
          value={type.face}
          onChange={(value) => onChange({ face: value })}
        />
        <RadioGroup
          legend={text('readerSize')}
          options={size.unwrap().options.map((value) => ({ value, label: text(`size_${value}`) }))}
          value={type.size}
          onChange={(value) => onChange({ size: value })}
        />
        <RadioGroup
          legend={text('readerMeasure')}
          options={measure.unwrap().options.map((value) => ({ value, label: text(`measure_${value}`) }))}
          value={type.measure}
          onChange={(value) => onChange({ measure: value })}
        />
        <RadioGroup
          legend={text('readerTheme')}
          options={theme.unwrap().options.map((value) => ({ value, label: text(`theme_${value}`) }))}
          value={type.theme}
          onChange={(value) => onChange({ theme: value })}
        />
      </div>
    </PopoverButton>
  );
}
