import { refuse } from '@tradewind/contract/base/refusals';

/** Where rates are fetched from. */
export interface RatesFeed {
  /** What rates from there name as their source. */
  readonly name: string;
  /** @throws Refusal when it does not answer. */
  read(): Promise<string>;
}

const waitMs = 10_000;
const largest = 1_000_000;

/** The feed behind an address that the installation sets. Operators can't set it, so they can't make the server call anything else. */
export function ratesFeed(address: string): RatesFeed {
  const name = new URL(address).host;
  return {
    name,
    async read() {
      const answer = await fetch(address, { signal: AbortSignal.timeout(waitMs) }).catch(() =>
        refuse('rates_feed_silent'),
      );
      const text = answer.ok
        ? await answer.text().catch(() => refuse('rates_feed_silent'))
        : refuse('rates_feed_silent');
      return text.length <= largest ? text : refuse('rates_unreadable');
    },
  };
}
