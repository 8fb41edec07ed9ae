import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { thingsFolder } from '../pictures/cut-out.ts';
import { subcategories } from '../world/subcategories.ts';
import type { MarketShop, ProductLine } from './types.ts';

const scripts: Readonly<Record<Locale, RegExp>> = {
  en: /\p{Script=Latin}/u,
  'zh-CN': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
};
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is wrong with a shop of the wider demo market; nothing when it can be opened. */
export function findings(market: MarketShop): string[] {
  const { shop, lines, trader } = market;
  const found: string[] = [];
  const expect = (holds: boolean, what: string) => void (holds || found.push(`${shop.slug}: ${what}`));
  const written = (text: Texts, what: string, [least, most]: readonly [number, number]) => {
    for (const locale of locales)
      expect(scripts[locale].test(text[locale]), `${what} is not written in ${locale}: ${text[locale]}`);
    expect(text.en.length >= least && text.en.length <= most, `${what} has ${text.en.length} letters: ${text.en}`);
  };
  const painted = (cp: string) => expect(existsSync(join(thingsFolder, `${cp}.webp`)), `there is no emoji ${cp}`);

  expect(slugShape.test(shop.slug), 'slug');
  expect(trader.phone.includes('000'), 'the phone number could be somebody’s');
  written(shop.slogan, 'slogan', [15, 70]);
  written(shop.about, 'about', [120, 420]);
  written(shop.city, 'city', [3, 40]);
  painted(shop.avatar.cp);
  expect(lines.length === 8, `${lines.length} lines`);
  for (const line of lines) {
    const at = line.slug;
    expect(slugShape.test(line.slug), `${at}: slug`);
    expect(line.styles.length === 5, `${at}: ${line.styles.length} styles`);
    written(line.title, `${at}: title`, [12, 70]);
    written(line.description, `${at}: description`, [90, 420]);
    for (const locale of locales)
      for (const part of ['title', 'description'] as const)
        expect(line[part][locale].split('{style}').length === 2, `${at}: {style} once in the ${part} in ${locale}`);
    expect(line.facts.length >= 1 && line.facts.length <= 4, `${at}: ${line.facts.length} facts`);
    expect(line.options.length <= 2, `${at}: ${line.options.length} options`);
    expect(
      line.options.every(({ values }) =>
        values.every(({ text }) => locales.every((locale) => !/[|,]/.test(text[locale]))),
      ),
      `${at}: an option value has | or ,`,
    );
    expect(
      line.subcategory === undefined ||
        subcategories.some(({ code, parent }) => code === line.subcategory && parent === line.category),
      `${at}: no subcategory ${line.subcategory} of ${line.category}`,
    );
    expect(line.price >= 300 && line.price <= 90_000 && line.price % 10 === 0, `${at}: price ${line.price}`);
    painted(line.picture.cp);
    for (const style of line.styles) {
      expect(slugShape.test(style.code), `${at}: style ${style.code}`);
      written(style.name, `${at} ${style.code}: name`, [2, 40]);
      written(style.note, `${at} ${style.code}: note`, [25, 130]);
      expect(
        style.listPrice === undefined || style.listPrice > (style.price ?? line.price),
        `${at} ${style.code}: list price`,
      );
      painted(style.look?.cp ?? line.picture.cp);
    }
    expect(looksOf(line).size === 5, `${at}: two styles look the same`);
  }
  return found;
}

const looksOf = ({ picture, styles }: ProductLine): Set<string> =>
  new Set(styles.map(({ look }) => JSON.stringify(Object.entries({ ...picture, ...look }).toSorted())));
