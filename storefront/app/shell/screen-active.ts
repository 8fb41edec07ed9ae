import { createContext, useContext } from 'react';

export const ScreenActive = createContext(true);

/** False while the screen is kept in the background: close sheets, stop autoplay. Effects pause by themselves. */
export const useScreenActive = (): boolean => useContext(ScreenActive);
