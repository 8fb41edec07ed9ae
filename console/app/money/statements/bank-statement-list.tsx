import { maxStatementLength, uploadStatement, type StatementRow } from '@tradewind/contract/money/desk/statements';
import { FileUp } from 'lucide-react';
import { DataTable } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActionButton } from '../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Moment } from '../../design/fields.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatementFileField } from './statement-file-field.tsx';

const Column = DataTable.Col<StatementRow>;

/** Statements of banks and providers, each against the books. */
export const BankStatementList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="statements"
      title={t('menu.statements')}
      sort={{ field: 'uploaded_at', order: 'DESC' }}
      actions={<Upload />}
      table={{ rowClick: 'show' }}
    >
      <Column source="file_name" disableSort label={t('statements.file')} />
      <Column
        source="source"
        disableSort
        label={t('statements.source')}
        {...wideOnly}
        render={(row) => `${t(`statements.sources.${row.source}`)} ${row.account}`}
      />
      <Column source="entries" disableSort label={t('statements.entries')} align="right" {...wideOnly} />
      <Column
        source="difference"
        disableSort
        label={t('statements.difference')}
        align="right"
        render={(row) => (row.difference === null ? '–' : <Amount value={row.difference} strong />)}
      />
      <Column
        source="open"
        disableSort
        label={t('statements.open')}
        align="right"
        render={(row) =>
          row.open > 0 ? (
            <StatusChip tone="warn" label={String(row.open)} />
          ) : (
            <StatusChip tone="ok" label={t('statements.settled_all')} />
          )
        }
      />
      <Column source="uploaded_by" disableSort label={t('common.by')} {...wideOnly} />
      <Column
        source="uploaded_at"
        label={t('statements.uploaded_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.uploaded_at} />}
      />
    </DeskList>
  );
};

const Upload = () => {
  const t = useTranslation();
  const navigate = useNavigate();
  const optional = (name: string, label: string) => ({ name, label, help: t('statements.optional') });
  return (
    <ActionButton
      endpoint={uploadStatement}
      label={t('statements.upload')}
      kind="main"
      icon={<FileUp size={18} />}
      fields={[
        {
          name: 'source',
          label: t('statements.source'),
          kind: 'choice',
          value: 'bank',
          choices: (['bank', 'card'] as const).map((id) => ({ id, name: t(`statements.sources.${id}`) })),
          required: true,
        },
        { name: 'content', label: t('statements.file'), own: StatementFileField, required: true },
        { name: 'closing', label: t('statements.closing'), kind: 'amount', help: t('statements.closing_help') },
        optional('date', t('statements.columns.date')),
        optional('amount', t('statements.columns.amount')),
        optional('details', t('statements.columns.details')),
      ]}
      input={({ source, content = '', closing = '', date = '', amount = '', details = '' }) => {
        const [file_name = '', ...lines] = content.split('\n');
        const columns = Object.fromEntries(Object.entries({ date, amount, details }).filter(([, name]) => name.trim()));
        return {
          source: source === 'card' ? ('card' as const) : ('bank' as const),
          file_name: file_name || t('statements.file'),
          content: lines.join('\n').slice(0, maxStatementLength),
          ...(closing.trim() && { closing }),
          ...(Object.keys(columns).length > 0 && { columns }),
        };
      }}
      done={t('statements.uploaded')}
      onDone={({ id }) => void navigate(`/statements/${id}/show`)}
    >
      {t('statements.upload_text')}
    </ActionButton>
  );
};
