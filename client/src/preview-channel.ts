/**
 * What an editor and the preview in its frame send each other, as messages between windows of one origin: the preview says
 * that it is ready, the editor sends what is typed, now and after each change.
 */
export type PreviewMessage = { kind: 'preview.ready' } | { kind: 'preview.typed'; form: unknown };

/** The search parameter of a preview that waits for what is typed. */
export const typedParameter = 'typed';

/** Sends a message to a window of our own origin. */
export const sendToPreview = (target: Window, message: PreviewMessage): void =>
  target.postMessage(message, location.origin);

/** Listens for messages of one window of our own origin. @returns how to stop. */
export function listenToPreview(source: () => Window | null, heard: (message: PreviewMessage) => void): () => void {
  const listen = ({ origin, source: sender, data }: MessageEvent<PreviewMessage | null>) => {
    if (origin === location.origin && sender === source() && data?.kind?.startsWith('preview.')) heard(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
