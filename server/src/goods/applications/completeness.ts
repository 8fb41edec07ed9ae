import { countryCodes } from '@tradewind/contract/people/countries';
import { isSlug } from '../../base/ids/slug.ts';
import { isEmail } from '../../people/users/index.ts';
import type { ApplicationRow } from './applications-store.ts';

type Details = Pick<
  ApplicationRow,
  | 'trader_kind'
  | 'legal_name'
  | 'address'
  | 'country'
  | 'registration_number'
  | 'contact_name'
  | 'email'
  | 'shop_name'
  | 'slug'
  | 'slogan'
  | 'about'
  | 'city'
  | 'since'
  | 'avatar'
  | 'categories'
>;

const minYear = 1000;
const minSlugLength = 3;

const rules: Record<keyof Omit<Details, 'trader_kind'>, (details: Details, now: Date) => boolean> = {
  legal_name: ({ legal_name: name }) => name !== '',
  address: ({ address }) => address !== '',
  country: ({ country }) => countryCodes.includes(country),
  registration_number: ({ trader_kind: kind, registration_number: number }) => kind === 'person' || number !== '',
  contact_name: ({ contact_name: name }) => name !== '',
  email: ({ email }) => isEmail(email),
  shop_name: ({ shop_name: name }) => name !== '',
  slug: ({ slug }) => slug.length >= minSlugLength && isSlug(slug),
  slogan: ({ slogan }) => slogan !== '',
  about: ({ about }) => about !== '',
  city: ({ city }) => city !== '',
  since: ({ since }, now) => since !== null && since >= minYear && since <= now.getUTCFullYear(),
  avatar: ({ avatar }) => avatar !== '',
  categories: ({ categories }) => categories.length > 0,
};

/** The fields of an application that are missing or invalid, and `documents` when there are none. */
export const incompleteFields = (details: Details, documentCount: number, now: Date): string[] => [
  ...Object.entries(rules).flatMap(([field, isValid]) => (isValid(details, now) ? [] : [field])),
  ...(documentCount > 0 ? [] : ['documents']),
];
