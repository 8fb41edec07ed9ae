/** JSON for a script element: escapes `<`, so that no text can close it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
