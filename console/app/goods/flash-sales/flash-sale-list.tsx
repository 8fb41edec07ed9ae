import { locales, type Texts } from '@tradewind/contract/base/locales';
import { flashSaleStates, planFlashSale, type FlashSaleRow } from '@tradewind/contract/goods/desk/flash-sales';
import { Zap } from 'lucide-react';
import { DataTable, useRedirect } from 'react-admin';
import { ActionButton } from '../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { nameOf } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FlashSaleChip } from './flash-sale-chip.tsx';

const Column = DataTable.Col<FlashSaleRow>;

/** Flash sales with what was sold in them. */
export const FlashSaleList = () => {
  const t = useTranslation();
  const { number } = useFormat();
  return (
    <DeskList
      resource="flash_sales"
      title={t('menu.flash_sales')}
      sort={{ field: 'starts_at', order: 'DESC' }}
      empty={t('flash.empty')}
      table={{ rowClick: 'show' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: t('common.all') },
          ...flashSaleStates.map((value) => ({ value, label: t(`flash.states.${value}`) })),
        ],
      }}
      actions={<PlanFlashSale />}
    >
      <Column source="name" disableSort label={t('flash.name')} render={({ name }) => <strong>{name}</strong>} />
      <Column
        source="starts_at"
        disableSort
        label={t('flash.from')}
        {...wideOnly}
        render={(row) => <Moment value={row.starts_at} />}
      />
      <Column
        source="ends_at"
        disableSort
        label={t('flash.until')}
        {...wideOnly}
        render={(row) => <Moment value={row.ends_at} />}
      />
      <Column source="proposed" disableSort label={t('flash.waiting')} align="right" />
      <Column source="offers" disableSort label={t('flash.offers')} align="right" {...wideOnly} />
      <Column
        source="sold"
        disableSort
        label={t('flash.sold')}
        align="right"
        {...wideOnly}
        render={({ sold, quota }) => `${number(sold)} / ${number(quota)}`}
      />
      <Column
        source="revenue"
        disableSort
        label={t('flash.revenue')}
        align="right"
        {...wideOnly}
        render={({ revenue }) => <Amount value={revenue} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={({ state }) => <FlashSaleChip state={state} />}
      />
    </DeskList>
  );
};

const PlanFlashSale = () => {
  const t = useTranslation();
  const redirect = useRedirect();
  const isoOf = (local: string | undefined) => (local ? new Date(local).toISOString() : '');
  return (
    <ActionButton
      endpoint={planFlashSale}
      label={t('flash.plan')}
      kind="main"
      icon={<Zap size={18} />}
      fields={[
        ...locales.map((locale) => ({
          name: locale,
          label: `${t('flash.name')} · ${nameOf(locale)}`,
          required: true,
        })),
        { name: 'from', label: t('flash.from'), kind: 'moment', required: true },
        { name: 'until', label: t('flash.until'), kind: 'moment', required: true },
      ]}
      input={({ from, until, ...typed }) => ({
        names: Object.fromEntries(locales.map((locale) => [locale, typed[locale] ?? ''])) as Texts,
        starts_at: isoOf(from),
        ends_at: isoOf(until),
      })}
      done={t('flash.planned')}
      onDone={({ id }) => redirect('show', 'flash_sales', id)}
    >
      {t('flash.plan_text')}
    </ActionButton>
  );
};
