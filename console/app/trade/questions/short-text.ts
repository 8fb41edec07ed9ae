/** The beginning of a text, for a cell of a table. */
export const shortText = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
