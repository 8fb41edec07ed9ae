import { queryText } from '@tradewind/client/query-text';
import { product } from '@tradewind/contract/goods/catalog';
import { forgetOthers, keepAnswer } from '../../api/last-seen.ts';
import { subscribeSession } from '../../api/session.ts';
import { readPageState } from '../page-state.ts';

/** Keeps the product that came with the page, and deletes what was seen last when the account changes. @returns a function that ends it. */
export function followLastSeen(): () => void {
  const forget = () => void forgetOthers().catch(() => undefined);
  forget();
  void keepProductOfPage().catch(() => undefined);
  return subscribeSession(forget);
}

async function keepProductOfPage(): Promise<void> {
  for (const { queryKey, state } of readPageState()?.queries ?? []) {
    const [name, input] = queryKey as readonly [unknown, object];
    if (name !== product.name || !state.data) continue;
    const headers = { date: new Date(state.dataUpdatedAt).toUTCString() };
    await keepAnswer(
      `${product.path}?${queryText(input)}`,
      Response.json({ code: 1, msg: '', data: state.data }, { headers }),
    );
  }
}
