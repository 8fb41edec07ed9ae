import type { RefundFormLine } from '@tradewind/contract/trade/aftersales';
import { Card } from '../../../design/card.tsx';
import { Checkbox } from '../../../design/checkbox.tsx';
import { Stepper } from '../../../design/stepper.tsx';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { ProductLinePart } from '../../../goods/catalog/product-line-part.tsx';

interface PiecesProps {
  lines: readonly Omit<RefundFormLine, 'steps' | 'exchanges'>[];
  pieces: Readonly<Record<string, number>>;
  onChange: (pieces: Record<string, number>) => void;
  error: string | undefined;
}

/** The lines and pieces to refund: all at first; some can be left out where there are several. */
export function PiecesPart({ lines, pieces, onChange, error }: PiecesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const several = lines.length > 1;
  return (
    <Card as="section" aria-label={t('refunds.goods')} padded className="flex flex-col gap-4">
      {lines.map((line) => {
        const { order_product_id: id, title, quantity } = line;
        const count = pieces[id] ?? 0;
        const set = (next: number) => onChange({ ...pieces, [id]: next });
        return (
          <div key={id} className="flex items-start gap-1">
            {several && (
              <span className="-ml-2.5 flex h-[68px] items-center">
                <Checkbox checked={count > 0} onChange={(on) => set(on ? quantity : 0)} label={title} />
              </span>
            )}
            <div className="min-w-0 flex-1">
              <ProductLinePart
                image={line.image}
                title={title}
                spec={line.spec}
                price={line.product_price}
                count={quantity}
              />
              {quantity > 1 && count > 0 && (
                <div className="mt-2 flex items-center justify-end gap-3 text-note text-ink-2">
                  <span>{t('refunds.howMany')}</span>
                  <Stepper
                    value={count}
                    onChange={set}
                    max={quantity}
                    label={t('refunds.pieces', { title })}
                    lessLabel={t('refunds.less')}
                    moreLabel={t('refunds.more')}
                    locale={locale}
                  />
                </div>
              )}
            </div>
          </div>
        );
      })}
      {error !== undefined && (
        <p role="alert" className="text-cap font-medium text-bad">
          {error}
        </p>
      )}
    </Card>
  );
}
