import { exportAudit, shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import * as contract from '@tradewind/contract/goods/shop-desk/me';
import type { Api } from '../../base/http/api.ts';
import type { MerchantsDeps } from './merchants-deps.ts';
import { auditFile, listShopAudit } from './audit-queries.ts';
import { showMe } from './show-me.ts';
import { signIn } from './sign-in.ts';

/** Sign-in at the shop desk, who is signed in, and who did what. */
export function merchantsRoutes(api: Api, deps: MerchantsDeps): void {
  api.public(contract.shopSignIn, (call, input) => signIn(deps, call, input));
  api.merchant(contract.me, ({ actor, now }) => showMe(deps.db.read, actor, now, deps.demo));
  api.merchant(shopAuditLog, ({ actor }, input) => listShopAudit(deps.db.read, actor.shopId, input));
  api.merchantDownload(exportAudit, async (call, filters) => auditFile(deps.db.read, call, filters));
}
