import type { Restriction } from '@tradewind/contract/goods/desk/restrictions';
import { DataTable } from 'react-admin';
import { useCountries } from '../../design/countries.ts';
import { useForceTabs } from '../../design/in-force.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { choiceFilter } from '../../design/filters.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AddRestriction, EndRestriction } from './restriction-actions.tsx';

const Column = DataTable.Col<Restriction>;

/** The rules of goods that must not be sent to some countries. */
export const RestrictionList = () => {
  const t = useTranslation();
  const { choices, nameOf } = useCountries();
  const subjectOf = ({ subject, category_name, hs_prefix }: Restriction) =>
    subject === 'category'
      ? category_name
      : subject === 'adult'
        ? t('restrictions.subjects.adult')
        : t('restrictions.hs', { prefix: hs_prefix });
  return (
    <DeskList
      resource="restrictions"
      title={t('menu.restrictions')}
      sort={{ field: 'valid_from', order: 'DESC' }}
      first={{ state: 'in_force' }}
      tabs={useForceTabs()}
      filters={[choiceFilter('country', t('duties.country'), choices)]}
      actions={<AddRestriction />}
      table={{ rowClick: false }}
    >
      <Column
        source="subject"
        disableSort
        label={t('restrictions.subject')}
        render={(row) => <strong>{subjectOf(row)}</strong>}
      />
      <Column
        source="countries"
        disableSort
        label={t('restrictions.countries')}
        render={(row) => row.countries.map(nameOf).join(', ')}
      />
      <Column source="reason" disableSort label={t('common.reason')} {...wideOnly} />
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
        render={(row) => row.state !== 'past' && <EndRestriction rule={row} subject={subjectOf(row)} />}
      />
    </DeskList>
  );
};
