import type { DehydratedState } from '@tanstack/react-query';

/** Id of the element in which the server leaves the answers that the page was drawn from. */
export const pageStateId = 'page-state';

/** The answers that came with the page, if any. */
export function readPageState(): DehydratedState | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : undefined;
}
