import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { MapPin } from 'lucide-react';
import { Card } from '../../../design/card.tsx';

/** Where the parcel goes, as it was when the order was placed. */
export function OrderAddressPart({ order }: { order: OrderDetail }) {
  return (
    <Card as="section" padded className="flex items-center gap-3">
      <MapPin aria-hidden size={22} strokeWidth={1.9} className="shrink-0 text-sea" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap gap-x-2">
          <span className="text-lead font-semibold">{order.real_name}</span>
          <span className="tnum text-lead text-ink-2">{order.user_phone}</span>
        </p>
        <p className="text-body text-ink-2">{order.user_address}</p>
      </div>
    </Card>
  );
}
