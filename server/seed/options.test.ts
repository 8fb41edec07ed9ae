import { expect, it } from 'vitest';
import { wantedLoad } from './options.ts';

it.each([
  [[], { products: 0, orders: 0 }],
  [['--products', '5000'], { products: 5_000, orders: 0 }],
  [['--orders=20000'], { products: 0, orders: 20_000 }],
  [['--scale'], { products: 1_000_000, orders: 10_000_000 }],
  [['--scale', '--orders', '300000'], { products: 1_000_000, orders: 300_000 }],
])('%j fills %j', (args, load) => {
  expect(wantedLoad(args)).toEqual(load);
});

it.each([
  [['--orders', '999'], '--orders takes a whole number from 1000 to 20000000.'],
  [['--orders', 'many'], '--orders takes a whole number'],
  [['--orders'], '--orders takes a whole number'],
  [['--products', '1.5'], '--products takes a whole number from 1 to 5000000.'],
  [['--size', '3'], 'There is no option --size'],
])('%j is refused', (args, message) => {
  expect(() => wantedLoad(args)).toThrow(message);
});
