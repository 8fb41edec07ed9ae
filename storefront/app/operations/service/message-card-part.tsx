import type { MessageCard } from '@tradewind/contract/operations/service';
import { Link } from '../../shell/router/link.tsx';
import { Photo } from '../../design/photo.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { orderPath } from '../../paths/order-paths.ts';

/** The card of a product, an order or a refund, which leads there. */
export function MessageCardPart({ card }: { card: MessageCard }) {
  const { money } = useFormat();
  return (
    <Link to={cardPath(card)} className="press block w-68 rounded-lg bg-surface p-3 shadow-card">
      {(card.number || card.status) && (
        <span className="mb-2 flex items-center justify-between gap-2 text-cap text-ink-3">
          <span className="tnum min-w-0 truncate">{card.number}</span>
          {card.status && (
            <span className="shrink-0 rounded-sm bg-sea-tint px-2 py-0.5 font-medium text-sea">{card.status}</span>
          )}
        </span>
      )}
      <span className="flex gap-2.5">
        <Photo src={card.image} alt="" width={56} height={56} className="size-14 shrink-0 rounded-sm" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-note break-words">{card.title}</span>
          <span className="tnum text-body font-semibold">{money(card.amount)}</span>
        </span>
      </span>
    </Link>
  );
}

/** Where a card leads. */
export function cardPath({ kind, id, shop_id: shopId }: MessageCard): string {
  if (kind === 'product') return `/detail/${id}/${shopId}`;
  return kind === 'order' ? orderPath(id) : `/refundInfo/${id}`;
}
