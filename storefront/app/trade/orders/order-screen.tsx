import { MessageCircle } from 'lucide-react';
import { IconButton } from '../../design/icon-button.tsx';
import { servicePath } from '../../paths/service-path.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../shell/router/link.tsx';
import { useParams } from '../../shell/router/visit.ts';
import { ApiRefusal } from '@tradewind/client/errors';
import { buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { DeepPanel } from '../../design/deep-panel.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { OrderDetailPart } from './detail/order-detail-part.tsx';
import { orderQuery } from './orders-data.ts';
import parcel from '../freight/parcel.webp';

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const found = useQuery({ ...orderQuery(id), enabled: id !== '' });
  const skeleton = useDelayedSkeleton(found.isPending);
  const order = found.data;
  const missing = id === '' || (found.error instanceof ApiRefusal && found.error.refusal === 'order_not_found');
  return (
    <>
      <ScreenBar
        title={t('title.orderInfo')}
        ground="deep"
        fallback="/myPurchases"
        right={
          order && (
            <IconButton
              icon={MessageCircle}
              variant="on-deep"
              label={t('service.askShop')}
              link={(face) => <Link to={servicePath(order.mer_id, { order: order.order_id })} {...face} />}
            />
          )
        }
      />
      {order ? (
        <OrderDetailPart order={order} />
      ) : (
        <>
          <DeepPanel className="-mt-[calc(var(--bar-top)+1px)] h-[212px] shrink-0 lg:rounded-xl">{null}</DeepPanel>
          {missing && <OrderMissing />}
          {found.isError && !missing && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
          {skeleton && !found.isError && id !== '' && <OrderSkeleton />}
        </>
      )}
    </>
  );
}

function OrderMissing() {
  const { t } = useTranslation();
  const action = (
    <Link to="/myPurchases" className={buttonClass()}>
      {t('title.myPurchases')}
    </Link>
  );
  return (
    <EmptyState picture={parcel} title={t('orders.missing.title')} text={t('orders.missing.text')} action={action} />
  );
}

function OrderSkeleton() {
  return (
    <div className="relative -mt-9 flex flex-col gap-2.5 px-3">
      {[72, 220, 120].map((height) => (
        <Card key={height} padded>
          <Skeleton className={height === 72 ? 'h-10 w-full' : height === 220 ? 'h-48 w-full' : 'h-24 w-full'} />
        </Card>
      ))}
    </div>
  );
}
