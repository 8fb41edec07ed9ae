import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, id, text } from '../../base/fields.ts';
import { presentedFine, shopBreaches, shopCorrectionKinds } from '../shop-correction.ts';

const roles = ['finance'] as const;

/** Where a fine or correction stands. Only fines are announced, appealed and lifted. */
export const shopCorrectionStates = ['asked', 'refused', 'announced', 'appealed', 'booked', 'lifted'] as const;

export const shopCorrection = z.object({
  ...presentedFine,
  state: z.enum(shopCorrectionStates),
  shop_id: z.string(),
  shop: z.string(),
  given_back: amount.describe('Of a fine: what was given back of it later'),
  asked_by: z.string().describe('Name'),
  asked_by_id: z.string(),
  asked_at: z.string(),
  decided_by: z.string().nullable(),
  decided_by_id: z.string().nullable(),
  decided_at: z.string().nullable(),
  answer: z.string().describe('Why it was refused'),
  ruled_by: z.string().nullable(),
});
export type ShopCorrection = z.output<typeof shopCorrection>;

export const shopCorrections = endpoint({
  name: 'desk.shopCorrections',
  summary: 'Fines and corrections of shops by state',
  who: 'operator',
  roles: ['finance', 'admin'],
  method: 'GET',
  path: '/api/desk/corrections_of_shops',
  input: listInput(['-asked_at', 'asked_at'], {
    state: filter(z.enum(['waiting', ...shopCorrectionStates])).describe(
      'waiting: to approve, or with an appeal to decide',
    ),
    kind: filter(z.enum(shopCorrectionKinds)),
    shop_id: filter(id),
  }),
  output: deskList(shopCorrection),
  refusals: [],
});

const reason = text(300, 0).describe('The shop reads it');
const common = {
  shop_id: id,
  amount: text(24),
  order_sn: text(40, 0).default('').describe('Number of an order of the shop that it is about; may be empty'),
  reason,
};

export const proposeFine = endpoint({
  name: 'desk.proposeFine',
  summary: 'Propose a fine for a shop; nothing is booked before a second operator approves and the shop could appeal',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_of_shop_fine',
  input: z.object({
    ...common,
    breach: z.enum(shopBreaches),
    evidence: text(4_000, 0).default('').describe('What shows it; the shop reads it'),
  }),
  output: shopCorrection,
  refusals: ['shop_not_found', 'amount_invalid', 'reason_required', 'order_not_found'],
  keyed: true,
});

export const proposeShopCorrection = endpoint({
  name: 'desk.proposeShopCorrection',
  summary: "Propose a correction of a shop's balance; nothing is booked before a second operator approves",
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_of_shop_ask',
  input: z.object(common),
  output: shopCorrection,
  refusals: ['shop_not_found', 'amount_invalid', 'reason_required', 'order_not_found'],
  keyed: true,
});

export const proposeFineReturn = endpoint({
  name: 'desk.proposeFineReturn',
  summary: 'Propose to give back a booked fine or a part of it; a second operator approves',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_of_shop_return',
  input: z.object({ id, amount: text(24), reason }),
  output: shopCorrection,
  refusals: ['correction_not_found', 'fine_not_booked', 'amount_invalid', 'reason_required'],
  keyed: true,
});

export const approveShopCorrection = endpoint({
  name: 'desk.approveShopCorrection',
  summary: 'Approve what another operator proposed: a fine is announced to the shop, anything else is booked',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_of_shop_approve',
  input: z.object({ id }),
  output: shopCorrection,
  refusals: ['correction_not_found', 'already_decided', 'second_person_required', 'amount_invalid'],
});

export const refuseShopCorrection = endpoint({
  name: 'desk.refuseShopCorrection',
  summary: 'Refuse a proposed fine or correction, or take back an own one; nothing is booked',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_of_shop_refuse',
  input: z.object({ id, reason: text(300, 0) }),
  output: shopCorrection,
  refusals: ['correction_not_found', 'already_decided', 'reason_required'],
});

export const liftFine = endpoint({
  name: 'desk.liftFine',
  summary: 'Withdraw a fine that was announced and is not booked; it never will be',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_of_shop_lift',
  input: z.object({ id, reason }),
  output: shopCorrection,
  refusals: ['correction_not_found', 'already_decided', 'reason_required'],
});

export const ruleOnAppeal = endpoint({
  name: 'desk.ruleOnAppeal',
  summary:
    'Decide the appeal of a shop against a fine, by an operator who neither proposed nor approved it where there is one',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/correction_of_shop_rule',
  input: z.object({
    id,
    amount: text(24).describe('What the shop has to pay: the whole fine, less, or 0.00, which lifts it'),
    reason,
  }),
  output: shopCorrection,
  refusals: [
    'correction_not_found',
    'already_decided',
    'third_person_required',
    'second_person_required',
    'amount_invalid',
    'reason_required',
  ],
});
