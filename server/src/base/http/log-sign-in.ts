import { Refusal } from '@tradewind/contract/base/refusals';
import type { Call } from './call.ts';

/** What is known of somebody who signs in. */
interface SignIn {
  kind: 'shopper' | 'merchant' | 'operator';
  /** Stands for the typed name, which may be a password typed into the wrong field. */
  subject: string | null;
}

/**
 * Logs the outcome of a sign-in with the address that it came from, whether it succeeds or is refused.
 *
 * @param accountOf the id of the account in an answer; null while a further step is missing.
 */
export async function logSignIn<Answer>(
  { log, address }: Pick<Call, 'log' | 'address'>,
  { kind, subject }: SignIn,
  accountOf: (answer: Answer) => string | null,
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  const known = { sign_in: kind, subject, address };
  try {
    const answer = await signIn();
    log.info({ ...known, outcome: 'signed_in', account: accountOf(answer) }, 'A sign-in');
    return answer;
  } catch (error) {
    const outcome = error instanceof Refusal ? error.code : 'failed';
    log.info({ ...known, outcome, account: null }, 'A sign-in');
    throw error;
  }
}
