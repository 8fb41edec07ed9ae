import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { showUpload } from '../../platform/uploads/index.ts';

/** Sets the banner to a picture that this member uploaded, or removes it when empty. @throws Refusal `picture_invalid`. */
export const setBanner =
  ({ actor: { userId, shopId }, now }: MerchantCall, { image }: { image: string }): Work<null> =>
  async (tx) => {
    const banner =
      image === '' ? '' : ((await showUpload(tx, userId, image, now)) ?? refuse('picture_invalid', {}, ['image']));
    await tx.updateTable('shops').set({ banner }).where('id', '=', shopId).execute();
    return null;
  };
