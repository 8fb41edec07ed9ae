import { parseArgs } from 'node:util';
import { StartUpError } from '../src/base/start-up-error.ts';
import { leastOrders } from './many-orders/fill-many-orders.ts';
import type { Load } from './many-orders/require-room.ts';

/** What `--scale` fills. */
const scale: Load = { products: 1_000_000, orders: 10_000_000 };

/** What is filled at most. */
const most: Load = { products: 5_000_000, orders: 20_000_000 };

/**
 * Reads what the command line asks to fill beside the demo: `--products N`, `--orders N`, or `--scale` for both.
 *
 * @throws StartUpError about an unknown option or a wrong number
 */
export function wantedLoad(args: readonly string[]): Load {
  const { values } = parseArgs({
    args: [...args],
    options: { products: { type: 'string' }, orders: { type: 'string' }, scale: { type: 'boolean', default: false } },
    strict: false,
  });
  const known = ['products', 'orders', 'scale'];
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown)
    throw new StartUpError(
      `There is no option --${unknown}; --products <number> and --orders <number> fill a large marketplace, --scale does both.`,
    );
  const numberOf = (name: keyof Load, least: number): number => {
    const given = values[name] ?? String(values.scale === true ? scale[name] : 0);
    const number = Number(given);
    const isRight = typeof given === 'string' && Number.isSafeInteger(number) && number <= most[name];
    if (!isRight || (number !== 0 && number < least))
      throw new StartUpError(`--${name} takes a whole number from ${least} to ${most[name]}.`);
    return number;
  };
  return { products: numberOf('products', 1), orders: numberOf('orders', leastOrders) };
}
