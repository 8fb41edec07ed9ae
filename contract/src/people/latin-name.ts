/** A name in Latin letters, as a passport has it. */
const shape = /^[\p{Script=Latin}\p{M} .,'’-]*$/u;

/** Whether a name is in Latin letters, so that people abroad can read it. */
export const isLatinName = (name: string): boolean => shape.test(name);

/** A typed name with full-width letters as plain ones and one space between words. */
export const tidyLatinName = (typed: string): string => typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
