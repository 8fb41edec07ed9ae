import type { ProductAct, ProductState } from '@tradewind/contract/goods/shop-desk/products';
import type { Updateable } from 'kysely';
import type { Products } from '../../../base/db/schema.ts';
import { isAllowed, notAllowed, type Transition } from '../../../base/transitions/transition.ts';

/** What decides about a transition of a product. */
export interface ProductFacts {
  readonly status: ProductState;
  readonly publishAt: Date | null;
  readonly publishedAt: Date | null;
  /** Whether the installation moderates products. */
  readonly moderated: boolean;
}

const conditions = {
  moderated: ({ moderated }: ProductFacts) => moderated,
  'not moderated': ({ moderated }: ProductFacts) => !moderated,
  'on sale before': ({ publishedAt }: ProductFacts) => publishedAt !== null,
  'never on sale': ({ publishedAt }: ProductFacts) => publishedAt === null,
  'time to publish is over': ({ publishAt }: ProductFacts, now: Date) => publishAt !== null && publishAt <= now,
  'time to publish is ahead': ({ publishAt }: ProductFacts, now: Date) => publishAt !== null && publishAt > now,
  'time to publish is not ahead': ({ publishAt }: ProductFacts, now: Date) => publishAt === null || publishAt <= now,
};

interface ProductTransitionRow extends Transition<ProductState, keyof typeof conditions, Updateable<Products>> {
  by: 'shop' | 'operator' | 'clock';
}

const offSale = ['draft', 'off_sale', 'scheduled'] as const;
const plain = { refusal: 'product_state', writes: { publish_at: null, status_reason: '' } } as const;

/**
 * Every transition of a product. `transitionProducts` reads from this table whether one is allowed and what it writes;
 * nothing else changes a product's status.
 */
export const transitions = {
  publish: { by: 'shop', from: offSale, to: 'on_sale', when: ['not moderated'], ...plain },
  submit: { by: 'shop', from: offSale, to: 'in_review', when: ['moderated'], ...plain },
  schedule: {
    by: 'shop',
    from: offSale,
    to: 'scheduled',
    when: ['not moderated'],
    refusal: 'product_state',
    sets: ['publish_at'],
    writes: { status_reason: '' },
  },
  submit_scheduled: {
    by: 'shop',
    from: offSale,
    to: 'in_review',
    when: ['moderated'],
    refusal: 'product_state',
    sets: ['publish_at'],
    writes: { status_reason: '' },
  },
  unschedule_first: { by: 'shop', from: ['scheduled'], to: 'draft', when: ['never on sale'], ...plain },
  unschedule: { by: 'shop', from: ['scheduled'], to: 'off_sale', when: ['on sale before'], ...plain },
  publish_by_clock: {
    by: 'clock',
    from: ['scheduled'],
    to: 'on_sale',
    when: ['time to publish is over'],
    refusal: null,
    writes: { publish_at: null },
  },
  withdraw: { by: 'shop', from: ['in_review'], to: 'draft', when: [], ...plain },
  take_down: { by: 'shop', from: ['on_sale'], to: 'off_sale', when: [], ...plain },
  // What was approved has changed, so it is reviewed again; nobody sees the new text before.
  review_change: { by: 'shop', from: ['on_sale'], to: 'in_review', when: ['moderated'], ...plain },
  hide_change: { by: 'shop', from: ['off_sale', 'scheduled'], to: 'draft', when: ['moderated'], ...plain },
  approve: {
    by: 'operator',
    from: ['in_review'],
    to: 'on_sale',
    when: ['time to publish is not ahead'],
    ...plain,
  },
  approve_scheduled: {
    by: 'operator',
    from: ['in_review'],
    to: 'scheduled',
    when: ['time to publish is ahead'],
    refusal: 'product_state',
    writes: { status_reason: '' },
  },
  refuse: {
    by: 'operator',
    from: ['in_review'],
    to: 'draft',
    when: [],
    refusal: 'product_state',
    sets: ['status_reason'],
    writes: { publish_at: null },
  },
  remove: {
    by: 'operator',
    from: ['on_sale', 'off_sale', 'scheduled', 'in_review'],
    to: 'taken_down',
    when: [],
    refusal: 'product_state',
    sets: ['status_reason'],
    writes: { publish_at: null },
  },
  allow_again: { by: 'operator', from: ['taken_down'], to: 'draft', when: [], ...plain },
} as const satisfies Record<string, ProductTransitionRow>;

export type ProductTransition = keyof typeof transitions;

/** Whether a product can make a transition now. */
export const canTransition = (product: ProductFacts, name: ProductTransition, now: Date): boolean =>
  isAllowed(transitions[name], product.status, conditions, product, now);

/** The first of some transitions that a product can make now. @throws Refusal of the first one when it can make none. */
export function allowedTransition<Name extends ProductTransition>(
  product: ProductFacts & { id: string },
  names: readonly [Name, ...Name[]],
  now: Date,
): Name {
  const [first] = names;
  return (
    names.find((name) => canTransition(product, name, now)) ??
    notAllowed(first, transitions[first], `product ${product.id}`)
  );
}

/** The transitions of each act of a shop: the first one that is allowed is made. */
export const transitionsOfActs = {
  publish: ['publish', 'submit'],
  schedule: ['schedule', 'submit_scheduled'],
  unschedule: ['unschedule', 'unschedule_first'],
  withdraw: ['withdraw'],
  take_down: ['take_down'],
} as const satisfies Record<Exclude<ProductAct, 'edit'>, readonly [ProductTransition, ...ProductTransition[]]>;

/** What a shop can do with a product now. It can always be edited. */
export const allowedActs = (product: ProductFacts, now: Date): ProductAct[] => [
  'edit',
  ...(Object.keys(transitionsOfActs) as (keyof typeof transitionsOfActs)[]).filter((act) =>
    transitionsOfActs[act].some((name) => canTransition(product, name, now)),
  ),
];

/** The transitions of each act of an operator: the first one that is allowed is made. */
export const transitionsOfOperators = {
  approve: ['approve', 'approve_scheduled'],
  refuse: ['refuse'],
  remove: ['remove'],
  allow_again: ['allow_again'],
} as const satisfies Record<string, readonly [ProductTransition, ...ProductTransition[]]>;
export type OperatorAct = keyof typeof transitionsOfOperators;

/** What an operator can do with a product now. */
export const allowedOperatorActs = (product: ProductFacts, now: Date): OperatorAct[] =>
  (Object.keys(transitionsOfOperators) as OperatorAct[]).filter((act) =>
    transitionsOfOperators[act].some((name) => canTransition(product, name, now)),
  );
