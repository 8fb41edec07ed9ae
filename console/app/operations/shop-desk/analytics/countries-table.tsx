import { keepPreviousData } from '@tanstack/react-query';
import { shopAnalyticsCountries } from '@tradewind/contract/operations/shop-desk/insights';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useCountries } from '../../../design/countries.ts';
import { Amount } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FiguresTable } from './figures-table.tsx';

/** The orders of the period by the country that they go to. */
export const CountriesTable = ({ period }: { period: { from: string; to: string } }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const { nameOf } = useCountries();
  const { data } = useEndpointQuery(shopAnalyticsCountries, period, { placeholderData: keepPreviousData });
  if (!data) return null;
  const sees = data.list.some(({ sales }) => sales !== null);
  return (
    <FiguresTable
      label={t('insights.analytics.countries')}
      rows={data.list}
      empty={t('insights.analytics.no_countries')}
      columns={[
        {
          name: 'country',
          label: t('insights.analytics.country'),
          cell: ({ id }) => (id ? nameOf(id) : t('insights.analytics.no_country')),
        },
        { name: 'orders', label: t('insights.orders'), cell: (row) => number(row.orders) },
        ...(sees
          ? [
              {
                name: 'sales',
                label: t('insights.sales'),
                cell: (row: { sales: string | null }) => <Amount value={row.sales} strong />,
              },
            ]
          : []),
      ]}
    />
  );
};
