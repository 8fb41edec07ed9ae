import { useQueryClient } from '@tanstack/react-query';
import { product } from '@tradewind/contract/goods/catalog';
import { flashProducts, flashSale } from '@tradewind/contract/goods/flash-sales';
import { Zap } from 'lucide-react';
import { useEffect } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { clockText, useSecondsUntil } from '../../shell/countdown.ts';

const day = 24 * 60 * 60;

/**
 * Whole seconds until a flash sale begins or ends; at that moment what shows its prices is fetched again.
 *
 * @returns null before the first render in the browser
 */
export function useFlashSeconds(until: string): number | null {
  const queries = useQueryClient();
  const left = useSecondsUntil(until);
  const over = left === 0;
  useEffect(() => {
    if (!over) return;
    for (const { name } of [flashSale, flashProducts, product]) void queries.invalidateQueries({ queryKey: [name] });
  }, [over, queries]);
  return left;
}

/** The time until a flash sale ends, counted down. */
export function FlashCountdown({ until }: { until: string }) {
  const { t } = useTranslation();
  const left = useFlashSeconds(until);
  if (left === null || left === 0) return null;
  const days = Math.floor(left / day);
  const clock = clockText(left % day);
  return (
    <span role="timer" className="tnum whitespace-nowrap">
      {t('catalog.flash.endsIn', { left: days > 0 ? t('catalog.flash.days', { days, clock }) : clock })}
    </span>
  );
}

/** What part of the pieces of a flash sale is sold, as a bar with its figure. */
export function SoldBar({ percent }: { percent: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('catalog.flash.sold', { percent: format.percent(percent) });
  return (
    <span className="flex min-w-0 items-center gap-2">
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 min-w-10 flex-1 rounded-full">
        <rect width={100} height={6} className="fill-ember-edge" />
        <rect width={percent} height={6} className="fill-ember-solid" />
      </svg>
      <span className="tnum shrink-0 text-micro font-semibold text-ember">{label}</span>
    </span>
  );
}

/** The name of a flash sale with its mark. */
export function FlashName({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 font-bold">
      <Zap aria-hidden size={16} className="shrink-0 fill-current" />
      <span className="min-w-0 break-words">{name}</span>
    </span>
  );
}
