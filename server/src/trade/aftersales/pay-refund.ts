import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { returnStock } from '../../goods/catalog/index.ts';
import { recordRefundedPieces, transitionOrders, unsentLines, type LockedOrder } from '../orders/index.ts';
import { refundOrder, payReturnFreight } from '../../money/settlement/index.ts';
import { inProportion } from './shares.ts';
import type { Side } from './refund.ts';
import { isAllBack, linesOfRequest, insertHistoryEntry, type LockedRequest } from './refunds-store.ts';
import { transitionRefund } from './transition-refund.ts';

/** The transitions by which a request is paid. */
type Paying = 'approve' | 'approve_by_silence' | 'accept_offer' | 'confirm_arrival' | 'pay_by_silence' | 'rule_payment';

interface Payment {
  by: Side;
  amount: bigint;
  /** The goods came back and can be sold again. */
  sellable?: boolean;
  /** Whether the shop pays for the return as agreed; a ruling may find that it need not. */
  shopBearsReturn?: boolean;
  /** What an operator says with it. */
  ruling?: { ruled_by: string; fault: string; ruling: string };
  at: Date;
}

/**
 * Ends a request with its payment: the amount to the shopper with what the return cost, the promotions' part to them, the
 * commission's let go. Only what never left the shop, or came back fit to be sold, goes into stock. An order of which
 * everything is back is refunded.
 *
 * @throws Refusal of the transition when the side can't make it.
 */
export async function payRefund(
  deps: { jobs: Jobs },
  tx: Tx,
  { request, order }: { request: LockedRequest; order: LockedOrder },
  name: Paying,
  { by, amount, sellable = false, shopBearsReturn = true, ruling, at }: Payment,
): Promise<void> {
  const { id, most } = request;
  const whole = amount === most;
  const lines = await linesOfRequest(tx, id);
  const pieces = lines.map((line) => ({ lineId: line.line_id, skuId: line.sku_id, quantity: line.quantity }));
  if (whole) {
    const unsent = neverSent(pieces, await unsentLines(tx, order.id), request.received);
    await recordRefundedPieces(
      tx,
      pieces.map((piece) => ({
        ...piece,
        unsent: unsent.find(({ lineId }) => lineId === piece.lineId)?.quantity ?? 0,
      })),
    );
    await returnStock(tx, sellable ? pieces : unsent);
  } else if (sellable) await returnStock(tx, pieces);

  const returnFreight = shopBearsReturn ? (request.returnCost ?? 0n) : 0n;
  const orders = (await isAllBack(tx, order.id)) ? 'refund_all' : 'refund_part';
  const refund = () => book(tx, request, order, lines, { amount, returnFreight, at });
  await transitionRefund(tx, deps, request, name, {
    ...(ruling ?? { ruled_by: null, fault: null, ruling: '' }),
    at,
    by,
    granted: amount,
    return_freight: returnFreight,
    book: { payment: () => transitionOrders(tx, deps, [order], orders, { at, book: { refund } }) },
  });
  await insertHistoryEntry(tx, id, { by: 'clock', what: 'paid', amount: amount + returnFreight, at });
}

/** Books what a refund pays: the return, and the amount with its parts of what else belongs to the pieces. */
async function book(
  tx: Tx,
  { id, most }: LockedRequest,
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
        most,
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
  quantity: number;
}

/**
 * Of some pieces those that never left the shop, line by line, since an order may be sent in parts: what did not arrive
 * is first what was not sent, what did arrive first what was.
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
