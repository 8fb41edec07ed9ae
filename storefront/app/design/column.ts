import type { RefObject } from 'react';

/** The element that scrolls this one: the nearest scrolling ancestor, or null for the page itself. */
export function scrollerOf(element: Element): Element | null {
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return null;
}

/**
 * Where sheets and dialogs are put: the column the app lives in (`data-portal-host`), so that on wide screens they
 * stay inside it; the body while there is no such column. Shaped as a ref because it is looked up only when needed.
 */
export const portalHost: RefObject<HTMLElement> = {
  get current() {
    return document.querySelector<HTMLElement>('[data-portal-host]') ?? document.body;
  },
};
