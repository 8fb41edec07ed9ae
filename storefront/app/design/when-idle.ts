/** Runs a task once the browser is idle. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task());
  else setTimeout(task, 2_000);
}
