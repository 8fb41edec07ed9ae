import { setUpPrefix } from '@tradewind/contract/platform/desk/set-up';
import { hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import { hashToken, newId, newToken } from '../../base/ids/ids.ts';
import { hasOperators, linkHours, linkPath } from '../operators/index.ts';

/**
 * Creates the link that makes the first administrator, in place of an earlier one. Only its hash is stored.
 *
 * @returns its path, or null where there is an operator.
 */
export async function createSetUpLink({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string | null> {
  const now = clock.now();
  return db.transact(async (tx) => {
    await tx.deleteFrom('set_up_links').execute();
    if (await hasOperators(tx)) return null;
    const token = newToken();
    const link = {
      operator_id: newId(),
      token_hash: hashToken(token),
      created_at: now,
      expires_at: later(now, linkHours * hour),
      code_secret: null,
    };
    // Several processes may start at once: the last one's link holds.
    await tx
      .insertInto('set_up_links')
      .values(link)
      .onConflict((conflict) => conflict.column('one').doUpdateSet(link))
      .execute();
    return linkPath(setUpPrefix + token);
  });
}
