import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { JournalRow } from '@tradewind/contract/money/desk/books';
import { movementTexts } from '@tradewind/contract/money/wallet-texts';
import { deskOrder } from '@tradewind/contract/trade/desk/orders';
import { DataTable, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useMovement, useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Code, Moment } from '../../design/fields.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../design/filters.tsx';

const Column = DataTable.Col<JournalRow>;

/** The journal: all transactions of the books. */
export const JournalList = () => {
  const t = useTranslation();
  const movement = useMovement();
  return (
    <DeskList
      resource="journal"
      title={t('menu.journal')}
      filters={[
        choiceFilter(
          'kind',
          t('common.kind'),
          Object.keys(movementTexts).map((id) => ({ id, name: movement(id) })),
        ),
        textFilter('reference', t('common.reference')),
        textFilter('account', t('journal.account')),
        textFilter('user_id', t('common.shopper_id')),
        ...dayFilters(t('common.from'), t('common.until')),
      ]}
      table={{ rowClick: 'expand', expand: <Entries /> }}
    >
      <Column
        source="posted_at"
        disableSort
        label={t('common.at')}
        render={(row) => <Moment value={row.posted_at} />}
      />
      <Column source="kind" disableSort label={t('common.kind')} render={(row) => movement(row.kind)} />
      <Column
        source="entries"
        disableSort
        label={t('common.amount')}
        align="right"
        render={(row) => <Amount value={row.entries.find(({ amount }) => !amount.startsWith('-'))?.amount} strong />}
      />
      <Column
        source="reference"
        disableSort
        label={t('common.reference')}
        {...wideOnly}
        render={(row) => <Code value={row.reference} />}
      />
      <Column source="memo" disableSort label={t('journal.memo')} {...wideOnly} />
    </DeskList>
  );
};

/** The entries of a transaction; their sum is zero. Those of escrow lead to their order. */
const Entries = () => {
  const t = useTranslation();
  const row = useRecordContext<JournalRow>();
  const canOpen = useCanCall()(deskOrder);
  if (!row) return null;
  return (
    <Table size="small" aria-label={t('journal.entries')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('journal.account')}</TableCell>
          <TableCell align="right">{t('common.amount')}</TableCell>
          <TableCell align="right">{t('journal.balance_after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {row.entries.map((entry, index) => (
          <TableRow key={index}>
            <TableCell>
              <Code long value={entry.account} />{' '}
              {entry.order_id && canOpen && (
                <MuiLink component={Link} to={`/orders/${entry.order_id}/show`} variant="body2" underline="hover">
                  {t('journal.order')}
                </MuiLink>
              )}
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
