import { add, share, sum, times, usd, type Money } from '@tradewind/contract/base/money';

/** A rate of duty or tax on goods that are imported into a country. */
export interface DutyRule {
  id: string;
  /** null: every category that has no rule of its own. */
  category: string | null;
  /** The first digits of the HS code of the goods; null: any. */
  hsPrefix: string | null;
  kind: 'duty' | 'tax';
  rateBp: number;
  /** Beside the rate: an amount for each piece, or once for each tariff class in the parcel; null: none. */
  perUnit: { unit: 'piece' | 'class'; amount: Money } | null;
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
  /** The category that this is a subcategory of; absent or null for one of the first level. */
  parentCategory?: string | null;
  /** Empty where the shop named none. */
  hsCode: string;
  quantity: number;
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
 * rules whose limits fit the parcel, one of the line's tariff class takes precedence, the longest first, then one of its
 * category, the subcategory before the one above it, then a general one; of these a later rule over an earlier one. An
 * amount for each class is in its first line.
 */
export function chargesOn(lines: readonly ImportedLine[], rules: readonly DutyRule[]): Charges[] {
  const parcel = sum(lines.map(({ value }) => value));
  const applicable = rules
    .filter(({ over, upTo }) => parcel.minor > over.minor && (upTo === null || parcel.minor <= upTo.minor))
    .sort(byPrecedence);
  const charged = new Set<string>();
  return lines.map((line) => {
    const { value, freight } = line;
    const ruleOf = (kind: DutyRule['kind']) =>
      closest(
        applicable.filter((rule) => rule.kind === kind),
        line,
      );
    const perUnit = (rule: DutyRule | undefined): Money => {
      if (!rule?.perUnit) return usd(0);
      const { unit, amount } = rule.perUnit;
      if (unit === 'piece') return times(amount, line.quantity);
      const once = `${rule.kind} ${tariffClass(line)}`;
      if (charged.has(once)) return usd(0);
      charged.add(once);
      return amount;
    };
    const [dutyRule, taxRule] = [ruleOf('duty'), ruleOf('tax')];
    const duty = add(share(value, dutyRule?.rateBp ?? 0), perUnit(dutyRule));
    const tax = add(share(sum([value, freight, duty]), taxRule?.rateBp ?? 0), perUnit(taxRule));
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

/** The first of the rules that holds for a line; one of its subcategory goes before one of the category above it. */
function closest(rules: readonly DutyRule[], line: ImportedLine): DutyRule | undefined {
  const holding = rules.filter((rule) => holdsFor(rule, line));
  const [first] = holding;
  const isOfParent = first && first.category !== null && first.category === line.parentCategory;
  return isOfParent ? (holding.find(({ category }) => category === line.category) ?? first) : first;
}

const holdsFor = ({ category, hsPrefix }: DutyRule, line: ImportedLine): boolean =>
  (category === null || category === line.category || category === line.parentCategory) &&
  (hsPrefix === null || line.hsCode.startsWith(hsPrefix));

/**
 * The tariff class of goods: the subheading, which has six digits in every country; goods without a code go by their
 * category of the first level.
 */
const tariffClass = ({ hsCode, category, parentCategory }: ImportedLine): string =>
  hsCode.slice(0, 6) || (parentCategory ?? category);

function byPrecedence(a: DutyRule, b: DutyRule): number {
  const [digits, otherDigits] = [a.hsPrefix?.length ?? 0, b.hsPrefix?.length ?? 0];
  if (digits !== otherDigits) return otherDigits - digits;
  if ((a.category === null) !== (b.category === null)) return a.category === null ? 1 : -1;
  return b.validFrom.getTime() - a.validFrom.getTime() || (a.id < b.id ? 1 : -1);
}
