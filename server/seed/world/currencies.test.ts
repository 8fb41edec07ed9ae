import { currencies } from '@tradewind/contract/base/money';
import { expect, it } from 'vitest';
import { demoRates } from '../steps/seed-platform.ts';
import { europeanUnion, zonesOf } from './freight.ts';
import { shops } from './shops.ts';

/** The currency of each country that zones of the demo name, and of large ones that zones for everywhere else reach. */
const currencyOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(europeanUnion.map((country) => [country, 'EUR'])),
  // Members of the Union that kept their own.
  CZ: 'CZK',
  DK: 'DKK',
  HU: 'HUF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  CH: 'CHF',
  GB: 'GBP',
  IS: 'ISK',
  LI: 'CHF',
  NO: 'NOK',
  CN: 'CNY',
  HK: 'HKD',
  ID: 'IDR',
  JP: 'JPY',
  KR: 'KRW',
  MO: 'MOP',
  MY: 'MYR',
  PH: 'PHP',
  SG: 'SGD',
  TH: 'THB',
  TW: 'TWD',
  VN: 'VND',
  CA: 'CAD',
  MX: 'MXN',
  US: 'USD',
  AU: 'AUD',
  NZ: 'NZD',
  AE: 'AED',
  SA: 'SAR',
  IN: 'INR',
  BR: 'BRL',
  TR: 'TRY',
  ZA: 'ZAR',
  AR: 'ARS',
};

const named = shops.flatMap(zonesOf).flatMap(({ countries }) => countries.filter((country) => country !== '*'));

const reached = ['IN', 'BR', 'TR', 'ZA', 'AR'];

it.each([...new Set([...named, ...reached])])('shows prices in the currency of %s', (country) => {
  const currency = currencyOf[country];
  expect(currencies).toHaveProperty(currency ?? country);
  if (currency !== 'USD') expect(demoRates).toMatch(new RegExp(`^${currency},[0-9.]+$`, 'm'));
});
