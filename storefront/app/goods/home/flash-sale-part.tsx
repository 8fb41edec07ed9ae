import { useQuery } from '@tanstack/react-query';
import type { FlashSale } from '@tradewind/contract/goods/flash-sales';
import { Zap } from 'lucide-react';
import { usePrice } from '../../money/currencies/use-price.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { flashSaleQuery } from '../catalog/catalog-data.ts';
import { FlashCountdown, FlashName, useFlashSeconds } from '../catalog/flash-parts.tsx';
import { flashSalePath } from '../catalog/paths.ts';
import { ProductTile } from '../catalog/product-tile.tsx';
import { SeeAll } from '../catalog/section-heading.tsx';
import { ScrollRow } from '../../shell/scroll-row.tsx';

/** The flash sale that runs, and the next one; nothing where there is none. */
export function FlashSalePart() {
  const { data } = useQuery(flashSaleQuery());
  if (!data || (data.now === null && data.next === null)) return null;
  return (
    <section data-home="flash">
      {data.now && <Running sale={data.now} />}
      {data.next && <Next sale={data.next} />}
    </section>
  );
}

function Running({ sale }: { sale: NonNullable<FlashSale['now']> }) {
  return (
    <>
      <div className="flex items-end justify-between gap-3 px-4 pt-7 pb-3">
        <div className="flex min-w-0 flex-wrap items-end gap-x-3 gap-y-0.5 text-ember">
          <h2 className="text-h2 tracking-[-0.02em]">
            <FlashName name={sale.name} />
          </h2>
          <span className="text-note font-semibold">
            <FlashCountdown until={sale.ends_at} />
          </span>
        </div>
        <SeeAll to={flashSalePath} title={sale.name} />
      </div>
      <ScrollRow>
        {sale.list.map((card) => (
          <li key={card.id} className="grid w-[164px] shrink-0 snap-start md:w-[212px]">
            <ul className="grid">
              <ProductTile card={card} soldPercent={card.sold_percent} />
            </ul>
          </li>
        ))}
      </ScrollRow>
    </>
  );
}

function Next({ sale }: { sale: NonNullable<FlashSale['next']> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { text } = usePrice();
  // The server doesn't know the shopper's time zone.
  const isInBrowser = useFlashSeconds(sale.starts_at) !== null;
  const time = date(sale.starts_at, isInBrowser ? 'withinYear' : 'weekday');
  return (
    <p className="mx-4 mt-4 flex items-center gap-2 rounded-md bg-ember-tint px-3.5 py-2.5 text-note text-ink-2">
      <Zap aria-hidden size={16} className="shrink-0 text-ember" />
      <span className="min-w-0 break-words">
        {sale.from === null
          ? t('home.flash.next', { name: sale.name, time })
          : t('home.flash.nextFrom', { name: sale.name, time, amount: text(sale.from) })}
      </span>
    </p>
  );
}
