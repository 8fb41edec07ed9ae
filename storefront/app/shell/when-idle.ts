/** Does something once the page has nothing better to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task());
  else setTimeout(task, 2_000);
}
