import type { ShopTone } from '@tradewind/contract/goods/shop-page-form';
import type { Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { lookOfShopName } from './shop-names.ts';
import { withoutEmpty } from './written-texts.ts';

/** How a shop presents itself in lists and at the head of its page. Pictures are paths. */
export interface ShopFace {
  name: string;
  avatar: string;
  /** Empty: none. */
  banner: string;
  tone: ShopTone;
  slogans: LocalTexts;
  abouts: LocalTexts;
}

/** Stores the face of a shop. The caller has checked that the name is free, under the lock of shop names. */
export async function storeShopFace(tx: Tx, shopId: string, face: ShopFace): Promise<void> {
  await tx
    .updateTable('shops')
    .set({
      ...face,
      slogans: withoutEmpty(face.slogans),
      abouts: withoutEmpty(face.abouts),
      name_look: lookOfShopName(face.name),
    })
    .where('id', '=', shopId)
    .execute();
}
