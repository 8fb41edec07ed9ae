import type { z } from 'zod';
import type { NoticeCode } from './notices.ts';
import type { OperatorRole } from './operator-roles.ts';
import type { RefusalCode } from './refusals.ts';
import type { ShopRole } from './shop-roles.ts';

/** One call, declared once: the server mounts it, the storefront calls it, the API's documentation shows it. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** `orders.pay`: the domain word and the act. */
  readonly name: string;
  readonly summary: string;
  /** `anyone` may be signed in or not; `shopper` must be; `merchant` must be and belong to the shop; `operator` must be signed in at the desk. */
  readonly who: 'anyone' | 'shopper' | 'merchant' | 'operator';
  /** Which operators may call it: whoever has one of these roles, or every operator where none is named. */
  readonly roles?: readonly OperatorRole[];
  /** Which members of a shop may call it; every member where none is named. */
  readonly members?: readonly ShopRole[];
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Query of a GET, JSON body of a POST. Unknown fields are ignored: existing clients send some. */
  readonly input: Input;
  readonly output: Output;
  /** Refusals of its own, besides those that any call can meet. */
  readonly refusals: readonly RefusalCode[];
  /** What `msg` says on success. */
  readonly notice?: NoticeCode;
  /** Takes an `Idempotency-Key` header: a repeat with the same key gets the first answer and changes nothing. */
  readonly keyed?: true;
  /**
   * Seconds, of an endpoint that takes a key: without one, the input that the session sent last is answered as a repeat for so
   * long. For clients that know no keys.
   */
  readonly repeatsWithin?: number;
  /** Input fields that must not be kept in any form, not even hashed. */
  readonly secrets?: readonly string[];
}

/** An endpoint that takes an idempotency key: the server runs its act in a transaction that also stores the answer. */
export interface KeyedEndpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends Endpoint<Input, Output> {
  readonly keyed: true;
}

export function endpoint<const Input extends z.ZodType, const Output extends z.ZodType>(
  declared: KeyedEndpoint<Input, Output>,
): KeyedEndpoint<Input, Output>;
export function endpoint<const Input extends z.ZodType, const Output extends z.ZodType>(
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output>;
export function endpoint(declared: Endpoint): Endpoint {
  return declared;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
