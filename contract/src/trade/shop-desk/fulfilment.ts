import { z } from 'zod';
import { filter } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, idList, text } from '../../base/fields.ts';
import { chosenDelivery } from '../orders.ts';
import { refusalCode } from '../../base/refusal-code.ts';
import { shopOrderFilters, shopOrderTabs } from './orders.ts';

/** The most orders that are printed at once. */
export const maxPrinted = 200;

/** Chosen orders, or those of a tab and search, the one with the nearest deadline first. */
const chosenOrders = z.object({
  ids: filter(idList).describe(`Ids of orders, separated by commas; at most ${maxPrinted}`),
  tab: filter(z.enum(shopOrderTabs)).describe('Without ids: the orders of this tab, at most 200'),
  ...shopOrderFilters,
});

const leftOut = z
  .array(z.string())
  .describe('Numbers of chosen orders that have nothing to ship: shipped, cancelled, or with an open request');
const more = flag.describe(`1: more than ${maxPrinted} orders match; the rest is printed after these are shipped`);

export const pickRow = z.object({
  sku_id: z.string(),
  code: z.string().describe("The shop's code of the SKU; empty where it has none"),
  barcode: z.string(),
  title: z.string(),
  spec: z.string(),
  image: z.string(),
  quantity: z.int().describe('Pieces of all orders'),
  orders: z.array(z.object({ sn: z.string(), quantity: z.int() })),
});
export type PickRow = z.output<typeof pickRow>;

export const pickList = endpoint({
  name: 'shopDesk.pickList',
  summary: 'What has to be taken from the shelves for many orders, summed by SKU',
  who: 'merchant',
  right: 'shipping',
  method: 'GET',
  path: '/api/shop/orders/pick_list',
  input: chosenOrders,
  output: z.object({
    shop: z.string(),
    printed_at: z.string(),
    orders: z.int(),
    pieces: z.int(),
    list: z.array(pickRow),
    left_out: leftOut,
    more,
  }),
  refusals: [],
});

export const packingSlipOfOrder = z.object({
  id: z.string(),
  sn: z.string(),
  placed_at: z.string(),
  addressee: z.string(),
  addressee_latin: z.string().describe('In Latin letters, where `addressee` is not and it is known'),
  address_lines: z.array(z.string()).describe('In the format of the destination'),
  mobile: z.string(),
  customs_code: z.string().describe('Of the addressee, for the customs of Korea'),
  note: z.string(),
  delivery_option: chosenDelivery,
  pieces: z.int(),
  lines: z.array(
    z.object({ id: z.string(), title: z.string(), spec: z.string(), code: z.string(), quantity: z.int() }),
  ),
});
export type PackingSlipOfOrder = z.output<typeof packingSlipOfOrder>;

export const packingSlips = endpoint({
  name: 'shopDesk.packingSlips',
  summary: 'A packing slip without prices for each of many orders',
  who: 'merchant',
  right: 'shipping',
  method: 'GET',
  path: '/api/shop/orders/packing_slips',
  input: chosenOrders,
  output: z.object({
    shop: z.object({ name: z.string(), city: z.string(), country: z.string() }),
    list: z.array(packingSlipOfOrder),
    left_out: leftOut,
    more,
  }),
  refusals: [],
});

/** The most rows of an uploaded file, and the most that are shipped by one request. */
export const maxShipmentRows = 2_000;
export const maxShippedAtOnce = 50;

export const shipmentTemplate = endpoint({
  name: 'shopDesk.shipmentTemplate',
  summary: 'The orders to ship as CSV, to be filled in with carriers and tracking numbers',
  who: 'merchant',
  right: 'shipping',
  method: 'GET',
  path: '/api/shop/orders/shipments_csv',
  input: z.object({}),
  output: z.object({ file_name: z.string(), csv: z.string(), orders: z.int() }),
  refusals: [],
});

/** `ready`: can be shipped; `shipped`: was shipped just now; `unchanged`: this parcel was recorded before; `failed`: see `msg`. */
export const shipmentOutcomes = ['ready', 'shipped', 'unchanged', 'failed'] as const;

export const shipmentRow = z.object({
  line: z.int().describe('In the file, from 1'),
  sn: z.string(),
  carrier: z.string().describe('Code; what the file says where no carrier is called so'),
  number: z.string(),
  outcome: z.enum(shipmentOutcomes),
  refusal: refusalCode.nullable(),
  msg: z.string().describe('The refusal in words; empty: no refusal'),
});
export type ShipmentRow = z.output<typeof shipmentRow>;

export const checkShipments = endpoint({
  name: 'shopDesk.checkShipments',
  summary: 'Check a CSV of tracking numbers row by row; nothing is changed',
  who: 'merchant',
  right: 'shipping',
  method: 'POST',
  path: '/api/shop/orders/shipments_check',
  input: z.object({ csv: z.string().min(1).max(900_000) }),
  output: z.object({
    list: z.array(shipmentRow),
    skipped: z.int().describe('Rows with an order but without a tracking number, as the template has them'),
  }),
  unlogged: true,
  maxBytes: 1_000_000,
  refusals: ['shipments_unreadable', 'shipments_columns_missing', 'shipments_too_many'],
});

export const shipMany = endpoint({
  name: 'shopDesk.shipMany',
  summary: 'Ship all remaining pieces of many orders: each is shipped or refused by itself, and repeats change nothing',
  who: 'merchant',
  right: 'shipping',
  method: 'POST',
  path: '/api/shop/orders/shipments',
  input: z.object({
    rows: z
      .array(z.object({ line: z.int().min(1).max(1_000_000), sn: text(40), carrier: text(40), number: text(60) }))
      .min(1)
      .max(maxShippedAtOnce),
  }),
  output: z.object({ list: z.array(shipmentRow) }),
  refusals: [],
});

export type ChosenOrders = z.output<typeof chosenOrders>;
