import { setUpPrefix } from '@tradewind/contract/platform/desk/set-up';
import { hour, later } from '../../base/clock/clock.ts';
import { hashToken, newId } from '../../base/ids/ids.ts';
import { derivedSecret } from '../../base/secrets/derived-secret.ts';
import { hasOperators, linkHours, linkPath } from '../operators/index.ts';
import type { SetUpDeps } from './set-up.ts';

/**
 * The link that makes the first administrator; a new one when there is none or it has ended. Only the hash of its token is
 * stored. The token is derived from the installation's secret, so that every process prints the same link.
 *
 * @returns its path, or null where there is an operator.
 */
export async function currentSetUpLink({
  db,
  clock,
  paymentCodeSecret,
}: Pick<SetUpDeps, 'db' | 'clock' | 'paymentCodeSecret'>): Promise<string | null> {
  const now = clock.now();
  const tokenFor = (operatorId: string) =>
    derivedSecret(paymentCodeSecret, `set-up link ${operatorId}`).toString('base64url');
  return db.transact(async (tx) => {
    if (await hasOperators(tx)) {
      await tx.deleteFrom('set_up_links').execute();
      return null;
    }
    await tx.deleteFrom('set_up_links').where('expires_at', '<=', now).execute();
    const operatorId = newId();
    // Several processes may start at once: the first one's link holds, and the others wait for it.
    await tx
      .insertInto('set_up_links')
      .values({
        operator_id: operatorId,
        token_hash: hashToken(tokenFor(operatorId)),
        created_at: now,
        expires_at: later(now, linkHours * hour),
        code_secret: null,
      })
      .onConflict((conflict) => conflict.column('one').doNothing())
      .execute();
    const { operator_id } = await tx.selectFrom('set_up_links').select('operator_id').executeTakeFirstOrThrow();
    return linkPath(setUpPrefix + tokenFor(operator_id));
  });
}
