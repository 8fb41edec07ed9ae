import type { PolicyKind, Trader } from '@tradewind/contract/goods/shops';
import type { Read } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';

export interface TraderRow extends Trader {
  written_at: Date;
  /** The last decision of an operator about these details; null without one. */
  check: { checked: boolean; at: Date; reason: string } | null;
}

export interface PolicyRow {
  kind: PolicyKind;
  texts: LocalTexts;
  written_at: Date;
}

/** The current trader of a shop; null without one. */
export async function traderOf(read: Read, shopId: string): Promise<TraderRow | null> {
  const row = await read
    .selectFrom('shop_traders as t')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('trader_checks')
          .select(['checked', 'made_at', 'reason'])
          .whereRef('trader_id', '=', 't.id')
          .orderBy('made_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select([
      'legal_name',
      'address',
      'country',
      'register',
      'registration_number',
      'tax_number',
      'email',
      'phone',
      'written_at',
      'c.checked',
      'c.made_at',
      'c.reason',
    ])
    .where('shop_id', '=', shopId)
    .orderBy('written_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { checked, made_at: at, reason, ...trader } = row;
  return { ...trader, check: checked !== null && at !== null ? { checked, at, reason: reason ?? '' } : null };
}

/** The policies that a shop wrote itself, by kind; withdrawn ones are missing. */
export async function ownPoliciesOf(read: Read, shopId: string): Promise<Map<PolicyKind, PolicyRow>> {
  const rows = await read
    .selectFrom('shop_policies')
    .distinctOn('kind')
    .select(['kind', 'texts', 'written_at'])
    .where('shop_id', '=', shopId)
    .orderBy('kind')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const written = rows.filter(({ texts }) => Object.values(texts).some(Boolean));
  return new Map(written.map((row) => [row.kind as PolicyKind, { ...row, kind: row.kind as PolicyKind }]));
}
