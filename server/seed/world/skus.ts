import type { DemoOption, DemoProduct } from './types.ts';

export interface DemoSku {
  /** One value code per option, in their order; empty for a product without options. */
  choice: readonly string[];
  /** US cents. */
  price: number;
  listPrice: number | null;
  stock: number;
}

type Value = DemoOption['values'][number];

/** The SKUs of a product: every combination of option values, the last option changing first. */
export function demoSkus({ options, price, listPrice, stock, soldOut = [] }: DemoProduct): DemoSku[] {
  const all = options.reduce<Value[][]>(
    (some, option) => some.flatMap((values) => option.values.map((value) => [...values, value])),
    [[]],
  );
  return all.map((values) => {
    const choice = values.map(({ code }) => code);
    const more = values.reduce((sum, { priceDelta = 0 }) => sum + priceDelta, 0);
    return {
      choice,
      price: price + more,
      listPrice: listPrice === undefined ? null : listPrice + more,
      stock: soldOut.includes(choice.join('|')) ? 0 : stock,
    };
  });
}
