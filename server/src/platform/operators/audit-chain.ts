import type { AuditProblem, BrokenEntry } from '@tradewind/contract/platform/desk/audit';
import { sql } from 'kysely';
import type { Database, Tx } from '../../base/db/database.ts';
import { inBatches } from '../../base/db/in-batches.ts';

/** How many seals one statement of a check recomputes. */
const sliceSize = 20_000;

/** What a check of the chain saw. */
export interface AuditReport {
  /** Entries with a seal, and entries that wait for one. */
  sealed: bigint;
  waiting: bigint;
  /** The last hash; null when nothing is sealed. */
  head: Buffer | null;
  /** The first broken entry. */
  broken: BrokenEntry | null;
}

/** Seals the entries that wait, the oldest first, a few in each transaction. @returns how many. */
export const sealAuditLog = ({ db }: { db: Database }, batch = 1_000): Promise<number> =>
  inBatches(
    db,
    async (tx, limit) => {
      const { rows } = await sql<{ sealed: number }>`select seal_audit_log(${limit}::int) as sealed`.execute(tx);
      return rows[0]!.sealed;
    },
    batch,
  );

/**
 * Recomputes every hash of the audit log in one consistent view, and compares the chain with the entries and with what
 * earlier checks saw. The database does the hashing, so memory does not grow with the log.
 */
export const verifyAuditLog = (db: Database): Promise<AuditReport> =>
  db.transact(
    async (tx) => {
      const chain = await walkChain(tx);
      const broken = chain.broken ?? (await findOutsideChain(tx)) ?? (await findRewritten(tx));
      const { waiting } = await tx
        .selectFrom('audit_unsealed')
        .select((eb) => eb.fn.countAll<bigint>().as('waiting'))
        .executeTakeFirstOrThrow();
      return { sealed: chain.number, waiting, head: chain.head, broken };
    },
    { snapshot: true, unlimited: true },
  );

interface Found {
  problem: AuditProblem;
  number: bigint | null;
  id: string | null;
  act: string | null;
  at: Date | null;
}

const present = ({ problem, number, id, act, at }: Found): BrokenEntry => ({
  problem,
  number: number === null ? null : Number(number),
  id,
  act: act ?? '',
  at: at?.toISOString() ?? null,
});

/** The milliseconds in which an id was made, which its first digits say. */
const madeAt = sql`('x' || substr(replace(s.audit_id::text, '-', ''), 1, 12))::bit(48)::bigint`;

/** Goes through the seals by number, slice by slice, up to the first that is not as it was. */
async function walkChain(tx: Tx): Promise<{ number: bigint; head: Buffer | null; broken: BrokenEntry | null }> {
  let number = 0n;
  let head: Buffer | null = null;
  let newest = 0n;
  for (;;) {
    const { rows } = await sql<Found>`
      with slice as (
        select s.number, s.hash, s.audit_id, ${madeAt} as made_at,
          ${number}::bigint + row_number() over chain as due,
          coalesce(lag(s.hash) over chain, ${head}::bytea, sha256('tradewind audit log')) as previous,
          greatest(max(${madeAt}) over (chain rows between unbounded preceding and 1 preceding), ${newest}::bigint) as newest
        from audit_seals s where s.number > ${number}::bigint and s.number <= ${number + BigInt(sliceSize)}::bigint
        window chain as (order by s.number)
      )
      select s.number, l.id, l.act, l.at,
        case when s.number <> s.due then 'unnumbered' when l.id is null then 'missing'
          when s.hash <> audit_hash(s.previous, s.number, l) then 'changed' else 'backdated' end as problem
      from slice s left join audit_log l on l.id = s.audit_id
      where s.number <> s.due or l.id is null or s.hash <> audit_hash(s.previous, s.number, l)
        or s.made_at < s.newest - 3600000
      order by s.number limit 1`.execute(tx);
    const last: { number: bigint; hash: Buffer; newest: bigint } | undefined = (
      await sql<{ number: bigint; hash: Buffer; newest: bigint }>`
        select s.number, s.hash, max(${madeAt}) over () as newest from audit_seals s
        where s.number > ${number}::bigint and s.number <= ${number + BigInt(sliceSize)}::bigint
        order by s.number desc limit 1`.execute(tx)
    ).rows[0];
    if (rows[0]) return { number: last!.number, head: last!.hash, broken: present(rows[0]) };
    if (!last) return { number, head, broken: await findBehindGap(tx, number) };
    ({ number, hash: head } = last);
    if (last.newest > newest) newest = last.newest;
  }
}

/** A seal behind so wide a gap that a slice was empty. */
async function findBehindGap(tx: Tx, number: bigint): Promise<BrokenEntry | null> {
  const { rows } = await sql<Found>`
    select 'unnumbered' as problem, s.number, l.id, l.act, l.at
    from audit_seals s left join audit_log l on l.id = s.audit_id
    where s.number > ${number}::bigint order by s.number limit 1`.execute(tx);
  return rows[0] ? present(rows[0]) : null;
}

/** An entry without a seal that does not wait for one, or one that waits and is gone. */
async function findOutsideChain(tx: Tx): Promise<BrokenEntry | null> {
  const { rows } = await sql<Found>`
    select 'unsealed' as problem, null::bigint as number, l.id, l.act, l.at from audit_log l
    where not exists (select from audit_seals s where s.audit_id = l.id)
      and not exists (select from audit_unsealed u where u.audit_id = l.id)
    union all
    select 'missing', null, u.audit_id, null, null from audit_unsealed u
    where not exists (select from audit_log l where l.id = u.audit_id)
    order by id limit 1`.execute(tx);
  return rows[0] ? present(rows[0]) : null;
}

/** A number at which an earlier check saw another hash: somebody computed the chain anew, or cut its end off. */
async function findRewritten(tx: Tx): Promise<BrokenEntry | null> {
  const { rows } = await sql<Found>`
    select 'rewritten' as problem, c.sealed as number, l.id, l.act, l.at
    from audit_checks c left join audit_seals s on s.number = c.sealed left join audit_log l on l.id = s.audit_id
    where c.sealed > 0 and s.hash is distinct from c.head
    order by c.sealed limit 1`.execute(tx);
  return rows[0] ? present(rows[0]) : null;
}
