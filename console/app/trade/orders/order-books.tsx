import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { DeskOrderDetail } from '@tradewind/contract/trade/desk/orders';
import { useMovement, useWords } from '../../i18n/words.ts';
import { Amount, Code, Moment } from '../../look/fields.tsx';

/** Every booking that touched the order's escrow, as the journal has it. */
export const OrderBooks = ({ books }: Pick<DeskOrderDetail, 'books'>) => {
  const word = useWords();
  const movement = useMovement();
  if (books.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 2.5, pt: 0 }}>
        {word('common.empty')}
      </Typography>
    );
  return (
    <TableContainer tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{word('common.at')}</TableCell>
            <TableCell>{word('users.movement')}</TableCell>
            <TableCell>{word('journal.account')}</TableCell>
            <TableCell align="right">{word('common.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {books.flatMap(({ id, at, kind, entries }) =>
            entries.map(({ account, amount }, index) => (
              <TableRow key={`${id} ${account}`}>
                <TableCell>{index === 0 && <Moment value={at} />}</TableCell>
                <TableCell>{index === 0 && movement(kind)}</TableCell>
                <TableCell>
                  <Code value={account} />
                </TableCell>
                <TableCell align="right">
                  <Amount value={amount} />
                </TableCell>
              </TableRow>
            )),
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
