/** Something that is wrong with an installation, and what to do. */
export interface Finding {
  /** `broken` when the product can't be used or its data is in danger, else `warning`. */
  level: 'broken' | 'warning';
  what: string;
  advice: string;
}

export const broken = (what: string, advice: string): Finding => ({ level: 'broken', what, advice });
export const warning = (what: string, advice: string): Finding => ({ level: 'warning', what, advice });

/** Something broken that an error explains: its first line says what, the others what to do. */
export function brokenBy(error: unknown): Finding {
  const [what = '', ...advice] = (error instanceof Error ? error.message : String(error)).split('\n');
  return broken(what, advice.join(' ').trim());
}

/** `one`, or `one and 2 more`. */
export const firstOf = (all: readonly string[]): string =>
  all.length > 1 ? `${all[0]} and ${all.length - 1} more` : (all[0] ?? '');
