import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { JournalRow } from '@tradewind/contract/money/desk/books';
import { movementTexts } from '@tradewind/contract/money/wallet-texts';
import { DataTable, useRecordContext } from 'react-admin';
import { useMovement, useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Code, Moment } from '../../look/fields.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../look/filters.tsx';

const Column = DataTable.Col<JournalRow>;

/** The books, transaction by transaction. */
export const JournalList = () => {
  const word = useWords();
  const movement = useMovement();
  return (
    <DeskList
      resource="journal"
      title={word('menu.journal')}
      filters={[
        choiceFilter(
          'kind',
          word('common.kind'),
          Object.keys(movementTexts).map((id) => ({ id, name: movement(id) })),
        ),
        textFilter('reference', word('common.reference')),
        textFilter('account', word('journal.account')),
        textFilter('user_id', word('common.shopper_id')),
        ...dayFilters(word('common.from'), word('common.until')),
      ]}
      table={{ rowClick: 'expand', expand: <Entries /> }}
    >
      <Column
        source="posted_at"
        disableSort
        label={word('common.at')}
        render={(row) => <Moment value={row.posted_at} />}
      />
      <Column source="kind" disableSort label={word('common.kind')} render={(row) => movement(row.kind)} />
      <Column
        source="entries"
        disableSort
        label={word('common.amount')}
        align="right"
        render={(row) => <Amount value={row.entries.find(({ amount }) => !amount.startsWith('-'))?.amount} strong />}
      />
      <Column
        source="reference"
        disableSort
        label={word('common.reference')}
        {...wide}
        render={(row) => <Code value={row.reference} />}
      />
      <Column source="memo" disableSort label={word('journal.memo')} {...wide} />
    </DeskList>
  );
};

/** Where the money came from and went to: the entries add up to nothing. */
const Entries = () => {
  const word = useWords();
  const row = useRecordContext<JournalRow>();
  if (!row) return null;
  return (
    <Table size="small" aria-label={word('journal.entries')}>
      <TableHead>
        <TableRow>
          <TableCell>{word('journal.account')}</TableCell>
          <TableCell align="right">{word('common.amount')}</TableCell>
          <TableCell align="right">{word('journal.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {row.entries.map((entry, index) => (
          <TableRow key={index}>
            <TableCell>
              <Code long value={entry.account} />
            </TableCell>
            <TableCell align="right">
              <Amount value={entry.amount} />
            </TableCell>
            <TableCell align="right">
              <Amount value={entry.balance_after} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
