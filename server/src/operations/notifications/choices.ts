import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import {
  notificationGroups,
  type chooseNotification,
  type notificationChoices,
} from '@tradewind/contract/operations/notifications';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { isFixed } from './kinds.ts';
import { saveChoice } from './notifications-store.ts';
import { findReaders, isMerchant } from './readers-queries.ts';

const flag = (yes: boolean) => (yes ? 1 : 0);

/** The shopper's notification choices by group and channel; the group `sales` is for merchants only, and applicants always hear of their application. */
export async function showChoices(
  { db: { read } }: Pick<Deps, 'db'>,
  { actor: { userId } }: ShopperCall,
): Promise<OutputOf<typeof notificationChoices>> {
  const [readers, merchant, hasEmail] = await Promise.all([
    findReaders(read, [userId]),
    isMerchant(read, userId),
    read.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst(),
  ]);
  const reader = readers.get(userId) ?? refuse('not_signed_in');
  const groups = notificationGroups.filter((group) => group !== 'merchant_entry' && (group !== 'sales' || merchant));
  return {
    mail: reader.email ? 'confirmed' : hasEmail?.email ? 'unconfirmed' : 'none',
    list: groups.map((group) => ({
      group,
      in_app: flag(reader.wants(group, 'in_app')),
      email: flag(reader.wants(group, 'email')),
      push: flag(reader.wants(group, 'push')),
      in_app_fixed: flag(isFixed(group, 'in_app')),
      email_fixed: flag(isFixed(group, 'email')),
      push_fixed: flag(isFixed(group, 'push')),
    })),
  };
}

/** Switches notifications of a group on or off for a channel. @throws Refusal `bad_request` for a fixed choice. */
export async function updateChoice(
  { db }: Pick<Deps, 'db'>,
  { actor }: ShopperCall,
  { group, channel, wanted }: ParsedInputOf<typeof chooseNotification>,
): Promise<null> {
  if (isFixed(group, channel)) refuse('bad_request', {}, ['group']);
  await db.transact((tx) => saveChoice(tx, actor.userId, group, channel, wanted === 1));
  return null;
}
