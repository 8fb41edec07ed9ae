import { hasRight, type ShopRight, type ShopRole } from '@tradewind/contract/base/shop-roles';
import {
  startSteps,
  toDoKinds,
  type StartStep,
  type ToDoKind,
} from '@tradewind/contract/operations/shop-desk/insights';
import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';

/** What waits for a shop: how much, and the first deadline. */
export interface ToDo {
  kind: ToDoKind;
  count: number;
  due_at: Date | null;
}

/** The right that a member needs to see what waits. */
const rightOf: Record<ToDoKind, ShopRight> = {
  late: 'orders',
  ship: 'orders',
  cancel: 'orders',
  refund: 'aftersales',
  return: 'aftersales',
  dispute: 'aftersales',
  question: 'reviews',
  review: 'reviews',
  low_stock: 'catalogue',
  taken_down: 'catalogue',
};

/** What waits for a member of the shop, the most urgent kinds first; kinds of which nothing waits are left out. */
export async function listToDo(read: Read, shopId: string, role: ShopRole, now: Date): Promise<ToDo[]> {
  const rows = await rowsOf<ToDo>(
    read,
    sql`
    select kind, count, due_at from (
      select unnest(array['late', 'ship', 'cancel']) as kind,
        unnest(array[count(*) filter (where ships and ship_by <= ${now}), count(*) filter (where ships),
          count(*) filter (where cancel_answer_by is not null)])::int as count,
        unnest(array[min(ship_by) filter (where ships and ship_by <= ${now}),
          min(ship_by) filter (where ships and ship_by > ${now}), min(cancel_answer_by)]) as due_at
      from (
        select ship_by, cancel_answer_by, refund_status <> 1 as ships from orders
        where shop_id = ${shopId} and status = 'waiting_delivery'
      ) o
      union all
      select case state when 'pending' then 'refund' when 'returned' then 'return' else 'dispute' end, count(*)::int,
        min(case when state = 'in_dispute' then evidence_until else due_at end)
      from refund_requests
      where shop_id = ${shopId} and over_at is null
        and (state in ('pending', 'returned') or (state = 'in_dispute' and evidence_until > ${now}))
      group by state
      union all
      select 'review', count(*)::int, null from reviews
      where shop_id = ${shopId} and replied_at is null and hidden_at is null
      union all
      select 'question', count(*)::int, null from product_questions q
      where shop_id = ${shopId} and hidden_at is null and words <> ''
        and not exists (select from product_answers where question_id = q.id and by_shop)
      union all
      select unnest(array['low_stock', 'taken_down']),
        unnest(array[count(*) filter (where status = 'on_sale' and low_stock), count(*) filter (where status = 'taken_down')])::int,
        null
      from products where shop_id = ${shopId}
    ) waiting where count > 0`,
  );
  return rows
    .filter(({ kind }) => hasRight(role, rightOf[kind]))
    .toSorted((one, other) => toDoKinds.indexOf(one.kind) - toDoKinds.indexOf(other.kind));
}

const rightOfStep: Record<StartStep, ShopRight> = {
  trader: 'legal',
  freight: 'freight',
  product: 'catalogue',
  payout_account: 'payout_accounts',
};

/** The steps before the first sale that a member of the shop can do and that are not done. */
export async function listStartSteps(read: Read, shopId: string, role: ShopRole): Promise<StartStep[]> {
  const [done] = await rowsOf<Record<StartStep, boolean>>(
    read,
    sql`
    select exists (select from shop_traders where shop_id = ${shopId}) as trader,
      exists (select from freight_zones where shop_id = ${shopId}) as freight,
      exists (select from products where shop_id = ${shopId} and status in ('on_sale', 'off_sale', 'scheduled', 'in_review')) as product,
      exists (select from payout_addresses where shop_id = ${shopId}) as payout_account`,
  );
  return startSteps.filter((step) => !done?.[step] && hasRight(role, rightOfStep[step]));
}
