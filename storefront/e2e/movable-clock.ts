import { moveClock } from '@tradewind/contract/operations/desk/clock';
import { createDeskSession, type DeskSession } from './books.ts';
import { test as base } from './journey.ts';
import { callDesk } from './shopper.ts';

/** The installation for tests that move the clock; a running installation, if journeys use one. */
interface Installation {
  origin: string;
  desk: DeskSession;
  /** A second operator's session, for what needs two operators. */
  secondDesk: DeskSession;
}

/** A test in the installation whose clock it may move. */
export const test = base.extend<object, { world: Installation }>({
  world: [
    async ({ browserName: _any }, use) => {
      const { JOURNEY_ORIGIN = '', JOURNEY_DATABASE, CLOCK_ORIGIN = JOURNEY_ORIGIN } = process.env;
      // The programs of `books.ts` read it: all journeys of this worker use this installation.
      process.env.JOURNEY_DATABASE = process.env.CLOCK_DATABASE ?? JOURNEY_DATABASE;
      await use({
        origin: CLOCK_ORIGIN,
        desk: await createDeskSession(['admin', 'support', 'finance']),
        secondDesk: await createDeskSession(['finance']),
      });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.origin),
});

/** Moves the clock forward, so that deadlines in these hours are processed. */
export async function advanceClock({ origin, desk }: Installation, hours: number): Promise<void> {
  await callDesk(origin, moveClock, { hours }, desk.token);
}
