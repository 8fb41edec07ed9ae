import type { PolicyKind } from '@tradewind/contract/goods/shops';
import type { Work } from '../../base/db/work.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { withoutEmpty } from './written-texts.ts';

/** Stores the shop's own policy; without texts, the platform's policy applies again. Earlier versions are kept. */
export const setPolicy =
  (
    { actor: { userId, shopId }, now }: MerchantCall,
    { kind, texts }: { kind: PolicyKind; texts: LocalTexts },
  ): Work<null> =>
  async (tx) => {
    await tx
      .insertInto('shop_policies')
      .values({ id: newId(), shop_id: shopId, kind, texts: withoutEmpty(texts), written_by: userId, written_at: now })
      .execute();
    return null;
  };
