/** What stands in the column while the first screen's code is on its way: nothing that would flash. */
export function FrameFallback() {
  return <div className="h-dvh bg-canvas" aria-busy="true" />;
}
