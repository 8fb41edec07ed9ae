import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, startTimer, stopTimer, subscribeToasts, toast } from './toast-store.ts';

let unsubscribe: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  unsubscribe = subscribeToasts(() => undefined);
});
afterEach(() => {
  toast.close();
  unsubscribe();
  vi.useRealTimers();
});

it.each(['success', 'plain', 'failure'] as const)('a short %s goes after 1200 ms', (kind) => {
  toast[kind]('Please login first');
  vi.advanceTimersByTime(1_199);
  expect(currentToast()?.text).toBe('Please login first');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it.each([
  'The delivery address is not complete. Please check postcode and street, then try again.',
  '收货地址不完整，请检查邮编和街道后再试一次，如有疑问请联系客服人员处理。',
])('a failure too long to read in that time stays until it is closed: %s', (text) => {
  const id = toast.failure(text);
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).toMatchObject({ text, stays: true });
  toast.close(id);
  expect(currentToast()).toBeNull();
});

it('a loading one stays until it is closed', () => {
  toast.loading('Loading…');
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).toMatchObject({ kind: 'loading', stays: false });
});

it('one that comes before the page can draw it is shown for its whole time after that', () => {
  unsubscribe();
  toast.plain('Please login first');
  vi.advanceTimersByTime(60_000);
  unsubscribe = subscribeToasts(() => undefined);
  vi.advanceTimersByTime(1_199);
  expect(currentToast()?.text).toBe('Please login first');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it('a note is added to the toast that it belongs to, which may stay longer with it', () => {
  const first = toast.failure('Sold out');
  toast.note(first, 'Reference: a-1', false);
  expect(currentToast()).toMatchObject({ text: 'Sold out', note: 'Reference: a-1', stays: false });
  vi.advanceTimersByTime(1_200);
  expect(currentToast()).toBeNull();
  const second = toast.failure('System error 500');
  toast.note(first, 'Reference: a-1', true);
  expect(currentToast()).toMatchObject({ note: '' });
  toast.note(second, 'Reference: a-2', true);
  vi.advanceTimersByTime(7_999);
  expect(currentToast()).toMatchObject({ note: 'Reference: a-2', stays: true });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it('one that leads somewhere stays for four seconds, and for as long as its link has the focus', () => {
  toast.done('Added to cart', { label: 'View cart', to: '/bag' });
  vi.advanceTimersByTime(3_999);
  expect(currentToast()?.action).toEqual({ label: 'View cart', to: '/bag' });
  stopTimer();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).not.toBeNull();
  startTimer();
  vi.advanceTimersByTime(4_000);
  expect(currentToast()).toBeNull();
});
