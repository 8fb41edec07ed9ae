import { fromWire, toWire, usd } from '@tradewind/contract/base/money';

/**
 * A setting is one figure or word, or a small tree of them. It is edited by its leaves: each has a path, such as
 * `USDT-TRC20.fixed`, and a kind, and travels as text while somebody types.
 */
export interface SettingPart {
  path: string;
  kind: 'money' | 'percent' | 'hours' | 'days' | 'minutes' | 'count' | 'mode' | 'schedule' | 'text';
  /** As it is typed: dollars, per cent, a span, word. */
  text: string;
}

export function partsOf(name: string, value: unknown, path = ''): SettingPart[] {
  if (typeof value === 'object' && value !== null)
    return leavesFirstToLast(value).flatMap(([key, inner]) => partsOf(name, inner, path ? `${path}.${key}` : key));
  const kind = kindOf(name, path, value);
  return [{ path, kind, text: kind === 'money' || kind === 'percent' ? toWire(usd(Number(value))) : String(value) }];
}

/** The database keeps a tree's leaves in an order of its own; people read them in this one. */
const reading = ['fixed', 'percentBp', 'min', 'max'];

const leavesFirstToLast = (tree: object): [string, unknown][] =>
  Object.entries(tree).sort(([a], [b]) => reading.indexOf(a) - reading.indexOf(b));

/** The value with what was typed put into it. What is not a figure stays as typed, for the server to refuse with its own words. */
export function withParts(name: string, value: unknown, typed: Record<string, string>, path = ''): unknown {
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withParts(name, inner, typed, path ? `${path}.${key}` : key)]),
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

/** The name of a leaf's field; a setting that is a single leaf has no path. */
export const fieldOf = (path: string): string => path || 'value';

/** What the end of a name says about its figure. */
const spans = [
  ['Hours', 'hours'],
  ['Days', 'days'],
  ['Minutes', 'minutes'],
  ['Count', 'count'],
] as const;

function kindOf(name: string, path: string, value: unknown): SettingPart['kind'] {
  if (name === 'wallet.mode') return 'mode';
  if (name === 'payout.schedule') return 'schedule';
  if (typeof value !== 'number') return 'text';
  if (path.endsWith('Bp')) return 'percent';
  const span = spans.find(([ending]) => name.endsWith(ending));
  return span ? span[1] : 'money';
}
