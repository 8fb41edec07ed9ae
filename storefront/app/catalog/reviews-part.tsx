import type { ProductDetail } from '@tradewind/contract/catalog';
import { Card } from '../design/card.tsx';
import { Photo } from '../design/photo.tsx';
import { Stars } from '../design/stars.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** What buyers say; before the first one has, that nobody did. */
export function ReviewsPart({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Card as="section" padded id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-[60px]">
      <h2 id="reviews-heading" className="flex items-baseline gap-2 text-title font-bold">
        {t('catalog.reviews')}
        {product.review_count > 0 && (
          <span className="tnum text-body font-normal text-ink-2">{number(product.review_count)}</span>
        )}
      </h2>
      {product.score !== null && (
        <p className="mt-2 flex items-center gap-3">
          <span aria-hidden className="tnum text-h1 font-bold">
            {number(product.score)}
          </span>
          <Stars value={product.score} size={16} />
          <span className="sr-only">{t('catalog.score', { score: number(product.score) })}</span>
        </p>
      )}
      {product.reply_list.length === 0 ? (
        <p className="mt-1.5 text-body text-ink-2">{t('catalog.noReviewsText')}</p>
      ) : (
        <ul>
          {product.reply_list.map((reply, index) => (
            <Reply key={index} reply={reply} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Reply({ reply }: { reply: ProductDetail['reply_list'][number] }) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const pictures = reply.pics.split(',').filter(Boolean);
  return (
    <li className="border-b border-line py-3.5 last:border-transparent last:pb-0">
      <div className="flex items-center gap-2.5">
        <Photo src={reply.avatar} alt="" width={36} height={36} className="size-9 rounded-full" />
        <div className="min-w-0">
          <p className="truncate text-note font-semibold">{reply.nickname}</p>
          <p className="flex items-center gap-2 text-cap text-ink-3">
            <Stars value={reply.product_score} />
            <span className="sr-only">{t('catalog.score', { score: number(reply.product_score) })}</span>
            {date(reply.createtime)}
          </p>
        </div>
      </div>
      <p className="mt-2 text-body break-words">{reply.comment}</p>
      {pictures.length > 0 && (
        <div className="scrollbar-none mt-2 flex gap-2 overflow-x-auto">
          {pictures.map((picture) => (
            <Photo key={picture} src={picture} alt="" width={84} height={84} className="size-21 shrink-0 rounded-sm" />
          ))}
        </div>
      )}
    </li>
  );
}
