import { locales, type Locale } from '@tradewind/contract/base/locales';
import { marketWorld } from '../../seed/market/market-world.ts';
import { coreWorld } from '../../seed/world/demo-world.ts';
import type { JudgedQuery, Part, QueriesByKind, QueryKind } from './judged-query.ts';
import { queries as englishDevelopment } from './market-development/en.ts';
import { queries as japaneseDevelopment } from './market-development/ja.ts';
import { queries as koreanDevelopment } from './market-development/ko.ts';
import { queries as thaiDevelopment } from './market-development/th.ts';
import { queries as chineseDevelopment } from './market-development/zh-CN.ts';
import { queries as english } from './market/en.ts';
import { queries as japanese } from './market/ja.ts';
import { queries as korean } from './market/ko.ts';
import { queries as thai } from './market/th.ts';
import { queries as chinese } from './market/zh-CN.ts';

const products = [...coreWorld.products, ...marketWorld.products];
const slugs = products.map(({ slug }) => slug);
/** Products for adults, which a search in all categories shows to nobody. */
const hidden = new Set(products.filter(({ category }) => category === 'adult').map(({ slug }) => slug));

/**
 * Judged queries over the whole demo, the core and the market, as shoppers of each language type them. They were written from
 * the texts of the products alone, without a look at the search, its synonyms or the other judged queries. All of them are held
 * out: they are only reported, and nothing is tuned to them. Those that nothing but products for adults would answer are left out.
 */
export const marketQueries: readonly JudgedQuery[] = queriesOf('market', {
  en: english,
  'zh-CN': chinese,
  ja: japanese,
  ko: korean,
  th: thai,
});

/**
 * More judged queries over the whole demo, written in the same way, on which the search is developed. Those that were reported until
 * November 2026 are among them.
 */
export const marketDevelopmentQueries: readonly JudgedQuery[] = queriesOf('market development', {
  en: englishDevelopment,
  'zh-CN': chineseDevelopment,
  ja: japaneseDevelopment,
  ko: koreanDevelopment,
  th: thaiDevelopment,
});

function queriesOf(part: Part, byLocale: Readonly<Record<Locale, QueriesByKind>>): JudgedQuery[] {
  return locales.flatMap((locale) =>
    Object.entries(byLocale[locale]).flatMap(([kind, judgements]) =>
      judgements.flatMap(([words, ...judged]) => {
        const wanted = judged.flatMap(productsOf).filter((slug) => !hidden.has(slug));
        const isAnswerable = wanted.length > 0 || kind === 'nothing';
        return isAnswerable ? [{ locale, kind: kind as QueryKind, part, words, wanted }] : [];
      }),
    ),
  );
}

/**
 * The products that a judgement names: one, or with an asterisk at the end all styles of a line of the market.
 *
 * @throws where the demo has none of that name.
 */
function productsOf(name: string): string[] {
  const named = slugs.filter((slug) => (name.endsWith('*') ? slug.startsWith(name.slice(0, -1)) : slug === name));
  if (named.length === 0) throw new Error(`The demo has no product ${name}`);
  return named;
}
