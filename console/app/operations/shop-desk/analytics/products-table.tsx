import { MenuItem, Stack, TablePagination, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { shopAnalyticsProducts, type AnalyticsProduct } from '@tradewind/contract/operations/shop-desk/insights';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { Amount } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductLink } from '../figures/product-link.tsx';
import { FiguresTable, type FigureColumn } from './figures-table.tsx';

const perPage = 25;

/** The figures of each product that was visited or sold. */
export const ProductsTable = ({ period }: { period: { from: string; to: string } }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<'-sales' | '-pieces' | '-visitors' | '-carts'>('-pieces');
  const { data } = useEndpointQuery(
    shopAnalyticsProducts,
    { ...period, page, limit: perPage, sort },
    { placeholderData: keepPreviousData },
  );
  if (!data) return null;
  const sees = data.delivery !== null;
  const sales: FigureColumn<AnalyticsProduct> = {
    name: 'sales',
    label: t('insights.sales'),
    cell: (row) => <Amount value={row.sales} strong />,
  };
  const lastPage = page * perPage >= data.total;
  return (
    <>
      {data.total > 0 && (
        <Stack sx={{ px: 2, pt: 1.5, maxWidth: 260 }}>
          <TextField
            select
            size="small"
            label={t('insights.analytics.sort')}
            value={sort}
            onChange={(event) => {
              setSort(event.target.value as typeof sort);
              setPage(1);
            }}
          >
            <MenuItem value="-pieces">{t('insights.pieces')}</MenuItem>
            {sees && <MenuItem value="-sales">{t('insights.sales')}</MenuItem>}
            <MenuItem value="-visitors">{t('insights.visitors')}</MenuItem>
            <MenuItem value="-carts">{t('insights.analytics.carts')}</MenuItem>
          </TextField>
        </Stack>
      )}
      <FiguresTable
        label={t('insights.analytics.products')}
        rows={data.list}
        empty={t('insights.analytics.no_products')}
        columns={[
          {
            name: 'product',
            label: t('insights.analytics.product'),
            cell: (row) => <ProductLink id={row.id} title={row.title} image={row.image} />,
          },
          { name: 'visitors', label: t('insights.visitors'), cell: (row) => number(row.visitors) },
          { name: 'carts', label: t('insights.analytics.carts'), cell: (row) => number(row.carts), wide: true },
          {
            name: 'checkouts',
            label: t('insights.analytics.checkouts'),
            cell: (row) => number(row.checkouts),
            wide: true,
          },
          { name: 'orders', label: t('insights.orders'), cell: (row) => number(row.orders), wide: true },
          { name: 'pieces', label: t('insights.pieces'), cell: (row) => number(row.pieces) },
          ...(sees ? [sales] : []),
        ]}
        last={
          sees && lastPage && Number(data.delivery) !== 0
            ? [t('insights.analytics.delivery'), <Amount key="delivery" value={data.delivery} />]
            : undefined
        }
      />
      {data.total > perPage && (
        <TablePagination
          component="div"
          count={data.total}
          page={page - 1}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next + 1)}
        />
      )}
    </>
  );
};
