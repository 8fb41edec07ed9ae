import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { showUpload } from '../../platform/uploads/index.ts';

/** Sets the banner to a picture that this member uploaded, or removes it when empty. @throws Refusal `picture_invalid`. */
export async function setBanner(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId, shopId }, now }: MerchantCall,
  { image }: { image: string },
): Promise<null> {
  await db.transact(async (tx) => {
    const banner =
      image === '' ? '' : ((await showUpload(tx, userId, image, now)) ?? refuse('picture_invalid', {}, ['image']));
    await tx.updateTable('shops').set({ banner }).where('id', '=', shopId).execute();
  });
  return null;
}
