import type { Endpoint } from '@tradewind/contract/base/endpoint';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { hasRight, shopRoles, type ShopRole } from '@tradewind/contract/base/shop-roles';
import { day } from '../src/base/clock/clock.ts';
import type { Deps } from '../src/base/deps.ts';
import { newId } from '../src/base/ids/ids.ts';
import { dummyHash } from '../src/base/secrets/password-hash.ts';
import { addMember } from '../src/goods/merchants/index.ts';
import { createUser, openSession } from '../src/people/users/index.ts';
import { insertOperator, openDeskSession } from '../src/platform/operators/index.ts';
import { openHarvest, type Harvest } from './harvest.ts';
import type { Random } from './random.ts';

/** Somebody who sends requests. */
export interface Actor {
  kind: 'visitor' | 'shopper' | 'merchant' | 'operator';
  id: string | null;
  /** What one signs in with: the username or the email address. */
  name: string;
  /** Of a merchant. */
  shop?: { id: string; role: ShopRole } | undefined;
  /** Of an operator. */
  roles?: readonly OperatorRole[];
  token: string;
  harvest: Harvest;
  /** The latest input of each endpoint that answered a success, by its name. */
  accepted: Map<string, Record<string, unknown>>;
}

/**
 * Everyone whom the demo data has: a visitor, its shoppers, the members of its shops, its operators. Those with the most
 * orders are first.
 */
export async function findActors({ db, clock }: Deps): Promise<Actor[]> {
  const [users, operators] = await Promise.all([
    db.read
      .selectFrom('users as u')
      .leftJoin('shop_members as m', 'm.user_id', 'u.id')
      .leftJoin('orders as o', (join) =>
        join.on((eb) => eb.or([eb('o.user_id', '=', eb.ref('u.id')), eb('o.shop_id', '=', eb.ref('m.shop_id'))])),
      )
      .select(['u.id', 'u.username', 'm.shop_id', 'm.role'])
      .groupBy(['u.id', 'm.shop_id', 'm.role'])
      .orderBy((eb) => eb.fn.count('o.id'), 'desc')
      .orderBy('u.username')
      .execute(),
    db.read.selectFrom('operators').select(['id', 'email', 'roles']).orderBy('email').execute(),
  ]);
  const actors: Actor[] = [
    { kind: 'visitor', id: null, name: 'nobody', token: '', harvest: openHarvest(), accepted: new Map() },
  ];
  for (const { id, username, shop_id: shopId, role } of users) {
    const shop = shopId ? { id: shopId, role: role as ShopRole } : undefined;
    actors.push({
      kind: shop ? 'merchant' : 'shopper',
      id,
      name: username,
      shop,
      token: '',
      harvest: openHarvest(),
      accepted: new Map(),
    });
  }
  for (const { id, email, roles } of operators)
    actors.push({
      kind: 'operator',
      id,
      name: email,
      roles: roles as OperatorRole[],
      token: '',
      harvest: openHarvest(),
      accepted: new Map(),
    });
  for (const actor of actors) await openSessionOf(actor, { db, clock });
  return actors;
}

/** Adds an operator and members of the busiest shop for the roles that nobody has alone in the demo data. */
export async function addMissingRoles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const { shop_id: shopId } = await db.read
    .selectFrom('orders')
    .select('shop_id')
    .groupBy('shop_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.transact(async (tx) => {
    await insertOperator(tx, {
      id: newId(),
      email: 'catalogue@tradewind.example',
      name: 'Carla Lindt',
      roles: ['catalogue'],
      password_hash: dummyHash,
      created_at: now,
    });
    for (const role of shopRoles.filter((one) => one !== 'owner')) {
      const userId = newId();
      const username = `shop-${role}`;
      await createUser(tx, { id: userId, username, nickname: username, passwordHash: dummyHash, createdAt: now });
      await addMember(tx, { userId, shopId, role, since: now });
    }
  });
}

/** Signs the actor in, past the throttles and codes of a sign-in, and enables a disabled operator again. */
export async function openSessionOf(actor: Actor, { db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { id, kind } = actor;
  if (id === null) return;
  const now = clock.now();
  actor.token = await db.transact(async (tx) => {
    if (kind !== 'operator') return openSession(tx, { userId: id, now, life: 300 * day, atDesk: kind === 'merchant' });
    await tx.updateTable('operators').set({ disabled_at: null }).where('id', '=', id).execute();
    return openDeskSession(tx, id, { now });
  });
}

/** An actor who may call the endpoint; sometimes any other. */
export function actorFor(endpoint: Endpoint, actors: readonly Actor[], random: Random): Actor {
  const allowed = actors.filter((actor) => mayCall(endpoint, actor));
  return random.chance(0.92) ? random.pickEarly(allowed) : random.pick(actors);
}

function mayCall({ name, who, roles, right }: Endpoint, actor: Actor): boolean {
  if (who === 'anyone') return actor.kind !== 'operator';
  // Merchants are shoppers too, but buy little; they send pictures for their shop.
  if (who === 'shopper') return actor.kind === 'shopper' || (actor.shop !== undefined && name.startsWith('uploads.'));
  if (who === 'merchant') return actor.shop !== undefined && hasRight(actor.shop.role, right);
  return actor.kind === 'operator' && (!roles || roles.some((role) => actor.roles!.includes(role)));
}

/** The headers of a session. */
export function sessionHeaders({ kind, token, shop }: Actor): Record<string, string> {
  if (kind === 'visitor') return {};
  if (kind === 'operator') return { 'desk-token': token };
  return { token, ...(shop && { shop: shop.id }) };
}
