import { add, share, sum, usd, type Money } from '@tradewind/contract/base/money';

/** A rate of duty or tax on goods that are imported into a country. */
export interface DutyRule {
  id: string;
  /** null: every category that has no rule of its own. */
  category: string | null;
  kind: 'duty' | 'tax';
  rateBp: number;
  /** Applies to parcels whose goods are worth more than this … */
  over: Money;
  /** … and at most to this. */
  upTo: Money | null;
  /** Collected with the order; otherwise an estimate of what is due on arrival. */
  collected: boolean;
  validFrom: Date;
}

/** A line of a parcel, as customs value it. */
export interface ImportedLine {
  category: string;
  /** The price of the goods after discounts. */
  value: Money;
  /** Its part of the freight. */
  freight: Money;
}

/** Duty and tax, collected and estimated amounts kept apart. */
export interface Charges {
  duty: Money;
  tax: Money;
  dutyEstimate: Money;
  taxEstimate: Money;
}

/**
 * Duty and tax of each line of one parcel. Duty is calculated on the goods, tax on goods, freight and duty. Of the
 * rules whose limits fit the parcel, a rule of the line's category takes precedence over a general one, and a later
 * rule over an earlier one.
 */
export function chargesOn(lines: readonly ImportedLine[], rules: readonly DutyRule[]): Charges[] {
  const parcel = sum(lines.map(({ value }) => value));
  const applicable = rules
    .filter(({ over, upTo }) => parcel.minor > over.minor && (upTo === null || parcel.minor <= upTo.minor))
    .sort(byPrecedence);
  return lines.map(({ category, value, freight }) => {
    const ruleOf = (kind: DutyRule['kind']) =>
      applicable.find((rule) => rule.kind === kind && (rule.category === null || rule.category === category));
    const [dutyRule, taxRule] = [ruleOf('duty'), ruleOf('tax')];
    const duty = share(value, dutyRule?.rateBp ?? 0);
    const tax = share(sum([value, freight, duty]), taxRule?.rateBp ?? 0);
    return {
      duty: dutyRule?.collected ? duty : usd(0),
      tax: taxRule?.collected ? tax : usd(0),
      dutyEstimate: dutyRule && !dutyRule.collected ? duty : usd(0),
      taxEstimate: taxRule && !taxRule.collected ? tax : usd(0),
    };
  });
}

/** Adds up the charges of several lines or parcels. */
export const sumCharges = (charges: readonly Charges[]): Charges =>
  charges.reduce<Charges>(
    (all, each) => ({
      duty: add(all.duty, each.duty),
      tax: add(all.tax, each.tax),
      dutyEstimate: add(all.dutyEstimate, each.dutyEstimate),
      taxEstimate: add(all.taxEstimate, each.taxEstimate),
    }),
    { duty: usd(0), tax: usd(0), dutyEstimate: usd(0), taxEstimate: usd(0) },
  );

function byPrecedence(a: DutyRule, b: DutyRule): number {
  if ((a.category === null) !== (b.category === null)) return a.category === null ? 1 : -1;
  return b.validFrom.getTime() - a.validFrom.getTime() || (a.id < b.id ? 1 : -1);
}
