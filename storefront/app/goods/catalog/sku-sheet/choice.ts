import type { ProductDetail, ProductOption, Sku } from '@tradewind/contract/goods/catalog';
import { fromWire } from '@tradewind/contract/base/money';

/** Code of the chosen value per option, in their order; null where nothing is chosen yet. */
export type Choice = readonly (string | null)[];

type Goods = Pick<ProductDetail['goods'], 'options' | 'skus'>;

const fits = (sku: Sku, choice: Choice): boolean =>
  choice.every((code, at) => code === null || sku.choice[at] === code);

/** Combinations that the choice still leaves open, also those that are sold out. */
export const matchingSkus = ({ skus }: Pick<Goods, 'skus'>, choice: Choice): Sku[] =>
  skus.filter((sku) => fits(sku, choice));

/** Whether a value can still be had, given what is chosen in the options before it. */
export const isAvailable = ({ skus }: Pick<Goods, 'skus'>, choice: Choice, at: number, code: string): boolean =>
  skus.some((sku) => sku.stock > 0 && sku.choice[at] === code && fits(sku, choice.slice(0, at)));

/** Chooses a value; what was chosen in later options stays where it can still be had. */
export function choose(goods: Pick<Goods, 'skus'>, choice: Choice, at: number, code: string): Choice {
  return choice.reduce<Choice>((made, before, index) => {
    if (index < at) return [...made, before];
    if (index === at) return [...made, code];
    return [...made, before !== null && isAvailable(goods, made, index, before) ? before : null];
  }, []);
}

/**
 * What a shopper starts from: values that leave no choice, and in an option that is seen in the photographs the first
 * that can be had. A size is never chosen for anybody.
 */
export function firstChoice(goods: Goods): Choice {
  return goods.options.reduce<Choice>((made, { values }, at) => {
    const seen = values.some(({ image, swatch }) => image || swatch);
    const open = values.filter(({ code }) => isAvailable(goods, made, at, code));
    const given = values.length === 1 || seen ? open[0] : undefined;
    return [...made, given?.code ?? null];
  }, []);
}

/** The one combination that is chosen; null while an option is open. */
export const chosenSku = (goods: Goods, choice: Choice): Sku | null =>
  choice.includes(null) ? null : (matchingSkus(goods, choice)[0] ?? null);

/** The first option without a choice. */
export const missingOption = ({ options }: Pick<Goods, 'options'>, choice: Choice): ProductOption | null =>
  options.find((_, at) => choice[at] === null) ?? null;

/** The cheapest combination that is still open: its price is what the choice costs at least. */
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

/** Where the option that is seen in the photographs stands; -1 where there is none. */
export const picturedOption = ({ options }: Pick<Goods, 'options'>): number =>
  options.findIndex(({ values }) => values.some(({ image }) => image));

/** The photograph of the chosen value; null where it has none of its own. */
export function choiceImage(goods: Goods, choice: Choice): string | null {
  const at = picturedOption(goods);
  return goods.options[at]?.values.find(({ code }) => code === choice[at])?.image ?? null;
}

/** A combination for people: the wire joins the chosen values with `|`. */
export const skuText = (spec: string): string => spec.split('|').filter(Boolean).join(' · ');
