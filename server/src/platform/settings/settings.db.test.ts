import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { hour, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { isSettingName, parseSetting, readSettings, setSetting, settingHistory, settingNames } from './index.ts';

const db = await testDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const by = newId();

describe('settings', () => {
  it('have defaults, with a closed wallet', async () => {
    const settings = await readSettings(db.read, now);
    expect(Object.keys(settings).sort()).toEqual([...settingNames].sort());
    expect(settings['wallet.mode']).toBe('closed');
    expect(settings['withdrawal.bank']).toEqual({ fixed: 0n, percentBp: 100, min: 200n, max: 2_000n });
    expect(settings['withdrawal.chain']['USDT-ERC20']).toEqual({ fixed: 1_000n });
  });

  it('take effect at their moment and keep their history', async () => {
    await db.transact((tx) => setSetting(tx, 'withdrawal.minimum', 2_000, { by, at: now }));
    await db.transact((tx) =>
      setSetting(tx, 'withdrawal.minimum', 3_000, { by, at: now, effectiveAt: later(now, hour) }),
    );
    expect((await readSettings(db.read, later(now, -1)))['withdrawal.minimum']).toBe(1_000n);
    expect((await readSettings(db.read, now))['withdrawal.minimum']).toBe(2_000n);
    expect((await readSettings(db.read, later(now, hour)))['withdrawal.minimum']).toBe(3_000n);
    expect((await settingHistory(db.read, 'withdrawal.minimum')).map((row) => [row.value, row.set_by])).toEqual([
      [3_000, by],
      [2_000, by],
    ]);
  });

  it('are rolled back with their transaction', async () => {
    await expect(
      db.transact(async (tx) => {
        await setSetting(tx, 'wallet.mode', 'open', { by: null, at: now });
        expect((await readSettings(tx, now))['wallet.mode']).toBe('open');
        throw new Error('Never mind');
      }),
    ).rejects.toThrow('Never mind');
    expect((await readSettings(db.read, now))['wallet.mode']).toBe('closed');
  });

  it('refuse invalid values and past moments, and ignore invalid stored values', async () => {
    const set = (value: unknown, effectiveAt?: Date) =>
      db.transact((tx) =>
        setSetting(tx, 'withdrawal.maximum', value as number, { by, at: now, ...(effectiveAt && { effectiveAt }) }),
      );
    for (const value of [-1, 1.5, '100', null, Number.NaN, 1e300, {}])
      await expect(set(value)).rejects.toThrow(TypeError);
    await expect(set(100, later(now, -1))).rejects.toThrow(RangeError);
    expect(parseSetting('withdrawal.bank', { fixed: 0, percentBp: 100, min: 300, max: 200 })).toBeNull();
    expect(isSettingName('toString')).toBe(false);

    await db.kysely
      .insertInto('settings')
      .values([
        { name: 'withdrawal.maximum', value: '"all"', effective_at: now },
        { name: 'forgotten', value: 1, effective_at: now },
      ])
      .execute();
    expect((await db.transact((tx) => readSettings(tx, now)))['withdrawal.maximum']).toBe(200_000n);
  });
});
