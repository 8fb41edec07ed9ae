/** The status that an order reaches by the time of seeding. */
export type OrderOutcome = 'unpaid' | 'cancelled' | 'paid' | 'sent' | 'received';

export interface PlannedLine {
  product: string;
  choice: readonly string[];
  quantity: number;
}

export interface PlannedOrder {
  username: string;
  /** Before the time of seeding. */
  minutesAgo: number;
  lines: readonly PlannedLine[];
  promo?: string;
  outcome: OrderOutcome;
}

const hours = 60;
const days = 24 * hours;
const line = (product: string, choice: string, quantity = 1): PlannedLine => ({
  product,
  choice: choice ? choice.split('|') : [],
  quantity,
});
const anya = (
  minutesAgo: number,
  outcome: OrderOutcome,
  lines: readonly PlannedLine[],
  promo?: string,
): PlannedOrder => ({
  username: 'demo',
  minutesAgo,
  outcome,
  lines,
  ...(promo && { promo }),
});

/** The orders of the shopper `demo`: one in every status that the order list can show. */
export const demoShopperOrders: readonly PlannedOrder[] = [
  anya(20 * days, 'received', [line('hush-lite-folding-headphones', 'sand|wired')]),
  anya(15 * days, 'received', [
    line('everyday-porcelain-mug', 'blue|two'),
    line('everyday-porcelain-mug', 'sage|one', 2),
  ]),
  anya(12 * days, 'cancelled', [line('quarter-kitchen-timer', 'sky|stand')]),
  anya(6 * days, 'sent', [line('switchback-hiking-pack', 'berry|30')]),
  anya(4 * days, 'sent', [
    line('linen-blend-midi-dress-square-neckline', 'teal|m'),
    line('quilted-cotton-wash-bag', 'rose|small'),
  ]),
  anya(26 * hours, 'paid', [
    line('glide-silent-wireless-mouse', 'sea|standard'),
    line('inkwell-tablet-stylus', 'ink|five'),
  ]),
  anya(
    5 * hours,
    'paid',
    [line('cherry-blossom-body-lotion', 'sakura|600'), line('yuzu-soap-bar', 'yuzu|three', 2)],
    'SAIL5',
  ),
  anya(4, 'unpaid', [line('hammered-crescent-moon-necklace', 'vermeil|45')]),
];

const toShip = (username: string, hoursAgo: number, ...lines: PlannedLine[]): PlannedOrder => ({
  username,
  minutesAgo: hoursAgo * hours,
  outcome: 'paid',
  lines,
});

/** Orders that wait to be shipped by the shop that has a member with each role, so that there is something to pick and pack. */
export const ordersToShip: readonly PlannedOrder[] = [
  toShip('lin', 21, line('hush-lite-folding-headphones', 'sand|wired')),
  toShip(
    'sora',
    17,
    line('hush-lite-folding-headphones', 'sand|wired', 2),
    line('encore-karaoke-microphone', 'rose|one'),
  ),
  toShip('minjun', 9, line('encore-karaoke-microphone', 'rose|one')),
];

/** Orders of goods of the flash sale that runs. */
export const flashOrders: readonly PlannedOrder[] = [
  toShip('lin', 6, line('longan-blossom-honey', 'longan|350', 2)),
  toShip('minjun', 5, line('hill-stripe-scarf', 'navy')),
  toShip('sora', 4, line('longan-blossom-honey', 'longan|350')),
  toShip('lin', 3, line('red-glazed-rice-bowl', '300|1', 4)),
  toShip('minjun', 2, line('red-glazed-rice-bowl', '300|1', 2)),
];

/** Popular products: about half of the others' orders start with one of these, most often with the first ones. */
export const popularProducts: readonly string[] = [
  'hush-pro-wireless-headphones',
  'linen-blend-midi-dress-square-neckline',
  'keystone-75-mechanical-keyboard',
  'ben-tre-dark-chocolate',
  'cherry-blossom-body-lotion',
  'barnaby-bear-recycled-plush',
  'cloudstep-knit-running-shoes',
  'ribbed-stoneware-teapot',
  'switchback-hiking-pack',
  'birne-glass-table-lamp',
  'hammered-crescent-moon-necklace',
  'waffle-cotton-bathrobe-320-gsm',
  'handwoven-seagrass-basket',
  'meridian-34-quartz-watch',
  'heritage-fm-bluetooth-radio',
  'bubble-tea-kit',
];
