import * as contract from '@tradewind/contract/people/addresses';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { login, register } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { second } from '../../base/clock/clock.ts';
import { findAddress } from './addresses-queries.ts';

const db = await testDatabase();
const { call, clock, data, refusal } = await testApp(db);

let shopperCount = 0;
async function newShopper() {
  shopperCount += 1;
  const username = `jisoo_${shopperCount}`;
  const { id } = await data(register, { username, password: 'lantern-42' });
  const { userinfo } = await data(login, { account: username, password: 'lantern-42' });
  return { id, token: userinfo.token };
}
type Shopper = Awaited<ReturnType<typeof newShopper>>;

const form = {
  name: 'Kim Ji-soo',
  mobile: '010-1234-5678',
  country: 'Seoul, Korea',
  detail: '12 Yonsei-ro',
  tag: 'Home',
};
const add = async (shopper: Shopper, more: Partial<InputOf<typeof contract.saveAddress>> = {}) => {
  clock.advance(second);
  return (await data(contract.saveAddress, { ...form, is_default: 0, ...more }, shopper)).address_id;
};
const list = async (shopper: Shopper) => (await data(contract.addressList, { page: 1, limit: 100 }, shopper)).list;
const defaults = async (shopper: Shopper) =>
  (await list(shopper)).filter(({ is_default }) => is_default === 1).map(({ address_id }) => address_id);

describe('addresses', () => {
  it('require a session', async () => {
    for (const endpoint of [
      contract.addressList,
      contract.addressById,
      contract.saveAddress,
      contract.setAddressCountry,
      contract.setDefaultAddress,
      contract.deleteAddress,
    ]) {
      expect((await refusal(endpoint as typeof contract.addressById, { address_id: '1', ...form })).status).toBe(401);
    }
  });

  it('are listed in pages, the default first, then the newest', async () => {
    const shopper = await newShopper();
    const [a, b, c] = [await add(shopper), await add(shopper), await add(shopper)];
    expect((await list(shopper)).map(({ address_id }) => address_id)).toEqual([a, c, b]);
    expect(await data(contract.addressList, { page: 2, limit: 2 }, shopper)).toMatchObject({
      total: 3,
      count: 3,
      list: [{ address_id: b }],
    });
    expect(await data(contract.addressList, { page: 9 }, shopper)).toMatchObject({ total: 3, list: [] });
  });

  it('accept the whole object on an edit and ignore unknown fields', async () => {
    const [shopper, other] = [await newShopper(), await newShopper()];
    const id = await add(shopper);
    const shown = await data(contract.addressById, { address_id: id }, shopper);
    expect(shown).toEqual({
      ...form,
      address_id: id,
      is_default: 1,
      mobile_e164: '',
      country_code: 'KR',
      customs_code: '',
      name_latin: '',
      parts: null,
      lines: ['12 Yonsei-ro', 'Seoul, Korea'],
    });
    const back = {
      ...shown,
      detail: '7 Mapo-daero',
      user_id: other.id,
      id: 'x',
      province_id: 0,
      created_at: '1970-01-01',
    };
    expect(await data(contract.saveAddress, back as never, shopper)).toEqual({ address_id: id });
    expect(await list(shopper)).toEqual([
      { ...shown, detail: '7 Mapo-daero', lines: ['7 Mapo-daero', 'Seoul, Korea'] },
    ]);
    expect(await list(other)).toEqual([]);
  });

  it('refuse an incomplete form', async () => {
    const shopper = await newShopper();
    for (const field of ['name', 'mobile', 'country', 'detail', 'tag'] as const) {
      for (const wrong of [undefined, '', '   ', null, { a: 1 }, 'x'.repeat(700)]) {
        expect(await refusal(contract.saveAddress, { ...form, [field]: wrong }, shopper)).toMatchObject({
          refusal: 'bad_request',
          fields: [field],
        });
      }
    }
    for (const mobile of ['abc', '12', -5])
      expect((await refusal(contract.saveAddress, { ...form, mobile }, shopper)).refusal).toBe('bad_request');
    expect(await list(shopper)).toEqual([]);
  });

  it('number at most fifty, also when added concurrently', async () => {
    const shopper = await newShopper();
    const answers = await Promise.all(Array.from({ length: 60 }, () => call(contract.saveAddress, form, shopper)));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(50);
    const refused = await refusal(contract.saveAddress, form, shopper);
    expect(refused.refusal).toBe('address_limit');
    expect(refused.msg).toContain('50');
    expect(await defaults(shopper)).toHaveLength(1);
    const [first] = await list(shopper);
    await data(contract.saveAddress, { ...first!, name: 'Kim' }, shopper);
  });
});

