import type { AddressFields } from './address-rules.ts';

/** An address form as tests fill it: in Thailand, with nothing but what is always asked for. */
export const typedAddress: AddressFields = {
  name: 'Somebody',
  nameLatin: '',
  mobile: { code: '66', number: '812345678' },
  country: 'TH',
  customsCode: '',
  street: '1',
  region: '',
  city: '',
  district: '',
  postcode: '',
  tag: 'Home',
  isDefault: false,
};
