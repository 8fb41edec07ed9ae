import { toWire, usd } from '@tradewind/contract/base/money';
import { namesIn } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import { day, hour, minute } from '../../base/clock/clock.ts';
import type { Settings } from '../settings/index.ts';

/** What texts may name in braces, such as `{pay_time}`: so no text repeats a figure that operators can change. */
const facts = {
  pay_time: time('orders.payMinutes', minute),
  free_cancel_time: time('orders.cancelFreeMinutes', minute),
  cancel_answer_time: time('orders.cancelAnswerHours', hour),
  ship_days: count('orders.shipWithinDays'),
  ship_grace_time: time('orders.notShippedGraceHours', hour),
  confirm_time: time('orders.confirmAfterDeliveredDays', day),
  confirm_dispatch_time: time('orders.confirmAfterDispatchDays', day),
  extend_time: time('orders.extendDays', day),
  aftersale_time: time('orders.afterSaleDays', day),
  parcel_silent_time: time('orders.parcelSilentDays', day),
  answer_time: time('aftersale.answerHours', hour),
  offer_time: time('aftersale.offerHours', hour),
  escalate_time: time('aftersale.escalateHours', hour),
  return_time: time('aftersale.returnDays', day),
  check_time: time('aftersale.checkDays', day),
  small_amount: amount('aftersale.smallAmount'),
  return_freight: amount('aftersale.returnFreightMost'),
  late_time: time('aftersale.lateDays', day),
  review_time: time('reviews.withinDays', day),
  review_edit_time: time('reviews.editDays', day),
  review_follow_up_time: time('reviews.followUpDays', day),
  evidence_time: time('dispute.evidenceHours', hour),
  ruling_time: time('dispute.rulingDays', day),
  recharge_min: amount('recharge.minimum'),
  withdraw_min: amount('withdrawal.minimum'),
  withdraw_max: amount('withdrawal.maximum'),
  withdraw_day: amount('withdrawal.perDay'),
  withdraw_review_time: time('withdrawal.reviewHours', hour),
  arrival_bank_time: (settings: Settings, locale: Locale) =>
    duration(settings['withdrawal.arrivalHours'].bank * hour, locale),
  arrival_chain_time: (settings: Settings, locale: Locale) =>
    duration(settings['withdrawal.arrivalHours'].chain * hour, locale),
  lock_time: time('security.lockHours', hour),
  recovery_lock_time: time('security.recoveryLockHours', hour),
  new_address_time: time('security.newAddressHours', hour),
  password_length: count('security.passwordLength'),
  documents_time: time('applications.documentsDays', day),
} satisfies Record<string, Fact>;

type Fact = (settings: Settings, locale: Locale) => string;
type NameOf<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings];

function time(name: NameOf<number>, unit: number): Fact {
  return (settings, locale) => duration(settings[name] * unit, locale);
}
function count(name: NameOf<number>): Fact {
  return (settings) => String(settings[name]);
}
function amount(name: NameOf<bigint>): Fact {
  return (settings) => `$${toWire(usd(settings[name]))}`;
}

/** A time in the largest unit in which it is whole; up to two days in hours. */
function duration(milliseconds: number, locale: Locale): string {
  const unit =
    milliseconds % day === 0 && milliseconds > 2 * day
      ? 'day'
      : milliseconds % hour === 0 && milliseconds > 0
        ? 'hour'
        : 'minute';
  const value = milliseconds / { day, hour, minute }[unit];
  const said = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return locale === 'ja' ? said.replaceAll(/\s/g, '') : said;
}

/** The values of all places. */
export const textFacts = (settings: Settings, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact(settings, locale)]));

/** The first place in a text that has no value; null if all have one. */
export const unknownPlace = (text: string): string | null =>
  namesIn(text).find((name) => !Object.hasOwn(facts, name)) ?? null;
