import { auditLog } from '@tradewind/contract/platform/desk/operators';
import * as contract from '@tradewind/contract/goods/desk/traders';
import { setShopTrader, shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { shopTerms } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { call, data, refusal, clock } = await testApp(db);
const operator = await buildOperator(db, ['catalogue'], { now: clock.now() });
const by = { desk: operator.token };

const details = {
  legal_name: 'Loom & Co. Ltd.',
  address: '1 Mill Lane\nYork',
  country: 'GB',
  register: 'Companies House',
  registration_number: '0912',
  tax_number: '',
  email: 'hello@loom.example',
  phone: '',
};

async function shopWithDetails() {
  clock.advance(minute);
  const owner = await buildMerchant(db, {
    shop: await buildShop(db, { name: `Loom ${newId().slice(-6)}` }),
    now: clock.now(),
  });
  const storeDetails = async (more: Partial<typeof details> = {}) => {
    clock.advance(minute);
    await data(setShopTrader, { ...details, ...more }, { token: owner.token });
  };
  await storeDetails();
  const row = async (state?: contract.DeskTrader['state']) =>
    (await data(contract.traders, { limit: 100, ...(state && { state }) }, by)).list.find(
      ({ id }) => id === owner.shopId,
    );
  const publicCheckedAt = async () =>
    (await data(shopTerms, { mer_id: owner.shopId }, { token: owner.token })).checked_at;
  const check = async () => data(contract.checkTrader, { id: owner.shopId, details_id: (await row())!.details_id }, by);
  return {
    id: owner.shopId,
    owner,
    storeDetails,
    row,
    publicCheckedAt,
    check,
    checkAtShopDesk: async () => (await data(shopProfile, {}, { token: owner.token })).trader_check,
  };
}

describe('trader details', () => {
  it('are shown as checked only after the check', async () => {
    const shop = await shopWithDetails();
    expect(await shop.row('waiting')).toMatchObject({
      ...details,
      state: 'waiting',
      checked_before: 0,
      decided_at: null,
      decided_by: null,
    });
    expect([await shop.publicCheckedAt(), await shop.checkAtShopDesk()]).toEqual([null, null]);
    const checked = await shop.check();
    expect(checked).toMatchObject({ state: 'checked', decided_by: operator.name, decided_at: expect.any(String) });
    expect(await shop.publicCheckedAt()).toBe(checked.decided_at);
    expect(await shop.checkAtShopDesk()).toEqual({ checked: 1, at: checked.decided_at, reason: '' });
    expect(await shop.row('waiting')).toBeUndefined();
    expect((await shop.row('checked'))?.details_id).toBe(checked.details_id);
  });

  it('lose the check with any change and keep it when stored unchanged', async () => {
    const shop = await shopWithDetails();
    const { decided_at } = await shop.check();
    await shop.storeDetails();
    expect(await shop.publicCheckedAt()).toBe(decided_at);
    for (const field of Object.keys(details) as (keyof typeof details)[]) {
      await shop.storeDetails({
        [field]: { country: 'IE', email: 'new@loom.example' }[field as string] ?? `Another ${field}`,
      });
      expect(await shop.publicCheckedAt(), field).toBeNull();
      expect(await shop.row('waiting'), field).toMatchObject({ state: 'waiting', checked_before: 1 });
      await shop.check();
      expect(await shop.publicCheckedAt(), field).not.toBeNull();
    }
    await shop.storeDetails();
    expect(await shop.publicCheckedAt(), 'also for details that were checked earlier').toBeNull();
  });

  it('refuse a check when they changed meanwhile', async () => {
    const shop = await shopWithDetails();
    const earlier = (await shop.row())!;
    await shop.storeDetails({ legal_name: 'Somebody else Ltd.' });
    expect((await refusal(contract.checkTrader, { id: shop.id, details_id: earlier.details_id }, by)).refusal).toBe(
      'trader_changed',
    );
    expect(await shop.publicCheckedAt()).toBeNull();
    const other = await shopWithDetails();
    expect(
      (await refusal(contract.checkTrader, { id: shop.id, details_id: (await other.row())!.details_id }, by)).refusal,
    ).toBe('trader_changed');
  });

  it('show the shop why a check was withdrawn, and can be checked again', async () => {
    const shop = await shopWithDetails();
    expect((await refusal(contract.withdrawTraderCheck, { id: shop.id, reason: 'x' }, by)).refusal).toBe(
      'trader_not_checked',
    );
    await shop.check();
    clock.advance(minute);
    expect((await refusal(contract.withdrawTraderCheck, { id: shop.id, reason: '  ' }, by)).refusal).toBe(
      'bad_request',
    );
    await data(contract.withdrawTraderCheck, { id: shop.id, reason: 'Struck off the register' }, by);
    expect(await shop.publicCheckedAt()).toBeNull();
    expect(await shop.checkAtShopDesk()).toMatchObject({ checked: 0, reason: 'Struck off the register' });
    expect(await shop.row('withdrawn')).toMatchObject({ reason: 'Struck off the register' });
    expect((await refusal(contract.withdrawTraderCheck, { id: shop.id, reason: 'x' }, by)).refusal).toBe(
      'trader_not_checked',
    );
    clock.advance(minute);
    await shop.check();
    expect(await shop.publicCheckedAt()).not.toBeNull();
    const admin = await buildOperator(db, ['admin'], { now: clock.now() });
    const acts = (await data(auditLog, { subject: `shop:${shop.id}` }, { desk: admin.token })).list.map(
      ({ act }) => act,
    );
    expect(acts).toEqual(['trader.checked', 'trader.withdrawn', 'trader.checked']);
  });

  it('are decided once under concurrent checks, never after a concurrent change', async () => {
    const shop = await shopWithDetails();
    const { details_id } = (await shop.row())!;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(contract.checkTrader, { id: shop.id, details_id }, by)),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    clock.advance(minute);
    await Promise.all([
      data(setShopTrader, { ...details, legal_name: 'Quick Change Ltd.' }, { token: shop.owner.token }),
      ...Array.from({ length: 4 }, () => call(contract.checkTrader, { id: shop.id, details_id }, by)),
    ]);
    expect(await shop.publicCheckedAt()).toBeNull();
  });

  it('are found by both names and checked by permitted operators only', async () => {
    const shop = await shopWithDetails();
    await shop.storeDetails({ legal_name: '100%_Wool Ltd.' });
    expect((await data(contract.traders, { search: '100%_wool' }, by)).list.map(({ id }) => id)).toEqual([shop.id]);
    expect((await data(contract.traders, { search: '100_%wool' }, by)).total).toBe(0);
    for (const id of ['x', newId(), (await buildShop(db)).id]) {
      expect((await refusal(contract.checkTrader, { id, details_id: newId() }, by)).refusal).toBe('shop_not_found');
      expect((await refusal(contract.withdrawTraderCheck, { id, reason: 'x' }, by)).refusal).toBe('shop_not_found');
    }
    const reader = { desk: (await buildOperator(db, ['support'], { now: clock.now() })).token };
    expect((await data(contract.traders, {}, reader)).total).toBeGreaterThan(0);
    expect((await refusal(contract.checkTrader, { id: shop.id, details_id: newId() }, reader)).refusal).toBe(
      'desk_forbidden',
    );
    const finance = { desk: (await buildOperator(db, ['finance'], { now: clock.now() })).token };
    expect((await refusal(contract.traders, {}, finance)).refusal).toBe('desk_forbidden');
  });
});
