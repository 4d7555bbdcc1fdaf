export const LIBRARY_ERROR_CODES = [
  'corrupt', // the file was damaged; it was set aside and an empty one begun
  'newer', // the file was written by a newer version of the program
  'full', // the disk, or the browser's quota, is full: nothing was written
  'locked', // another window or process holds the library
  'closed', // the library was closed, or its worker has died in mid-call
] as const;

export type LibraryErrorCode = (typeof LIBRARY_ERROR_CODES)[number];

/** Why the library could not do what was asked; `message` is for the person. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  readonly code: LibraryErrorCode;

  constructor(code: LibraryErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const PRIMARY_CODE = 0xff;

/**
 * The library's error for an SQLite result code (primary or extended), or `undefined` where it is no affair
 * of a person.
 */
export function sqliteError(resultCode: number, cause: unknown): LibraryError | undefined {
  switch (resultCode & PRIMARY_CODE) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
      return new LibraryError('locked', 'Another window or program is using the library.', { cause });
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
      return new LibraryError('corrupt', 'The library file is damaged.', { cause });
    case 10: // SQLITE_IOERR: all that a browser's private files tell of a full quota
      return new LibraryError('full', 'The disk is full or failing; nothing was changed.', { cause });
    case 13: // SQLITE_FULL
      return new LibraryError('full', 'There is no room left on the disk; nothing was changed.', { cause });
    default:
      return undefined;
  }
}
