import type { DeskApplication } from '@tradewind/contract/goods/desk/applications';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { fileNameIn, showUpload } from '../../platform/uploads/index.ts';
import { addMember } from '../merchants/index.ts';
import { lockShopNames, openShop, requireShopNameFree, storeTrader, storeTraderCheck } from '../shops/index.ts';
import { requireTransition } from './application.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { lockApplication, type ApplicationRow } from './applications-store.ts';
import { checklistEntries, ticksOf } from './checklist.ts';
import { showDeskApplication } from './desk-queries.ts';
import type { Seen } from './review-application.ts';
import { transitionApplication } from './transition-application.ts';

/**
 * Approves an application: opens the shop, makes the applicant its owner, stores the trader details as checked and makes the
 * pictures public, all in one transaction. Freight and the payout account are set at the shop desk.
 *
 * @throws Refusal `application_not_found`, `application_changed`, `application_not_possible`, `application_unchecked`, or
 *   those of `requireShopNameFree`.
 */
export const approveApplication =
  (deps: ApplicationsDeps, { operator, now }: DeskCall, { id, revision }: Seen): Work<DeskApplication> =>
  async (tx) => {
    const application = await lockApplication(tx, id, revision);
    requireTransition(application, 'approve', now);
    await requireTicked(tx, application, now);
    const { user_id: userId, slug, shop_name: name } = application;
    await lockShopNames(tx);
    await requireShopNameFree(tx, { slug, name });
    const shopId = await openShopOf(tx, application, now);
    await addMember(tx, { shopId, userId, role: 'owner', since: now });
    const trader = traderOf(application);
    const detailsId = await storeTrader(tx, { shopId, trader, by: userId, at: now });
    await storeTraderCheck(tx, operator, { shopId, detailsId, trader, at: now });
    await transitionApplication(tx, deps, application, 'approve', {
      at: now,
      decided_by: operator.id,
      shop_id: shopId,
    });
    await audit(tx, operator, 'application.approved', `application:${id}`, { shop_id: shopId, revision }, now);
    return showDeskApplication(tx, deps, { id, now });
  };

async function requireTicked(tx: Tx, { id, revision }: ApplicationRow, now: Date): Promise<void> {
  const [entries, ticks] = await Promise.all([checklistEntries(tx, now), ticksOf(tx, id, revision)]);
  if (!entries.every((entry) => ticks.some((tick) => tick.entry === entry))) refuse('application_unchecked');
}

async function openShopOf(tx: Tx, application: ApplicationRow, now: Date): Promise<string> {
  const { user_id: userId, locale, slogan, about, city } = application;
  const publicPicture = async (path: string): Promise<string> =>
    fileNameIn(path) ? ((await showUpload(tx, userId, path, now)) ?? '') : path;
  return openShop(tx, {
    slug: application.slug,
    name: application.shop_name,
    slogans: { [locale]: slogan },
    abouts: { [locale]: about },
    cities: { [locale]: city },
    country: application.country,
    since: application.since ?? now.getUTCFullYear(),
    avatar: await publicPicture(application.avatar),
    banner: await publicPicture(application.banner),
    tone: 'sea',
    openedAt: now,
  });
}

const traderOf = (row: ApplicationRow) => ({
  legal_name: row.legal_name,
  address: row.address,
  country: row.country,
  register: row.register,
  registration_number: row.registration_number,
  tax_number: row.tax_number,
  email: row.email,
  phone: row.phone,
});
