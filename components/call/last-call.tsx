/** The newest call of all, on show when the popup opens. */
export function LastCall() {
  return null;
}
