import { add, share, sum, usd, type Money } from '@tradewind/contract/base/money';

/** What a country asks for goods that come in, as far as a rule of ours says it. */
export interface DutyRule {
  id: string;
  /** null: every category that has no rule of its own. */
  category: string | null;
  kind: 'duty' | 'tax';
  rateBp: number;
  /** Holds for parcels whose goods come to more than this … */
  over: Money;
  /** … and at most to this. */
  upTo: Money | null;
  /** Paid with the order; else it is only an estimate of what may be asked for on arrival. */
  collected: boolean;
  validFrom: Date;
}

/** A line of a parcel as customs look at it. */
export interface ImportedLine {
  category: string;
  /** Its goods, with what was taken off. */
  value: Money;
  /** Its part of the freight. */
  freight: Money;
}

/** What is asked for; what is collected and what is an estimate never add up to one figure. */
export interface Charges {
  duty: Money;
  tax: Money;
  dutyEstimate: Money;
  taxEstimate: Money;
}

/**
 * Duty and tax of each line of one parcel. Duty is asked of the goods, tax of goods, freight and duty. Of the rules whose
 * limits the parcel keeps, one of the line's own category counts before one for all, and a later one before an earlier.
 */
export function chargesOn(lines: readonly ImportedLine[], rules: readonly DutyRule[]): Charges[] {
  const parcel = sum(lines.map(({ value }) => value));
  const within = rules
    .filter(({ over, upTo }) => parcel.minor > over.minor && (upTo === null || parcel.minor <= upTo.minor))
    .sort(closestFirst);
  return lines.map(({ category, value, freight }) => {
    const ruleOf = (kind: DutyRule['kind']) =>
      within.find((rule) => rule.kind === kind && (rule.category === null || rule.category === category));
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

/** Of several lines or parcels. */
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

function closestFirst(a: DutyRule, b: DutyRule): number {
  if ((a.category === null) !== (b.category === null)) return a.category === null ? 1 : -1;
  return b.validFrom.getTime() - a.validFrom.getTime() || (a.id < b.id ? 1 : -1);
}
