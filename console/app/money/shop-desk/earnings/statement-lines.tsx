import { Box, Button, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { MonthlyStatement, StatementLine } from '@tradewind/contract/money/shop-desk/monthly-statement';
import { statementLineTexts } from '@tradewind/contract/money/statement-texts';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface StatementTableProps {
  statement: MonthlyStatement;
  /** Opens the entries of a line; without it they can't be opened, as on paper. */
  onOpen?: (line: StatementLine) => void;
}

/** Opening balance, lines and closing balance of a month, and what its sales contain. */
export const StatementTable = ({ statement, onOpen }: StatementTableProps) => {
  const t = useTranslation();
  const { money, locale } = useFormat();
  const nameOf = (line: keyof typeof statementLineTexts) => statementLineTexts[line][locale];
  const { of_sales: parts } = statement;
  const total = (line: 'opening' | 'closing', amount: string) => (
    <TableRow>
      <TableCell sx={{ fontWeight: 700 }}>{nameOf(line)}</TableCell>
      <TableCell />
      <TableCell align="right" sx={{ fontWeight: 700 }}>
        {money(amount)}
      </TableCell>
    </TableRow>
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 1, sm: 2 } } }}>
          <TableBody>
            {total('opening', statement.opening)}
            {statement.lines
              .filter(({ entries }) => entries > 0)
              .map(({ line, amount, entries }) => (
                <TableRow key={line}>
                  <TableCell>{nameOf(line)}</TableCell>
                  <TableCell>
                    {onOpen ? (
                      <Button size="small" onClick={() => onOpen(line)}>
                        {t('fulfilment.statement.entries', { smart_count: entries })}
                      </Button>
                    ) : (
                      t('fulfilment.statement.entries', { smart_count: entries })
                    )}
                  </TableCell>
                  <TableCell align="right">{money(amount)}</TableCell>
                </TableRow>
              ))}
            {total('closing', statement.closing)}
          </TableBody>
        </Table>
      </Box>
      {statement.lines.every(({ entries }) => entries === 0) && (
        <Typography variant="body2">{t('fulfilment.statement.none')}</Typography>
      )}
      {parts.orders > 0 && (
        <Typography variant="body2">
          {[
            t('fulfilment.statement.of_sales', { smart_count: parts.orders }),
            `${t('fulfilment.statement.freight')} ${money(parts.freight)};`,
            `${t('fulfilment.statement.promotions')} ${money(parts.promotions)};`,
            `${t('fulfilment.statement.duties')} ${money(parts.duties)}`,
          ].join(' ')}
        </Typography>
      )}
    </Stack>
  );
};
