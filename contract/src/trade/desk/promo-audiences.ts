import { z } from 'zod';
import { filter, moment } from '../../base/desk-list.ts';
import { int, text } from '../../base/fields.ts';

/**
 * Whom a promo code of the platform is for. `first_order`: no order was ever paid or waits for its payment; `away`: the last
 * paid order is some days old and none waits for its payment. Groups are judged when an order is placed.
 */
export const promoAudiences = ['everybody', 'accounts', 'first_order', 'registered_since', 'away'] as const;
export type PromoAudience = (typeof promoAudiences)[number];

/** The most accounts that a code can name. */
export const maxNamedAccounts = 100;

/** The most days of `away`. */
export const maxAwayDays = 3_650;

/** The fields that say whom a code is for. */
export const audienceForm = {
  audience: z.enum(promoAudiences).default('everybody'),
  accounts: z
    .array(text(64))
    .max(maxNamedAccounts)
    .default([])
    .describe('Of `accounts`: usernames or ids of the accounts'),
  registered_since: filter(moment).describe('Of `registered_since`: the first moment at which an account was opened'),
  away_days: filter(int.pipe(z.int().min(1).max(maxAwayDays))).describe('Of `away`: days since the last paid order'),
};

/** Whom a code is for, as the desks show it. */
export const shownAudience = {
  audience: z.enum(promoAudiences),
  accounts: z.int().describe('How many accounts it names'),
  registered_since: z.string().nullable(),
  away_days: z.int().nullable(),
};
