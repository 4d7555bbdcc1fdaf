import type { FieldName } from '#lib/requests/fields.ts';

/** What every control gets: its words, and its value as the options hold it, of whatever type that is. */
export interface ControlProps {
  name: FieldName;
  label: string;
  help: string;
  fault: string | undefined;
  value: unknown;
  /** `undefined` leaves the field to the service. */
  onChange: (value: unknown) => void;
}
