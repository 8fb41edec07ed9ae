import { AsyncResource } from 'node:async_hooks';
import type { Read } from './database.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { fromPrimary } from './request-reads.ts';

interface Asking<Input, Result> {
  readonly input: Input;
  /** Runs something as a part of the request that asks. */
  readonly inContext: (act: () => Promise<unknown>) => Promise<unknown>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A read outside of transactions that requests of one moment make together: those that ask while it runs for others are answered by the
 * next statement, so what they get is not older than their question. Who asks while it does not run does not wait. It reads from the
 * primary, since each session has its own demands of a replica.
 *
 * @param many answers each input as if it were alone; where it throws, each is read alone
 */
export function readTogether<Input, Result>(
  many: (read: Read, inputs: readonly Input[]) => Promise<readonly Result[]>,
): (read: Read, input: Input) => Promise<Result> {
  const gatherings = new WeakMap<Read, (input: Input) => Promise<Result>>();
  return (read, input) => {
    const known = gatherings.get(read);
    if (known) return known(input);
    const gathering = gather<Input, Result>((inputs) => fromPrimary(() => many(read, inputs)));
    gatherings.set(read, gathering);
    return gathering(input);
  };
}

function gather<Input, Result>(
  many: (inputs: readonly Input[]) => Promise<readonly Result[]>,
): (input: Input) => Promise<Result> {
  let waiting: Asking<Input, Result>[] = [];

  const startNext = oneAfterAnother(() => {
    if (waiting.length === 0) return null;
    const asking = waiting;
    waiting = [];
    return asking[0]!.inContext(() => answer(asking));
  });

  async function answer(asking: readonly Asking<Input, Result>[]): Promise<unknown> {
    try {
      const results = await many(asking.map(({ input }) => input));
      return asking.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      if (asking.length === 1) return asking[0]!.reject(error);
      return Promise.all(asking.map((one) => one.inContext(() => answer([one]))));
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      const inContext = AsyncResource.bind((act: () => Promise<unknown>) => act());
      waiting.push({ input, inContext, resolve, reject });
      startNext();
    });
}
