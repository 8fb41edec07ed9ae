import { fromWire, toWire, usd } from '@tradewind/contract/base/money';

/**
 * One leaf of a setting, which is a single value or a small tree. Each leaf has a path, such as `USDT-TRC20.fixed`, and
 * a kind, and is text while it is edited.
 */
export interface SettingPart {
  path: string;
  kind:
    | 'money'
    | 'percent'
    | 'hours'
    | 'days'
    | 'minutes'
    | 'count'
    | 'mode'
    | 'rewards'
    | 'schedule'
    | 'second_factor'
    | 'review'
    | 'lines'
    | 'text';
  /** As it is typed: dollars, per cent, a number or a word. */
  text: string;
}

export function partsOf(name: string, value: unknown, path = ''): SettingPart[] {
  if (typeof value === 'object' && value !== null)
    return sortedLeaves(value).flatMap(([key, inner]) => partsOf(name, inner, path ? `${path}.${key}` : key));
  const kind = kindOf(name, path, value);
  return [{ path, kind, text: kind === 'money' || kind === 'percent' ? toWire(usd(Number(value))) : String(value) }];
}

/** The order in which leaves are shown; the database does not keep one. */
const leafOrder = [
  'fixed',
  'percentBp',
  'min',
  'max',
  'name',
  'account',
  'bic',
  'country',
  'new',
  'confirmed',
  'verified',
  'perDay',
  'per30Days',
];

const sortedLeaves = (tree: object): [string, unknown][] =>
  Object.entries(tree).sort(([a], [b]) => leafOrder.indexOf(a) - leafOrder.indexOf(b));

/** Puts typed texts into the value. What is not a number stays as typed, for the server to refuse. */
export function withTypedParts(name: string, value: unknown, typed: Record<string, string>, path = ''): unknown {
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        withTypedParts(name, inner, typed, path ? `${path}.${key}` : key),
      ]),
    );
  const text = (typed[fieldOf(path)] ?? '').trim();
  switch (kindOf(name, path, value)) {
    case 'money':
    case 'percent': {
      const exact = fromWire(text);
      return exact ? Number(exact.minor) : text;
    }
    case 'hours':
    case 'days':
    case 'minutes':
    case 'count':
      return /^\d{1,6}$/.test(text) ? Number(text) : text;
    default:
      return text;
  }
}

/** Which members of shops must have a second factor. */
export const secondFactorRules = ['optional', 'owners', 'members'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** The form field of a leaf; a setting that is a single leaf has no path. */
export const fieldOf = (path: string): string => path || 'value';

/** Units by the end of a setting's name. */
const spans = [
  ['Hours', 'hours'],
  ['Days', 'days'],
  ['Minutes', 'minutes'],
  ['Count', 'count'],
  ['Length', 'count'],
] as const;

function kindOf(name: string, path: string, value: unknown): SettingPart['kind'] {
  if (name === 'wallet.mode') return 'mode';
  if (name === 'partnership.mode') return 'rewards';
  if (name === 'payout.schedule') return 'schedule';
  if (name === 'security.shopSecondFactor') return 'second_factor';
  if (name === 'products.review') return 'review';
  if (typeof value !== 'number') return name.endsWith('Lines') ? 'lines' : 'text';
  if (path.endsWith('Bp') || name.endsWith('Bp')) return 'percent';
  const span = spans.find(([ending]) => name.endsWith(ending));
  return span ? span[1] : 'money';
}
