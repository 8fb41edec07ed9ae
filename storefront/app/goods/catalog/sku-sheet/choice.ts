import type { ProductDetail, ProductOption, Sku } from '@tradewind/contract/goods/catalog';
import { fromWire } from '@tradewind/contract/base/money';

/** The chosen value's code per option, in the order of the options; null where none is chosen. */
export type Choice = readonly (string | null)[];

type Goods = Pick<ProductDetail['goods'], 'options' | 'skus'>;

const fits = (sku: Sku, choice: Choice): boolean =>
  choice.every((code, at) => code === null || sku.choice[at] === code);

/** SKUs that agree with the choice, also those that are sold out. */
export const matchingSkus = ({ skus }: Pick<Goods, 'skus'>, choice: Choice): Sku[] =>
  skus.filter((sku) => fits(sku, choice));

/** Whether a value is in stock, given the choices in the options before it. */
export const isAvailable = ({ skus }: Pick<Goods, 'skus'>, choice: Choice, at: number, code: string): boolean =>
  skus.some((sku) => sku.stock > 0 && sku.choice[at] === code && fits(sku, choice.slice(0, at)));

/** Chooses a value; choices in later options are kept where they are still in stock. */
export function choose(goods: Pick<Goods, 'skus'>, choice: Choice, at: number, code: string): Choice {
  return choice.reduce<Choice>((made, before, index) => {
    if (index < at) return [...made, before];
    if (index === at) return [...made, code];
    return [...made, before !== null && isAvailable(goods, made, index, before) ? before : null];
  }, []);
}

/**
 * The initial choice: the only value of an option, and for an option with pictures the first value in stock.
 * Options without pictures, such as sizes, are left to the shopper.
 */
export function firstChoice(goods: Goods): Choice {
  return goods.options.reduce<Choice>((made, { values }, at) => {
    const seen = values.some(({ image, swatch }) => image || swatch);
    const open = values.filter(({ code }) => isAvailable(goods, made, at, code));
    const given = values.length === 1 || seen ? open[0] : undefined;
    return [...made, given?.code ?? null];
  }, []);
}

/** The chosen SKU; null while an option has no choice. */
export const chosenSku = (goods: Goods, choice: Choice): Sku | null =>
  choice.includes(null) ? null : (matchingSkus(goods, choice)[0] ?? null);

/** The first option without a choice. */
export const missingOption = ({ options }: Pick<Goods, 'options'>, choice: Choice): ProductOption | null =>
  options.find((_, at) => choice[at] === null) ?? null;

/** The cheapest SKU that agrees with the choice: its price is the lowest that the choice can cost. */
export function cheapestSku(goods: Pick<Goods, 'skus'>, choice: Choice): Sku | null {
  const cents = (sku: Sku): bigint => fromWire(sku.sales_price)?.minor ?? 0n;
  return matchingSkus(goods, choice).reduce<Sku | null>(
    (least, sku) => (least && cents(least) <= cents(sku) ? least : sku),
    null,
  );
}

/** The chosen values in words. */
export const choiceText = ({ options }: Pick<Goods, 'options'>, choice: Choice): string =>
  options.flatMap(({ values }, at) => values.find(({ code }) => code === choice[at])?.text ?? []).join(' · ');

/** Index of the option whose values have pictures; -1 where there is none. */
export const picturedOption = ({ options }: Pick<Goods, 'options'>): number =>
  options.findIndex(({ values }) => values.some(({ image }) => image));

/** The picture of the chosen value; null where it has none. */
export function choiceImage(goods: Goods, choice: Choice): string | null {
  const at = picturedOption(goods);
  return goods.options[at]?.values.find(({ code }) => code === choice[at])?.image ?? null;
}

/** A SKU's option values as text: the wire joins them with `|`. */
export const skuText = (spec: string): string => spec.split('|').filter(Boolean).join(' · ');

/** A product with its chosen options. */
export const skuTitle = ({ title, spec }: { title: string; spec: string }): string =>
  [title, skuText(spec)].filter(Boolean).join(' · ');
