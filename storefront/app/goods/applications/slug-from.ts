const maxLength = 40;

/** A short name from a shop's name, of its Latin letters and digits: `Café Lumière` → `cafe-lumiere`. Empty without any. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
