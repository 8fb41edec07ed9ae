import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { Notice } from '../../../design/notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DeadlineText } from './deadline-text.tsx';

/** What became of the wish to cancel, while it matters. */
export function CancelRequestPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { cancel_request: request, deadlines } = order;
  if (!request || request.answer === 'granted' || order.status !== 1) return null;
  if (request.answer === 'refused') {
    return (
      <Notice tone="warn" title={t('orders.askCancel.refused')}>
        {request.note}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={t('orders.askCancel.open')}>
      <DeadlineText until={deadlines.cancel_answer_by} say="orders.say.answerIn" otherwise={t('orders.say.silence')} />
    </Notice>
  );
}
