import { operatorRoles, type OperatorRole } from '@tradewind/contract/base/operator-roles';
import { Refusal } from '@tradewind/contract/base/refusals';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import { StartUpError } from './base/start-up-error.ts';
import { openInstallation, type Installation } from './installation.ts';
import {
  addOperator,
  confirmOperator,
  disableOperatorByMachine,
  openNetworksByMachine,
  resetOperator,
} from './platform/administration/index.ts';
import { reportStartUpError } from './start-up.ts';

const usage = `Usage:
  npm run operator -- add <email> <roles>   creates an operator and prints a one-time link
  npm run operator -- link <email>          resets an operator and prints a one-time link
  npm run operator -- confirm <email>       makes an operator whom one administrator brought in a person of their own
  npm run operator -- disable <email>       shuts an operator out
  npm run operator -- open-networks         lets operators use the desk from every network again
Roles, separated by commas: ${operatorRoles.join(', ')}`;

type Act = (installation: Installation, email: string, roleList: string | undefined) => Promise<string>;

const linkText = ({ env }: Installation, email: string, path: string) =>
  `${email} sets password and codes here, once, within 48 hours:\n${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}${path}\n`;

const acts: Record<string, Act> = {
  add: async (installation, email, roleList) => {
    const roles = readRoles(roleList);
    return linkText(installation, email, await addOperator(installation, { email, roles }));
  },
  link: async (installation, email) => linkText(installation, email, await resetOperator(installation, email)),
  confirm: async (installation, email) => {
    await confirmOperator(installation, email);
    return `${email} counts as a person of their own.\n`;
  },
  disable: async (installation, email) => {
    await disableOperatorByMachine(installation, email);
    return `${email} is disabled.\n`;
  },
  'open-networks': async (installation) => {
    await openNetworksByMachine(installation);
    return 'Operators may use the desk from every network.\n';
  },
};

/**
 * `npm run operator`: acts on operators at the machine, which take effect at once. Whoever has the machine has the database,
 * so nothing is gained by a second administrator or a waiting time.
 */
async function main([verb = '', email, roleList]: string[]): Promise<void> {
  const act = Object.hasOwn(acts, verb) ? acts[verb] : undefined;
  if (!act || (!email && verb !== 'open-networks')) throw new StartUpError(usage);
  if (verb === 'add') readRoles(roleList);
  const installation = await openInstallation({ beside: true });
  try {
    process.stdout.write(await act(installation, email ?? '', roleList));
  } catch (error) {
    throw error instanceof Refusal ? new StartUpError(refusalText(error.code, 'en', error.details)) : error;
  } finally {
    await installation.close();
  }
}

/** @throws StartUpError for a role that does not exist. */
function readRoles(roleList = ''): OperatorRole[] {
  const roles = roleList.split(',').filter(Boolean);
  const unknown = roles.find((role) => !(operatorRoles as readonly string[]).includes(role));
  if (unknown !== undefined || roles.length === 0)
    throw new StartUpError(`There is no role ${unknown ?? roleList}. Roles are: ${operatorRoles.join(', ')}`);
  return roles as OperatorRole[];
}

await main(process.argv.slice(2)).catch(reportStartUpError);
