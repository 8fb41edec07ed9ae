import { fillText } from './fill-text.ts';
import type { Locale, Texts } from './locales.ts';
import { accounts } from './refusal-texts/accounts.ts';
import { applications } from './refusal-texts/applications.ts';
import { apiKeys } from './refusal-texts/api-keys.ts';
import { aftersales } from './refusal-texts/aftersales.ts';
import { fines } from './refusal-texts/fines.ts';
import { imports } from './refusal-texts/imports.ts';
import { general } from './refusal-texts/general.ts';
import { clock } from './refusal-texts/clock.ts';
import { decisions } from './refusal-texts/decisions.ts';
import { goods } from './refusal-texts/goods.ts';
import { merchants } from './refusal-texts/merchants.ts';
import { mail } from './refusal-texts/mail.ts';
import { operators } from './refusal-texts/operators.ts';
import { orders } from './refusal-texts/orders.ts';
import { paymentCode } from './refusal-texts/payment-code.ts';
import { ownProducts } from './refusal-texts/own-products.ts';
import { shopPages } from './refusal-texts/shop-pages.ts';
import { invitations } from './refusal-texts/invitations.ts';
import { promoCodes } from './refusal-texts/promo-codes.ts';
import { rates } from './refusal-texts/rates.ts';
import { recharges } from './refusal-texts/recharges.ts';
import { questions } from './refusal-texts/questions.ts';
import { reviews } from './refusal-texts/reviews.ts';
import { service } from './refusal-texts/service.ts';
import { signInProviders } from './refusal-texts/sign-in-providers.ts';
import { synonyms } from './refusal-texts/synonyms.ts';
import { texts } from './refusal-texts/texts.ts';
import { webhooks } from './refusal-texts/webhooks.ts';
import { walletOperations } from './refusal-texts/wallet-operations.ts';
import { wallet } from './refusal-texts/wallet.ts';
import { withdrawals } from './refusal-texts/withdrawals.ts';
import type { RefusalCode, RefusalDetails } from './refusals.ts';

/**
 * The texts of refusals: what is wrong, and the next step. `fill-text.ts` explains `{…}` and `[…]`.
 */
export const refusalTexts: Readonly<Record<RefusalCode, Texts>> = {
  ...general,
  ...accounts,
  ...mail,
  ...paymentCode,
  ...signInProviders,
  ...goods,
  ...synonyms,
  ...ownProducts,
  ...shopPages,
  ...orders,
  ...aftersales,
  ...questions,
  ...reviews,
  ...service,
  ...promoCodes,
  ...invitations,
  ...wallet,
  ...walletOperations,
  ...rates,
  ...recharges,
  ...withdrawals,
  ...clock,
  ...decisions,
  ...fines,
  ...merchants,
  ...apiKeys,
  ...webhooks,
  ...applications,
  ...imports,
  ...operators,
  ...texts,
};

/** A refusal in the reader's language, with its details filled in; a detail that is missing leaves no gap. */
export function refusalText(code: RefusalCode, locale: Locale, details: RefusalDetails = {}): string {
  return fillText(refusalTexts[code][locale], details);
}
