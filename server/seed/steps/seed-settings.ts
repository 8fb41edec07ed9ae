import { setSetting, settingHistory } from '../../src/platform/settings/index.ts';
import type { Step } from './step.ts';

/** Opens the wallet of the demo, until an operator closes it. */
export const seedSettings: Step = async ({ db, clock }) => {
  if ((await settingHistory(db.read, 'wallet.mode')).length > 0) return 0;
  await db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() }));
  return 1;
};
