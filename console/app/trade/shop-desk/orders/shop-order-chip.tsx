import { Stack } from '@mui/material';
import type { ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';

/** By the wire's number of the status. */
const tones: Readonly<Record<number, Tone>> = {
  0: 'quiet',
  1: 'warn',
  2: 'sea',
  3: 'info',
  4: 'ok',
  [-1]: 'quiet',
  [-2]: 'quiet',
};

/** The status of an order, with chips for what is urgent. */
export const ShopOrderChip = ({
  order,
}: {
  order: Pick<ShopOrderRow, 'status' | 'status_text' | 'late' | 'unsent' | 'deadlines' | 'refund_status'>;
}) => {
  const t = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip
        tone={order.refund_status === 1 ? 'bad' : (tones[order.status] ?? 'quiet')}
        label={order.status_text}
      />
      {order.late === 1 && <StatusChip tone="bad" label={t('shop.orders.late')} />}
      {order.deadlines.cancel_answer_by && <StatusChip tone="bad" label={t('shop.orders.cancellation_requested')} />}
      {order.status === 2 && order.unsent > 0 && (
        <StatusChip tone="warn" label={t('shop.orders.left', { smart_count: order.unsent })} />
      )}
    </Stack>
  );
};
