import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { Card } from '../../design/card.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Facts in a table, then the shop's own words. */
export function DetailsPart({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { facts, content } = product.goods;
  return (
    <Card as="section" padded id="details" aria-labelledby="details-heading" className="scroll-mt-[60px]">
      <h2 id="details-heading" className="pb-1.5 text-title font-bold">
        {t('catalog.details')}
      </h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name} className="flex gap-3 border-b border-line py-2 text-body">
            <dt className="w-[96px] shrink-0 break-words text-ink-3">{name}</dt>
            <dd className="min-w-0 flex-1 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {content && (
        <div
          // The server lets nothing but harmless markup through.
          dangerouslySetInnerHTML={{ __html: content }}
          className="pt-3 text-lead break-words text-ink-2 [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_p+p]:mt-3"
        />
      )}
    </Card>
  );
}
