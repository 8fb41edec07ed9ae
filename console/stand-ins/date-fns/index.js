/** @returns a date, which may be an invalid one */
export const parseISO = (text) => new Date(text);

export const isValid = (date) => !Number.isNaN(Number(date));

/** Whether a text has the shape of a format: a digit for each letter. */
export const isMatch = (text, format) =>
  new RegExp(`^${format.replaceAll(/[A-Za-z]/g, String.raw`\d`)}$`).test(text) && isValid(new Date(text));
