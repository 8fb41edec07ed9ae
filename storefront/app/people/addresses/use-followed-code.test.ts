import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { TypedMobile } from '../users/calling-codes.ts';
import type { AddressFields } from './address-rules.ts';
import { typedAddress } from './typed-address.ts';
import { useFollowedCode } from './use-followed-code.ts';
import { validateAddress } from './validate-address.ts';

const empty: AddressFields = { ...typedAddress, mobile: { code: '66', number: '' }, country: '' };

interface Used {
  form: UseFormReturn<AddressFields>;
  code: ReturnType<typeof useFollowedCode>;
}

function Form({ mobile, onUse }: { mobile: TypedMobile; onUse: (used: Used) => void }) {
  const form = useForm<AddressFields>({ defaultValues: { ...empty, mobile } });
  onUse({ form, code: useFollowedCode(form) });
  return null;
}

/** A form with a number, and what its user does. */
function formWith(mobile: TypedMobile) {
  const uses: Used[] = [];
  renderToStaticMarkup(createElement(Form, { mobile, onUse: (used) => uses.push(used) }));
  const [{ form, code }] = uses as [Used];
  // From here on the form takes values, as once it is shown in a browser.
  form.reset();
  const { getValues, setValue } = form;
  const { follow, typed, answer } = code;
  return {
    follow,
    answer,
    type: (next: TypedMobile) => setValue('mobile', typed(next)),
    mobile: () => getValues('mobile'),
    refused: async () => {
      const { errors } = await validateAddress(
        { ...getValues(), country: 'FR', city: 'Paris', postcode: '75001' },
        undefined,
        {
          fields: {},
          shouldUseNativeValidation: false,
        },
      );
      return errors.mobile?.message;
    },
  };
}

describe('the calling code', () => {
  it('follows the country while no number is typed', async () => {
    const form = formWith({ code: '66', number: '' });
    await form.follow('JP');
    expect(form.mobile()).toEqual({ code: '81', number: '' });
    await form.follow('FR');
    expect(form.mobile()).toEqual({ code: '33', number: '' });
  });

  it('stays where somebody has chosen it, and in an address that had a number', async () => {
    const form = formWith({ code: '66', number: '' });
    form.type({ code: '65', number: '' });
    await form.follow('JP');
    expect(form.mobile().code).toBe('65');
    const stored = formWith({ code: '66', number: '812345678' });
    await stored.follow('JP');
    expect(stored.mobile()).toEqual({ code: '66', number: '812345678' });
  });

  it('stays with a number that only its own country has', async () => {
    const form = formWith({ code: '1', number: '' });
    form.type({ code: '1', number: '415 555 2671' });
    await form.follow('HK');
    expect(form.mobile()).toEqual({ code: '1', number: '415 555 2671' });
    expect(await form.refused()).toBeUndefined();
  });

  it('follows with a number that only the country of the address has', async () => {
    const form = formWith({ code: '66', number: '' });
    form.type({ code: '66', number: '9123 4567' });
    await form.follow('HK');
    expect(form.mobile()).toEqual({ code: '852', number: '9123 4567' });
  });

  it('stays with a whole international number', async () => {
    const form = formWith({ code: '66', number: '' });
    form.type({ code: '66', number: '+65 8123 4567' });
    await form.follow('JP');
    expect(form.mobile()).toEqual({ code: '66', number: '+65 8123 4567' });
  });
});

describe('a number that both countries have', () => {
  const doubtful = async () => {
    const form = formWith({ code: '66', number: '' });
    form.type({ code: '66', number: '812345678' });
    await form.follow('DE');
    return form;
  };

  it('is kept and asked about, and nothing is saved until that is answered', async () => {
    const form = await doubtful();
    expect(form.mobile()).toEqual({ code: '66', number: '812345678', doubt: '49' });
    expect(await form.refused()).toBe('addresses.mobileWhich');
  });

  it.each(['66', '49'])('belongs to +%s when that is the answer, also after another country', async (code) => {
    const form = await doubtful();
    form.answer(code);
    expect(form.mobile()).toEqual({ code, number: '812345678' });
    expect(await form.refused()).toBeUndefined();
    await form.follow('JP');
    expect(form.mobile()).toEqual({ code, number: '812345678' });
  });

  it('is asked about while it is typed on, and no more when its code is chosen or it is typed whole', async () => {
    const form = await doubtful();
    form.type({ code: '66', number: '8123456789' });
    expect(form.mobile().doubt).toBe('49');
    form.type({ code: '66', number: '+49 8123456789' });
    expect(form.mobile().doubt).toBeUndefined();
    const other = await doubtful();
    other.type({ code: '49', number: '812345678' });
    expect(other.mobile().doubt).toBeUndefined();
  });

  it('is asked about no more when the address is back in the country of the number', async () => {
    const form = await doubtful();
    await form.follow('TH');
    expect(form.mobile()).toEqual({ code: '66', number: '812345678' });
  });
});
