import { setSetting, settingHistory } from '../../src/platform/settings/index.ts';
import type { Step } from './step.ts';

/** The settings of the demo, until operators change them: the wallet is open, and an approved change does not wait. */
const demoSettings = { 'wallet.mode': 'open', 'changes.waitHours': 0 } as const;

export const seedSettings: Step = async ({ db, clock }) => {
  let set = 0;
  for (const name of Object.keys(demoSettings) as (keyof typeof demoSettings)[]) {
    if ((await settingHistory(db.read, name)).length > 0) continue;
    await db.transact((tx) => setSetting(tx, name, demoSettings[name], { by: null, at: clock.now() }));
    set += 1;
  }
  return set;
};
