/** A pattern for LIKE that finds the text anywhere, whatever it is made of. */
export const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
