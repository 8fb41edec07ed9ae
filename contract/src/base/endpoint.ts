import type { z } from 'zod';
import { scopeOf, type ApiScope } from './api-scopes.ts';
import type { NoticeCode } from './notices.ts';
import type { OperatorRole } from './operator-roles.ts';
import type { RefusalCode } from './refusals.ts';
import { shopRights, shopRoles, type ShopRight } from './shop-roles.ts';

/**
 * Who may call an endpoint. `anyone`: signed in or not; `shopper`: signed in; `merchant`: a member of the shop whose role has
 * the right; `operator`: signed in at the desk, with one of the roles if the endpoint names any.
 */
export type Callers =
  | { readonly who: 'anyone' | 'shopper'; readonly roles?: undefined; readonly right?: undefined }
  | { readonly who: 'merchant'; readonly roles?: undefined; readonly right: ShopRight }
  | { readonly who: 'operator'; readonly roles?: readonly OperatorRole[]; readonly right?: undefined };

/** The declaration of an endpoint: mounted by the server, called by the front ends, shown in the API's documentation. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Callers &
  Declaration<Input, Output>;

interface Declaration<Input extends z.ZodType, Output extends z.ZodType> {
  /** `orders.pay`: the domain word and the act. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Query of a GET, JSON body of a POST. Unknown fields are ignored, because existing clients send some. */
  readonly input: Input;
  readonly output: Output;
  /** Refusals of its own, besides those that follow from the other fields: see `refusalsOf`. */
  readonly refusals: readonly RefusalCode[];
  /** The text of `msg` on success; see `notices.ts`. */
  readonly notice?: NoticeCode;
  /** Takes an `Idempotency-Key` header: a repeat with the same key gets the first answer and changes nothing. */
  readonly keyed?: true;
  /**
   * Seconds, of an endpoint that takes a key: without one, the input that the session sent last is answered as a repeat for so
   * long. For clients that know no keys.
   */
  readonly repeatsWithin?: number;
  /** The largest body in bytes, where it is not that of every endpoint. */
  readonly maxBytes?: number;
  /** Input fields that must not be stored in any form, not even hashed. */
  readonly secrets?: readonly string[];
  /** Input fields of which the audit log of a shop shows the last four characters only. */
  readonly masked?: readonly string[];
  /** An act at the shop desk that its audit log leaves out, because it only changes what was read. */
  readonly unlogged?: true;
  /**
   * Whether an operator who looks at a shopper's account may call it, where that does not follow from its method: a look calls
   * GETs, but none that changes something or tells a secret.
   */
  readonly inLook?: 'open' | 'closed';
  /** The scope that it asks of an API key, where that is not its right: all members read it, but not every key. */
  readonly scope?: ApiScope;
}

/** An endpoint that takes an idempotency key: the server runs its act in a transaction that also stores the answer. */
export type KeyedEndpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Endpoint<
  Input,
  Output
> & { readonly keyed: true };

/** An act at the shop desk: the server runs it in a transaction that also writes it to the shop's audit log. */
export type ShopAct<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Endpoint<
  Input,
  Output
> & { readonly who: 'merchant'; readonly method: 'POST' };

export const isShopAct = (declared: Endpoint): declared is ShopAct =>
  declared.who === 'merchant' && declared.method === 'POST';

export function endpoint<const Input extends z.ZodType, const Output extends z.ZodType>(
  declared: KeyedEndpoint<Input, Output>,
): KeyedEndpoint<Input, Output>;
export function endpoint<const Input extends z.ZodType, const Output extends z.ZodType>(
  declared: ShopAct<Input, Output>,
): ShopAct<Input, Output>;
export function endpoint<const Input extends z.ZodType, const Output extends z.ZodType>(
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output>;
export function endpoint(declared: Endpoint): Endpoint {
  return declared;
}

/** Whether an operator who looks at a shopper's account may call the endpoint as that shopper. */
export const isOpenToLook = ({ method, inLook }: Pick<Endpoint, 'method' | 'inLook'>): boolean =>
  inLook ? inLook === 'open' : method === 'GET';

/** What any endpoint may answer: input that doesn't fit or is too large, a fault of the server, or its database is away. */
const always: readonly RefusalCode[] = ['bad_request', 'too_large', 'internal_error', 'unavailable'];

/** Whether an input asks for a numbered page of a list. */
const isNumbered = (input: z.ZodType): boolean =>
  'shape' in input && ['page', 'limit'].every((field) => Object.hasOwn(input.shape as object, field));

/**
 * Every refusal that an endpoint may answer: those it declares, and those that follow from who may call it and how. The
 * documentation of the API shows them, and the test app fails a test in which an endpoint answers any other.
 */
export function refusalsOf(declared: Endpoint): RefusalCode[] {
  const { who, roles, right, keyed, input, refusals } = declared;
  return [
    ...new Set<RefusalCode>([
      ...(who === 'anyone' ? [] : (['not_signed_in'] as const)),
      ...(who === 'shopper' && !isOpenToLook(declared) ? (['look_only'] as const) : []),
      ...(right ? (['shop_forbidden'] as const) : []),
      ...(right && right !== 'account' ? (['second_factor_missing'] as const) : []),
      ...(right && shopRights[right].length < shopRoles.length ? (['shop_right_missing'] as const) : []),
      ...(right ? (['api_key_invalid', 'api_key_throttled'] as const) : []),
      ...(right ? ([scopeOf(declared) ? 'api_key_scope_missing' : 'api_key_not_allowed'] as const) : []),
      ...(roles ? (['desk_forbidden'] as const) : []),
      ...always,
      ...(isNumbered(input) ? (['page_too_deep'] as const) : []),
      ...(keyed ? (['key_reused'] as const) : []),
      ...refusals,
    ]),
  ];
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
