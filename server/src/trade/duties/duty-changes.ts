import type { ChangedField } from '@tradewind/contract/platform/desk/changes';
import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { ChangeKind } from '../../platform/changes/index.ts';
import { livingCategory } from '../../goods/catalog/index.ts';
import { audit } from '../../platform/operators/index.ts';

/**
 * A rule of duty or tax that is to apply from the moment at which it is stored. Amounts are US cents as text. What is optional
 * is absent in changes that were proposed before it existed.
 */
export interface NewDutyRule {
  /** ISO 3166-1, two letters. */
  country: string;
  kind: 'duty' | 'tax';
  /** Null: every category without a rule of its own. */
  category: string | null;
  /** The first digits of the HS code; null: any. */
  hsPrefix?: string | null;
  /** Basis points. */
  rate: number;
  /** Beside the rate: an amount for each piece, or once for each tariff class in the parcel. */
  unit?: 'piece' | 'class' | null;
  unitAmount?: string;
  /** It applies to parcels with products worth more than this. */
  over: string;
  /** And at most this; null: any amount. */
  upTo: string | null;
  /** Whether it is paid with the order; otherwise it is shown as an estimate. */
  collected: boolean;
  /** Parcels of shops in these countries are no imports. */
  exceptFrom: string[];
  /** It holds for parcels of shops in these countries only; none: from everywhere. */
  onlyFrom?: string[];
  /** ISO 8601; null: until it is ended. */
  until: string | null;
}

/** Adds a rule of duty or tax. Rules are never changed, so that orders and history stay explainable. */
export const dutyAddition: ChangeKind<NewDutyRule> = {
  name: 'duty.add',
  proposers: ['finance', 'admin'],
  async validate(tx, { category, until }, now) {
    if (category !== null && !(await nameOfCategory(tx, category))) refuse('setting_invalid', {}, ['category']);
    if (until !== null && new Date(until) <= now) refuse('setting_invalid', {}, ['valid_until']);
  },
  async present(tx, rule) {
    const named = rule.category === null ? undefined : await nameOfCategory(tx, rule.category);
    const fields: ChangedField[] = [
      { field: 'duty_kind', before: null, after: rule.kind },
      { field: 'rate_bp', before: null, after: rule.rate },
      { field: 'hs_prefix', before: null, after: rule.hsPrefix ?? null },
      { field: 'unit', before: null, after: rule.unit ?? null },
      { field: 'unit_amount', before: null, after: rule.unitAmount && rule.unit ? dollars(rule.unitAmount) : null },
      { field: 'over', before: null, after: dollars(rule.over) },
      { field: 'up_to', before: null, after: rule.upTo && dollars(rule.upTo) },
      { field: 'collected', before: null, after: rule.collected },
      { field: 'except_from', before: null, after: rule.exceptFrom },
      { field: 'only_from', before: null, after: rule.onlyFrom ?? [] },
      { field: 'valid_until', before: null, after: rule.until },
    ];
    return {
      subject: `duty:${rule.country}/${rule.kind}/${rule.category ?? rule.hsPrefix ?? 'all'}/${rule.over}`,
      name: [rule.country, named].filter(Boolean).join(' · '),
      fields,
    };
  },
  async apply(tx, rule, { by, approvedBy, changeId, reason, at }) {
    const id = await insertDutyRule(tx, rule, { by, at });
    const details = { ...rule, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'duty.add', `duty:${id}`, details, at);
  },
};

/** Ends a rule; one that has not begun never applies. */
export const dutyEnd: ChangeKind<{ id: string }> = {
  name: 'duty.end',
  proposers: ['finance', 'admin'],
  async validate(tx, { id }, now) {
    const rule = await lockRule(tx, id);
    if (rule.valid_until && rule.valid_until <= endOf(rule, now)) refuse('duty_rule_not_found');
  },
  async present(tx, { id }) {
    const { country, kind, category_code: category, rate_bp: rate } = await lockRule(tx, id);
    const named = category === null ? undefined : await nameOfCategory(tx, category);
    return {
      subject: `duty:${id}`,
      name: [country, named].filter(Boolean).join(' · '),
      fields: [
        { field: 'duty_kind', before: kind, after: null },
        { field: 'rate_bp', before: rate, after: null },
      ],
    };
  },
  async apply(tx, { id }, { by, approvedBy, changeId, reason, at }) {
    const rule = await lockRule(tx, id);
    await tx
      .updateTable('duty_rules')
      .set({ valid_until: endOf(rule, at) })
      .where('id', '=', id)
      .execute();
    const details = { country: rule.country, kind: rule.kind, reason, change: changeId, approved_by: approvedBy };
    await audit(tx, by, 'duty.end', `duty:${id}`, details, at);
  },
};

/** Stores a rule that applies from a moment on. @param from `by` is null for the installation itself. @returns its id. */
export async function insertDutyRule(
  tx: Tx,
  { country, kind, category, hsPrefix, rate, unit, unitAmount, over, upTo, collected, ...rule }: NewDutyRule,
  { by, at }: { by: { id: string } | null; at: Date },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('duty_rules')
    .values({
      id,
      country,
      kind,
      // It may have been merged since the change was proposed.
      category_code: category === null ? null : await livingCategory(tx, category),
      hs_prefix: hsPrefix,
      rate_bp: rate,
      unit,
      unit_amount: BigInt(unitAmount ?? '0'),
      above: BigInt(over),
      up_to: upTo === null ? null : BigInt(upTo),
      collected,
      except_from: rule.exceptFrom,
      only_from: rule.onlyFrom ?? [],
      valid_from: at,
      valid_until: rule.until === null ? null : new Date(rule.until),
      made_by: by?.id ?? null,
      made_at: at,
    })
    .execute();
  return id;
}

const lockRule = async (tx: Tx, id: string) =>
  requireFound(
    await tx
      .selectFrom('duty_rules')
      .select(['country', 'kind', 'category_code', 'rate_bp', 'valid_from', 'valid_until'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    'duty_rule_not_found',
  );

/** When a rule ends that is ended now. */
const endOf = ({ valid_from: from }: { valid_from: Date }, now: Date): Date => (from > now ? from : now);

async function nameOfCategory(read: Read, code: string): Promise<string | undefined> {
  const row = await read.selectFrom('categories').select('names').where('code', '=', code).executeTakeFirst();
  return row && (row.names.en ?? code);
}

const dollars = (cents: string): string => toWire(usd(BigInt(cents)));
