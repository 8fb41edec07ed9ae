import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TablePagination,
  TableRow,
} from '@mui/material';
import { shopStatementEntries, type StatementLine } from '@tradewind/contract/money/shop-desk/monthly-statement';
import { statementLineTexts } from '@tradewind/contract/money/statement-texts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { Moment } from '../../../design/fields.tsx';
import { useFormat } from '../../../design/format.ts';

const perPage = 25;

/** The entries of one line of a month, each with its order. */
export const StatementEntriesDialog = ({
  month,
  line,
  onClose,
}: {
  month: string;
  line: StatementLine;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const { money, locale } = useFormat();
  const [page, setPage] = useState(0);
  const { data } = useEndpointQuery(shopStatementEntries, { month, line, page: page + 1, limit: perPage });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="statement-entries">
      <DialogTitle id="statement-entries">{`${statementLineTexts[line][locale]} · ${month}`}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
          <TableBody>
            {data?.list.map((entry) => (
              <TableRow key={entry.id}>
                <TableCell>
                  <Moment value={entry.at} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {entry.order_id === null ? (
                    entry.counterpart
                  ) : (
                    <MuiLink component={Link} to={`/shop_orders/${entry.order_id}/show`}>
                      {entry.counterpart}
                    </MuiLink>
                  )}
                </TableCell>
                <TableCell align="right">{money(entry.amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {data && data.total > perPage && (
          <TablePagination
            component="div"
            count={data.total}
            page={page}
            rowsPerPage={perPage}
            rowsPerPageOptions={[perPage]}
            onPageChange={(_, next) => setPage(next)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
