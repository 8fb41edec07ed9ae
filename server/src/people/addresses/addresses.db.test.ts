import * as contract from '@tradewind/contract/people/addresses';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { login, register } from '@tradewind/contract/people/users';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { second } from '../../base/clock/clock.ts';
import { defaultAddress, findAddress } from './index.ts';
import { readCountries } from './read-countries.ts';

const db = await testDatabase();
const { call, clock, data, refusal } = await testApp(db);

let people = 0;
async function newPerson() {
  people += 1;
  const username = `jisoo_${people}`;
  const { id } = await data(register, { username, password: 'lantern-42' });
  const { userinfo } = await data(login, { account: username, password: 'lantern-42' });
  return { id, token: userinfo.token };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const form = {
  name: 'Kim Ji-soo',
  mobile: '010-1234-5678',
  country: 'Seoul, Korea',
  detail: '12 Yonsei-ro',
  tag: 'Home',
};
const add = async (person: Person, more: Partial<InputOf<typeof contract.saveAddress>> = {}) => {
  clock.advance(second);
  return (await data(contract.saveAddress, { ...form, is_default: 0, ...more }, person)).address_id;
};
const list = async (person: Person) => (await data(contract.addressList, { page: 1, limit: 100 }, person)).list;
const defaults = async (person: Person) =>
  (await list(person)).filter(({ is_default }) => is_default === 1).map(({ address_id }) => address_id);

describe('addresses', () => {
  it('need a session', async () => {
    for (const endpoint of [
      contract.addressList,
      contract.oneAddress,
      contract.saveAddress,
      contract.setDefaultAddress,
      contract.deleteAddress,
    ]) {
      expect((await refusal(endpoint as typeof contract.oneAddress, { address_id: '1', ...form })).status).toBe(401);
    }
  });

  it('are listed with the default first, then the newest, a page at a time', async () => {
    const person = await newPerson();
    const [a, b, c] = [await add(person), await add(person), await add(person)];
    expect((await list(person)).map(({ address_id }) => address_id)).toEqual([a, c, b]);
    expect(await data(contract.addressList, { page: 2, limit: 2 }, person)).toMatchObject({
      total: 3,
      count: 3,
      list: [{ address_id: b }],
    });
    expect(await data(contract.addressList, { page: 9 }, person)).toMatchObject({ total: 3, list: [] });
  });

  it('take the whole object back on an edit, with fields that are nobody’s to set', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const id = await add(person);
    const shown = await data(contract.oneAddress, { address_id: id }, person);
    expect(shown).toEqual({ ...form, address_id: id, is_default: 1, mobile_e164: '', country_code: '', parts: null });
    const back = {
      ...shown,
      detail: '7 Mapo-daero',
      user_id: other.id,
      id: 'x',
      province_id: 0,
      created_at: '1970-01-01',
    };
    expect(await data(contract.saveAddress, back as never, person)).toEqual({ address_id: id });
    expect(await list(person)).toEqual([{ ...shown, detail: '7 Mapo-daero' }]);
    expect(await list(other)).toEqual([]);
  });

  it('refuse a form that is not filled in', async () => {
    const person = await newPerson();
    for (const field of ['name', 'mobile', 'country', 'detail', 'tag'] as const) {
      for (const wrong of [undefined, '', '   ', null, { a: 1 }, 'x'.repeat(700)]) {
        expect(await refusal(contract.saveAddress, { ...form, [field]: wrong }, person)).toMatchObject({
          refusal: 'bad_request',
          fields: [field],
        });
      }
    }
    for (const mobile of ['abc', '12', -5])
      expect((await refusal(contract.saveAddress, { ...form, mobile }, person)).refusal).toBe('bad_request');
    expect(await list(person)).toEqual([]);
  });

  it('number at most fifty, also when many are added at once', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 60 }, () => call(contract.saveAddress, form, person)));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(50);
    const refused = await refusal(contract.saveAddress, form, person);
    expect(refused.refusal).toBe('address_limit');
    expect(refused.msg).toContain('50');
    expect(await defaults(person)).toHaveLength(1);
    const [first] = await list(person);
    await data(contract.saveAddress, { ...first!, name: 'Kim' }, person);
  });
});

