import { makeShopClock } from '@tradewind/contract/base/shop-clock';

const clock = makeShopClock(
  () => performance.now(),
  () => Date.now(),
);

/** The shop's time in milliseconds, for countdowns and for which day it is. */
export const shopNow = (): number => clock.now();

/** Every answer of the API says when it was made. */
export const hearShopTime = (seconds: unknown): void => clock.hear(seconds);
