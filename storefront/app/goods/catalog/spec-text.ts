/** A combination for people: the wire joins the chosen values with `|`. */
export const skuText = (spec: string): string => spec.split('|').filter(Boolean).join(' · ');
