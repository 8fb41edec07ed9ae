import type { DeskShopDetail } from '@tradewind/contract/operations/desk/shops';
import { requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { listMembers } from '../../../goods/merchants/index.ts';
import { findTrader } from '../../../goods/shops/index.ts';
import { readScorecard } from '../../insights/index.ts';
import { cents } from '../wire.ts';
import { findShop } from './shop-figures-queries.ts';

const historyLength = 50;

/** One shop with all that operators decide by. @throws Refusal `shop_not_found`. */
export async function showShop(
  read: Read,
  { id, days }: { id: string; days: number },
  now: Date,
): Promise<DeskShopDetail> {
  const [shop, scorecard, accounts, members, trader, states, history] = await Promise.all([
    findShop(read, id, now),
    readScorecard(read, id, days, now),
    accountsOf(read, id),
    listMembers(read, id, ''),
    findTrader(read, id),
    productStates(read, id),
    historyOf(read, id),
  ]);
  return {
    ...requireFound(shop, 'shop_not_found'),
    scorecard,
    accounts,
    members: members.map(({ id: userId, username, nickname, avatar, role, since }) => ({
      id: userId,
      username,
      nickname,
      avatar,
      role,
      since,
    })),
    trader,
    products_by_state: states,
    history,
  };
}

async function accountsOf(read: Read, id: string): Promise<DeskShopDetail['accounts']> {
  const rows = await read
    .selectFrom('accounts as a')
    .innerJoin('balances as b', 'b.account_id', 'a.id')
    .select(['a.kind', 'b.amount'])
    .where('a.owner_id', '=', id)
    .where('a.kind', 'in', ['shop_available', 'shop_held', 'shop_debt'])
    .execute();
  const amountOf = (kind: string) => cents(rows.find((row) => row.kind === kind)?.amount ?? 0n);
  return { available: amountOf('shop_available'), held: amountOf('shop_held'), debt: amountOf('shop_debt') };
}

const productStates = (read: Read, id: string) =>
  read
    .selectFrom('products')
    .select(['status as state', sql<number>`count(*)::int`.as('count')])
    .where('shop_id', '=', id)
    .groupBy('status')
    .orderBy('count', 'desc')
    .execute();

async function historyOf(read: Read, id: string): Promise<DeskShopDetail['history']> {
  const rows = await read
    .selectFrom('audit_log as a')
    .leftJoin('operators as o', 'o.id', 'a.operator_id')
    .select(['a.id', 'a.at', 'a.act', 'a.details', 'o.name'])
    .where('a.subject', '=', `shop:${id}`)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(historyLength)
    .execute();
  return rows.map(({ id: entry, at, act, details, name }) => {
    const { reason } = (details ?? {}) as { reason?: unknown };
    return { id: entry, at: at.toISOString(), act, by: name ?? '', reason: typeof reason === 'string' ? reason : '' };
  });
}