describe('the default address', () => {
  it('is the first address until another is chosen', async () => {
    const shopper = await newShopper();
    const [a, b] = [await add(shopper), await add(shopper)];
    expect(await defaults(shopper)).toEqual([a]);
    await data(contract.setDefaultAddress, { address_id: b }, shopper);
    await data(contract.setDefaultAddress, { address_id: b }, shopper);
    expect(await defaults(shopper)).toEqual([b]);
    const c = await add(shopper, { is_default: 1 });
    expect(await defaults(shopper)).toEqual([c]);
    await data(contract.saveAddress, { ...form, address_id: a, is_default: 1 }, shopper);
    expect(await defaults(shopper)).toEqual([a]);
    await data(contract.saveAddress, { ...form, address_id: a, is_default: 0 }, shopper);
    expect(await defaults(shopper)).toEqual([a]);
  });

  it('passes to the newest remaining address when it is deleted', async () => {
    const shopper = await newShopper();
    const [a, b, c] = [await add(shopper), await add(shopper), await add(shopper)];
    await data(contract.deleteAddress, { address_id: a }, shopper);
    expect(await defaults(shopper)).toEqual([c]);
    await data(contract.deleteAddress, { address_id: b }, shopper);
    expect(await defaults(shopper)).toEqual([c]);
    expect((await refusal(contract.deleteAddress, { address_id: b }, shopper)).refusal).toBe('address_not_found');
    await data(contract.deleteAddress, { address_id: c }, shopper);
    expect(await list(shopper)).toEqual([]);
  });

  it('stays unique when addresses are chosen, added and deleted concurrently', async () => {
    const shopper = await newShopper();
    const ids = await Promise.all(
      Array.from({ length: 6 }, () =>
        data(contract.saveAddress, { ...form, is_default: 1 }, shopper).then((saved) => saved.address_id),
      ),
    );
    expect(await defaults(shopper)).toHaveLength(1);
    const answers = await Promise.all([
      ...[...ids, ...ids, ...ids].map((address_id) => call(contract.setDefaultAddress, { address_id }, shopper)),
      ...ids.slice(0, 3).map((address_id) => call(contract.deleteAddress, { address_id }, shopper)),
      ...ids.slice(3).map((address_id) => call(contract.saveAddress, { ...form, address_id, is_default: 1 }, shopper)),
      ...ids.map(() => call(contract.saveAddress, { ...form, is_default: 1 }, shopper)),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await defaults(shopper)).toHaveLength(1);
  });
});

describe('an address of another shopper', () => {
  it.each(['a foreign id', 'no such id', 'no id at all'])('is not found by any endpoint: %s', async (what) => {
    const [owner, stranger] = [await newShopper(), await newShopper()];
    const [theirs, own] = [await add(owner), await add(stranger)];
    await add(owner);
    const address_id = {
      'a foreign id': theirs,
      'no such id': '01970000-0000-7000-8000-000000000000',
      'no id at all': "1' or '1'='1",
    }[what]!;
    const before = await list(owner);
    for (const endpoint of [contract.addressById, contract.setDefaultAddress, contract.deleteAddress]) {
      expect((await refusal(endpoint as typeof contract.addressById, { address_id }, stranger)).refusal).toBe(
        'address_not_found',
      );
    }
    for (const is_default of [0, 1]) {
      expect(
        (
          await refusal(
            contract.saveAddress,
            { ...form, name: 'Mallory', address_id, is_default, user_id: owner.id },
            stranger,
          )
        ).refusal,
      ).toBe('address_not_found');
    }
    expect(await list(owner)).toEqual(before);
    expect(await defaults(stranger)).toEqual([own]);
    expect((await findAddress(db.read, owner.id, theirs))?.name).toBe(form.name);
  });
});

describe('the parts of an address', () => {
  const parts = {
    country: 'JP',
    region: '東京都',
    city: '渋谷区',
    district: '',
    street: '道玄坂1-2-3\nハイツ 405',
    postcode: '150-0043',
  };
  const text = {
    ...form,
    country: '渋谷区, 東京都, 日本',
    detail: '道玄坂1-2-3, ハイツ 405, 150-0043',
    mobile: '090-1234-5678',
  };
  const one = async (shopper: Shopper, address_id: string) => data(contract.addressById, { address_id }, shopper);

  it('are stored beside the unchanged text, together with the E.164 number', async () => {
    const shopper = await newShopper();
    const { address_id } = await data(contract.saveAddress, { ...text, set_parts: parts }, shopper);
    expect(await one(shopper, address_id)).toMatchObject({
      country: text.country,
      detail: text.detail,
      mobile: '090-1234-5678',
      mobile_e164: '+819012345678',
      parts,
    });
  });

  it('are kept while the text is unchanged, and removed when it changes', async () => {
    const shopper = await newShopper();
    const { address_id } = await data(contract.saveAddress, { ...text, set_parts: parts }, shopper);
    const whole = await one(shopper, address_id);
    await data(contract.saveAddress, { ...whole, name: 'Somebody else' }, shopper);
    expect(await one(shopper, address_id)).toMatchObject({ name: 'Somebody else', parts });
    await data(contract.saveAddress, { ...whole, detail: '道玄坂9-9-9' }, shopper);
    expect(await one(shopper, address_id)).toMatchObject({ detail: '道玄坂9-9-9', parts: null });
  });

  it('are optional, and an unreadable number is stored unchanged', async () => {
    const shopper = await newShopper();
    const { address_id } = await data(contract.saveAddress, { ...form, mobile: '1234' }, shopper);
    expect(await one(shopper, address_id)).toMatchObject({ mobile: '1234', mobile_e164: '', parts: null });
    for (const set_parts of [
      { ...parts, country: 'Japan' },
      { ...parts, street: '' },
      { ...parts, postcode: 'x'.repeat(21) },
    ]) {
      expect((await call(contract.saveAddress, { ...text, set_parts }, shopper)).body.code).toBe(0);
    }
  });
});
