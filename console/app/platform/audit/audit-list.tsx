import { Box } from '@mui/material';
import type { auditLog } from '@tradewind/contract/platform/desk/operators';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { DataTable, useRecordContext } from 'react-admin';
import { audit } from '../../i18n/messages/audit/en.ts';
import { useNames, useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Code, Moment } from '../../look/fields.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../look/filters.tsx';

type AuditRow = OutputOf<typeof auditLog>['list'][number];

const Column = DataTable.Col<AuditRow>;

const acts = Object.entries(audit.acts).flatMap(([thing, done]) => Object.keys(done).map((act) => `${thing}.${act}`));

/** What operators did; rows can't be changed. */
export const AuditList = () => {
  const word = useWords();
  const name = useNames();
  return (
    <DeskList
      resource="audit_log"
      title={word('menu.audit_log')}
      filters={[
        choiceFilter(
          'act',
          word('audit.act'),
          acts.map((id) => ({ id, name: name('audit.acts', id) })),
        ),
        textFilter('subject', word('audit.subject')),
        ...dayFilters(word('common.from'), word('common.until')),
      ]}
      table={{ rowClick: 'expand', expand: <Details /> }}
    >
      <Column source="at" disableSort label={word('common.at')} render={(row) => <Moment value={row.at} />} />
      <Column
        source="operator_name"
        disableSort
        label={word('audit.operator')}
        render={(row) => row.operator_name || word('audit.command_line')}
      />
      <Column
        source="act"
        disableSort
        label={word('audit.act')}
        render={(row) => <span title={row.act}>{name('audit.acts', row.act)}</span>}
      />
      <Column
        source="subject"
        disableSort
        label={word('audit.subject')}
        {...wide}
        render={(row) => <Code value={row.subject} />}
      />
    </DeskList>
  );
};

const Details = () => {
  const row = useRecordContext<AuditRow>();
  if (!row) return null;
  return (
    <Box component="pre" sx={{ m: 0, p: 2, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {`${row.subject}\n${JSON.stringify(row.details, null, 2)}`}
    </Box>
  );
};
