import { setTimeout as pause } from 'node:timers/promises';
import { upload } from '@tradewind/contract/platform/uploads';
import { once } from '../src/base/once.ts';
import { testPicture } from '../test/build-upload.ts';
import { callerOf, DrillEnded, type Answers } from './caller.ts';
import { openPages, type OpenPages } from './open-pages.ts';
import { until } from './poll.ts';
import { runErrand, type Acknowledged } from './shopper-acts.ts';
import type { DrillShopper, World } from './world.ts';

/** Shoppers who act all the time, each one act after the other, while their pages and those of the shops stay open. */
export interface Crowd {
  readonly acknowledged: readonly Acknowledged[];
  readonly answers: Answers;
  readonly pages: Pick<OpenPages, 'opened' | 'seen'>;
  /** Waits until as many further acts are acknowledged. */
  more(count: number): Promise<void>;
  /**
   * Lets each shopper finish; an act that was not answered is repeated until it is. Then waits until every page has seen
   * its messages.
   */
  stop(): Promise<void>;
}

/** Milliseconds between two errands of a shopper, at most. */
const maxThinking = 50;
/** Milliseconds after which acts that are still not answered are given up. */
const patience = 60_000;

/** @param outages the statuses that tell clients to try again; a proxy has more of them than the product */
export async function startCrowd(
  origins: readonly string[],
  world: World,
  outages: readonly number[] = [503],
): Promise<Crowd> {
  const acknowledged: Acknowledged[] = [];
  const answers: Answers = { statuses: new Map(), acknowledgedAt: [], refusals: [], slowest: 0, outages };
  const givingUp = new AbortController();
  const stopping = new AbortController();
  const pages = await openPages(origins, world, outages);

  async function live(shopper: DrillShopper): Promise<void> {
    const caller = callerOf(origins, shopper.token, answers, givingUp.signal);
    const receipt = await sendReceipt(caller);
    while (!stopping.signal.aborted) {
      await runErrand({
        caller,
        world,
        shopper: { ...shopper, receipt },
        acknowledge: (act) => acknowledged.push({ ...act, shopperId: shopper.id }),
      }).catch((error: unknown) => {
        if (!(error instanceof DrillEnded)) answers.refusals.push(String(error));
      });
      await pause(Math.random() * maxThinking);
    }
  }
  const lives = Promise.all(world.shoppers.map(live));

  const stop = once(async () => {
    stopping.abort();
    const giveUp = setTimeout(() => givingUp.abort(), patience);
    await lives;
    clearTimeout(giveUp);
    answers.refusals.push(...(await pages.close(acknowledged)));
  });

  return {
    acknowledged,
    answers,
    pages,
    stop,
    more(count) {
      const wanted = acknowledged.length + count;
      return until('shoppers are served', () => acknowledged.length >= wanted);
    },
  };
}

/** Uploads a picture as evidence. @returns its URL */
async function sendReceipt({ post }: ReturnType<typeof callerOf>): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await testPicture())], { type: 'image/jpeg' }), 'receipt.jpg');
  return (JSON.parse(await post(upload.path, form)) as { data: { fullurl: string } }).data.fullurl;
}

/** The longest time without an acknowledged act between two moments, in seconds. */
export function longestPause({ acknowledgedAt }: Answers, from: number, to: number): number {
  const before = acknowledgedAt.findLast((at) => at <= from) ?? from;
  const moments = [before, ...acknowledgedAt.filter((at) => at > from && at < to), to];
  return Math.max(...moments.slice(1).map((at, index) => at - moments[index]!)) / 1_000;
}
