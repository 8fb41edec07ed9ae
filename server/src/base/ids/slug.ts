const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxLength = 80;

/** Whether a text is a valid handle of a shop or product: lower-case Latin letters and digits, joined with hyphens. */
export const isSlug = (text: string): boolean => text.length <= maxLength && shape.test(text);
