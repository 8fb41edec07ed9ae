import type { Locale } from '@tradewind/contract/base/locales';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { FastifyBaseLogger } from 'fastify';

/** A signed-in shopper, as a session proves it. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** The language that the shopper chose, if ever. */
  readonly locale: Locale | null;
}

/** Who asks, in which language, when, and from where. */
export interface Call {
  readonly actor: Actor | null;
  readonly locale: Locale;
  readonly now: Date;
  /** Whether the client sent an idempotency key, to an endpoint that takes one. */
  readonly hasIdempotencyKey: boolean;
  readonly address: string;
  readonly userAgent: string;
  /** The address under which the caller reaches us, e.g. `https://shop.example`. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
}

/** A call that somebody signed in for. */
export interface ShopperCall extends Call {
  readonly actor: Actor;
}

/** What an account is to a shop. */
export interface Membership {
  readonly shopId: string;
  readonly role: ShopRole;
}

/** A signed-in shopper who belongs to the shop that the call is about. */
export interface MerchantActor extends Actor, Membership {}

/** A call that somebody who keeps a shop signed in for: nothing of any other shop may be shown or changed by it. */
export interface MerchantCall extends Call {
  readonly actor: MerchantActor;
}

/** Someone at the desk, as a session proves it: what acts of operators take to say who did it. */
export interface OperatorRef {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

/** A signed-in operator and the session that says so. */
export interface DeskActor extends OperatorRef {
  readonly sessionId: string;
}

/** A call that an operator signed in for. */
export interface DeskCall extends Omit<Call, 'actor'> {
  readonly operator: DeskActor;
}
