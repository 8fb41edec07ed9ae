import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type {
  acceptTerms as acceptContract,
  acceptedTerms as contract,
} from '@tradewind/contract/people/accepted-terms';
import type { Read, Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { termsVersions, type TermsVersion } from '../../platform/content/index.ts';

type State = OutputOf<typeof contract>;

/**
 * Requires that a version that a client has shown is the one in effect: nobody accepts what they have not seen.
 *
 * @throws Refusal `law_changed`.
 */
export async function requireCurrentTerms(read: Read, version: number, now: Date): Promise<void> {
  const { current } = await termsVersions(read, now);
  if (current?.version !== version) refuse('law_changed', {}, ['terms_version']);
}

/** Records that a shopper accepted a version, unless they did before. */
export async function recordAcceptance(
  tx: Tx,
  userId: string,
  version: number,
  act: 'registration' | 'notice',
  at: Date,
): Promise<void> {
  await tx
    .insertInto('accepted_terms')
    .values({ user_id: userId, version, act, accepted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which version the shopper accepted, and which one is in effect. */
export async function showAcceptedTerms(
  { db: { read } }: Pick<Deps, 'db'>,
  { actor: { userId }, now }: ShopperCall,
): Promise<State> {
  const [accepted, { current, upcoming }] = await Promise.all([
    read
      .selectFrom('accepted_terms')
      .select(['version', 'accepted_at'])
      .where('user_id', '=', userId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst(),
    termsVersions(read, now),
  ]);
  return {
    accepted: accepted ? { version: accepted.version, at: accepted.accepted_at.toISOString() } : null,
    current: current && present(current),
    upcoming: upcoming && present(upcoming),
  };
}

const present = ({ version, effective_at: at }: TermsVersion) => ({ version, effective_at: at.toISOString() });

/** Accepts the version in effect, or one that takes effect later. @throws Refusal `law_changed`. */
export async function acceptTerms(
  deps: Pick<Deps, 'db'>,
  call: ShopperCall,
  { version }: ParsedInputOf<typeof acceptContract>,
): Promise<State> {
  const { current, upcoming } = await termsVersions(deps.db.read, call.now);
  if (![current?.version, upcoming?.version].includes(version)) refuse('law_changed', {}, ['version']);
  await deps.db.transact((tx) => recordAcceptance(tx, call.actor.userId, version, 'notice', call.now));
  return showAcceptedTerms(deps, call);
}
