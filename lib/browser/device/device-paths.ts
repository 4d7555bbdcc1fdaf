/** Where the device service stands. No such host exists: its `fetch` never reaches a network. */
export const DEVICE_ADDRESS = 'https://device.invalid';

/** What the extension's host of the service answers besides the four operations. */
export const DEVICE_PATHS = {
  /** POST `Capture`: reads it and keeps it in the library. */
  keep: '/device/keep',
  /** POST `{ url }`: whether the library has that page. */
  has: '/device/has',
  /** POST `{ method, args }`: one method of the library, for views. */
  library: '/device/library',
} as const;
