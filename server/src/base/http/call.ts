import type { Locale } from '@tradewind/contract/base/locales';
import type { ApiScope } from '@tradewind/contract/base/api-scopes';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { FastifyBaseLogger } from 'fastify';
import type { Cookies } from './cookies.ts';

/** A signed-in shopper. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** Whether the session was opened at the shop desk. */
  readonly atDesk: boolean;
  /** Whether it is an operator who only looks at the shopper's account. */
  readonly isLook?: boolean;
  /** The transaction that the session wrote last; absent without a session. */
  readonly lastWrite?: bigint;
  /** The language that the shopper chose, if any. */
  readonly locale: Locale | null;
  /** Whether the account stated to be 18 or older. */
  readonly isAdult: boolean;
}

/** The context of a request: actor, language, time and origin. */
export interface Call {
  readonly actor: Actor | null;
  /** Whether the account, or the visitor, stated to be 18 or older. */
  readonly isAdult: boolean;
  readonly locale: Locale;
  readonly now: Date;
  /** Whether the client sent an idempotency key, to an endpoint that takes one. */
  readonly hasIdempotencyKey: boolean;
  readonly address: string;
  readonly userAgent: string;
  /** The base URL of absolute links, e.g. `https://shop.example`; empty when none is known. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
  /** Cookies of the server's own. */
  readonly cookies: Cookies;
}

/** A call of a signed-in shopper. */
export interface ShopperCall extends Call {
  readonly actor: Actor;
}

/** The role of an account in a shop. */
export interface Membership {
  readonly shopId: string;
  readonly role: ShopRole;
}

/** A signed-in member of the shop that the call is about, or a program with a key of the shop. */
export interface MerchantActor extends Actor, Membership {
  /** The API key of a program, which then acts under the account of the member who created the key. */
  readonly apiKey?: { readonly id: string; readonly name: string; readonly scopes: readonly ApiScope[] };
}

/** A program with an API key of a shop. */
export type KeyActor = MerchantActor & Required<Pick<MerchantActor, 'apiKey'>>;

/** A call of a merchant: it must not show or change anything of another shop. */
export interface MerchantCall extends Call {
  readonly actor: MerchantActor;
}

/** An operator, as acts of operators record who did it. */
export interface OperatorRef {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

/** A signed-in operator with the session. */
export interface DeskActor extends OperatorRef {
  /** Of the operator’s custom roles. */
  readonly rights: readonly string[];
  readonly sessionId: string;
  /** The transaction that the session wrote last. */
  readonly lastWrite?: bigint;
}

/** A call of a signed-in operator. */
export interface DeskCall extends Omit<Call, 'actor'> {
  readonly operator: DeskActor;
}
