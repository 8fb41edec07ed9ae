/** The choice of a product as people read it, e.g. `Gold · 45 cm`. @param spec its values, separated by `|` */
export const specText = (spec: string): string => spec.split('|').filter(Boolean).join(' · ');
