/** Does something once the page has nothing better to do. */
export function atRest(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => act());
  else setTimeout(act, 2_000);
}
