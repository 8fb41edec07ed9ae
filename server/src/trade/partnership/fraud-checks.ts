import type { RefusedReward } from '@tradewind/contract/trade/invitations';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';

interface Pair {
  userId: string;
  inviterId: string;
  shopId: string;
}

type Check = (pair: Pair) => RawBuilder<unknown>;

/** Whether both accounts were signed in from the same network address with the same browser. */
const sharesDevice: Check = ({ userId, inviterId }) => sql`exists (
  select 1 from sessions a join sessions b on b.address = a.address and b.user_agent = a.user_agent
  where a.user_id = ${userId} and b.user_id = ${inviterId} and a.address <> '' and a.user_agent <> '')`;

const sharesMobile: Check = ({ userId, inviterId }) => sql`exists (
  select 1 from addresses a join addresses b on b.mobile_e164 = a.mobile_e164
  where a.user_id = ${userId} and b.user_id = ${inviterId})`;

/** The same place in different spellings of case, spaces and punctuation. */
const placeOf = (table: 'a' | 'b') => {
  const column = sql.ref(`${table}.detail`);
  return sql`lower(regexp_replace(normalize(${column}, nfkc), '[[:space:][:punct:]]', '', 'g'))`;
};
const sharesAddress: Check = ({ userId, inviterId }) => sql`exists (
  select 1 from addresses a join addresses b on ${placeOf('a')} = ${placeOf('b')} and b.country = a.country
  where a.user_id = ${userId} and b.user_id = ${inviterId} and length(${placeOf('a')}) > 7)`;

const sharesPayout: Check = ({ userId, inviterId }) => sql`exists (
  select 1 from payout_addresses a join payout_addresses b
    on b.method = a.method and b.network = a.network and lower(b.address) = lower(a.address)
  where a.user_id = ${userId} and b.user_id = ${inviterId})`;

/** Whether one of them works for the shop that sold the order. */
const ownsShop: Check = ({ userId, inviterId, shopId }) => sql`exists (
  select 1 from shop_members where shop_id = ${shopId} and user_id in (${userId}, ${inviterId}))`;

const checks: readonly (readonly [RefusedReward, Check])[] = [
  ['own_shop', ownsShop],
  ['same_payout', sharesPayout],
  ['same_device', sharesDevice],
  ['same_mobile', sharesMobile],
  ['same_address', sharesAddress],
];

/** Whether inviter and invited share a browser now. */
export async function isSameDevice(read: Read, pair: Pick<Pair, 'userId' | 'inviterId'>): Promise<boolean> {
  const [row] = await rowsOf<{ same: boolean }>(read, sql`select ${sharesDevice({ ...pair, shopId: '' })} as same`);
  return row?.same ?? false;
}

/** The first sign that inviter and invited are one person, or that one of them sold the order; null without any. */
export async function findFraud(read: Read, pair: Pair): Promise<RefusedReward | null> {
  const [row] = await rowsOf<{ reason: RefusedReward | null }>(
    read,
    sql`select case ${sql.join(
      checks.map(([reason, check]) => sql`when ${check(pair)} then ${sql.lit(reason)}`),
      sql` `,
    )} end as reason`,
  );
  return row?.reason ?? null;
}
