import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { Star } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { buttonClass } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { reviewsOfOrderQuery } from './review-data.ts';

/** A link from an order line to its review, or to writing one while that is possible. */
export function LineReviewPart({ order, lineId }: { order: Pick<OrderDetail, 'order_id' | 'status'>; lineId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...reviewsOfOrderQuery(order.order_id),
    enabled: order.status === 3 || order.status === 4 || order.status === -2,
  });
  const standing = data?.list.find((line) => line.order_product_id === lineId)?.standing;
  if (standing !== 'yes' && standing !== 'done') return null;
  return (
    <p className="mt-2 text-right">
      <Link
        to={reviewPath(order.order_id, lineId)}
        className={buttonClass({ kind: standing === 'yes' ? 'soft' : 'outline', size: 'sm' })}
      >
        <Star aria-hidden size={16} strokeWidth={1.9} className="shrink-0" />
        {standing === 'yes' ? t('title.comment') : t('reviews.ownReview')}
      </Link>
    </p>
  );
}

/** The screen of an order line's review. */
const reviewPath = (orderId: string, lineId: string): string =>
  `/comment?order=${encodeURIComponent(orderId)}&line=${encodeURIComponent(lineId)}`;
