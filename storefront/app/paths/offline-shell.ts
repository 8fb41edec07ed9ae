/** The service worker's file in the build. */
export const offlineWorker = '/service-worker.js';

/** The page that it keeps: the frame of every screen, which the browser fills. `?lang=` chooses its language. */
export const offlineShellPath = '/offline-shell';

/** What the server pushes to it: `locale` and `path` of what is shown, and `tag`, by which a repeated one replaces itself. */
export interface PushedMessage {
  title: string;
  text: string;
  path: string;
  locale: string;
  tag: string;
}

/** What a page asks of it. */
export type WorkerRequest = { type: 'keep-shell'; locale: string } | { type: 'take-over' };
