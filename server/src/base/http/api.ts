import type { Endpoint, KeyedEndpoint, OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyRequest } from 'fastify';
import type { PublicCache } from '../cache/public-cache.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Work } from '../db/work.ts';
import type { StoredAnswer } from '../idempotency/idempotency-key.ts';
import type { Actor, Call, DeskActor, DeskCall, Membership, MerchantActor, MerchantCall, ShopperCall } from './call.ts';

/** What the pipeline of a call needs from the product. */
export interface ApiDeps {
  db: Database;
  clock: Clock;
  defaultLocale: Locale;
  /** The address that shoppers see, where it is not the one that requests name. */
  publicUrl?: string | undefined;
  /** Whose session a token is; null for an unknown or ended one. */
  findActor(token: string, now: Date): Promise<Actor | null>;
  /** The same, and what the account used a key for before. */
  findActorAndKey(token: string, now: Date, key: string): Promise<{ actor: Actor; stored: StoredAnswer | null } | null>;
  /** What an account is to a shop, or to its first one; null for a stranger. */
  findMembership(userId: string, shopId: string | null): Promise<Membership | null>;
  /** Which operator a `desk-token` stands for; null for an unknown or ended session. */
  findOperator(token: string, now: Date): Promise<DeskActor | null>;
}

/**
 * What answers an endpoint. One that takes an idempotency key gives the work that the pipeline runs in its transaction,
 * together with storing the answer; what comes before the transaction, it does itself.
 */
export type Handler<E extends Endpoint, ACall> = (
  call: ACall,
  input: ParsedInputOf<E>,
) => Promise<E extends KeyedEndpoint ? Work<OutputOf<E>> : OutputOf<E>>;

/** What a module's `routes.ts` mounts its endpoints with. */
export interface Api {
  /** For anyone; who is signed in is known all the same. */
  public<E extends Endpoint>(endpoint: E, handle: (call: Call, input: ParsedInputOf<E>) => Promise<OutputOf<E>>): void;
  /** For signed-in shoppers; without a session it answers 401. */
  shopper<E extends Endpoint>(endpoint: E, handle: Handler<E, ShopperCall>): void;
  /** For signed-in shoppers who send a form with one file, in the field `file`. */
  upload<E extends Endpoint>(endpoint: E, handle: (call: ShopperCall, file: Buffer) => Promise<OutputOf<E>>): void;
  /** For members of a shop, by the shopper's header `token` and the header `shop`, without which it is the account's first. */
  merchant<E extends Endpoint>(endpoint: E, handle: Handler<E, MerchantCall>): void;
  /** The member of a shop behind a request, for routes of a shop's desk whose answer is a file. */
  merchantOf(request: FastifyRequest, members: Endpoint['members']): Promise<MerchantActor>;
  /** For operators with one of the endpoint's roles, by the header `desk-token`; without a session it answers 401. */
  operator<E extends Endpoint>(endpoint: E, handle: Handler<E, DeskCall>): void;
  /** The operator behind a request, for routes of the desk whose answer is a file; refuses whoever has none of the roles. */
  operatorOf(request: FastifyRequest, roles: Endpoint['roles']): Promise<DeskActor>;
  /** For anyone, and the same for every visitor of a language: kept for a moment. Someone signed in is asked for anew. */
  cached<E extends Endpoint>(endpoint: E, handle: (call: Call, input: ParsedInputOf<E>) => Promise<OutputOf<E>>): void;
  /** Forgets what `cached` has kept, because something in it has changed. */
  readonly cache: PublicCache;
}
