import { createContext } from 'react';
import type { ReactNode } from 'react';

/** An image of untrusted text: its address, and the words that stand for it. */
export interface ImageProps {
  address: string;
  words: string;
}

/** What draws the images of the text around; without it they are links. Nothing may load before it is asked for. */
export const ImageContext = createContext<((image: ImageProps) => ReactNode) | undefined>(undefined);
