const allowed = new Set(['P', 'BR', 'STRONG', 'EM', 'U', 'H3', 'H4', 'UL', 'OL', 'LI']);
const renamed: Record<string, string> = { B: 'strong', I: 'em', DIV: 'p', H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' };

/** HTML with only the tags that a product's page shows, without attributes, as the server stores it. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const clean = document.createElement('div');
  clean.append(...[...body.childNodes].flatMap(cleanNode));
  return clean.textContent.trim() === '' ? '' : clean.innerHTML.trim();
}

function cleanNode(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
  if (!(node instanceof Element) || node.tagName === 'SCRIPT' || node.tagName === 'STYLE') return [];
  const children = [...node.childNodes].flatMap(cleanNode);
  const name = renamed[node.tagName] ?? node.tagName;
  if (!allowed.has(name.toUpperCase())) return children;
  const kept = document.createElement(name);
  kept.append(...children);
  return [kept];
}
