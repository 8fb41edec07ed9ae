import { countryCodes } from '../people/countries.ts';
import { bankFields, bankFormOf, ibanCountryOf, type BankField, type FieldRule } from './bank-forms.ts';
import { isIban } from './iban-lengths.ts';
import { swiftText } from './swift-text.ts';

/** What is wrong with a field of a bank account. */
export type BankProblem = 'missing' | 'shape' | 'checksum' | 'latin';
export type BankAccountText = Readonly<Record<BankField, string>>;

/** What a field may be as long as where it is copied to: the limits of ISO 20022. */
const lengths: Partial<Record<BankField, number>> = { holder_street: 70, holder_town: 35 };

/**
 * Reads a bank account by the form of its country: each field in its one spelling, fields that the form lacks left out, and
 * what is wrong with the others. Form and server both call it, so they can't differ.
 */
export function readBankAccount(
  country: string,
  typed: Partial<Record<BankField, string | undefined>>,
): { account: BankAccountText; problems: Partial<Record<BankField, BankProblem>> } {
  const { rules } = bankFormOf(country);
  const account = Object.fromEntries(bankFields.map((field) => [field, ''])) as Record<BankField, string>;
  const problems: Partial<Record<BankField, BankProblem>> = {};
  for (const rule of rules) {
    const text = spellingOf(rule, typed[rule.field] ?? '');
    account[rule.field] = text;
    const problem = problemOf(country, rule, text);
    if (problem) problems[rule.field] = problem;
  }
  return { account, problems };
}

const isNumber = ({ name, shape }: FieldRule): boolean => shape !== undefined || name === 'iban';

const spellingOf = (rule: FieldRule, typed: string): string => {
  const text = typed.normalize('NFKC');
  return isNumber(rule) ? text.replaceAll(/[\s-]/g, '').toUpperCase() : text.replaceAll(/\s+/g, ' ').trim();
};

function problemOf(country: string, rule: FieldRule, text: string): BankProblem | null {
  if (text === '') return rule.required ? 'missing' : null;
  if (rule.shape && !rule.shape.test(text)) return 'shape';
  switch (rule.name) {
    case 'iban':
      return ibanProblem(country, text);
    case 'routing_number':
      return isRoutingNumber(text) ? null : 'checksum';
    case 'bic':
      return text.slice(4, 6) === country || text.slice(4, 6) === ibanCountryOf(country) ? null : 'shape';
    case 'holder_country':
      return countryCodes.includes(text) ? null : 'shape';
    case 'bank_name':
      return /\p{L}/u.test(text) ? null : 'shape';
    case 'real_name':
    case 'holder_street':
    case 'holder_town':
      return latinProblem(rule, text);
    default:
      return null;
  }
}

function ibanProblem(country: string, text: string): BankProblem | null {
  const whose = ibanCountryOf(country);
  if (isIban(text, whose)) return null;
  // With a length that fits, only a digit can be wrong.
  return isIban(`${text.slice(0, 2)}${checkDigitsOf(text)}${text.slice(4)}`, whose) ? 'checksum' : 'shape';
}

const checkDigitsOf = (text: string): string => {
  const digits = `${text.slice(4)}${text.slice(0, 2)}00`.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return /^\d+$/.test(digits) ? String(98n - (BigInt(digits) % 97n)).padStart(2, '0') : '';
};

/** Names and addresses pass banks in Latin letters only. */
function latinProblem({ field, name }: FieldRule, text: string): BankProblem | null {
  const latin = swiftText(text);
  if (latin === null) return 'latin';
  const hasEnough = name === 'real_name' ? /[A-Za-z]{2}/.test(latin) : /[A-Za-z0-9]/.test(latin);
  return hasEnough && latin.length <= (lengths[field] ?? 80) ? null : 'shape';
}

/** The check digit of the American Bankers Association: weights 3, 7, 1. */
const isRoutingNumber = (text: string): boolean =>
  [...text].reduce((sum, digit, index) => sum + Number(digit) * [3, 7, 1][index % 3]!, 0) % 10 === 0 &&
  !/^0+$/.test(text);
