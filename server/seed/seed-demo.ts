import { checkBooks } from '../src/money/ledger/index.ts';
import { seedApplications } from './steps/seed-applications.ts';
import { seedAccounts } from './steps/seed-accounts.ts';
import { seedBanners, seedNamedAccounts, seedPromos, seedTexts } from './steps/seed-content.ts';
import { seedConversations } from './steps/seed-conversations.ts';
import { seedDuties } from './steps/seed-duties.ts';
import { seedHome } from './steps/seed-home.ts';
import { seedFollowers } from './steps/seed-followers.ts';
import { seedOrders } from './steps/seed-orders.ts';
import { seedNetworks, seedOperators, seedRates, seedSettings } from './steps/seed-platform.ts';
import { seedFines } from './steps/seed-fines.ts';
import { seedProducts } from './steps/seed-products.ts';
import { seedRemittances } from './steps/seed-remittances.ts';
import { seedRestrictions } from './steps/seed-restrictions.ts';
import { seedQuestions } from './steps/seed-questions.ts';
import { seedReviewsOfProducts } from './steps/seed-reviews-of-products.ts';
import { seedReviews } from './steps/seed-reviews.ts';
import { seedUnpublished } from './steps/seed-unpublished.ts';
import { seedShoppers } from './steps/seed-shoppers.ts';
import { seedMerchants } from './steps/seed-merchants.ts';
import { seedShopPages } from './steps/seed-shop-pages.ts';
import { seedCategories, seedShops } from './steps/seed-shops.ts';
import { seedTraders } from './steps/seed-traders.ts';
import { seedTraderChecks } from './steps/seed-trader-checks.ts';
import { seedWithdrawals } from './steps/seed-withdrawals.ts';
import { seedVisits } from './steps/seed-visits.ts';
import type { SeedDeps, Step } from './steps/step.ts';
import { coreWorld } from './world/demo-world.ts';

export interface SeedOptions extends SeedDeps {
  /** Receives one line per step. */
  log?: (line: string) => void;
}

export interface SeedReport {
  /** The number of added rows; 0 when the demo data was complete. */
  added: number;
}

const steps: readonly [what: string, step: Step][] = [
  ['settings', seedSettings],
  ['rates', seedRates],
  ['networks', seedNetworks],
  ['categories', seedCategories],
  ['shops', seedShops(coreWorld)],
  ['traders', seedTraders(coreWorld)],
  ['products', seedProducts(coreWorld)],
  ['unpublished products', seedUnpublished],
  ['pages of shops', seedShopPages],
  ['duties and taxes', seedDuties],
  ['restricted goods', seedRestrictions],
  ['texts and announcements', seedTexts],
  ['banners', seedBanners],
  ['sections of Home', seedHome],
  ['promo codes', seedPromos],
  ['shoppers', seedShoppers],
  ['personal promo codes', seedNamedAccounts],
  ['shopkeepers', seedMerchants(coreWorld)],
  ['changes of products to review', seedReviewsOfProducts],
  ['followers of shops', seedFollowers],
  ['operators', seedOperators],
  ['checked details of shops', seedTraderChecks(coreWorld)],
  ['fines of shops', seedFines],
  ['flash sales and orders', seedOrders],
  ['withdrawals and a statement', seedWithdrawals],
  ['remittances of duties', seedRemittances],
  ['visits', seedVisits(coreWorld)],
  ['reviews', seedReviews],
  ['questions about products', seedQuestions],
  ['applications to open a shop', seedApplications],
  ['conversations', seedConversations],
  ['notes, locks and looks of operators', seedAccounts],
];

/**
 * Creates the missing demo data. Existing data is unchanged: prices, stock, orders.
 * Each step is whole or not there at all.
 *
 * @throws when the books check finds an error afterwards.
 */
export async function seedDemo({ log = () => {}, ...deps }: SeedOptions): Promise<SeedReport> {
  let added = 0;
  for (const [what, step] of steps) {
    const began = performance.now();
    const count = await step(deps);
    added += count;
    log(count > 0 ? `${count} ${what} (${secondsSince(began)} s)` : `${what}: nothing to add`);
  }

  const { findings, transactions } = await checkBooks(deps.db);
  if (findings.length > 0) throw new Error(`The books of the demo world are not right:\n${findings.join('\n')}`);
  log(`books are right, ${transactions} transactions`);
  return { added };
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 100) / 10;
