import { shopRights } from '@tradewind/contract/base/shop-roles';
import type { Read } from '../../base/db/database.ts';

export interface Agent {
  id: string;
  name: string;
}

/** Who can take conversations of a desk: members of the shop with the right, or operators of the support. */
export async function agentsOf(read: Read, shopId: string | null): Promise<Agent[]> {
  if (shopId) {
    const members = await read
      .selectFrom('shop_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['u.id', 'u.username', 'u.nickname'])
      .where('m.shop_id', '=', shopId)
      .where('m.role', 'in', [...shopRights.service])
      .orderBy('m.since')
      .orderBy('u.id')
      .execute();
    return members.map(({ id, nickname, username }) => ({ id, name: nickname || username }));
  }
  return read
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .where((eb) => eb('roles', '@>', eb.val(['support'])))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The names of people who have or had conversations of a desk, also of those who left. */
export async function namesOfAgents(
  read: Read,
  shopId: string | null,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  if (!shopId) {
    const operators = await read.selectFrom('operators').select(['id', 'name']).where('id', 'in', wanted).execute();
    return new Map(operators.map(({ id, name }) => [id, name]));
  }
  const users = await read
    .selectFrom('users')
    .select(['id', 'username', 'nickname'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(users.map(({ id, username, nickname }) => [id, nickname || username]));
}
