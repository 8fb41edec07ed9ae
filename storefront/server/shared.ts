/** What a device passes on when somebody shares something with the app; apps put an address into any of the three. */
interface Shared {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

/** Paths that a shared address opens. */
const opened = /^\/(detail|shop)\/[^/]/;
const mostWords = 100;

/**
 * Where something shared leads: an address of a product or a shop of this site opens it, and words are searched for.
 *
 * @param origin of this site; null when it is not known
 */
export function sharedPath({ title = '', text = '', url = '' }: Shared, origin: string | null): string {
  const addresses = [url, text, title].flatMap((part) => part.match(/https?:\/\/\S+/g) ?? []);
  for (const address of addresses) {
    const found = URL.parse(address);
    if (found && found.origin === origin && opened.test(found.pathname)) return found.pathname;
  }
  const words = [text, title]
    .map((part) =>
      part
        .replaceAll(/https?:\/\/\S+/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .find(Boolean);
  return words ? `/search?${new URLSearchParams({ q: [...words].slice(0, mostWords).join('') })}` : '/home';
}
