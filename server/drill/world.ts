import { openDatabase, type Database } from '../src/base/db/database.ts';
import { derivedSecret } from '../src/base/secrets/derived-secret.ts';
import { setSetting } from '../src/platform/settings/index.ts';
import { createShoppers, type Shopper } from '../bench/shoppers.ts';
import { buildBankAccount } from '../test/build-bank-account.ts';
import { buildProduct, type BuiltProduct } from '../test/build-catalog.ts';
import { joinShop } from '../test/build-merchant.ts';
import { buildOperator } from '../test/build-operator.ts';
import { openNetwork } from '../test/open-network.ts';

/** The secret of all installations of the drill. */
export const secret = Buffer.from('the secret of the outage drill');
export const sandboxSecret = derivedSecret(secret, 'payment sandbox');

export interface DrillShopper extends Shopper {
  /** The URL of an uploaded picture, as evidence of transfers. */
  receipt: string;
}

/** A product of a shop of its own. */
export interface DrillProduct extends BuiltProduct {
  /** Who owns the shop, signed in at its desk. */
  owner: Shopper;
}

/** What the acts of the drill need. */
export interface World {
  shoppers: readonly DrillShopper[];
  products: readonly DrillProduct[];
  /** The token of a finance operator. */
  operator: string;
  /** Whether card payments use the sandbox. */
  hasSandbox: boolean;
}

const productCount = 12;

/** Fills the migrated database of an installation. */
export async function prepareWorld(url: string, shopperCount: number, hasSandbox: boolean): Promise<World> {
  const db = openDatabase({ url, pool: 4 });
  try {
    const now = new Date();
    await db.transact(async (tx) => {
      await setSetting(tx, 'wallet.mode', 'open', { by: null, at: now });
      // In US cents: far more than the drill withdraws.
      await setSetting(tx, 'withdrawal.perDay', 100_000_000_000, { by: null, at: now });
      await setSetting(tx, 'service.shopperMinuteCount', 10_000, { by: null, at: now });
      await setSetting(tx, 'service.deskMinuteCount', 10_000, { by: null, at: now });
    });
    await openNetwork(db);
    const shoppers = await createShoppers(db, shopperCount, secret);
    for (const { id } of shoppers) await buildBankAccount(db, id);
    const { token: operator } = await buildOperator(db, ['finance']);
    return {
      shoppers: shoppers.map((shopper) => ({ ...shopper, receipt: '' })),
      products: await buildProducts(db),
      operator,
      hasSandbox,
    };
  } finally {
    await db.close();
  }
}

/** Makes an installation one of a demo, whose card payments use the sandbox: one painted picture decides that. */
export async function markAsDemo(url: string): Promise<void> {
  const db = openDatabase({ url, pool: 1 });
  try {
    await db.transact((tx) => tx.insertInto('demo_pictures').values({ name: 'one', recipe: {} }).execute());
  } finally {
    await db.close();
  }
}

/** Products of different prices, each of a shop of its own, with stock for every order of the drill. */
async function buildProducts(db: Database): Promise<DrillProduct[]> {
  const products: DrillProduct[] = [];
  for (const [index, owner] of (await createShoppers(db, productCount, secret)).entries()) {
    const product = await buildProduct(db, { price: 137n * BigInt(index + 1), stock: 1_000_000 });
    await joinShop(db, owner.id, product.shopId, 'owner', new Date());
    products.push({ ...product, owner });
  }
  return products;
}
