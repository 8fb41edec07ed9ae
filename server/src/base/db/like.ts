/** A pattern for LIKE that matches the text anywhere, with its wildcards escaped. */
export const likeAnywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same for texts that begin with it. */
export const likeBeginning = (text: string): string => likeAnywhere(text).slice(1);
