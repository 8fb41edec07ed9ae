import { ChevronRight } from 'lucide-react';
import { useArrivalText, useFreightText } from '../../freight/freight-texts.ts';
import { Notice } from '../../../design/notice.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { PreviewShop } from './checkout-data.ts';

/** The delivery option of a shop with its promised day and price; opens the choice where there are several. */
export function DeliveryRowPart({ shop, onChoose }: { shop: PreviewShop; onChoose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const freightText = useFreightText();
  const arrivalText = useArrivalText();
  const option = shop.options.find(({ kind }) => kind === shop.delivery);
  if (!option) {
    return (
      <Notice tone="bad" className="mt-3" urgent>
        {shop.refused}
      </Notice>
    );
  }
  const face = (
    <>
      <span className="min-w-0">
        <span className="block text-ink-2">
          {t('freight.delivery')} · {option.name}
        </span>
        <span className="block text-cap text-ink-3">{arrivalText(option.arrives_by)}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <span className="tnum">{freightText(shop.freight)}</span>
        {shop.options.length > 1 && <ChevronRight aria-hidden size={18} className="-mr-1 text-ink-3" />}
      </span>
    </>
  );
  const row = 'flex min-h-13 w-full items-center justify-between gap-3 py-2 text-left text-body';
  return (
    <div className="mt-3 border-b border-line">
      {shop.options.length > 1 ? (
        <button type="button" onClick={onChoose} className={`press ${row}`}>
          {face}
        </button>
      ) : (
        <div className={row}>{face}</div>
      )}
      {shop.more_for_free !== null && (
        <p className="pb-2.5 text-cap text-sea">{t('freight.moreForFree', { amount: money(shop.more_for_free) })}</p>
      )}
    </div>
  );
}
