import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import type { MerchantCall, ShopperCall } from '../../base/http/call.ts';
import { refundMessage } from './aftersale-events.ts';
import { storePictures } from './store-pictures.ts';
import { canAddMessage, hasEnded } from './refund.ts';
import { countMessages, lockRequest, insertHistoryEntry } from './refunds-store.ts';

const maxMessages = 50;

interface Message {
  id: string;
  text: string;
  images: string[];
}

/**
 * Adds a message with text or pictures to a refund; in a dispute it counts as evidence.
 *
 * @throws Refusal `message_empty`, `refund_not_found`, `refund_moved_on` when the refund is over, `evidence_over`
 *   after the time for evidence, `too_many_requests`.
 */
export async function addMessage(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { actor: { userId }, now }: ShopperCall | MerchantCall,
  whose: { userId: string } | { shopId: string },
  { id, text, images }: Message,
): Promise<void> {
  if (!text && images.length === 0) refuse('message_empty', {}, ['text']);
  const { request } = requireFound(await lockRequest(tx, id, whose), 'refund_not_found');
  if (hasEnded(request.state)) refuse('refund_moved_on');
  if (!canAddMessage(request, now)) refuse('evidence_over');
  if ((await countMessages(tx, id, userId)) >= maxMessages) refuse('too_many_requests');
  const pictures = await storePictures(tx, userId, images, now);
  const by = 'shopId' in whose ? 'shop' : 'shopper';
  const messageId = await insertHistoryEntry(tx, id, { by, userId, what: 'message', words: text, pictures, at: now });
  await jobs.publish(tx, refundMessage, { requestId: id, orderId: request.orderId, messageId, by });
}
