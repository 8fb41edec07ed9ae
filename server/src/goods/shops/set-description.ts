import type { Deps } from '../../base/deps.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { withoutEmpty } from './written-texts.ts';

/** Updates the shop's slogan or description; absent fields stay unchanged. */
export async function setDescription(
  { db }: Pick<Deps, 'db'>,
  { actor: { shopId } }: MerchantCall,
  { slogans, abouts }: { slogans?: LocalTexts | undefined; abouts?: LocalTexts | undefined },
): Promise<null> {
  const change = {
    ...(slogans && { slogans: withoutEmpty(slogans) }),
    ...(abouts && { abouts: withoutEmpty(abouts) }),
  };
  if (Object.keys(change).length > 0)
    await db.transact((tx) => tx.updateTable('shops').set(change).where('id', '=', shopId).execute());
  return null;
}
