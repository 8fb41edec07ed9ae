import { isShopAct, type Endpoint, type OutputOf } from '@tradewind/contract/base/endpoint';
import type { Tx } from '../db/database.ts';
import { thenAnswer, type Work } from '../db/work.ts';
import type { Handler } from './api.ts';
import type { MerchantActor, MerchantCall } from './call.ts';

/** An act at the shop desk, as the shop's audit log gets it. */
export interface RecordedAct {
  readonly endpoint: Endpoint;
  readonly actor: MerchantActor;
  readonly input: unknown;
  readonly answer: unknown;
  readonly at: Date;
}

/**
 * The handler of an endpoint of the shop desk. The work of an act also records the act, in the same transaction, so that no
 * act can be forgotten; a refused one is not recorded.
 */
export function recordingActs<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E, MerchantCall>,
  record: (tx: Tx, act: RecordedAct) => void,
): Handler<E, MerchantCall> {
  if (!isShopAct(endpoint) || endpoint.unlogged) return handle;
  const recorded = async (...[call, input]: Parameters<typeof handle>): Promise<Work<OutputOf<E>>> => {
    const work = (await handle(call, input)) as Work<OutputOf<E>>;
    return thenAnswer(work, async (tx, answer) => {
      record(tx, { endpoint, actor: call.actor, input, answer, at: call.now });
      return answer;
    });
  };
  return recorded as Handler<E, MerchantCall>;
}
