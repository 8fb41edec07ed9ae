import type { ServiceMessage } from '@tradewind/contract/operations/service';
import { expect, it } from 'vitest';
import { messagesIn, withMessage } from './history.ts';

const message = (number: number, text = ''): ServiceMessage => ({
  id: `m${number}`,
  number,
  at: '2026-03-01T00:00:00.000Z',
  from: 'shop',
  is_mine: 0,
  author: '',
  automatic: 0,
  hidden: 0,
  text,
  translatable: 0,
  pictures: [],
  card: null,
  warnings: [],
  phrase: '',
});
const loaded = (...pages: number[][]) => ({
  pages: pages.map((numbers) => ({ list: numbers.map((number) => message(number)), more: 0 as const })),
  pageParams: [],
});
const numbers = (data: ReturnType<typeof loaded> | null) => messagesIn(data ?? undefined).map(({ number }) => number);

it('shows pages in the order of messages, each message once', () => {
  expect(numbers(loaded([3, 4], [1, 2, 3]))).toEqual([1, 2, 3, 4]);
});

it('adds the next message, and one that arrives twice only once', () => {
  const once = withMessage(loaded([1, 2]), message(3));
  expect(numbers(once)).toEqual([1, 2, 3]);
  expect(numbers(withMessage(once!, message(3)))).toEqual([1, 2, 3]);
});

it('replaces a message that an operator removed', () => {
  const data = withMessage(loaded([1, 2]), { ...message(1), hidden: 1 });
  expect(messagesIn(data!)[0]).toMatchObject({ hidden: 1 });
});

it('asks for the history when messages in between are missing', () => {
  expect(withMessage(loaded([1, 2]), message(5))).toBeNull();
});
