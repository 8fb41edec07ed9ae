import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { serverNow } from '@tradewind/client/server-clock';
import {
  shopMonthlyStatement,
  shopMonthlyStatementCsv,
  type StatementLine,
} from '@tradewind/contract/money/shop-desk/monthly-statement';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ExportButton } from '../../../design/export-button.tsx';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatementEntriesDialog } from './statement-entries-dialog.tsx';
import { StatementTable } from './statement-lines.tsx';

/** What a month did to the shop's balance; each line leads to its orders. */
export const MonthlyStatementPanel = () => {
  const t = useTranslation();
  const now = new Date(serverNow()).toISOString().slice(0, 7);
  const [month, setMonth] = useState(now);
  const [line, setLine] = useState<StatementLine | null>(null);
  const { data, error } = useEndpointQuery(shopMonthlyStatement, { month });
  return (
    <Panel
      title={t('fulfilment.statement.title')}
      actions={
        <>
          <Button
            component={Link}
            to={`/shop_statement/${month}`}
            size="small"
            variant="outlined"
            startIcon={<Printer size={18} />}
          >
            {t('fulfilment.statement.print')}
          </Button>
          <ExportButton
            endpoint={shopMonthlyStatementCsv}
            input={{ format: 'csv', month }}
            label={t('fulfilment.statement.csv')}
            size="small"
          />
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('fulfilment.statement.text')}
        </Typography>
        <Box>
          <TextField
            type="month"
            size="small"
            label={t('fulfilment.statement.month')}
            value={month}
            onChange={({ target }) => /^20\d\d-\d\d$/.test(target.value) && setMonth(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: now } }}
          />
        </Box>
        {error && <Typography color="error">{error.message}</Typography>}
        {data && <StatementTable statement={data} onOpen={setLine} />}
      </Stack>
      {line && <StatementEntriesDialog month={month} line={line} onClose={() => setLine(null)} />}
    </Panel>
  );
};
