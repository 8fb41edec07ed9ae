import type { AnalyticsDay } from '@tradewind/contract/operations/shop-desk/insights';
import { Amount } from '../../../design/fields.tsx';
import { dates, useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FiguresTable, type FigureColumn } from './figures-table.tsx';

/** The figures of each day, the latest first. */
export const DaysTable = ({ days }: { days: readonly AnalyticsDay[] }) => {
  const t = useTranslation();
  const { number, locale } = useFormat();
  const dayName = dates(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const sees = days.some(({ sales }) => sales !== null);
  const money: FigureColumn<AnalyticsDay>[] = [
    { name: 'gross', label: t('insights.gross'), cell: (row) => <Amount value={row.gross} />, wide: true },
    { name: 'refunded', label: t('insights.refunded'), cell: (row) => <Amount value={row.refunded} />, wide: true },
    { name: 'sales', label: t('insights.sales'), cell: (row) => <Amount value={row.sales} strong /> },
  ];
  return (
    <FiguresTable
      label={t('insights.analytics.days')}
      rows={days.toReversed()}
      empty={t('insights.analytics.empty')}
      columns={[
        {
          name: 'day',
          label: t('insights.analytics.day'),
          cell: ({ id }) => dayName.format(new Date(`${id}T00:00:00Z`)),
        },
        { name: 'visitors', label: t('insights.visitors'), cell: (row) => number(row.visitors) },
        {
          name: 'product_visitors',
          label: t('insights.analytics.product_visitors'),
          cell: (row) => number(row.product_visitors),
          wide: true,
        },
        { name: 'carts', label: t('insights.analytics.carts'), cell: (row) => number(row.carts), wide: true },
        {
          name: 'checkouts',
          label: t('insights.analytics.checkouts'),
          cell: (row) => number(row.checkouts),
          wide: true,
        },
        { name: 'orders', label: t('insights.orders'), cell: (row) => number(row.orders) },
        ...(sees ? money : []),
      ]}
    />
  );
};
