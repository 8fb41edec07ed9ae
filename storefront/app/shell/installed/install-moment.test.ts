import { expect, it } from 'vitest';
import { countVisit, dismissInstall, isTimeToInstall, rememberPaidOrder } from './install-moment.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    get: (key: string) => entries.get(key) ?? null,
    set: (key: string, value: string) => void entries.set(key, value),
  };
}
const hour = 3_600_000;

it('suggests the app at the third visit, where a pause makes a visit', () => {
  const browser = memory();
  for (const at of [10, 10.1, 10.2, 15]) countVisit(browser, at * hour);
  expect(isTimeToInstall(browser)).toBe(false);
  countVisit(browser, 40 * hour);
  expect(isTimeToInstall(browser)).toBe(true);
});

it('suggests the app after a paid order', () => {
  const browser = memory();
  countVisit(browser, hour);
  rememberPaidOrder(browser);
  expect(isTimeToInstall(browser)).toBe(true);
});

it('never asks again who declined', () => {
  const browser = memory();
  rememberPaidOrder(browser);
  dismissInstall(browser);
  for (const day of [1, 2, 3, 4]) countVisit(browser, day * 24 * hour);
  rememberPaidOrder(browser);
  expect(isTimeToInstall(browser)).toBe(false);
});
