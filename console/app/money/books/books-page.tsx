import { Box, Stack } from '@mui/material';
import { liabilities, type BooksCheckRow } from '@tradewind/contract/money/desk/books';
import { DataTable, Title, useRecordContext } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Kpi } from '../../design/kpi.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Facts, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { BooksCheckProgress } from './books-check-run.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { LiabilityParts } from './liability-parts.tsx';
import { useParts } from './parts.ts';

/** Liabilities against holdings, and the history of books checks. */
export const BooksPage = () => {
  const t = useTranslation();
  const parts = useParts();
  const { money } = useFormat();
  const { data } = useEndpointQuery(liabilities, { days: 30 });
  return (
    <Stack sx={{ gap: 2 }}>
      {data && (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
            <Kpi label={t('books.owed')} figure={money(data.total_owed)} />
            <Kpi label={t('books.held')} figure={money(data.total_held)} />
            <Kpi
              label={t('books.difference')}
              figure={money(data.difference)}
              tone={Number(data.difference) === 0 ? 'ok' : 'bad'}
              note={t(Number(data.difference) === 0 ? 'books.right' : 'books.difference_help')}
            />
          </Box>
          <ComparePanel books={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <Panel title={t('books.owed_to')}>
              <LiabilityParts books={data} />
            </Panel>
            <Panel title={t('books.held_at')}>
              <Facts
                facts={parts
                  .held(data)
                  .map(({ label, amount }) => [label, <Amount key="amount" value={amount} strong />])}
              />
            </Panel>
          </Box>
        </>
      )}
      <BooksCheckProgress />
      <CheckList />
      <Title title={t('menu.books')} />
    </Stack>
  );
};

const Column = DataTable.Col<BooksCheckRow>;

const CheckList = () => {
  const t = useTranslation();
  const { number } = useFormat();
  return (
    <DeskList
      resource="books_checks"
      perPage={10}
      sort={{ field: 'at', order: 'DESC' }}
      table={{
        rowClick: 'expand',
        expand: <Findings />,
        expandSingle: true,
        isRowExpandable: (row) => row.findings.length > 0,
      }}
    >
      <Column source="at" label={t('books.checks')} render={(row) => <Moment value={row.at} />} />
      <Column
        source="right"
        disableSort
        label={t('common.state')}
        render={(row) => (
          <StatusChip tone={row.right ? 'ok' : 'bad'} label={t(row.right ? 'books.right' : 'books.wrong')} />
        )}
      />
      <Column
        source="scope"
        disableSort
        label={t('books.scope')}
        {...wideOnly}
        render={(row) => t(`books.scopes.${row.scope}`)}
      />
      <Column
        source="asked_by"
        disableSort
        label={t('common.by')}
        {...wideOnly}
        render={(row) => row.asked_by ?? t('books.by_itself')}
      />
      <Column
        source="transactions"
        disableSort
        label={t('books.transactions')}
        align="right"
        {...wideOnly}
        render={(row) => number(row.transactions)}
      />
      <Column
        source="entries"
        disableSort
        label={t('books.entries')}
        align="right"
        {...wideOnly}
        render={(row) => number(row.entries)}
      />
      <Column
        source="liabilities"
        disableSort
        label={t('books.owed')}
        align="right"
        render={(row) => <Amount value={row.liabilities} />}
      />
      <Column
        source="holdings"
        disableSort
        label={t('books.held')}
        align="right"
        {...wideOnly}
        render={(row) => <Amount value={row.holdings} />}
      />
      <Column
        source="milliseconds"
        disableSort
        label={t('books.duration')}
        align="right"
        {...wideOnly}
        render={(row) => t('books.milliseconds', { ms: number(row.milliseconds) })}
      />
    </DeskList>
  );
};

const Findings = () => {
  const row = useRecordContext<BooksCheckRow>();
  return (
    <ul>
      {row?.findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  );
};
