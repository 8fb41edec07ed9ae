import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDraft, newSku } from './draft.ts';
import {
  addMissing,
  addOption,
  addValue,
  missingChoices,
  moveValue,
  removeOption,
  removeValue,
  type Variants,
} from './options.ts';

/** Each choice by the places of its values, such as `0|1`. */
const placesOf = ({ options }: Variants, choices: string[][]) =>
  choices.map((choice) =>
    choice.map((code, at) => options[at]!.values.findIndex((value) => value.code === code)).join('|'),
  );
const sold = (variants: Variants) =>
  placesOf(
    variants,
    variants.skus.map(({ choice }) => choice),
  );

/** Two colours of two sizes, each SKU stored. */
const shirt = (): Variants => {
  const variants = [addOption, (v: Variants) => addValue(v, 0), addOption, (v: Variants) => addValue(v, 1)].reduce(
    (v: Variants, act) => act(v),
    emptyDraft(),
  );
  return { ...variants, skus: variants.skus.map((sku, at) => ({ ...sku, id: `sku ${at}`, price: '10.00' })) };
};

it('sells every combination of the values that are added', () => {
  expect(sold(shirt())).toEqual(['0|0', '0|1', '1|0', '1|1']);
});

it('keeps the SKUs there are when a value is added, and copies their prices', () => {
  const more = addValue(shirt(), 1);
  expect(sold(more)).toEqual(['0|0', '0|1', '0|2', '1|0', '1|1', '1|2']);
  expect(more.skus.map(({ id }) => id)).toEqual(['sku 0', 'sku 1', undefined, 'sku 2', 'sku 3', undefined]);
  expect(more.skus[2]).toEqual({ ...newSku(more.skus[2]!.choice), price: '10.00' });
});

it('keeps the SKUs there are when an option is added', () => {
  const more = addOption(shirt());
  expect(sold(more)).toEqual(['0|0|0', '0|1|0', '1|0|0', '1|1|0']);
  expect(more.skus.map(({ id }) => id)).toEqual(['sku 0', 'sku 1', 'sku 2', 'sku 3']);
});

it('does not bring back a combination that is not sold', () => {
  const { options, skus } = shirt();
  const without = { options, skus: skus.filter(({ id }) => id !== 'sku 3') };
  expect(sold(addValue(without, 0))).toEqual(['0|0', '0|1', '1|0', '2|0', '2|1']);
  expect(placesOf(without, missingChoices(without))).toEqual(['1|1']);
  expect(sold(addMissing(without))).toHaveLength(4);
});

it('gives no value the code of a removed one', () => {
  const before = shirt();
  const [, { code }] = before.options[0]!.values as [unknown, { code: string }];
  expect(addValue(removeValue(before, 0, code), 0).options[0]!.values.map((value) => value.code)).not.toContain(code);
});

it('orders the SKUs as their values are ordered', () => {
  expect(moveValue(shirt(), 0, 1, 0).skus.map(({ id }) => id)).toEqual(['sku 2', 'sku 3', 'sku 0', 'sku 1']);
});

it('sells only choices of its options, each once, after any acts', () => {
  const place = fc.nat(2);
  const act = fc.oneof(
    fc.constant((v: Variants) => (v.options.length < 3 ? addOption(v) : v)),
    place.map((at) => (v: Variants) => (v.options[at] ? removeOption(v, at) : v)),
    place.map((at) => (v: Variants) => (v.options[at] && v.skus.length < 60 ? addValue(v, at) : v)),
    fc.tuple(place, place).map(([at, which]) => (v: Variants) => {
      const code = v.options[at]?.values[which]?.code;
      const next = code === undefined ? v : removeValue(v, at, code);
      return next.skus.length > 0 ? next : v;
    }),
    fc.constant(addMissing),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const end = acts.reduce((v: Variants, next) => next(v), emptyDraft());
      expect(new Set(end.skus.map(({ choice }) => choice.join('|'))).size).toBe(end.skus.length);
      for (const { choice } of end.skus) {
        expect(choice).toHaveLength(end.options.length);
        choice.forEach((code, at) => expect(end.options[at]!.values.map((value) => value.code)).toContain(code));
      }
    }),
  );
});
