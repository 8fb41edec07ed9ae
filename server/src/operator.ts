import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import { Refusal } from '@tradewind/contract/base/refusals';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { openJobs } from './base/jobs/jobs.ts';
import { StartUpError } from './base/start-up-error.ts';
import { openInstallation } from './installation.ts';
import { addOperator } from './platform/operators/index.ts';
import { reportStartUpError } from './start-up.ts';

/**
 * `npm run operator -- add <email> <roles>`: creates the first operator of an installation and prints the password for
 * the first sign-in. Roles are separated by commas.
 */
async function main([verb, email, roleList]: string[]): Promise<void> {
  if (verb !== 'add' || !email || !roleList)
    throw new StartUpError(
      `Usage: npm run operator -- add <email> <roles>\nRoles, separated by commas: ${operatorRoles.join(', ')}`,
    );
  const roles = roleList.split(',').filter(Boolean);
  const unknown = roles.find((role) => !(operatorRoles as readonly string[]).includes(role));
  if (unknown !== undefined || roles.length === 0)
    throw new StartUpError(`There is no role ${unknown ?? roleList}. Roles are: ${operatorRoles.join(', ')}`);
  const { db, clock, close } = await openInstallation();
  try {
    const jobs = openJobs(db, reportStartUpError, false);
    const { operator, once_password } = await addOperator({ db, clock, jobs }, null, {
      email,
      name: email.split('@')[0]!,
      roles: roles as OperatorRole[],
    });
    process.stdout.write(
      `${operator.email} may sign in at /console with the roles ${operator.roles.join(', ')}.\nPassword for the first sign-in, shown only now: ${once_password}\n`,
    );
  } catch (error) {
    throw error instanceof Refusal ? new StartUpError(refusalText(error.code, 'en', error.details)) : error;
  } finally {
    await close();
  }
}

await main(process.argv.slice(2)).catch(reportStartUpError);
