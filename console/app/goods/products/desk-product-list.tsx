import { Avatar, Button, Stack } from '@mui/material';
import { parseLocale } from '@tradewind/contract/base/locales';
import type { DeskProduct } from '@tradewind/contract/goods/desk/products';
import { useState } from 'react';
import { DataTable, useRecordContext } from 'react-admin';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Code, Facts, Moment } from '../../design/fields.tsx';
import { textFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PreviewDialog, reviewPreviewPath } from '../shop-desk/preview/preview-frame.tsx';
import { StateChip } from '../shop-desk/products/state-chip.tsx';
import { ApproveSelected } from './approve-selected.tsx';
import { ReviewDifferences } from './review-differences.tsx';
import { DeskProductActions } from './desk-product-actions.tsx';

const Column = DataTable.Col<DeskProduct>;

/** The products of all shops; those that wait for a review first, the longest waiting first. */
export const DeskProductList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="products"
      title={t('menu.products')}
      sort={{ field: 'updated_at', order: 'ASC' }}
      first={{ state: 'in_review' }}
      tabs={{
        filter: 'state',
        choices: [
          ...(['in_review', 'taken_down', 'on_sale'] as const).map((value) => ({
            value,
            label: t(`products.states.${value}`),
          })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[textFilter('search', t('products.desk.search'))]}
      bulk={(ids) => <ApproveSelected ids={ids} />}
      table={{ rowClick: 'expand', expand: <Details /> }}
    >
      <Column
        source="title"
        disableSort
        label={t('products.product')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <Avatar variant="rounded" src={row.image} alt="" />
            <strong>{row.title}</strong>
          </Stack>
        )}
      />
      <Column source="shop" disableSort label={t('products.desk.shop')} {...wideOnly} />
      <Column
        source="price"
        disableSort
        label={t('products.sku.price')}
        align="right"
        {...wideOnly}
        render={(row) => <Amount value={row.price} />}
      />
      <Column
        source="updated_at"
        label={t('products.changed')}
        {...wideOnly}
        render={(row) => <Moment value={row.updated_at} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        {...wideOnly}
        render={(row) => <StateChip state={row.state} />}
      />
    </DeskList>
  );
};

/** What an operator decides by, with the actions below it. */
const Details = () => {
  const t = useTranslation();
  const row = useRecordContext<DeskProduct>();
  if (!row) return null;
  return (
    <Stack sx={{ maxWidth: 960, py: 1, gap: 2, alignItems: 'stretch' }}>
      <Facts
        facts={[
          [t('products.desk.shop'), row.shop],
          [t('common.state'), <StateChip key="state" state={row.state} />],
          ['ID', <Code key="id" value={row.id} />],
          row.publish_at !== null && [t('products.states.scheduled'), <Moment key="at" value={row.publish_at} />],
          row.reason !== '' && [t('common.reason'), row.reason],
        ]}
      />
      <ReviewDifferences product={row} />
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Look id={row.id} />
        <DeskProductActions product={row} />
      </Stack>
    </Stack>
  );
};

const Look = ({ id }: { id: string }) => {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  const locale = parseLocale(useFormat().locale) ?? 'en';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('products.desk.look')}</Button>
      {open && <PreviewDialog path={reviewPreviewPath(id)} first={locale} onClose={() => setOpen(false)} />}
    </>
  );
};
