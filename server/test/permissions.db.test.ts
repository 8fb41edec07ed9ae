import { apiScopes, scopeOf } from '@tradewind/contract/base/api-scopes';
import { isShopAct } from '@tradewind/contract/base/endpoint';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { shopRights, shopRoles } from '@tradewind/contract/base/shop-roles';
import { endpoints } from '@tradewind/contract/endpoints';
import { expect, it } from 'vitest';
import { testApp } from './app.ts';
import { buildApiKey } from './build-api-key.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildOperator } from './build-operator.ts';
import { buildShopper } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { barrierOf, callers, keyCallers, type Caller } from './permissions.ts';

const db = await testDatabase();
const { app } = await testApp(db);

const owner = await buildMerchant(db);
const headersOf = new Map<Caller, Record<string, string>>([
  ['visitor', {}],
  ['shopper', { token: (await buildShopper(db)).token, shop: owner.shopId }],
  ['stranger', { token: (await buildMerchant(db)).token, shop: owner.shopId }],
]);
for (const role of shopRoles) {
  const { token } = role === 'owner' ? owner : await buildMerchant(db, { shop: { id: owner.shopId }, role });
  headersOf.set(`shop ${role}`, { token, shop: owner.shopId });
}
for (const role of operatorRoles)
  headersOf.set(`operator ${role}`, { 'desk-token': (await buildOperator(db, [role])).token });
for (const scope of apiScopes) {
  const { secret } = await buildApiKey(db, owner, [scope]);
  headersOf.set(`key ${scope}`, { authorization: `Bearer ${secret}` });
}

const barriers = [
  'not_signed_in',
  'shop_forbidden',
  'shop_right_missing',
  'desk_forbidden',
  'api_key_not_allowed',
  'api_key_scope_missing',
];

/** Sends input that no endpoint accepts, so that nothing is done by those who may. */
async function barrierAt({ method, path }: (typeof endpoints)[number], caller: Caller): Promise<string | null> {
  const { refusal } = (
    await app.inject({
      method,
      url: path,
      headers: { ...headersOf.get(caller)!, 'content-type': 'application/json' },
      ...(method === 'POST' && { payload: '[]' }),
    })
  ).json<{ refusal?: string }>();
  return refusal !== undefined && barriers.includes(refusal) ? refusal : null;
}

it.each([...callers, ...keyCallers])(
  'lets %s call exactly the endpoints that the declarations allow',
  async (caller) => {
    const answers: [string, string | null][] = [];
    for (const endpoint of endpoints) answers.push([endpoint.name, await barrierAt(endpoint, caller)]);
    expect(answers).toEqual(endpoints.map((endpoint) => [endpoint.name, barrierOf(endpoint, caller)]));
  },
);

it('leaves no right of a shop’s members without an endpoint', () => {
  const used = new Set(endpoints.map(({ right }) => right));
  expect(Object.keys(shopRights).filter((right) => !used.has(right as never))).toEqual([]);
});

it('asks members for the payment code where money is paid back, paid out, or given another goal', () => {
  const money = ['refunds', 'payouts', 'payout_accounts'];
  const acts = endpoints.filter((endpoint) => isShopAct(endpoint) && money.includes(endpoint.right!));
  const without = acts.filter(({ input }) => !('shape' in input && 'password_pay' in (input.shape as object)));
  // Takes money back to where it was.
  expect(without.map(({ name }) => name)).toEqual(['shopDesk.cancelPayout']);
});

it('gives the owner of a shop every right', () => {
  for (const [right, roles] of Object.entries(shopRights)) expect(roles, right).toContain('owner');
});

it('leaves no scope of an API key without an endpoint', () => {
  const used = new Set(endpoints.map(scopeOf));
  expect(apiScopes.filter((scope) => !used.has(scope))).toEqual([]);
});

it('opens nothing to API keys that asks for a payment code, nor members, payouts, legal details, keys or the audit log', () => {
  const open = endpoints.filter((endpoint) => scopeOf(endpoint) !== null);
  expect(open.filter(({ input }) => 'shape' in input && 'password_pay' in (input.shape as object))).toEqual([]);
  const closed = ['account', 'members', 'payouts', 'payout_accounts', 'legal', 'keys', 'audit'];
  expect(open.filter(({ right }) => closed.includes(right!))).toEqual([]);
});
