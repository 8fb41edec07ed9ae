import type { Endpoint, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import { deskProducts } from '@tradewind/contract/goods/desk/products';
import { traders } from '@tradewind/contract/goods/desk/traders';
import { journal } from '@tradewind/contract/money/desk/books';
import type { findAnywhere as contract, Found, FoundKind } from '@tradewind/contract/operations/desk/find';
import { deskUsers } from '@tradewind/contract/people/desk/users';
import { deskOrders } from '@tradewind/contract/trade/desk/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere, likeBeginning } from '../../base/db/like.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { isId } from '../../base/ids/ids.ts';

/** Rows of each kind. */
const most = 6;

interface Wanted {
  q: string;
  locale: Locale;
}

/** Each kind with the list that shows its rows: who may open the list may find them. */
const kinds: Readonly<Record<FoundKind, { list: Endpoint; find: (wanted: Wanted) => RawBuilder<unknown> }>> = {
  order: {
    list: deskOrders,
    find: ({ q }) => sql`
      select 'order' as kind, o.id::text, o.sn as title, h.name as note from orders o join shops h on h.id = o.shop_id
      where o.id in (
        (select id from orders where sn like ${likeBeginning(q.toUpperCase())} order by sn desc limit ${most})
        union select ${idIn(q)}
        union select order_id from parcels where number = upper(${q})
        union select id from orders where group_id in (select id from order_groups where out_trade_no = upper(${q})))
      order by o.placed_at desc limit ${most}`,
  },
  user: {
    list: deskUsers,
    find: ({ q }) => sql`
      select 'user' as kind, u.id::text, u.username as title, coalesce(u.email, u.nickname) as note from users u
      where u.id = ${idIn(q)} or u.username ilike ${likeAnywhere(q)} or u.nickname ilike ${likeAnywhere(q)}
        or u.email ilike ${likeAnywhere(q)} or u.mobile ilike ${likeAnywhere(q)}
      limit ${most}`,
  },
  shop: {
    list: traders,
    find: ({ q }) => sql`
      select 'shop' as kind, h.id::text, h.name as title, h.slug as note from shops h
      where h.id = ${idIn(q)} or h.name ilike ${likeAnywhere(q)} limit ${most}`,
  },
  product: {
    list: deskProducts,
    find: ({ q, locale }) => sql`
      select 'product' as kind, p.id::text, coalesce(p.titles ->> ${locale}, p.titles ->> 'en', '') as title, h.name as note
      from products p join shops h on h.id = p.shop_id
      where p.id = ${idIn(q)}
        or p.id in (select product_id from product_desk_words where words like ${likeAnywhere(q.toLowerCase())} limit 50)
      limit ${most}`,
  },
  transaction: {
    list: journal,
    find: ({ q }) => sql`
      select 'transaction' as kind, t.reference as id, t.reference as title, t.kind as note from transactions t
      where t.id = ${idIn(q)} or t.reference = ${q} limit ${most}`,
  },
};

const idIn = (q: string): RawBuilder<unknown> => sql`${isId(q) ? q : null}::uuid`;

/** What an operator may see of orders, shoppers, shops, products and transactions that fit some words, in one statement. */
export async function findAnywhere(
  read: Read,
  roles: readonly OperatorRole[],
  q: string,
  locale: Locale,
): Promise<OutputOf<typeof contract>> {
  const open = Object.values(kinds).filter(({ list }) =>
    (list.roles ?? operatorRoles).some((role) => roles.includes(role)),
  );
  if (open.length === 0) return { list: [] };
  const parts = open.map(({ find }) => sql`(${find({ q, locale })})`);
  return { list: await rowsOf<Found>(read, sql.join(parts, sql` union all `)) };
}
