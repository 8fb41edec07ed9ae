import type { QueryClient } from '@tanstack/react-query';
import { currencyRates } from '@tradewind/contract/money/currencies';
import { parseCurrency } from '@tradewind/contract/money/exchange';
import { type Currency, walletCurrency } from '@tradewind/contract/base/money';
import { callQuery } from '../../api/call-query.ts';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { userQuery } from '../../api/user.ts';
import { showCurrency } from './shown-currency.ts';

const currencyCookie = 'Shown_Currency';

export const ratesQuery = () => callQuery(currencyRates, {});

/** Shows prices in a currency from now on and remembers it here; in dollars while no rate of it is known. */
export async function selectCurrency(queries: QueryClient, currency: Currency): Promise<void> {
  writeCookie(currencyCookie, currency);
  if (currency === walletCurrency) return showCurrency(null);
  const known = await queries.ensureQueryData(ratesQuery()).catch(() => null);
  // A choice made meanwhile goes before a late answer.
  if (readCookie(document.cookie, currencyCookie) === currency)
    showCurrency(known?.list.find((rate) => rate.currency === currency) ?? null);
}

/** Shows what this browser remembers, and what a shopper has chosen elsewhere once they sign in. */
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
