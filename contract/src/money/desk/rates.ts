import { z } from 'zod';
import { currencyRate } from '../currencies.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, nothing, text } from '../../base/fields.ts';

const roles = ['finance', 'admin'] as const;

export const deskRate = currencyRate.extend({
  id: z.string(),
  loaded_at: z.string(),
  loaded_by: z.string().describe('Name; empty when a timer loaded it'),
  age_days: z.int().describe('Days since the day of the rate'),
  old: flag.describe('1: so old that another one should be loaded'),
});
export type DeskRate = z.output<typeof deskRate>;

const rates = z.object({
  list: z.array(deskRate),
  total: z.int(),
  feed: z.string().describe('Host that rates are fetched from; empty: none is set'),
});

export const deskRates = endpoint({
  name: 'desk.rates',
  summary: 'The rates by which prices are shown in other currencies, with source and age',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/rates',
  input: nothing,
  output: rates,
  refusals: [],
});

/** Maximum length of a list of rates, in characters; enough for a bank's list of many days. */
export const maxRateListLength = 100_000;

export const loadRates = endpoint({
  name: 'desk.loadRates',
  summary: 'Load rates from a list (CSV): currency, rate and, if known, the day; other currencies keep their rates',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/rates_load',
  input: z.object({ csv: text(maxRateListLength), source: text(80) }),
  output: rates,
  refusals: ['rates_unreadable'],
});

export const fetchRates = endpoint({
  name: 'desk.fetchRates',
  summary: 'Load the current rates of the installation’s feed',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/rates_fetch',
  input: nothing,
  output: rates,
  refusals: ['rates_unreadable', 'rates_feed_silent'],
});
