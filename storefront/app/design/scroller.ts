/** The element that scrolls this one: the nearest scrolling ancestor, or null for the page itself. */
export function scrollerOf(element: Element): Element | null {
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return null;
}
