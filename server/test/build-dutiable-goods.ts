import { usd } from '@tradewind/contract/base/money';
import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { writeZones, type FreightOption } from '../src/trade/freight/index.ts';
import { buildProduct, buildShop } from './build-catalog.ts';

/** Standard delivery by pieces; amounts are in US cents. */
export const standard = (first: number, next: number, freeOver: number | null = null): FreightOption => ({
  kind: 'standard',
  daysFrom: 4,
  daysTo: 8,
  measure: 'pieces',
  firstSize: 1,
  first: usd(first),
  nextSize: 1,
  next: usd(next),
  freeOver: freeOver === null ? null : usd(freeOver),
});
const express = (first: number, next: number): FreightOption => ({
  ...standard(first, next),
  kind: 'express',
  daysFrom: 1,
  daysTo: 3,
  measure: 'grams',
  firstSize: 500,
  nextSize: 250,
});

/** Builds two shops, near and far, with goods, delivery to some countries, and duty rules of those countries. */
export async function buildDutiableGoods(db: Database) {
  const [near, far] = [await buildShop(db, { name: 'Near' }), await buildShop(db, { name: 'Far' })];
  const goods = [
    await buildProduct(db, { shop: near, price: 1_999n, stock: 100_000, category: 'food' }),
    await buildProduct(db, { shop: near, price: 12_345n, stock: 100_000, category: 'toys' }),
    await buildProduct(db, { shop: far, price: 777n, stock: 100_000, category: 'food' }),
  ] as const;

  await db.transact(async (tx) => {
    await writeZones(tx, near.id, [
      { id: newId(), countries: ['TH', 'SG'], options: [standard(480, 60, 30_000), express(990, 310)] },
      { id: newId(), countries: ['*'], options: [standard(980, 260)] },
    ]);
    await writeZones(tx, far.id, [
      { id: newId(), countries: ['US'], options: [] },
      { id: newId(), countries: ['TH', 'SG', 'DE'], options: [standard(770, 130), express(1_900, 450)] },
    ]);
    const rule = {
      above: 0n,
      up_to: null,
      collected: true,
      except_from: [],
      valid_from: new Date('2026-01-01'),
      made_at: new Date('2026-01-01'),
    };
    await tx
      .insertInto('duty_rules')
      .values([
        { ...rule, id: newId(), country: 'TH', kind: 'tax', rate_bp: 700 },
        { ...rule, id: newId(), country: 'TH', kind: 'duty', rate_bp: 1_250, category_code: 'toys' },
        { ...rule, id: newId(), country: 'TH', kind: 'duty', rate_bp: 333, collected: false },
        { ...rule, id: newId(), country: 'SG', kind: 'tax', rate_bp: 900, up_to: 30_000n },
        { ...rule, id: newId(), country: 'SG', kind: 'tax', rate_bp: 900, above: 30_000n, collected: false },
        { ...rule, id: newId(), country: 'DE', kind: 'tax', rate_bp: 1_900, except_from: ['PT'] },
        { ...rule, id: newId(), country: 'TH', kind: 'tax', rate_bp: 9_000, valid_from: new Date('2099-01-01') },
        { ...rule, id: newId(), country: 'TH', kind: 'tax', rate_bp: 9_000, valid_until: new Date('2026-01-02') },
      ])
      .execute();
  });

  return { near, far, goods };
}
