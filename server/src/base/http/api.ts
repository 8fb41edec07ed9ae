import type { Endpoint, KeyedEndpoint, OutputOf, ParsedInputOf, ShopAct } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { PublicCache } from '../cache/public-cache.ts';
import type { Clock } from '../clock/clock.ts';
import type { SentCsv } from '../csv/export-file.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Work } from '../db/work.ts';
import type { StoredAnswer } from '../idempotency/idempotency-key.ts';
import type { Cookies } from './cookies.ts';
import type { SentFile } from './file-upload.ts';
import type { PublicAddress } from './origin.ts';
import type { RecordedAct } from './recorded-act.ts';
import type { Actor, Call, DeskActor, DeskCall, KeyActor, Membership, MerchantCall, ShopperCall } from './call.ts';

/** A request that comes with a session. */
export interface Visit {
  token: string;
  now: Date;
  /** Whether somebody is there: only then a session of a desk counts as used. */
  attended: boolean;
}

/** A request to the desk, which may be closed to some addresses. */
export interface DeskVisit extends Visit {
  /** The address of the caller, as the proxy tells it where one is trusted. */
  address: string;
}

/** What the request pipeline needs from the application. */
export interface ApiDeps extends PublicAddress {
  db: Database;
  clock: Clock;
  defaultLocale: Locale;
  /** The shopper of a session token; null for an unknown or ended session. */
  findActor(visit: Visit): Promise<Actor | null>;
  /** The same, together with the answer stored under the account's idempotency key. */
  findActorAndKey(visit: Visit, key: string): Promise<{ actor: Actor; stored: StoredAnswer | null } | null>;
  /** The account's membership of a shop, or of its first shop without an id; null for a non-member. */
  findMembership(userId: string, shopId: string | null): Promise<Membership | null>;
  /** Whether a member of a shop still has to set up a second factor, and can do nothing else until then. */
  lacksSecondFactor(userId: string, role: ShopRole, now: Date): Promise<boolean>;
  /** Who acts with an API key; null for one that is unknown, revoked or expired. */
  findKeyActor(secret: string, now: Date): Promise<KeyActor | null>;
  /** Counts a call with an API key. @returns 0, or the seconds until the key may call again. */
  countKeyCall(keyId: string, now: Date): number;
  /** Writes an act to the audit log of the shop, in the transaction of the act. */
  recordShopAct(tx: Tx, act: RecordedAct): void;
  /** Whether the visitor of these cookies stated to be 18 or older. */
  isAdultVisitor(cookies: Cookies, now: Date): boolean;
  /** Records in a session of a shopper, or of an operator, that this transaction is the last one it wrote. */
  markSessionWrite(tx: Tx, sessionId: string): void;
  markDeskWrite(tx: Tx, sessionId: string): void;
  /** Whom the news for operators is addressed to. */
  deskAudience: string;
  /** The operator of a `desk-token`; null for an unknown or ended session. */
  findOperator(visit: DeskVisit): Promise<DeskActor | null>;
}

/**
 * Handles the calls of an endpoint. The handler of an endpoint that takes an idempotency key, or of an act at the shop desk,
 * returns its work: the pipeline runs it in one transaction, which also stores the answer or writes the audit log.
 */
export type Handler<E extends Endpoint, ACall> = (
  call: ACall,
  input: ParsedInputOf<E>,
) => Promise<E extends KeyedEndpoint | ShopAct ? Work<OutputOf<E>> : OutputOf<E>>;

/** Mounts the endpoints of a module; used in its `routes.ts`. */
export interface Api {
  /** For anyone; the call has an actor when the request has a session. */
  public<E extends Endpoint>(endpoint: E, handle: (call: Call, input: ParsedInputOf<E>) => Promise<OutputOf<E>>): void;
  /** For signed-in shoppers; without a session it answers 401. */
  shopper<E extends Endpoint>(endpoint: E, handle: Handler<E, ShopperCall>): void;
  /** For signed-in shoppers who send a form with one file, in the field `file`. */
  upload<E extends Endpoint>(endpoint: E, handle: (call: ShopperCall, file: Buffer) => Promise<OutputOf<E>>): void;
  /**
   * For members of a shop, by the headers `token` (the shopper's session) and `shop` (without it the account's first shop), and
   * for API keys of the shop that have the endpoint's scope, by the header `authorization`.
   */
  merchant<E extends Endpoint>(endpoint: E, handle: Handler<E, MerchantCall>): void;
  /**
   * The same for those who read a file: the answer is a CSV that is sent while it is read, instead of an envelope. Where the
   * endpoint is an act, the audit log of the shop has it before the first byte is sent.
   */
  merchantDownload<E extends Endpoint>(
    endpoint: E,
    handle: (call: MerchantCall, input: ParsedInputOf<E>) => Promise<SentCsv>,
  ): void;
  /** The same for those who send a form with the endpoint's input as fields, and after them one file, in the field `file`. */
  merchantUpload<E extends ShopAct>(
    endpoint: E,
    limits: { maxBytes: number },
    handle: (call: MerchantCall, file: SentFile, input: ParsedInputOf<E>) => Promise<Work<OutputOf<E>>>,
  ): void;
  /** For operators with one of the endpoint's roles, by the header `desk-token`; without a session it answers 401. */
  operator<E extends Endpoint>(endpoint: E, handle: Handler<E, DeskCall>): void;
  /** The same for those who read a file: the answer is a CSV that is sent while it is read, instead of an envelope. */
  operatorDownload<E extends Endpoint>(
    endpoint: E,
    handle: (call: DeskCall, input: ParsedInputOf<E>) => Promise<SentCsv>,
  ): void;
  /** The same for operators who send a form with one file, in the field `file`. */
  operatorUpload<E extends Endpoint>(endpoint: E, handle: (call: DeskCall, file: Buffer) => Promise<OutputOf<E>>): void;
  /** For anyone, with an answer that is the same for every visitor of a language: cached for a moment, except for signed-in shoppers. */
  cached<E extends Endpoint>(endpoint: E, handle: (call: Call, input: ParsedInputOf<E>) => Promise<OutputOf<E>>): void;
  /** The cache of `cached`, to be cleared when the data behind its answers changes. */
  readonly cache: PublicCache;
}
