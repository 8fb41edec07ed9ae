import type { Tx } from './database.ts';
import { anotherHandle } from './transaction.ts';

/** Runs for several members what is one call for each. @returns their results, in the order of the inputs */
type Many = (tx: Tx, inputs: readonly never[]) => Promise<readonly unknown[]>;

/** A call of a member that waits for the same calls of the others. */
interface WaitingCall {
  readonly member: Member;
  readonly many: Many;
  readonly input: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Member {
  readonly transaction: SharedTransaction;
  /** How many of its calls wait. */
  waiting: number;
}

const members = new WeakMap<Tx, Member>();

/**
 * A call that the members of a shared transaction make together: `many` runs once for all of them, with the inputs of all. In a
 * transaction of its own an act calls it with its one input.
 *
 * @param many answers each input as if it were alone; what fails for one of them is part of its result, since what `many` throws
 *   fails all members
 */
export function together<Input, Result>(
  many: (tx: Tx, inputs: readonly Input[]) => Promise<readonly Result[]>,
): (tx: Tx, input: Input) => Promise<Result> {
  return async (tx, input) => {
    const member = members.get(tx);
    if (!member) return (await many(tx, [input]))[0]!;
    return (await member.transaction.call(member, many as unknown as Many, input)) as Result;
  };
}

/** An act was stopped, because another one in its transaction has failed. */
export class StoppedByAnother extends Error {}

/**
 * Runs acts in one transaction. They run side by side, as each would alone; calls made by `together` wait until every act that still
 * runs has made one, and are then run once for all. When one act fails the others are stopped, since nothing of their transaction
 * can be kept.
 *
 * @returns what came of each act, in order; the transaction may be committed only if all are fulfilled
 */
export async function runTogether<Result>(
  tx: Tx,
  acts: readonly ((tx: Tx) => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const transaction = new SharedTransaction(tx);
  // All are counted before the first one runs, so that its calls wait for theirs.
  const all = acts.map((act) => ({ act, member: transaction.admit() }));
  return Promise.allSettled(all.map(({ act, member }) => transaction.run(member, act)));
}

class SharedTransaction {
  readonly #tx: Tx;
  readonly #running = new Set<Member>();
  #waiting: WaitingCall[] = [];
  #isDue = false;
  #hasFailed = false;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  admit(): Member {
    const member = { transaction: this, waiting: 0 };
    this.#running.add(member);
    return member;
  }

  async run<Result>(member: Member, act: (tx: Tx) => Promise<Result>): Promise<Result> {
    const tx = anotherHandle(this.#tx);
    members.set(tx, member);
    try {
      return await act(tx);
    } catch (error) {
      this.#stop();
      throw error;
    } finally {
      this.#running.delete(member);
      this.#runSoon();
    }
  }

  call(member: Member, many: Many, input: unknown): Promise<unknown> {
    if (this.#hasFailed) return Promise.reject(new StoppedByAnother());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ member, many, input, resolve, reject });
      member.waiting += 1;
      this.#runSoon();
    });
  }

  /** At the end of the turn of the event loop: an act may make several calls in it. */
  #runSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      if (this.#waiting.length > 0 && [...this.#running].every(({ waiting }) => waiting > 0)) this.#runWaiting();
    });
  }

  #runWaiting(): void {
    const calls = this.#waiting;
    this.#waiting = [];
    for (const { member } of calls) member.waiting = 0;
    for (const [many, alike] of Map.groupBy(calls, (call) => call.many))
      many(this.#tx, alike.map(({ input }) => input) as never[]).then(
        (results) => alike.forEach(({ resolve }, index) => resolve(results[index])),
        (error: unknown) => alike.forEach(({ reject }) => reject(error)),
      );
  }

  #stop(): void {
    this.#hasFailed = true;
    for (const { reject } of this.#waiting) reject(new StoppedByAnother());
    this.#waiting = [];
  }
}
