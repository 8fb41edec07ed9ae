import { categoryProducts, product } from '@tradewind/contract/goods/catalog';
import { searchProducts } from '@tradewind/contract/goods/search';
import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { locales, wireNames, type Locale } from '@tradewind/contract/base/locales';
import { shop } from '@tradewind/contract/goods/shops';
import type { Request } from 'autocannon';
import type { CatalogueSample } from './catalogue-sample.ts';

export function get<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers: Record<string, string> = {}): Request {
  const query = new URLSearchParams(
    Object.entries(input as object).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return { method: 'GET', path: `${endpoint.path}?${query}`, headers };
}

export function post<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers: Record<string, string>): Request {
  return {
    method: 'POST',
    path: endpoint.path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  };
}

/** The request with a number. Different numbers give different requests, so that no cached answer applies. */
export type NumberedRequest = (number: number) => Request;

/** The reads of visitors. */
export interface ReadRequests {
  readonly list: NumberedRequest;
  readonly shopPage: NumberedRequest;
  readonly detail: NumberedRequest;
  readonly oneWord: NumberedRequest;
  readonly twoWords: NumberedRequest;
}

export function readRequests(sample: CatalogueSample): ReadRequests {
  return {
    list(number) {
      const one = chooser(number);
      return get(
        categoryProducts,
        { category_id: one(sample.categories), sort: one(sorts), page: one(pages), limit: one(limits) },
        inLanguage(one(locales)),
      );
    },
    shopPage(number) {
      const one = chooser(number);
      return get(
        shop,
        { mer_id: one(sample.shops), sort: one(sorts), page: one(pages), limit: one(limits) },
        inLanguage(one(locales)),
      );
    },
    detail(number) {
      const one = chooser(number);
      const { id, shopId } = one(sample.products);
      return get(product, { product_id: id, mer_id: shopId }, inLanguage(one(locales)));
    },
    oneWord: searchFor(sample.words),
    twoWords: searchFor(sample.pairs),
  };
}

const searchFor =
  (texts: readonly string[]): NumberedRequest =>
  (number) => {
    const one = chooser(number);
    return get(searchProducts, { title: one(texts), limit: one(limits) }, inLanguage(one(locales)));
  };

/** Chooses from one list after the other, so that different numbers make different choices for as long as there are any. */
export function chooser(number: number) {
  let rest = number;
  return <Item>(items: readonly Item[]): Item => {
    const item = items[rest % items.length]!;
    rest = Math.floor(rest / items.length);
    return item;
  };
}

const inLanguage = (locale: Locale) => ({ lang: wireNames[locale] });

const sorts = ['sales', 'newest', 'price_up', 'price_down'] as const;
const pages = [1, 2, 3] as const;
const limits = [10, 9, 11, 8, 12] as const;
