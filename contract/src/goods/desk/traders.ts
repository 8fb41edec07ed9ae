import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, none, text } from '../../base/fields.ts';
import { trader } from '../shops.ts';
import { deskList, filter, listInput } from '../../base/desk-list.ts';

const roles = ['catalogue', 'admin'] as const;

export const deskTrader = trader.extend({
  id: z.string().describe('Of the shop'),
  shop: z.string().describe('Name'),
  details_id: z.string().describe('The version of the shop’s trader details'),
  suspended_reason: z.string().describe('Why the shop is suspended; empty: it is not'),
  said_at: z.string(),
  state: z.enum(['waiting', 'checked', 'withdrawn']),
  checked_before: flag.describe('1: earlier details of the shop were checked'),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable().describe('Name'),
  reason: z.string().describe('Why the check was withdrawn'),
});
export type DeskTrader = z.output<typeof deskTrader>;

export const traders = endpoint({
  name: 'desk.traders',
  summary: 'Traders of shops, by whether their latest details were checked',
  who: 'operator',
  roles: ['support', 'catalogue', 'admin'],
  method: 'GET',
  path: '/api/desk/traders',
  input: listInput(['said_at', '-said_at'], {
    state: filter(deskTrader.shape.state),
    search: filter(text(80)).describe('Part of a name: the shop’s or the legal one'),
  }),
  output: deskList(deskTrader),
  refusals: [],
});

export const checkTrader = endpoint({
  name: 'desk.checkTrader',
  summary: 'Mark the given version of a shop’s details as compared with a register or documents',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/trader_check',
  input: z.object({ id, details_id: id }),
  output: deskTrader,
  refusals: ['shop_not_found', 'trader_changed', 'already_decided'],
});

export const withdrawTraderCheck = endpoint({
  name: 'desk.withdrawTraderCheck',
  summary: 'Withdraw the check of a shop’s trader details',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/trader_check_withdraw',
  input: z.object({ id, reason: text(300).describe('The shop reads it') }),
  output: deskTrader,
  refusals: ['shop_not_found', 'trader_not_checked'],
});

export const suspendShop = endpoint({
  name: 'desk.suspendShop',
  summary: 'Stop new orders of a shop and list it no more; its orders go on',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/shop_suspend',
  input: z.object({ id, reason: text(300).describe('The members of the shop read it') }),
  output: none,
  refusals: ['shop_not_found', 'already_decided'],
});

export const reopenShop = endpoint({
  name: 'desk.reopenShop',
  summary: 'List a suspended shop again',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/shop_reopen',
  input: z.object({ id, reason: text(300).describe('For the audit log') }),
  output: none,
  refusals: ['shop_not_found', 'shop_not_suspended'],
});
