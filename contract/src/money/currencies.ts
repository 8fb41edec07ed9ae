import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { none, nothing } from '../base/fields.ts';
import { currencies, type Currency } from '../base/money.ts';

const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];

export const currencyRate = z.object({
  currency: z.enum(currencyCodes),
  rate: z.string().describe('Units per US dollar, as decimal text'),
  source: z.string().describe('Source of the rate'),
  quoted_on: z.string().describe('Day of the rate, YYYY-MM-DD'),
});
export type CurrencyRate = z.output<typeof currencyRate>;

export const currencyRates = endpoint({
  name: 'currencies.rates',
  summary:
    'Currencies besides US dollars in which prices can be shown, with their rates; every charge is in US dollars',
  who: 'anyone',
  method: 'GET',
  path: '/api/currencies',
  input: nothing,
  output: z.object({ list: z.array(currencyRate) }),
  refusals: [],
});

export const chooseCurrency = endpoint({
  name: 'currencies.choose',
  summary: 'Set the display currency of a signed-in shopper; a visitor’s is stored in the browser only',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/set_currency',
  input: z.object({ currency: z.enum(currencyCodes) }),
  output: none,
  refusals: [],
});
