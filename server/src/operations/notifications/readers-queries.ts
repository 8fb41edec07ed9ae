import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { NotificationChannel, NotificationGroup } from '@tradewind/contract/operations/notifications';
import { parseLocale, type Locale } from '@tradewind/contract/base/locales';
import type { Read } from '../../base/db/database.ts';
import { isFixed, defaultChoice } from './kinds.ts';

/** A user who gets notifications, with their choices. */
export interface Reader {
  id: string;
  locale: Locale | null;
  /** The confirmed address; null without one. */
  email: string | null;
  wants(group: NotificationGroup, channel: NotificationChannel): boolean;
}

/** Readers by user id. */
export async function findReaders(read: Read, userIds: readonly string[]): Promise<Map<string, Reader>> {
  if (userIds.length === 0) return new Map();
  const ids = [...new Set(userIds)];
  const [users, choices] = await Promise.all([
    read.selectFrom('users').select(['id', 'locale', 'email', 'email_confirmed_at']).where('id', 'in', ids).execute(),
    read
      .selectFrom('notification_choices')
      .select(['user_id', 'kind_group', 'channel', 'wanted'])
      .where('user_id', 'in', ids)
      .execute(),
  ]);
  const chosen = new Map(
    choices.map(({ user_id, kind_group, channel, wanted }) => [`${user_id} ${kind_group} ${channel}`, wanted]),
  );
  return new Map(
    users.map(({ id, locale, email, email_confirmed_at }): [string, Reader] => [
      id,
      {
        id,
        locale: parseLocale(locale),
        email: email_confirmed_at ? email : null,
        wants: (group, channel) =>
          isFixed(group, channel) ? true : (chosen.get(`${id} ${group} ${channel}`) ?? defaultChoice(group, channel)),
      },
    ]),
  );
}

export interface ShopReader {
  id: string;
  role: ShopRole;
}

/** The members of each of these shops. */
export async function findShopReaders(read: Read, shopIds: readonly string[]): Promise<Map<string, ShopReader[]>> {
  if (shopIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('shop_members')
    .select(['shop_id', 'user_id', 'role'])
    .where('shop_id', 'in', [...new Set(shopIds)])
    .orderBy('user_id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.shop_id)].map(([shopId, members]) => [
      shopId,
      members.map(({ user_id, role }) => ({ id: user_id, role: role as ShopRole })),
    ]),
  );
}

/** Whether a user is a member of any shop. */
export async function isMerchant(read: Read, userId: string): Promise<boolean> {
  return (
    (await read
      .selectFrom('shop_members')
      .select('shop_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}
