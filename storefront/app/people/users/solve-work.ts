import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Somebody waits: after this many milliseconds the server's own waiting time is the better offer. */
const timeout = 30_000;
/** The progress is shown in this many steps, since each draws the form anew. */
const steps = 20;

/**
 * Solves a challenge of the server. The browser computes beside the page, which stays usable.
 *
 * @param most the most tries that it takes
 * @param onProgress gets how much of them is done, from 0 to 1
 * @returns the proof; null when it takes too long.
 */
export async function solveWork(
  text: string,
  most: number,
  onProgress: (done: number) => void,
): Promise<string | null> {
  const challenge = JSON.parse(text) as Challenge;
  let tries = 0;
  const solution = await solveChallenge({
    challenge,
    timeout,
    deriveKey: (...input) => {
      tries += 1;
      if (tries % Math.ceil(most / steps) === 0) onProgress(Math.min(1, tries / most));
      return deriveKey(...input);
    },
  });
  return solution && JSON.stringify({ challenge, solution });
}
