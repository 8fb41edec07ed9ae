import { refuse } from '@tradewind/contract/base/refusals';
import { callOutside, OutgoingFailure } from '../../base/http/outgoing.ts';

/** Where rates are fetched from. */
export interface RatesFeed {
  /** The source that is stored with its rates. */
  readonly name: string;
  /** @throws Refusal `rates_feed_silent` when it does not answer, `rates_unreadable` when the answer is too long. */
  read(): Promise<string>;
}

const limits = { timeout: 10_000, maxBytes: 1_000_000 };

/**
 * A feed that reads a URL from the installation's configuration. Operators can't change the URL, so they can't make the
 * server call others.
 */
export function ratesFeed(address: string): RatesFeed {
  const name = new URL(address).host;
  return {
    name,
    async read() {
      const { status, body } = await callOutside(address, limits).catch((error: unknown) =>
        refuse(
          error instanceof OutgoingFailure && error.reason === 'too_large' ? 'rates_unreadable' : 'rates_feed_silent',
        ),
      );
      return status === 200 ? body : refuse('rates_feed_silent');
    },
  };
}
