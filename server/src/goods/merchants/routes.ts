import * as contract from '@tradewind/contract/goods/shop-desk/me';
import type { Api } from '../../base/http/api.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { showMe } from './show-me.ts';
import { signIn } from './sign-in.ts';

/** Sign-in at the shop desk, and who is signed in. */
export function merchantsRoutes(api: Api, deps: PaymentCodeDeps & { demo: boolean }): void {
  api.public(contract.shopSignIn, (call, input) => signIn(deps, call, input));
  api.merchant(contract.me, ({ actor }) => showMe(deps.db.read, actor, deps.demo));
}
