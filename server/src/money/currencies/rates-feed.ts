import { refuse } from '@tradewind/contract/base/refusals';

/** Where rates are fetched from. */
export interface RatesFeed {
  /** The source that is stored with its rates. */
  readonly name: string;
  /** @throws Refusal `rates_feed_silent` when it does not answer, `rates_unreadable` when the answer is too long. */
  read(): Promise<string>;
}

const timeoutMs = 10_000;
const maxCharacters = 1_000_000;

/**
 * A feed that reads a URL from the installation's configuration. Operators can't change the URL, so they can't make the
 * server call others.
 */
export function ratesFeed(address: string): RatesFeed {
  const name = new URL(address).host;
  return {
    name,
    async read() {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() =>
        refuse('rates_feed_silent'),
      );
      const text = answer.ok
        ? await answer.text().catch(() => refuse('rates_feed_silent'))
        : refuse('rates_feed_silent');
      return text.length <= maxCharacters ? text : refuse('rates_unreadable');
    },
  };
}
