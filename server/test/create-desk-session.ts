import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { openInstallation } from '../src/installation.ts';
import { buildOperator } from './build-operator.ts';

/** `node create-desk-session.ts <role>,<role>…`: prints a session token of a new operator, for browser tests that skip the sign-in. */
const roles = (process.argv[2] ?? '').split(',') as OperatorRole[];
const { db, clock, close } = await openInstallation();
try {
  const { id, name, token } = await buildOperator(db, roles, { now: clock.now() });
  process.stdout.write(JSON.stringify({ token, operator: { id, name, email: `${id}@desk.example`, roles } }));
} finally {
  await close();
}
