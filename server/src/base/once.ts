/** Makes repeated calls (a signal, then the end of main) wait for the same run. */
export function once<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= run());
}
