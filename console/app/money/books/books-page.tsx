import { Box, Stack } from '@mui/material';
import { liabilities, type BooksCheckRow } from '@tradewind/contract/money/desk/books';
import { DataTable, Title, useRecordContext } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { Kpi } from '../../look/kpi.tsx';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Facts, Moment } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { OwedParts } from './owed-parts.tsx';
import { useParts } from './parts.ts';

/** What is owed against what is held, and every recount so far. */
export const BooksPage = () => {
  const word = useWords();
  const parts = useParts();
  const { money } = useFormat();
  const { data } = useDesk(liabilities, { days: 30 });
  return (
    <Stack sx={{ gap: 2 }}>
      {data && (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
            <Kpi label={word('books.owed')} figure={money(data.total_owed)} />
            <Kpi label={word('books.held')} figure={money(data.total_held)} />
            <Kpi
              label={word('books.difference')}
              figure={money(data.difference)}
              tone={Number(data.difference) === 0 ? 'ok' : 'bad'}
              note={word(Number(data.difference) === 0 ? 'books.right' : 'books.difference_help')}
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
            <Panel title={word('books.owed_to')}>
              <OwedParts books={data} />
            </Panel>
            <Panel title={word('books.held_at')}>
              <Facts
                facts={parts
                  .held(data)
                  .map(({ label, amount }) => [label, <Amount key="amount" value={amount} strong />])}
              />
            </Panel>
          </Box>
        </>
      )}
      <CheckList />
      <Title title={word('menu.books')} />
    </Stack>
  );
};

const Column = DataTable.Col<BooksCheckRow>;

const CheckList = () => {
  const word = useWords();
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
      <Column source="at" label={word('books.checks')} render={(row) => <Moment value={row.at} />} />
      <Column
        source="right"
        disableSort
        label={word('common.state')}
        render={(row) => (
          <StatusChip tone={row.right ? 'ok' : 'bad'} label={word(row.right ? 'books.right' : 'books.wrong')} />
        )}
      />
      <Column
        source="asked_by"
        disableSort
        label={word('common.by')}
        {...wide}
        render={(row) => row.asked_by ?? word('books.nightly')}
      />
      <Column
        source="transactions"
        disableSort
        label={word('books.transactions')}
        align="right"
        {...wide}
        render={(row) => number(row.transactions)}
      />
      <Column
        source="entries"
        disableSort
        label={word('books.entries')}
        align="right"
        {...wide}
        render={(row) => number(row.entries)}
      />
      <Column
        source="liabilities"
        disableSort
        label={word('books.owed')}
        align="right"
        render={(row) => <Amount value={row.liabilities} />}
      />
      <Column
        source="holdings"
        disableSort
        label={word('books.held')}
        align="right"
        {...wide}
        render={(row) => <Amount value={row.holdings} />}
      />
      <Column
        source="milliseconds"
        disableSort
        label={word('books.duration')}
        align="right"
        {...wide}
        render={(row) => word('books.took', { ms: number(row.milliseconds) })}
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
