import { Avatar, Stack } from '@mui/material';
import type { DeskShop } from '@tradewind/contract/operations/desk/shops';
import { DataTable } from 'react-admin';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopStateChip } from './shop-state-chip.tsx';

const Column = DataTable.Col<DeskShop>;

/** All shops with their figures. */
export const ShopList = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const cases = (['refunds', 'disputes'] as const).map((id) => ({ id, name: t(`shops.${id}`) }));
  return (
    <DeskList
      resource="shops"
      title={t('menu.shops')}
      sort={{ field: 'sales', order: 'DESC' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: t('common.all') },
          ...(['open', 'suspended', 'closed'] as const).map((value) => ({ value, label: t(`shops.states.${value}`) })),
        ],
      }}
      filters={[textFilter('search', t('common.search')), choiceFilter('cases', t('shops.cases'), cases)]}
      table={{ rowClick: 'show' }}
    >
      <Column
        source="name"
        label={t('traders.shop')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <Avatar variant="rounded" src={row.avatar} alt="" />
            <strong>{row.name}</strong>
          </Stack>
        )}
      />
      <Column source="products" label={t('shops.products')} align="right" render={(row) => number(row.products)} />
      <Column
        source="orders"
        label={t('shops.orders')}
        align="right"
        {...wideOnly}
        render={(row) => number(row.orders)}
      />
      <Column source="sales" label={t('shops.sales')} align="right" render={(row) => <Amount value={row.sales} />} />
      <Column
        source="rating"
        label={t('shops.rating')}
        align="right"
        {...wideOnly}
        render={(row) => (row.rating === null ? '–' : `${number(row.rating)} ★`)}
      />
      <Column
        source="refunds"
        label={t('shops.cases')}
        align="right"
        {...wideOnly}
        render={(row) =>
          row.disputes > 0
            ? t('shops.with_disputes', { refunds: number(row.refunds), disputes: number(row.disputes) })
            : number(row.refunds)
        }
      />
      <Column
        source="balance"
        label={t('shops.balance')}
        align="right"
        {...wideOnly}
        render={(row) => <Amount value={row.balance} />}
      />
      <Column
        source="state"
        {...wideOnly}
        disableSort
        label={t('common.state')}
        render={(row) => <ShopStateChip state={row.state} />}
      />
    </DeskList>
  );
};
