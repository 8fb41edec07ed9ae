import type { DehydratedState } from '@tanstack/react-query';

/** Id of the element that holds the answers with which the server rendered the page. */
export const pageStateId = 'page-state';

/** The answers that came with the page, if any. */
export function readPageState(): DehydratedState | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as DehydratedState) : undefined;
}
