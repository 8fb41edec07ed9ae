import type { Work } from '../../base/db/work.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { withoutEmpty } from './written-texts.ts';

/** Updates the shop's slogan or description; absent fields stay unchanged. */
export const setDescription =
  (
    { actor: { shopId } }: MerchantCall,
    { slogans, abouts }: { slogans?: LocalTexts | undefined; abouts?: LocalTexts | undefined },
  ): Work<null> =>
  async (tx) => {
    const change = {
      ...(slogans && { slogans: withoutEmpty(slogans) }),
      ...(abouts && { abouts: withoutEmpty(abouts) }),
    };
    await tx.updateTable('shops').set(change).where('id', '=', shopId).execute();
    return null;
  };
