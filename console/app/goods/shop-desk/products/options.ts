import { productLimits } from '@tradewind/contract/goods/product-form';
import { noTexts } from '../../../i18n/texts.ts';
import { newSku, type DraftOption, type DraftSku, type ProductDraft } from './draft.ts';

/** What these functions change: the options and, with them, which combinations are sold. */
export type Variants = Pick<ProductDraft, 'options' | 'skus'>;

export type OptionValue = DraftOption['values'][number];

/** A new value, with a code that no value ever had: that of a removed one still stands on orders. */
export const newValue = (): OptionValue => ({
  code: crypto.randomUUID().slice(0, 8),
  texts: noTexts(),
  swatch: null,
  image: null,
});

/** Adds an option with one value. The SKUs there are keep their stock and orders, under that value. */
export function addOption({ options, skus }: Variants): Variants {
  const first = newValue();
  return {
    options: [...options, { names: noTexts(), values: [first] }],
    skus: skus.map((sku) => ({ ...sku, choice: [...sku.choice, first.code] })),
  };
}

/** Removes an option. Of SKUs that then would be alike, the first one stays. */
export function removeOption({ options, skus }: Variants, at: number): Variants {
  const without = skus.map((sku) => ({ ...sku, choice: sku.choice.toSpliced(at, 1) }));
  return {
    options: options.toSpliced(at, 1),
    skus: without.filter((sku, index) => without.findIndex((other) => keyOf(other) === keyOf(sku)) === index),
  };
}

/** Adds a value, with an SKU for each combination in which the other values are sold. What exists stays as it is. */
export function addValue({ options, skus }: Variants, at: number): Variants {
  const option = options[at]!;
  const value = newValue();
  const rests = new Map(skus.map((sku) => [sku.choice.toSpliced(at, 1).join('|'), sku]));
  const added = [...rests.values()].map((like) => skuLike(like, like.choice.with(at, value.code)));
  const changed = options.with(at, { ...option, values: [...option.values, value] });
  return { options: changed, skus: inOrder(changed, [...skus, ...added]) };
}

/** Removes a value with its SKUs; with its last value the option goes, and the SKUs stay. */
export function removeValue(variants: Variants, at: number, code: string): Variants {
  const { options, skus } = variants;
  const option = options[at]!;
  if (option.values.length === 1) return removeOption(variants, at);
  return {
    options: options.with(at, { ...option, values: option.values.filter((value) => value.code !== code) }),
    skus: skus.filter((sku) => sku.choice[at] !== code),
  };
}

/** Moves a value by one place; SKUs follow the order of the values. */
export function moveValue({ options, skus }: Variants, at: number, from: number, to: number): Variants {
  const option = options[at]!;
  const changed = options.with(at, { ...option, values: moved(option.values, from, to) });
  return { options: changed, skus: inOrder(changed, skus) };
}

/** The combinations of values for which there is no SKU. */
export function missingChoices({ options, skus }: Variants): string[][] {
  const sold = new Set(skus.map(keyOf));
  return options
    .reduce<string[][]>((choices, { values }) => choices.flatMap((c) => values.map(({ code }) => [...c, code])), [[]])
    .filter((choice) => !sold.has(choice.join('|')));
}

/** Adds the SKUs that are missing, as many as a product may have. */
export function addMissing(variants: Variants): Variants {
  const { options, skus } = variants;
  const added = missingChoices(variants).map((choice) => (skus[0] ? skuLike(skus[0], choice) : newSku(choice)));
  return { options, skus: inOrder(options, [...skus, ...added].slice(0, productLimits.skus)) };
}

/** A list with one entry moved to another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}

const keyOf = ({ choice }: Pick<DraftSku, 'choice'>): string => choice.join('|');

/** A new SKU with the price and weight of another one. */
const skuLike = ({ price, list_price, weight_grams }: DraftSku, choice: string[]): DraftSku => ({
  ...newSku(choice),
  price,
  list_price,
  weight_grams,
});

function inOrder(options: readonly DraftOption[], skus: readonly DraftSku[]): DraftSku[] {
  const places = options.map(({ values }) => new Map(values.map(({ code }, place) => [code, place])));
  const placeOf = (sku: DraftSku, at: number) => places[at]!.get(sku.choice[at]!) ?? 0;
  return skus.toSorted((one, other) => {
    const at = places.findIndex((_, index) => placeOf(one, index) !== placeOf(other, index));
    return at === -1 ? 0 : placeOf(one, at) - placeOf(other, at);
  });
}
