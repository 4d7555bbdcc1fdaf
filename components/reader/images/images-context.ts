import { createContext } from 'react';

/** What the images of one page have in common. */
export interface PageImages {
  /** All of them were asked for: each loads when it comes near the screen. */
  all: boolean;
  showAll: () => void;
  /** Grows when the person has let Sidelight read a site: what was refused is tried again. */
  allowed: number;
  allow: () => void;
  /** Called by each image that is drawn. @returns takes it off again */
  add: () => () => void;
}

export const PageImagesContext = createContext<PageImages | undefined>(undefined);

/** How many images of the page are drawn. */
export const ImageCountContext = createContext(0);
