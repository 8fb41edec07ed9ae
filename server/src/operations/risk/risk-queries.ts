import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/operations/desk/risk';
import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** How many accounts of a finding are shown. */
const shownAccounts = 50;

/** The outcome of the last review, unless there are accounts that it did not see. */
const stateOf = sql<contract.RiskState>`coalesce((
  select case when f.accounts <@ v.accounts then v.outcome else 'new' end from risk_reviews v
  where v.finding_id = f.id order by v.at desc, v.id desc limit 1), 'new')`;

const findings = (read: Read) =>
  read
    .selectFrom('risk_findings as f')
    .select(['f.id', 'f.kind', 'f.facts', 'f.found_at', 'f.gone_at', stateOf.as('state')])
    .select([
      sql<number>`cardinality(f.accounts)`.as('count'),
      sql<{ id: string; name: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.nickname) order by u.created_at), '[]')
        from (select * from users where id = any(f.accounts) order by created_at limit ${shownAccounts}) u)`.as(
        'accounts',
      ),
      sql<{ by: string; at: string; outcome: contract.RiskOutcome; note: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('by', o.name, 'at', v.at, 'outcome', v.outcome, 'note', v.note)
          order by v.at desc, v.id desc), '[]')
        from risk_reviews v join operators o on o.id = v.operator_id where v.finding_id = f.id)`.as('reviews'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof findings>['executeTakeFirstOrThrow']>>;

const present = ({ kind, facts, found_at: foundAt, gone_at: goneAt, reviews, ...row }: Row): contract.RiskRow => ({
  ...row,
  kind: kind as contract.RiskKind,
  facts: facts as Record<string, string>,
  found_at: foundAt.toISOString(),
  gone: goneAt ? 1 : 0,
  reviews: reviews.map(({ at, ...review }) => ({ ...review, at: new Date(at).toISOString() })),
});

/** A page of what the job found, and how many findings are in each state. */
export async function listRisks(
  read: Read,
  { page, limit, sort, state, kind, user_id }: ParsedInputOf<typeof contract.risks>,
): Promise<OutputOf<typeof contract.risks>> {
  const direction = sort === 'found_at' ? 'asc' : 'desc';
  const conditions = sql<SqlBool>`(${kind ?? null}::text is null or f.kind = ${kind ?? null})
    and (${user_id ?? null}::uuid is null or f.accounts @> array[${user_id ?? null}::uuid])
    and (f.gone_at is null or exists (select from risk_reviews v where v.finding_id = f.id))`;
  let query = findings(read).where(conditions).orderBy('f.found_at', direction).orderBy('f.id', direction);
  if (state) query = query.where(sql<SqlBool>`${stateOf} = ${state}`);
  const [rows, groups] = await Promise.all([
    query.limit(limit).offset(rowsBefore(page, limit)).execute(),
    read
      .selectFrom('risk_findings as f')
      .select((eb) => [stateOf.as('state'), eb.fn.countAll<bigint>().as('count')])
      .where(conditions)
      .groupBy('state')
      .execute(),
  ]);
  const counts = Object.fromEntries(groups.map((group) => [group.state, Number(group.count)]));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { list: rows.map(present), total: state ? (counts[state] ?? 0) : all, counts };
}

/** One finding. @throws Refusal `risk_not_found`. */
export const riskById = async (read: Read, id: string): Promise<contract.RiskRow> =>
  present(requireFound(await findings(read).where('f.id', '=', id).executeTakeFirst(), 'risk_not_found'));
