import { checklist, type ChecklistEntry } from '@tradewind/contract/operations/desk/checklist';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltShop } from '../../../test/build-catalog.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { openWallet } from '../../../test/open-wallet.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting, type SettingInput, type SettingName } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { clock, data, refusal } = await testApp(db, { payments: { sandbox: false }, mail: { demo: false } });
const first = await buildOperator(db, ['admin']);

async function done(): Promise<ChecklistEntry[]> {
  const { list } = await data(checklist, {}, { desk: first.token });
  return list.filter((entry) => entry.done).map(({ id }) => id);
}

it('is for administrators', async () => {
  const { token } = await buildOperator(db, ['finance', 'support', 'catalogue']);
  expect((await refusal(checklist, {}, { desk: token })).refusal).toBe('desk_forbidden');
});

it('has nothing done on an empty installation but the waiting time', async () => {
  expect(await done()).toEqual(['waiting']);
});

let shop: BuiltShop;
const now = () => clock.now();
const set = <Name extends SettingName>(name: Name, value: SettingInput<Name>) =>
  db.transact((tx) => setSetting(tx, name, value, { by: null, at: now() }));

const steps: [ChecklistEntry, () => Promise<unknown>][] = [
  ['operators', () => buildOperator(db, ['admin'])],
  ['wallet', () => openWallet(db)],
  ['payment', () => db.pool.query("update networks set enabled = true, xpub = 'xpub' where code = 'USDT-TRC20'")],
  ['withdrawal', () => set('withdrawal.bank', { fixed: 100, percentBp: 50, min: 100, max: 900 })],
  [
    'commission',
    () =>
      db.pool.query(
        'insert into commission_rules (id, rate_bp, effective_from, made_by, made_at) values ($1, 700, $2, $3, $2)',
        [newId(), now(), first.id],
      ),
  ],
  ['shop', async () => (shop = await buildShop(db, { freight: null }))],
  ['freight', () => buildShop(db)],
  ['products', () => buildProduct(db, { shop })],
];

it.each(steps)('ticks %s as soon as the installation has it', async (entry, act) => {
  expect(await done()).not.toContain(entry);
  await act();
  expect(await done()).toContain(entry);
});

it('takes back the tick of what is gone', async () => {
  await set('changes.waitHours', 0);
  expect(await done()).not.toContain('waiting');
});
