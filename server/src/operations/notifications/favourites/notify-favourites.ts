import { parseLocale, pickText } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Notification } from '../notification.ts';
import type { NotificationsDeps } from '../notifications-deps.ts';
import { notifyReaders } from '../notify-readers.ts';
import {
  changedFavourites,
  likersOf,
  saveTold,
  saveWatched,
  toldWithinDay,
  watchNewFavourites,
  type ChangedProduct,
  type Liker,
} from './favourites-store.ts';
import { droppedFrom } from './price-drop.ts';

/** How many notices of favourites and coupons a shopper gets within a day. */
export const mostADay = 5;

const productsAtOnce = 100;
export const readersAtOnce = 500;
export const zeroId = '00000000-0000-0000-0000-000000000000';

interface Told {
  userId: string;
  notification: Notification;
}

/**
 * A job: notifies shoppers of favourites that became cheaper or can be had again since it last ran, each drop once and a few
 * notices a day. What is over the limit is not told later: the next change tells.
 */
export async function notifyOfFavourites(deps: NotificationsDeps): Promise<void> {
  const { db, clock } = deps;
  await db.transact(watchNewFavourites);
  for (;;) {
    const products = await changedFavourites(db.read, productsAtOnce);
    for (const product of products) {
      await tellLikers(deps, product, clock.now());
      await db.transact((tx) => saveWatched(tx, product));
    }
    if (products.length < productsAtOnce) return;
  }
}

async function tellLikers(deps: NotificationsDeps, product: ChangedProduct, now: Date): Promise<void> {
  const { available, availableBefore, price, priceBefore } = product;
  if (!available || (availableBefore && price >= priceBefore)) return;
  for (let after: string | null = zeroId; after !== null;) {
    const likers: Liker[] = await likersOf(deps.db.read, product.id, after, readersAtOnce);
    const told = await toldWithinDay(
      deps.db.read,
      likers.map(({ userId }) => userId),
      now,
    );
    const news = likers
      .filter(({ userId }) => (told.get(userId) ?? 0) < mostADay)
      .flatMap((liker) => newsFor(deps, product, liker, now));
    await notifyReaders(
      deps,
      news.map(({ notification }) => notification),
    );
    await deps.db.transact((tx) =>
      saveTold(
        tx,
        news.map(({ userId }) => ({ userId, subjectId: product.id, price })),
        now,
      ),
    );
    after = likers.length < readersAtOnce ? null : likers.at(-1)!.userId;
  }
}

function newsFor({ defaultLocale }: NotificationsDeps, product: ChangedProduct, liker: Liker, now: Date): Told[] {
  const { id, shopId, titles, price, priceBefore, availableBefore } = product;
  const { userId, likedAt, priceWhenLiked, toldAt, toldPrice } = liker;
  const told = toldAt && toldPrice !== null ? { at: toldAt, price: toldPrice } : null;
  const from = droppedFrom({ likedAt, priceWhenLiked, told }, priceBefore, price, now);
  if (availableBefore && from === null) return [];
  const date = now.toISOString().slice(0, 10);
  return [
    {
      userId,
      notification: {
        reader: 'user',
        readerId: userId,
        kind: availableBefore ? 'favourite_cheaper' : 'favourite_back',
        subject: availableBefore ? `product:${id}:${price}:${date}` : `product:${id}:back:${date}`,
        details: {
          product: pickText(titles, parseLocale(liker.locale) ?? defaultLocale),
          amount: toWire(usd(price)),
          before: toWire(usd(from ?? price)),
          page: `/detail/${id}/${shopId}`,
        },
      },
    },
  ];
}
