import {
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { accountStatement } from '@tradewind/contract/money/desk/books';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useMovement, useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';

const perPage = 25;

/** The statement of an account between two days: opening balance, movements, closing balance. */
export const Statement = ({ userId }: { userId: string }) => {
  const t = useTranslation();
  const [account, setAccount] = useState<'available' | 'held'>('available');
  const [days, setDays] = useState({ from: '', until: '' });
  const [page, setPage] = useState(1);
  const range = {
    from: days.from ? new Date(`${days.from}T00:00:00`).toISOString() : undefined,
    to: days.until ? dayAfter(days.until) : undefined,
  };
  const { data, error } = useEndpointQuery(
    accountStatement,
    { user_id: userId, account, ...range, page, limit: perPage },
    { placeholderData: keepPreviousData },
  );
  const change = (next: Partial<typeof days>) => {
    setDays({ ...days, ...next });
    setPage(1);
  };

  return (
    <Panel title={t('users.statement')}>
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={account}
          onChange={(_, value: typeof account | null) => value && (setAccount(value), setPage(1))}
          aria-label={t('users.account')}
        >
          <ToggleButton value="available">{t('users.available')}</ToggleButton>
          <ToggleButton value="held">{t('common.held')}</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          size="small"
          type="date"
          label={t('common.from')}
          value={days.from}
          onChange={(event) => change({ from: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          size="small"
          type="date"
          label={t('common.until')}
          value={days.until}
          onChange={(event) => change({ until: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      {error && <Typography color="error">{error.message}</Typography>}
      {data && (
        <>
          {page === 1 && <Balance label={t('users.closing')} amount={data.closing} />}
          <Movements rows={data.list} />
          {page * perPage >= data.total && <Balance label={t('users.opening')} amount={data.opening} />}
          <Pages total={data.total} page={page} onPage={setPage} />
        </>
      )}
    </Panel>
  );
};

const dayAfter = (day: string) => {
  const date = new Date(`${day}T00:00:00`);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).toISOString();
};

const Balance = ({ label, amount }: { label: string; amount: string }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between', py: 1.5 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Amount value={amount} strong />
  </Stack>
);

const Movements = ({
  rows,
}: {
  rows: { id: string; number: number; at: string; kind: string; memo: string; amount: string; balance_after: string }[];
}) => {
  const t = useTranslation();
  const movement = useMovement();
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('users.number')}</TableCell>
            <TableCell>{t('common.at')}</TableCell>
            <TableCell>{t('users.movement')}</TableCell>
            <TableCell align="right">{t('common.amount')}</TableCell>
            <TableCell align="right">{t('users.balance_after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.number}</TableCell>
              <TableCell>
                <Moment value={row.at} />
              </TableCell>
              <TableCell>
                {movement(row.kind)}
                {row.memo && (
                  <Typography variant="caption" component="div" color="textSecondary">
                    {row.memo}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">
                <Amount value={row.amount} strong />
              </TableCell>
              <TableCell align="right">
                <Amount value={row.balance_after} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const Pages = ({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) => {
  const translate = useTranslate();
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      onPageChange={(_, next) => onPage(next + 1)}
      getItemAriaLabel={(direction) =>
        translate(direction === 'next' ? 'ra.navigation.next' : 'ra.navigation.previous')
      }
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
    />
  );
};
