import { z } from 'zod';
import { deskList, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, text } from '../../base/fields.ts';
import { presentedFine } from '../shop-correction.ts';

export const shopFine = z.object({
  ...presentedFine,
  state: z.enum(['announced', 'appealed', 'booked', 'lifted']),
  announced_at: z.string(),
  can_appeal: flag.describe('1: the time to appeal is not over'),
});
export type ShopFine = z.output<typeof shopFine>;

export const shopFines = endpoint({
  name: 'shopDesk.fines',
  summary: 'Fines and corrections of the shop that two operators agreed on, latest first',
  who: 'merchant',
  right: 'balance',
  method: 'GET',
  path: '/api/shop/fines',
  input: listInput(['-announced_at'], {}),
  output: deskList(shopFine),
  refusals: [],
});

export const appealFine = endpoint({
  name: 'shopDesk.appealFine',
  summary: 'Appeal against a fine, once; it is not booked before an operator has decided',
  who: 'merchant',
  right: 'appeals',
  method: 'POST',
  path: '/api/shop/fine_appeal',
  input: z.object({ id, words: text(2_000, 10) }),
  output: shopFine,
  refusals: ['fine_not_found', 'appeal_over'],
});
