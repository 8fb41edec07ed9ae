import { connectLive } from '@tradewind/client/live';
import type { ServiceMessage } from '@tradewind/contract/operations/service';
import { openStream } from '@tradewind/contract/operations/service-live';
import { call } from './call.ts';

/** What arrives over the stream. */
interface LiveEvents {
  hello: { unread: number };
  message: { shop_id: string; unread: number; message: ServiceMessage | null };
  marks: { shop_id: string; unread: number; mine_read: number; theirs_received: number; theirs_read: number };
  changed: { shop_id: string; unread: number };
  typing: { shop_id: string };
  reset: object;
}
export type OnLive = <Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]) => void;

const names = ['hello', 'message', 'marks', 'changed', 'typing', 'reset'] as const;

const followers = new Set<OnLive>();
let close: (() => void) | null = null;

/**
 * Follows the live events of the signed-in shopper. All followers share the one stream of this page, which is open for as long
 * as there is one.
 *
 * @returns a function that ends it.
 */
export function followLive(onEvent: OnLive): () => void {
  followers.add(onEvent);
  close ??= connectLive<LiveEvents>({
    ticket: () => call(openStream, {}, { quiet: true, repeatable: true }),
    names,
    onEvent: (name, data) => {
      for (const follower of followers) follower(name, data);
    },
  });
  return () => {
    followers.delete(onEvent);
    if (followers.size > 0) return;
    close?.();
    close = null;
  };
}
