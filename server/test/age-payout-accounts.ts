import { openInstallation } from '../src/installation.ts';

/** `node age-payout-accounts.ts <username>`: backdates a shopper's payout accounts, so that their waiting time is over. */
const [username = ''] = process.argv.slice(2);
const { db, close } = await openInstallation();
try {
  const { id } = await db.read
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db.kysely
    .updateTable('payout_addresses')
    .set({ added_at: new Date(0), usable_at: new Date(0) })
    .where('user_id', '=', id)
    .execute();
} finally {
  await close();
}
