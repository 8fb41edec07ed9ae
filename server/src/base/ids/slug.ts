const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longest = 80;

/** Whether a text can be a handle of a shop or product: lower-case Latin letters and digits, joined with hyphens. */
export const isSlug = (text: string): boolean => text.length <= longest && shape.test(text);
