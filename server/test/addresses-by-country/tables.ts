import { readFileSync } from 'node:fs';
import { formatAddress } from '@tradewind/contract/people/address-text';
import type { AddressParts } from '@tradewind/contract/people/addresses';
import { countryNameIn } from '@tradewind/contract/people/countries';

const unescaped = (cell: string): string =>
  cell.replaceAll(/\\u([\dA-F]{4})/g, (_, point: string) => String.fromCodePoint(Number.parseInt(point, 16)));

/** The lines of a table beside this test, split into their cells; a character that can't be seen is written as `\u200E`. */
export const table = (name: string): string[][] =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => unescaped(cell.trim())));

/** What the storefront sends: the parts, and the text that is made of them. */
export const sent = (parts: AddressParts, mobile = '+66812345678') => ({
  name: 'Somebody',
  mobile,
  ...formatAddress(parts, countryNameIn(parts.country, 'en')),
  tag: 'Home',
  set_parts: parts,
});
