import type { DutyRuleRow } from '@tradewind/contract/trade/desk/duties';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCountries } from '../../design/countries.ts';
import { useForceTabs } from '../../design/in-force.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { choiceFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip } from '../../design/status-chip.tsx';
import { AddDuty, EndDuty } from './duty-actions.tsx';

const Column = DataTable.Col<DutyRuleRow>;

/** The rules of duty and tax by country, collected with orders or shown as an estimate. */
export const DutyList = () => {
  const t = useTranslation();
  const { choices, nameOf } = useCountries();
  const { locale, money } = useFormat();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const parcels = ({ over, up_to, only_from }: DutyRuleRow) => {
    const parts = [
      over !== '0.00' && t('duties.over', { amount: money(over) }),
      up_to !== null && t('duties.up_to', { amount: money(up_to) }),
      only_from.length > 0 && t('money_rules.from_countries', { countries: only_from.map(nameOf).join(', ') }),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : t('duties.every_parcel');
  };
  return (
    <DeskList
      resource="duties"
      title={t('menu.duties')}
      sort={{ field: 'country', order: 'ASC' }}
      first={{ state: 'in_force' }}
      tabs={useForceTabs()}
      filters={[choiceFilter('country', t('duties.country'), choices)]}
      actions={<AddDuty />}
      table={{ rowClick: false }}
    >
      <Column source="country" label={t('duties.country')} render={(row) => nameOf(row.country)} />
      <Column source="kind" disableSort label={t('duties.type')} render={(row) => t(`duties.kinds.${row.kind}`)} />
      <Column
        source="rate_bp"
        disableSort
        label={t('duties.rate')}
        align="right"
        render={(row) => (
          <>
            {(row.rate_bp > 0 || row.unit === null) && <strong>{percent.format(row.rate_bp / 10_000)}</strong>}
            {row.unit !== null && (
              <div>{t(`money_rules.amount_per.${row.unit}`, { amount: money(row.unit_amount) })}</div>
            )}
          </>
        )}
      />
      <Column
        source="category"
        disableSort
        label={t('commissions.category')}
        {...wideOnly}
        render={(row) => (row.hs_prefix ? `HS ${row.hs_prefix}` : row.category_name || t('commissions.every_category'))}
      />
      <Column source="over" disableSort label={t('duties.parcels')} {...wideOnly} render={parcels} />
      <Column
        source="collected"
        disableSort
        label={t('duties.mode')}
        render={(row) => (
          <StatusChip
            tone={row.collected === 1 ? 'sea' : 'warn'}
            label={t(row.collected === 1 ? 'duties.collected' : 'duties.estimate')}
          />
        )}
      />
      <Column
        source="valid_from"
        label={t('commissions.from')}
        {...wideOnly}
        render={(row) => <Moment value={row.valid_from} />}
      />
      <Column
        source="valid_until"
        disableSort
        label={t('duties.until')}
        {...wideOnly}
        render={(row) => <Moment value={row.valid_until} />}
      />
      <Column
        disableSort
        label={t('common.actions')}
        render={(row) => row.state !== 'past' && <EndDuty rule={row} name={nameOf(row.country)} />}
      />
    </DeskList>
  );
};
