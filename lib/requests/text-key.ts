import type messages from '../../public/_locales/en/messages.json';

/** The key of a visible text. This room writes no words itself: it names texts, and screens say them. */
export type TextKey = keyof typeof messages;
