import type { Locale } from '@tradewind/contract/locales';
import type { FastifyBaseLogger } from 'fastify';
import type { RepeatKey } from '../idempotency/keyed-answer.ts';

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
  /** Set when the client sent an Idempotency-Key to an endpoint that takes one. */
  readonly repeat: RepeatKey | null;
  readonly address: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
}

/** A call that somebody signed in for. */
export interface ShopperCall extends Call {
  readonly actor: Actor;
}
