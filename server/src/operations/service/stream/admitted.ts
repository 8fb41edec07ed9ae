import { shopRights } from '@tradewind/contract/base/shop-roles';
import { isOneOf } from '../../../base/db/conditions.ts';
import type { Read } from '../../../base/db/database.ts';
import { openSessionIds } from '../../../people/users/index.ts';
import { openDeskSessionIds } from '../../../platform/operators/index.ts';
import type { StreamViewer } from './tickets.ts';

/** Which viewers may still read: their session is open, and members and operators still have their right. */
export async function admitted(
  read: Read,
  viewers: readonly StreamViewer[],
  now: Date,
): Promise<(viewer: StreamViewer) => boolean> {
  const idsOf = (isWanted: (viewer: StreamViewer) => boolean) => [
    ...new Set(viewers.filter(isWanted).map(({ sessionId }) => sessionId)),
  ];
  const members = viewers.filter(({ side }) => side === 'shop');
  const [users, operators, memberships] = await Promise.all([
    openSessionIds(
      read,
      idsOf(({ side }) => side !== 'platform'),
      now,
    ),
    openDeskSessionIds(
      read,
      { ids: idsOf(({ side }) => side === 'platform'), role: 'support', right: 'service.read' },
      now,
    ),
    membershipsOf(read, members),
  ]);
  return ({ side, sessionId, accountId, shopId }) =>
    side === 'platform'
      ? operators.has(sessionId)
      : users.has(sessionId) && (side === 'shopper' || memberships.has(`${shopId} ${accountId}`));
}

async function membershipsOf(read: Read, members: readonly StreamViewer[]): Promise<ReadonlySet<string>> {
  if (members.length === 0) return new Set();
  const rows = await read
    .selectFrom('shop_members')
    .select(['shop_id', 'user_id'])
    .where(isOneOf('user_id', [...new Set(members.map(({ accountId }) => accountId))]))
    .where('role', 'in', [...shopRights.service])
    .execute();
  return new Set(rows.map((row) => `${row.shop_id} ${row.user_id}`));
}
