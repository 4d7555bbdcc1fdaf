/** The message with which the background hands a port to the offscreen page. */
export const CONNECT = 'sidelight:connect';
