import type { Application } from '@tradewind/contract/goods/applications';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { contactOf } from '../../people/users/index.ts';
import { openStates } from './application.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { documentsOf, latestApplication } from './applications-queries.ts';
import {
  insertApplication,
  insertDocument,
  lockApplicationsOf,
  type ApplicationRow,
  type NewApplication,
} from './applications-store.ts';
import { ownApplication } from './show-application.ts';

/**
 * Starts a draft, unless an application is open. After a refused or withdrawn one it starts as its copy, documents included;
 * after an approved one with the trader, for a further shop.
 */
export async function startApplication(deps: ApplicationsDeps, call: ShopperCall): Promise<Application> {
  const { userId } = call.actor;
  return deps.db.transact(async (tx) => {
    await lockApplicationsOf(tx, userId);
    const last = await latestApplication(tx, userId);
    if (!last || !(openStates as readonly string[]).includes(last.state)) await insertDraft(tx, call, last);
    return ownApplication(deps, tx, call);
  });
}

async function insertDraft(
  tx: Tx,
  { actor: { userId }, locale, now }: ShopperCall,
  last: ApplicationRow | null,
): Promise<void> {
  const id = newId();
  const draft: NewApplication = { id, user_id: userId, locale, created_at: now, changed_at: now };
  if (!last) {
    const account = await contactOf(tx, userId);
    await insertApplication(tx, { ...draft, email: account?.email ?? '', phone: account?.mobile ?? '' });
    return;
  }
  const copied = { ...draft, copied_from: last.id, ...traderOf(last) };
  await insertApplication(tx, last.state === 'approved' ? copied : { ...copied, ...shopOf(last) });
  for (const { path, name } of await documentsOf(tx, last.id))
    await insertDocument(tx, { application_id: id, path, name, added_at: now });
}

const traderOf = (row: ApplicationRow) => ({
  trader_kind: row.trader_kind,
  legal_name: row.legal_name,
  address: row.address,
  country: row.country,
  register: row.register,
  registration_number: row.registration_number,
  tax_number: row.tax_number,
  contact_name: row.contact_name,
  email: row.email,
  phone: row.phone,
});

const shopOf = (row: ApplicationRow) => ({
  shop_name: row.shop_name,
  slug: row.slug,
  locale: row.locale,
  slogan: row.slogan,
  about: row.about,
  city: row.city,
  since: row.since,
  avatar: row.avatar,
  banner: row.banner,
  categories: row.categories,
});
