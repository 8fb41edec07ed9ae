import { Stack } from '@mui/material';
import { exportAuditLog } from '@tradewind/contract/platform/desk/audit';
import { deskOperators, type AuditRow } from '@tradewind/contract/platform/desk/operators';
import { DataTable, useRecordContext } from 'react-admin';
import { audit } from '../../i18n/messages/audit/en.ts';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Code, Moment } from '../../design/fields.tsx';
import { ExportList } from '../../design/export-button.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../design/filters.tsx';
import { RawDetails } from '../../design/raw-details.tsx';
import { ChainPanel } from './chain-panel.tsx';

const Column = DataTable.Col<AuditRow>;

const acts = Object.entries(audit.acts).flatMap(([thing, done]) => Object.keys(done).map((act) => `${thing}.${act}`));

/** The audit log, append-only, with the state of its chain. */
export const AuditList = () => (
  <Stack sx={{ gap: 2 }}>
    <ChainPanel />
    <Entries />
  </Stack>
);

const Entries = () => {
  const t = useTranslation();
  const name = useNames();
  const people = useEndpointQuery(deskOperators, { limit: 100 }).data?.list ?? [];
  return (
    <DeskList
      resource="audit_log"
      title={t('menu.audit_log')}
      filters={[
        choiceFilter('operator_id', t('audit.chain.person'), people),
        choiceFilter(
          'act',
          t('audit.act'),
          acts.map((id) => ({ id, name: name('audit.acts', id) })),
        ),
        textFilter('subject', t('audit.subject')),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
      actions={<ExportList endpoint={exportAuditLog} />}
      table={{ rowClick: 'expand', expand: <Details /> }}
    >
      <Column source="at" disableSort label={t('common.at')} render={(row) => <Moment value={row.at} />} />
      <Column
        source="operator_name"
        disableSort
        label={t('audit.operator')}
        render={(row) => row.operator_name || t('audit.command_line')}
      />
      <Column
        source="act"
        disableSort
        label={t('audit.act')}
        render={(row) => <span title={row.act}>{name('audit.acts', row.act)}</span>}
      />
      <Column
        source="subject"
        disableSort
        label={t('audit.subject')}
        {...wideOnly}
        render={(row) => <Code value={row.subject} />}
      />
    </DeskList>
  );
};

const Details = () => {
  const t = useTranslation();
  const row = useRecordContext<AuditRow>();
  if (!row) return null;
  const { number, hash, subject, details } = row;
  const seal = number === null ? t('audit.chain.waiting_for_seal') : t('audit.chain.number', { number });
  return <RawDetails heading={[subject, seal, hash].filter(Boolean).join('\n')} details={details} />;
};
