import { exportAcceptances, type AcceptanceRow } from '@tradewind/contract/people/desk/accepted-terms';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { ExportList } from '../../design/export-button.tsx';
import { Moment } from '../../design/fields.tsx';
import { textFilter } from '../../design/filters.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const Column = DataTable.Col<AcceptanceRow>;

/** Who accepted which version of the terms, latest first. */
export const AcceptanceList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="accepted_terms"
      title={t('menu.accepted_terms')}
      sort={{ field: 'at', order: 'DESC' }}
      filters={[textFilter('q', t('users.username')), textFilter('version', t('texts.version'))]}
      actions={<ExportList endpoint={exportAcceptances} />}
      empty={t('acceptances.empty')}
      table={{ rowClick: false }}
    >
      <Column
        source="username"
        disableSort
        label={t('common.shopper')}
        render={({ user_id: id, username }) => <Link to={`/users/${id}/show`}>{username}</Link>}
      />
      <Column source="version" disableSort label={t('texts.version')} align="right" />
      <Column
        source="act"
        disableSort
        label={t('acceptances.act')}
        {...wideOnly}
        render={({ act }) => t(`acceptances.acts.${act}`)}
      />
      <Column source="at" disableSort label={t('common.at')} render={({ at }) => <Moment value={at} />} />
    </DeskList>
  );
};
