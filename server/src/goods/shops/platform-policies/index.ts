import { fillText } from '@tradewind/contract/base/fill-text';
import { locales, pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import type { PolicyKind } from '@tradewind/contract/goods/shops';
import type { LocalTexts } from '../../../base/db/tables.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { delivery } from './delivery.ts';
import { privacy } from './privacy.ts';
import { returns } from './returns.ts';

const templates: Readonly<Record<PolicyKind, Texts>> = { delivery, returns, privacy };

/** The facts that the texts contain. Without a trader, the parts that need one are left out. */
export interface PlatformFacts {
  name: string;
  cities: LocalTexts;
  trader: { legal_name: string; address: string; email: string } | null;
  settings: Settings;
}

/** A policy for a shop without one of its own: the platform's rules with the shop's facts. */
export function platformPolicy(
  kind: PolicyKind,
  locale: Locale,
  { name, cities, trader, settings }: PlatformFacts,
): string {
  return fillText(templates[kind][locale], {
    shop: name,
    city: pickText(cities, locale),
    legal: trader?.legal_name,
    address: trader?.address.replaceAll(/\s*\n\s*/g, ', '),
    email: trader?.email,
    ship: settings['orders.shipWithinDays'],
    grace: settings['orders.notShippedGraceHours'],
    days: settings['orders.afterSaleDays'],
    answer: settings['aftersale.answerHours'],
    back: settings['aftersale.returnDays'],
    check: settings['aftersale.checkDays'],
  });
}

/** The same policy in every language. */
export const platformPolicyTexts = (kind: PolicyKind, facts: PlatformFacts): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, platformPolicy(kind, locale, facts)])) as Texts;
