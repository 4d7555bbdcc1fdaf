/** A source as every operation has it; a reply may leave out any part. */
export interface Source {
  title?: string | undefined;
  url?: string | undefined;
  snippet?: string | undefined;
  date?: string | undefined;
  /** Where the service has it from, in its own words. */
  source?: string | undefined;
  /** Characters. */
  length?: number | undefined;
}
