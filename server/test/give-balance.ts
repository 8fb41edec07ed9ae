import { usd } from '@tradewind/contract/base/money';
import { systemClock } from '../src/base/clock/clock.ts';
import { openInstallation } from '../src/installation.ts';
import { outside, postTransaction, userAvailable } from '../src/money/ledger/index.ts';

/** `node give-balance.ts <username> <cents>`: credits money to a journey's shopper. */
const [username = '', cents = ''] = process.argv.slice(2);
const { db, close } = await openInstallation();
try {
  const { id } = await db.read
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db.transact((tx) =>
    postTransaction(tx, {
      kind: 'opening_balance',
      reference: `journey:opening:${id}`,
      at: systemClock.now(),
      legs: [{ from: outside('demo'), to: userAvailable(id), amount: usd(BigInt(cents)) }],
    }),
  );
} finally {
  await close();
}
