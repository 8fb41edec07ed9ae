import type { DeskApplicationRow } from '@tradewind/contract/goods/desk/applications';
import { DataTable } from 'react-admin';
import { useCountries } from '../../design/countries.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment, ShopperLink } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApplicationChip } from './application-chip.tsx';

const Column = DataTable.Col<DeskApplicationRow>;
const states = ['question_asked', 'approved', 'refused', 'withdrawn'] as const;

/** Applications to open a shop; starts with those that wait for an operator, the longest waiting first. */
export const ApplicationList = () => {
  const t = useTranslation();
  const { choices, nameOf } = useCountries();
  return (
    <DeskList
      resource="applications"
      title={t('menu.applications')}
      sort={{ field: 'submitted_at', order: 'ASC' }}
      first={{ state: 'waiting' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: 'waiting', label: t('applications.waiting') },
          ...states.map((value) => ({ value, label: t(`applications.states.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[
        textFilter('search', t('common.search'), t('applications.search_help')),
        choiceFilter('country', t('applications.country'), choices),
      ]}
      table={{ rowClick: 'show' }}
    >
      <Column
        source="shop_name"
        disableSort
        label={t('applications.shop')}
        render={(row) => <strong>{row.shop_name}</strong>}
      />
      <Column source="legal_name" disableSort label={t('applications.legal_name')} />
      <Column
        source="country"
        disableSort
        label={t('applications.country')}
        {...wideOnly}
        render={(row) => nameOf(row.country)}
      />
      <Column
        source="username"
        disableSort
        label={t('common.shopper')}
        {...wideOnly}
        render={(row) => <ShopperLink id={row.user_id} name={row.username} />}
      />
      <Column
        source="submitted_at"
        label={t('applications.submitted_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.submitted_at} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={(row) => <ApplicationChip state={row.state} />}
      />
    </DeskList>
  );
};
