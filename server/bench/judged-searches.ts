import type { Success } from '@tradewind/contract/base/envelope';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { wireNames } from '@tradewind/contract/base/locales';
import { searchProducts } from '@tradewind/contract/goods/search';
import { productId } from '../seed/demo-ids.ts';
import { marketWorld } from '../seed/market/market-world.ts';
import { coreWorld } from '../seed/world/demo-world.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { describeVerdicts, judgeSearch, type Verdict } from '../test/search/judge-search.ts';
import type { JudgedQuery } from '../test/search/judged-query.ts';
import { judgeEngine } from './engine.ts';
import type { Catalogue, Environment } from './environment.ts';
import { sendRequest } from './request-timing.ts';
import { get } from './requests.ts';

const slugs = new Map(
  [...coreWorld.products, ...marketWorld.products].map(({ slug }) => [productId(slug), slug] as const),
);

/** Prints what judged queries find in some demo data, by the product and by a general engine. */
export async function measureJudged(
  environment: Environment,
  demo: Pick<Catalogue, 'url'>,
  queries: readonly JudgedQuery[],
  print: (line: string) => void,
): Promise<void> {
  const shop = await environment.startProduct(demo);
  for (const line of describeVerdicts(await judgeProduct(shop.origin, queries))) print(line);
  await shop.stop();
  const db = openDatabase({ url: demo.url, pool: 1 });
  for (const line of await judgeEngine(db, queries).finally(db.close)) print(line);
}

/** Asks a running product with the demo data. */
const judgeProduct = (origin: string, queries: readonly JudgedQuery[]): Promise<Verdict[]> =>
  judgeSearch(queries, async (title, locale) => {
    const request = get(searchProducts, { title, limit: 10 }, { lang: wireNames[locale] });
    const { data } = JSON.parse(await sendRequest(origin, request)) as Success<OutputOf<typeof searchProducts>>;
    return { found: data.list.map(({ product_id }) => slugs.get(product_id) ?? ''), near: data.near };
  });
