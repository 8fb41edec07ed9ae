import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { asJson } from '../../base/db/json-rows.ts';
import { together } from '../../base/db/shared-transaction.ts';
import type { Orders } from '../../base/db/schema.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { changesOf, publishAll, type Booked, type TransitionFacts } from '../../base/transitions/transition.ts';
import type { OrderEvent } from './order-events.ts';
import { requireTransition, transitions, type OrderTransition, type OrderTransitionRow } from './order.ts';
import type { LockedOrder } from './order-store.ts';

type Facts<Name extends OrderTransition> = TransitionFacts<
  (typeof transitions)[Name],
  Updateable<Orders>,
  OrderEvent
> & {
  /** Changes stock. It ends before the booking begins, since stock is locked before balances. */
  goods?: () => Promise<void>;
};

/**
 * Makes a transition of the table with locked orders: writes, books and publishes what the table says, with statements
 * that are sent together.
 *
 * @returns what the booking returned; undefined when nothing is booked.
 * @throws Refusal of the transition when one of the orders can't make it.
 */
export async function transitionOrders<Name extends OrderTransition, Given extends Facts<Name>>(
  tx: Tx,
  { jobs }: { jobs: Jobs },
  orders: readonly LockedOrder[],
  name: Name,
  facts: Given,
): Promise<Booked<Given>> {
  const { at, book, event, goods } = facts as AnyFacts;
  requireTransition(orders, name, at);
  const row: OrderTransitionRow = transitions[name];
  const ids = orders.map(({ id }) => id);
  const written = { ...(row.to !== 'same' && { status: row.to }), ...changesOf(row, at, facts) };
  const changes = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
  const [, booked] = await Promise.all([
    Object.keys(changes).length > 0 && changeOrders(tx, { ids, changes }),
    (async () => {
      await goods?.();
      return row.books && book?.[row.books]?.();
    })(),
    publishAll(
      tx,
      jobs,
      row,
      ids.map((orderId) => ({ orderId, ...event })),
    ),
  ]);
  return booked as Booked<Given>;
}

/** Writes columns of orders; those that change the same columns in one statement. */
const changeOrders = together(
  async (tx, wanted: readonly { ids: readonly string[]; changes: Record<string, unknown> }[]): Promise<void[]> => {
    const columnsOf = ({ changes }: (typeof wanted)[number]) => Object.keys(changes).join();
    await Promise.all(
      [...Map.groupBy(wanted, columnsOf).values()].map((alike) => {
        const rows = alike.flatMap(({ ids, changes }) => ids.map((id) => ({ ...changes, id })));
        const columns = Object.keys(alike[0]!.changes).map((name) => sql`${sql.id(name)} = w.${sql.id(name)}`);
        return sql`
          update orders set ${sql.join(columns)}
          from jsonb_populate_recordset(null::orders, ${asJson(rows)}::jsonb) w where orders.id = w.id`.execute(tx);
      }),
    );
    return wanted.map(() => {});
  },
);

/** The facts of any transition. */
interface AnyFacts {
  at: Date;
  book?: Readonly<Record<string, () => Promise<unknown>>>;
  event?: object;
  goods?: () => Promise<void>;
}
