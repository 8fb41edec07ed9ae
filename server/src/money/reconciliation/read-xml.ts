/** An element of an XML document, by its local name. */
export interface XmlElement {
  name: string;
  /** The currency of an amount; statements have no other attribute that matters. */
  currency: string;
  text: string;
  children: XmlElement[];
}

/** The text is not XML that we read. */
export class UnreadableXml extends Error {}

const maxDepth = 40;
const maxElements = 200_000;

const token =
  /<!--[\s\S]*?-->|<\?[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|</g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads an XML document without a document type, so that it can neither define entities nor name files, with bounds on
 * depth and size.
 *
 * @throws UnreadableXml
 */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', currency: '', text: '', children: [] };
  const open = [root];
  let elements = 0;
  for (const [whole, data, closing, name, attributes, empty, words] of source.matchAll(token)) {
    const parent = open.at(-1)!;
    if (words !== undefined) parent.text += decode(words);
    else if (data !== undefined) parent.text += data;
    else if (name === undefined) {
      if (whole === '<') throw new UnreadableXml('a sign that opens nothing');
    } else if (closing) {
      if (open.length < 2 || parent.name !== name) throw new UnreadableXml(`</${name}> closes another element`);
      open.pop();
    } else {
      if ((elements += 1) > maxElements) throw new UnreadableXml('too many elements');
      const element = {
        name,
        currency: /\sCcy\s*=\s*["']([A-Z]{3})["']/.exec(attributes ?? '')?.[1] ?? '',
        text: '',
        children: [],
      };
      parent.children.push(element);
      if (!empty && open.push(element) > maxDepth) throw new UnreadableXml('too deep');
    }
  }
  const [top] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !top) throw new UnreadableXml('not one whole document');
  return top;
}

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([^;\s]{0,20}));?/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return entities[name] ?? refuseEntity(whole);
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : refuseEntity(whole);
  });

const refuseEntity = (whole: string): never => {
  throw new UnreadableXml(`unknown entity ${whole.slice(0, 20)}`);
};

/** The first element at a path below another. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** All children of a name. */
export const every = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The trimmed text at a path; empty when there is none. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  at(element, ...path)
    ?.text.replaceAll(/\s+/g, ' ')
    .trim() ?? '';
