import type { DutyRuleRow } from '@tradewind/contract/trade/desk/duties';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { useCountries } from '../../look/countries.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Moment } from '../../look/fields.tsx';
import { choiceFilter } from '../../look/filters.tsx';
import { useFormat } from '../../look/format.ts';
import { StatusChip } from '../../look/status-chip.tsx';
import { AddDuty, EndDuty } from './duty-verbs.tsx';

const Column = DataTable.Col<DutyRuleRow>;

/** What countries ask for goods that come in: what is collected with orders, and what is only shown as an estimate. */
export const DutyList = () => {
  const word = useWords();
  const { choices, nameOf } = useCountries();
  const { locale, money } = useFormat();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const parcels = ({ over, up_to }: DutyRuleRow) => {
    const parts = [
      over !== '0.00' && word('duties.over', { amount: money(over) }),
      up_to !== null && word('duties.up_to', { amount: money(up_to) }),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : word('duties.every_parcel');
  };
  return (
    <DeskList
      resource="duties"
      title={word('menu.duties')}
      sort={{ field: 'country', order: 'ASC' }}
      first={{ state: 'in_force' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: 'in_force', label: word('commissions.in_force') },
          { value: 'past', label: word('commissions.past') },
          { value: 'all', label: word('common.all') },
        ],
      }}
      filters={[choiceFilter('country', word('duties.country'), choices)]}
      actions={<AddDuty />}
      table={{ rowClick: false }}
    >
      <Column source="country" label={word('duties.country')} render={(row) => nameOf(row.country)} />
      <Column
        source="kind"
        disableSort
        label={word('duties.kind')}
        render={(row) => word(`duties.kinds.${row.kind}`)}
      />
      <Column
        source="rate_bp"
        disableSort
        label={word('duties.rate')}
        align="right"
        render={(row) => <strong>{percent.format(row.rate_bp / 10_000)}</strong>}
      />
      <Column
        source="category"
        disableSort
        label={word('commissions.category')}
        {...wide}
        render={(row) => row.category_name || word('commissions.every_category')}
      />
      <Column source="over" disableSort label={word('duties.parcels')} {...wide} render={parcels} />
      <Column
        source="collected"
        disableSort
        label={word('duties.how')}
        render={(row) => (
          <StatusChip
            tone={row.collected === 1 ? 'sea' : 'warn'}
            label={word(row.collected === 1 ? 'duties.collected' : 'duties.estimate')}
          />
        )}
      />
      <Column
        source="valid_from"
        label={word('commissions.from')}
        {...wide}
        render={(row) => <Moment value={row.valid_from} />}
      />
      <Column
        source="valid_until"
        disableSort
        label={word('duties.until')}
        {...wide}
        render={(row) => <Moment value={row.valid_until} />}
      />
      <Column
        disableSort
        label={word('common.acts')}
        render={(row) => row.state !== 'past' && <EndDuty rule={row} name={nameOf(row.country)} />}
      />
    </DeskList>
  );
};
