/** Values for the placeholders of a text. */
type Details = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills a text's placeholders, which have the same form in every text of the product; only the console's are filled by
 * react-admin's own translator. `{left}` is the detail of that name; `[a|b]` is `a` if the details in it are given, else
 * `b`, so that a sentence stays complete without a number:
 * `Please try again [in {seconds} s|in a moment].`
 */
export function fillText(text: string, details: Details): string {
  return text
    .replace(/\[([^\]|]*)(?:\|([^\]]*))?\]/g, (_, part: string, otherwise: string | undefined) =>
      namesIn(part).every((name) => valueOf(details, name) !== '') ? part : (otherwise ?? ''),
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(details, name));
}

/** The placeholders of a text, each once, in alphabetical order. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort();
}

function valueOf(details: Details, name: string): string {
  return Object.hasOwn(details, name) ? String(details[name] ?? '') : '';
}
