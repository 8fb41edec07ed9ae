/** A pattern for LIKE that matches the text anywhere, with its wildcards escaped. */
export const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
