import type { auditLog } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { DataTable, useRecordContext } from 'react-admin';
import { audit } from '../../i18n/messages/audit/en.ts';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Code, Moment } from '../../design/fields.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../design/filters.tsx';
import { RawDetails } from '../../design/raw-details.tsx';

type AuditRow = OutputOf<typeof auditLog>['list'][number];

const Column = DataTable.Col<AuditRow>;

const acts = Object.entries(audit.acts).flatMap(([thing, done]) => Object.keys(done).map((act) => `${thing}.${act}`));

/** The audit log, append-only. */
export const AuditList = () => {
  const t = useTranslation();
  const name = useNames();
  return (
    <DeskList
      resource="audit_log"
      title={t('menu.audit_log')}
      filters={[
        choiceFilter(
          'act',
          t('audit.act'),
          acts.map((id) => ({ id, name: name('audit.acts', id) })),
        ),
        textFilter('subject', t('audit.subject')),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
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
  const row = useRecordContext<AuditRow>();
  return row ? <RawDetails heading={row.subject} details={row.details} /> : null;
};
