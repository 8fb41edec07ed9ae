/** What a server in a process of its own has open, in the order in which it is closed. */
interface OpenServer {
  readonly app: { close(): Promise<unknown> };
  readonly jobs: { stop(): Promise<void> };
  readonly close: () => Promise<void>;
}

/** Ends this process in order when its parent asks for it, or ends itself. */
export function endWithParent({ app, jobs, close }: OpenServer): void {
  const stop = async () => {
    await app.close();
    await jobs.stop();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
}
