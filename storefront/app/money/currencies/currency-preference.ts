import type { QueryClient } from '@tanstack/react-query';
import { currencyRates } from '@tradewind/contract/money/currencies';
import { parseCurrency } from '@tradewind/contract/money/exchange';
import { type Currency, walletCurrency } from '@tradewind/contract/base/money';
import { callQuery } from '../../api/call-query.ts';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { userQuery } from '../../api/user.ts';
import { showCurrency } from '../../api/shown-currency.ts';

const currencyCookie = 'Shown_Currency';

export const ratesQuery = () => callQuery(currencyRates, {});

/** Shows prices in a currency from now on and stores the choice in a cookie; in dollars while it has no rate. */
export async function selectCurrency(queries: QueryClient, currency: Currency): Promise<void> {
  writeCookie(currencyCookie, currency);
  if (currency === walletCurrency) return showCurrency(null);
  const known = await queries.ensureQueryData(ratesQuery()).catch(() => null);
  // A choice made meanwhile wins over a late answer.
  if (readCookie(document.cookie, currencyCookie) === currency)
    showCurrency(known?.list.find((rate) => rate.currency === currency) ?? null);
}

/** Applies the currency of the cookie and, when a shopper signs in, the one of their account. */
export function applyCurrencyPreference(queries: QueryClient): void {
  const kept = parseCurrency(readCookie(document.cookie, currencyCookie));
  if (kept) void selectCurrency(queries, kept);
  let followed: string | null = null;
  queries.getQueryCache().subscribe(() => {
    const user = queries.getQueryData(userQuery().queryKey);
    if (!user || user.id === followed) return;
    followed = user.id;
    const wanted = parseCurrency(user.currency);
    if (wanted && wanted !== parseCurrency(readCookie(document.cookie, currencyCookie)))
      void selectCurrency(queries, wanted);
  });
}
