import { globSync, readFileSync } from 'node:fs';
import { deskWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { expect, it } from 'vitest';
import { canCall, resources } from './resources.ts';

it('lets the finance role of one desk call nothing of the other', () => {
  expect([canCall(deskWithdrawals, ['operator:finance']), canCall(deskWithdrawals, ['shop:finance'])]).toEqual([
    true,
    false,
  ]);
  expect([canCall(shopBalance, ['operator:finance']), canCall(shopBalance, ['shop:finance'])]).toEqual([false, true]);
});

/** The order in which each list of a source file opens, as the data provider sends it. */
const sortsIn = (source: string): { resource: string; sort: string }[] =>
  [...source.matchAll(/<DeskList\b[\s\S]*?\n\s*>/g)].flatMap(([list]) => {
    const resource = /resource="(\w+)"/.exec(list)?.[1];
    const [, field, order] = /sort=\{\{ field: '(\w+)', order: '(ASC|DESC)' \}\}/.exec(list) ?? [];
    return resource && field ? [{ resource, sort: `${order === 'DESC' ? '-' : ''}${field}` }] : [];
  });

it('each list opens in an order that its endpoint takes', () => {
  const sources = globSync('console/app/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const opened = sources.flatMap(sortsIn);
  expect(opened.length).toBeGreaterThan(25);
  const refused = opened.filter(({ resource, sort }) => {
    const { input } = resources[resource as keyof typeof resources].list;
    return 'sort' in input.shape && !input.shape.sort.safeParse(sort).success;
  });
  expect(refused).toEqual([]);
});
