import { createContext } from 'react';

/** Where pages are read: null in tabs of their own, and in the side panel the way back to its calls. */
export const PanelHostContext = createContext<{ leave: () => void } | null>(null);
