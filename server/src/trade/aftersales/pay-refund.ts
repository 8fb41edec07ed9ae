import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { returnStock } from '../../goods/catalog/index.ts';
import { countUnsent, recordRefundedPieces, transitionOrders, unsentLines, type LockedOrder } from '../orders/index.ts';
import { refundOrder, payReturnFreight } from '../../money/settlement/index.ts';
import { inProportion } from './shares.ts';
import type { Side } from './refund.ts';
import { isFullyRefunded, linesOfRequest, insertHistoryEntry, type LockedRequest } from './refunds-store.ts';
import { transitionRefund } from './transition-refund.ts';

/** The transitions by which a request is paid. */
type PayingTransition =
  | 'approve'
  | 'approve_by_silence'
  | 'revoke_unsent'
  | 'accept_offer'
  | 'confirm_arrival'
  | 'pay_by_silence'
  | 'rule_payment';

interface Payment {
  by: Side;
  amount: bigint;
  /** The goods came back and can be sold again. */
  sellable?: boolean;
  /** Whether the shop pays the return freight as agreed; false after a ruling against the shopper. */
  shopBearsReturn?: boolean;
  /** The operator's ruling, for a dispute. */
  ruling?: { ruled_by: string; fault: string; ruling: string };
  at: Date;
}

/**
 * Ends a refund with its payment: the amount and the return freight to the shopper, the promotions' part back to them,
 * and the commission on it. Only pieces that never left the shop, or came back sellable, return to stock. An order
 * whose pieces are all refunded gets the status `refunded`.
 *
 * @throws Refusal of the transition when the side can't make it.
 */
export async function payRefund(
  deps: { jobs: Jobs },
  tx: Tx,
  { request, order }: { request: LockedRequest; order: LockedOrder },
  name: PayingTransition,
  { by, amount, sellable = false, shopBearsReturn = true, ruling, at }: Payment,
): Promise<void> {
  const { id, maxAmount } = request;
  const whole = amount === maxAmount;
  const lines = await linesOfRequest(tx, id);
  const pieces = lines.map((line) => ({
    lineId: line.line_id,
    skuId: line.sku_id,
    orderId: order.id,
    quantity: line.quantity,
  }));
  const toSend = await unsentLines(tx, order.id);
  const unsent = whole ? neverSent(pieces, toSend, request.received) : [];
  if (whole) {
    await recordRefundedPieces(
      tx,
      pieces.map((piece) => ({
        ...piece,
        unsent: unsent.find(({ lineId }) => lineId === piece.lineId)?.quantity ?? 0,
      })),
    );
    await returnStock(tx, sellable ? pieces : unsent, { reason: 'refunded', at });
  } else if (sellable) await returnStock(tx, pieces, { reason: 'refunded', at });

  const returnFreight = shopBearsReturn ? (request.returnCost ?? 0n) : 0n;
  const unsentPieces = countUnsent(toSend) - unsent.reduce((sum, { quantity }) => sum + quantity, 0);
  const orderTransition = (await isFullyRefunded(tx, order.id)) ? 'refund_all' : 'refund_part';
  const refund = () => postPayment(tx, request, order, lines, { amount, returnFreight, at });
  await transitionRefund(tx, deps, request, name, {
    ...(ruling ?? { ruled_by: null, fault: null, ruling: '' }),
    at,
    by,
    granted: amount,
    return_freight: returnFreight,
    book: {
      payment: () =>
        transitionOrders(tx, deps, [order], orderTransition, { at, unsent_pieces: unsentPieces, book: { refund } }),
    },
  });
  await insertHistoryEntry(tx, id, { by: 'clock', what: 'paid', amount: amount + returnFreight, at });
}

/** Posts the return freight, and the amount with its parts of charges, promotions and commission, in minor units. */
async function postPayment(
  tx: Tx,
  { id, maxAmount }: LockedRequest,
  { id: orderId, shopId, userId, sn }: LockedOrder,
  lines: Awaited<ReturnType<typeof linesOfRequest>>,
  { amount, returnFreight, at }: { amount: bigint; returnFreight: bigint; at: Date },
): Promise<void> {
  const order = { orderId, shopId, userId, sn, at };
  if (returnFreight > 0n)
    await payReturnFreight(tx, { ...order, reference: `refund:${id}:return`, amount: returnFreight });
  const partOf = (shares: readonly bigint[]) =>
    usd(
      inProportion(
        shares.reduce((sum, share) => sum + share, 0n),
        amount,
        maxAmount,
      ),
    );
  const charges = partOf(lines.map((line) => line.charges));
  await refundOrder(tx, {
    ...order,
    reference: `refund:${id}`,
    kind: 'order_refunded',
    toShopper: usd(amount - charges.minor),
    charges,
    toPromotions: partOf(lines.map((line) => line.discount)),
    commissionBack: partOf(lines.map((line) => line.commission)),
  });
}

interface Pieces {
  lineId: string;
  skuId: string;
  orderId: string;
  quantity: number;
}

/**
 * The pieces that never left the shop, by line, since an order may be sent in parts: pieces that did not arrive count
 * as unsent first, pieces that arrived as sent first.
 */
function neverSent(
  pieces: readonly Pieces[],
  lines: readonly { id: string; unsent: number; sent: number }[],
  received: boolean,
): Pieces[] {
  return pieces
    .map((piece) => {
      const line = lines.find(({ id }) => id === piece.lineId) ?? { unsent: 0, sent: 0 };
      return {
        ...piece,
        quantity: Math.min(line.unsent, received ? Math.max(0, piece.quantity - line.sent) : piece.quantity),
      };
    })
    .filter(({ quantity }) => quantity > 0);
}
