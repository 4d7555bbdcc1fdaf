/** A schema as people build it: fields with a name and a type, without writing JSON. */
export interface SchemaDraft {
  /** Whether many things are wanted, each with these fields, or one. */
  many: boolean;
  fields: DraftField[];
}

export const FIELD_TYPES = ['text', 'number', 'whole', 'yesno', 'date', 'choice', 'group'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface DraftField {
  /** Stays the same while the field is renamed and moved. */
  id: string;
  name: string;
  type: FieldType;
  /** Whether it holds several values. */
  list: boolean;
  required: boolean;
  description: string;
  /** What may be chosen, for `choice`. */
  choices: string[];
  /** What is inside, for `group`. */
  fields: DraftField[];
}

export function newField(name = ''): DraftField {
  return {
    id: crypto.randomUUID(),
    name,
    type: 'text',
    list: false,
    required: true,
    description: '',
    choices: [],
    fields: [],
  };
}

/** Groups within groups beyond this depth are no longer a form that people fill in. */
export const MAX_GROUPS = 3;
