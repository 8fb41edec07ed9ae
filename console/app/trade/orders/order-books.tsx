import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { DeskOrderDetail } from '@tradewind/contract/trade/desk/orders';
import { useMovement, useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Code, Moment } from '../../design/fields.tsx';

/** All transactions of the order's escrow. */
export const OrderBooks = ({ books }: Pick<DeskOrderDetail, 'books'>) => {
  const t = useTranslation();
  const movement = useMovement();
  if (books.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 2.5, pt: 0 }}>
        {t('common.empty')}
      </Typography>
    );
  return (
    <TableContainer tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('common.at')}</TableCell>
            <TableCell>{t('users.movement')}</TableCell>
            <TableCell>{t('journal.account')}</TableCell>
            <TableCell align="right">{t('common.amount')}</TableCell>
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
