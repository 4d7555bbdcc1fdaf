import type messages from '../../public/_locales/en/messages.json';

/** The key of a visible text. Pure rooms write no words themselves: they name texts, and screens say them. */
export type TextKey = keyof typeof messages;