describe('the default address', () => {
  it('is the first one, and moves by choice', async () => {
    const person = await newPerson();
    const [a, b] = [await add(person), await add(person)];
    expect(await defaults(person)).toEqual([a]);
    await data(contract.setDefaultAddress, { address_id: b }, person);
    await data(contract.setDefaultAddress, { address_id: b }, person);
    expect(await defaults(person)).toEqual([b]);
    const c = await add(person, { is_default: 1 });
    expect(await defaults(person)).toEqual([c]);
    await data(contract.saveAddress, { ...form, address_id: a, is_default: 1 }, person);
    expect(await defaults(person)).toEqual([a]);
    await data(contract.saveAddress, { ...form, address_id: a, is_default: 0 }, person);
    expect(await defaults(person)).toEqual([a]);
  });

  it('passes to the newest other one when it is deleted', async () => {
    const person = await newPerson();
    const [a, b, c] = [await add(person), await add(person), await add(person)];
    await data(contract.deleteAddress, { address_id: a }, person);
    expect(await defaults(person)).toEqual([c]);
    await data(contract.deleteAddress, { address_id: b }, person);
    expect(await defaults(person)).toEqual([c]);
    expect((await refusal(contract.deleteAddress, { address_id: b }, person)).refusal).toBe('address_not_found');
    await data(contract.deleteAddress, { address_id: c }, person);
    expect(await list(person)).toEqual([]);
    expect(await defaultAddress(db.read, person.id)).toBeNull();
  });

  it('is exactly one however many choose, add and delete at once', async () => {
    const person = await newPerson();
    const ids = await Promise.all(
      Array.from({ length: 6 }, () =>
        data(contract.saveAddress, { ...form, is_default: 1 }, person).then((saved) => saved.address_id),
      ),
    );
    expect(await defaults(person)).toHaveLength(1);
    const answers = await Promise.all([
      ...[...ids, ...ids, ...ids].map((address_id) => call(contract.setDefaultAddress, { address_id }, person)),
      ...ids.slice(0, 3).map((address_id) => call(contract.deleteAddress, { address_id }, person)),
      ...ids.slice(3).map((address_id) => call(contract.saveAddress, { ...form, address_id, is_default: 1 }, person)),
      ...ids.map(() => call(contract.saveAddress, { ...form, is_default: 1 }, person)),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await defaults(person)).toHaveLength(1);
    expect((await defaultAddress(db.read, person.id))?.id).toBe((await defaults(person))[0]);
  });
});

describe('somebody else’s address', () => {
  it.each(['a foreign id', 'no such id', 'no id at all'])('is not found by any call: %s', async (what) => {
    const [owner, stranger] = [await newPerson(), await newPerson()];
    const [theirs, own] = [await add(owner), await add(stranger)];
    await add(owner);
    const address_id = {
      'a foreign id': theirs,
      'no such id': '01970000-0000-7000-8000-000000000000',
      'no id at all': "1' or '1'='1",
    }[what]!;
    const before = await list(owner);
    for (const endpoint of [contract.oneAddress, contract.setDefaultAddress, contract.deleteAddress]) {
      expect((await refusal(endpoint as typeof contract.oneAddress, { address_id }, stranger)).refusal).toBe(
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
  const one = async (person: Person, address_id: string) => data(contract.oneAddress, { address_id }, person);

  it('are kept beside the text, which stays as it was sent, with the number as networks dial it', async () => {
    const person = await newPerson();
    const { address_id } = await data(contract.saveAddress, { ...text, set_parts: parts }, person);
    expect(await one(person, address_id)).toMatchObject({
      country: text.country,
      detail: text.detail,
      mobile: '090-1234-5678',
      mobile_e164: '+819012345678',
      parts,
    });
  });

  it('stay while a client that knows only the text leaves that alone, and go when it changes it', async () => {
    const person = await newPerson();
    const { address_id } = await data(contract.saveAddress, { ...text, set_parts: parts }, person);
    const whole = await one(person, address_id);
    await data(contract.saveAddress, { ...whole, name: 'Somebody else' }, person);
    expect(await one(person, address_id)).toMatchObject({ name: 'Somebody else', parts });
    await data(contract.saveAddress, { ...whole, detail: '道玄坂9-9-9' }, person);
    expect(await one(person, address_id)).toMatchObject({ detail: '道玄坂9-9-9', parts: null });
  });

  it('are never needed, and a number that cannot be read is kept as it is', async () => {
    const person = await newPerson();
    const { address_id } = await data(contract.saveAddress, { ...form, mobile: '1234' }, person);
    expect(await one(person, address_id)).toMatchObject({ mobile: '1234', mobile_e164: '', parts: null });
    for (const set_parts of [
      { ...parts, country: 'Japan' },
      { ...parts, street: '' },
      { ...parts, postcode: 'x'.repeat(21) },
    ]) {
      expect((await call(contract.saveAddress, { ...text, set_parts }, person)).body.code).toBe(0);
    }
  });
});

describe('the country of an address of which only the text is known', () => {
  const areas = [
    'Bangkok 10330, Thailand',
    '中国浙江省杭州市',
    'th',
    'Atlanta, Georgia',
    'Seoul, Korea',
    'Newark, New Jersey',
    '渋谷区, 東京都, 日本',
  ];
  const codes = ['TH', 'CN', 'TH', '', '', '', 'JP'];

  it('is read from it when it is saved, and later where it was saved before countries were read', async () => {
    const person = await newPerson();
    const ids: string[] = [];
    for (const country of areas) ids.push(await add(person, { country }));
    const shown = async () =>
      Promise.all(
        ids.map(async (address_id) => (await data(contract.oneAddress, { address_id }, person)).country_code),
      );
    expect(await shown()).toEqual(codes);
    const forget = () =>
      db.transact((tx) => tx.updateTable('addresses').set({ country: '' }).where('user_id', '=', person.id).execute());
    for (const batch of [1, 2, 1_000]) {
      await forget();
      expect(await readCountries({ db }, batch)).toBe(4);
      expect(await shown()).toEqual(codes);
      expect(await readCountries({ db }, batch)).toBe(0);
    }
  });

  it('is left alone where it is known, whatever the text says', async () => {
    const person = await newPerson();
    const set_parts = { country: 'KR', region: '', city: 'Seoul', district: '', street: '12 Yonsei-ro', postcode: '' };
    const id = await add(person, { country: 'Seoul, Thailand', set_parts });
    await readCountries({ db });
    expect((await findAddress(db.read, person.id, id))?.country).toBe('KR');
  });
});
