import type { CartRow } from '@tradewind/contract/trade/cart';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { skuText } from '../../goods/catalog/sku-sheet/choice.ts';

const ChangeSheetPart = lazy(async () => ({
  default: (await import('./change-sku-sheet-part.tsx')).ChangeSkuSheetPart,
}));

/** What was chosen, and the way to choose otherwise as long as the product is sold. */
export function CartSpecPart({ line }: { line: CartRow }) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const spec = skuText(line.spec);
  if (!spec) return null;
  const look = 'max-w-full self-start rounded-xs bg-sunken px-2 py-1 text-left text-cap text-ink-2';
  if (line.problem === 'gone') return <p className={look}>{spec}</p>;
  return (
    <>
      <button
        type="button"
        aria-label={t('cart.change', { title: line.goods.title, spec })}
        onClick={() => setSheet('open')}
        className={`press hit inline-flex items-center gap-1 ${look}`}
      >
        <span className="min-w-0 break-words">{spec}</span>
        <ChevronDown aria-hidden size={14} className="shrink-0" />
      </button>
      {sheet !== 'never' && (
        <Suspense>
          <ChangeSheetPart line={line} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
