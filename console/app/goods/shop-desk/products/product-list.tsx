import { Avatar, Button, Stack, Typography } from '@mui/material';
import { locales, pickText } from '@tradewind/contract/base/locales';
import { showOwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import { exportProducts } from '@tradewind/contract/goods/shop-desk/exports';
import { productStates, type OwnProductRow } from '@tradewind/contract/goods/shop-desk/products';
import { FileUp, Plus } from 'lucide-react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { ExportList } from '../../../design/export-button.tsx';
import { Moment } from '../../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../../design/filters.tsx';
import { useFormat } from '../../../design/format.ts';
import { StatusChip } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BulkActs } from './bulk-acts.tsx';
import { useCategories } from './marks-panel.tsx';
import { StateChip } from './state-chip.tsx';
import { nameOf } from '../../../i18n/locale.ts';

const Column = DataTable.Col<OwnProductRow>;

/** The products of the shop. */
export const ProductList = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const categories = useCategories();
  const shopCategories = useShopCategories();
  return (
    <DeskList
      resource="shop_products"
      title={t('menu.shop_products')}
      sort={{ field: 'updated_at', order: 'DESC' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: t('common.all') },
          ...productStates.map((value) => ({ value, label: t(`products.states.${value}`) })),
        ],
      }}
      filters={[
        textFilter('q', t('products.search')),
        choiceFilter('category', t('commissions.category'), categories),
        ...(shopCategories.length > 0 ? [choiceFilter('shop_category', t('page.assign'), shopCategories)] : []),
        choiceFilter('low_stock', t('products.stock'), [{ id: '1', name: t('products.low_stock') }]),
        choiceFilter(
          'missing',
          t('products.missing'),
          locales.map((id) => ({ id, name: nameOf(id) })),
        ),
        choiceFilter('lacks_safety', t('products.safety.title'), [
          { id: '1', name: t('products.only_lacking_safety') },
        ]),
      ]}
      actions={
        <>
          <ExportList endpoint={exportProducts} />
          <Button component={Link} to="/shop_imports" variant="outlined" startIcon={<FileUp size={18} />}>
            {t('imports.open')}
          </Button>
          <Button component={Link} to="/shop_products/create" variant="contained" startIcon={<Plus size={18} />}>
            {t('products.new')}
          </Button>
        </>
      }
      table={{ rowClick: 'show' }}
      empty={t('products.empty')}
      bulk={(ids) => <BulkActs ids={ids} categories={categories} shopCategories={shopCategories} />}
    >
      <Column source="title" disableSort label={t('products.product')} render={(row) => <Summary product={row} />} />
      <Column
        source="price"
        disableSort
        label={t('products.sku.price')}
        align="right"
        render={(row) => <Prices product={row} />}
      />
      <Column
        source="stock"
        disableSort
        label={t('products.stock')}
        align="right"
        {...wideOnly}
        render={(row) =>
          row.low_stock ? <StatusChip tone="warn" label={number(row.stock)} /> : <>{number(row.stock)}</>
        }
      />
      <Column
        source="sales"
        disableSort
        label={t('products.sales')}
        align="right"
        {...wideOnly}
        render={(row) => <>{number(row.sales)}</>}
      />
      <Column
        source="updated_at"
        label={t('products.changed')}
        {...wideOnly}
        render={(row) => <Moment value={row.updated_at} />}
      />
      <Column source="state" disableSort label={t('common.state')} render={(row) => <StateChip state={row.state} />} />
    </DeskList>
  );
};

/** The categories that the shop made itself, also those of a draft. */
function useShopCategories(): { id: string; name: string }[] {
  const { locale } = useFormat();
  const { data } = useEndpointQuery(showOwnShopPage, {});
  const all = [...(data?.content.categories ?? []), ...(data?.published.categories ?? [])];
  const known = new Map(all.toReversed().map(({ id, names }) => [id, pickText(names, locale)]));
  return [...new Set(all.map(({ id }) => id))].map((id) => ({ id, name: known.get(id)! }));
}

const Summary = ({ product: { image, title, skus, missing, adult, lacks_safety } }: { product: OwnProductRow }) => {
  const t = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', py: 0.75, minWidth: 0 }}>
      <Avatar
        variant="rounded"
        src={image}
        alt=""
        sx={{ width: 44, height: 44, bgcolor: (theme) => theme.palette.tones.sunken }}
      >
        {' '}
      </Avatar>
      <Stack sx={{ minWidth: 0, gap: 0.25 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title || t('products.untitled')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[
            t('products.variants', { smart_count: skus }),
            adult && '18+',
            missing.length > 0 && t('products.lacks', { languages: missing.map(nameOf).join(', ') }),
            lacks_safety === 1 && t('products.lacks_safety'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Stack>
    </Stack>
  );
};

const Prices = ({ product: { price, top_price: top } }: { product: OwnProductRow }) => {
  const { money } = useFormat();
  return (
    <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
      {price === top ? money(price) : `${money(price)} – ${money(top)}`}
    </Typography>
  );
};
