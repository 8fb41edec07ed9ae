import {
  leavesNoReturn,
  needsProof,
  refundReasonCodes,
  refundReasons,
  type RefundReasonCode,
} from '@tradewind/contract/trade/aftersale-reasons';
import type { RefundFormLine } from '@tradewind/contract/trade/aftersales';
import { sum, toWire, usd, type Money } from '@tradewind/contract/base/money';
import { amountOf } from '../../../money/currencies/amount.ts';
import { parseAmountInput } from '../../../money/wallet/amount-input.ts';

/** What the shopper asks for. */
export type Resolution = 'money' | 'return' | 'exchange';

/** What the shopper fills in. Pieces by line; a line without pieces is not refunded. */
export interface RefundDraft {
  pieces: Readonly<Record<string, number>>;
  resolution: Resolution;
  /** For an exchange: the SKU that is wanted instead, by line. */
  exchanges: Readonly<Record<string, string>>;
  received: boolean;
  reason: RefundReasonCode | null;
  /** As typed; null means all that was paid. */
  amount: string | null;
  explanation: string;
}

export type DraftProblem = 'pieces' | 'exchange' | 'reason' | 'amount' | 'explanation' | 'proof';

/** A draft for the lines and the amount that the address names, or for all of the order. */
export function initialDraft(
  lines: readonly RefundFormLine[],
  named: readonly string[],
  shipped: boolean,
  amount = '',
): RefundDraft {
  const chosen = lines.filter((line) => named.includes(line.order_product_id));
  const pieces = Object.fromEntries(
    (chosen.length > 0 ? chosen : lines).map((line) => [line.order_product_id, line.quantity]),
  );
  const asked = parseAmountInput(amount);
  const isPart = asked !== null && asked.minor > 0n && asked.minor < paidFor(lines, pieces).most.minor;
  return {
    pieces,
    resolution: 'money',
    exchanges: {},
    received: shipped,
    reason: null,
    amount: isPart ? toWire(asked) : null,
    explanation: '',
  };
}

/** The changes of a draft with another resolution; goods that are to be sent back were received, and there is something to send. */
export const resolving = ({ reason }: RefundDraft, resolution: Resolution): Partial<RefundDraft> =>
  resolution === 'money'
    ? { resolution }
    : { resolution, received: true, amount: null, ...(reason && leavesNoReturn(reason) && { reason: null }) };

/** What was paid for the chosen pieces, and the parts of it that were freight, duty and tax. */
export function paidFor(
  lines: readonly RefundFormLine[],
  pieces: RefundDraft['pieces'],
): { most: Money; freight: Money; charges: Money } {
  const steps = lines.flatMap((line) => line.steps[(pieces[line.order_product_id] ?? 0) - 1] ?? []);
  return {
    most: sum(steps.map((step) => amountOf(step.amount))),
    freight: sum(steps.map((step) => amountOf(step.freight))),
    charges: sum(steps.map((step) => amountOf(step.charges))),
  };
}

export const amountAsked = ({ amount }: RefundDraft, most: Money): Money | null =>
  amount === null ? most : parseAmountInput(amount);

/** The reasons that fit whether the products were received. */
export const reasonsFor = (received: boolean): RefundReasonCode[] =>
  refundReasonCodes.filter(
    (code) =>
      refundReasons[code].when === 'either' || refundReasons[code].when === (received ? 'received' : 'not_received'),
  );

export const isProofNeeded = ({ reason, received }: RefundDraft): boolean => needsProof(reason ?? 'other', received);

/** Whether a replacement in stock is chosen for every piece of an exchange. */
function isExchangeComplete({ pieces, exchanges }: RefundDraft, lines: readonly RefundFormLine[]): boolean {
  return lines.every((line) => {
    const count = pieces[line.order_product_id] ?? 0;
    const chosen = line.exchanges.find(({ sku_id }) => sku_id === exchanges[line.order_product_id]);
    return count === 0 || (chosen !== undefined && chosen.stock >= count);
  });
}

/** What is still missing or wrong, in the order of the form. */
export function problemsOf(
  draft: RefundDraft,
  lines: readonly RefundFormLine[],
  most: Money,
  pictures: number,
): DraftProblem[] {
  const asked = amountAsked(draft, most) ?? usd(-1);
  const wrong: Readonly<Record<DraftProblem, boolean>> = {
    pieces: Object.values(draft.pieces).every((count) => count === 0),
    exchange: draft.resolution === 'exchange' && !isExchangeComplete(draft, lines),
    reason: draft.reason === null || !reasonsFor(draft.received).includes(draft.reason),
    amount: asked.minor < 0n || asked.minor > most.minor || (asked.minor === 0n && most.minor > 0n),
    explanation: draft.explanation.trim() === '',
    proof: isProofNeeded(draft) && pictures === 0,
  };
  return (Object.keys(wrong) as DraftProblem[]).filter((problem) => wrong[problem]);
}
