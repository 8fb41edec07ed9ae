/** A combination for people: the wire joins the chosen values with `|`. */
export const specText = (spec: string): string => spec.split('|').filter(Boolean).join(' · ');
