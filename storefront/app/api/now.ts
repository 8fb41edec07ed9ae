/** The browser's clock in milliseconds, for countdowns on the screen. What counts is the server's. */
export const browserNow = (): number => Date.now();
