import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { serverNow } from '@tradewind/client/server-clock';
import {
  shopMonthlyStatement,
  shopMonthlyStatementCsv,
  type StatementLine,
} from '@tradewind/contract/money/shop-desk/monthly-statement';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { download } from '../../../design/download.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatementEntriesDialog } from './statement-entries-dialog.tsx';
import { StatementTable } from './statement-lines.tsx';

/** What a month did to the shop's balance; each line leads to its orders. */
export const MonthlyStatementPanel = () => {
  const t = useTranslation();
  const notify = useNotify();
  const now = new Date(serverNow()).toISOString().slice(0, 7);
  const [month, setMonth] = useState(now);
  const [line, setLine] = useState<StatementLine | null>(null);
  const { data, error } = useEndpointQuery(shopMonthlyStatement, { month });
  const csv = useMutation({
    mutationFn: () => call(shopMonthlyStatementCsv, { month }),
    onSuccess: ({ file_name, csv: text }) => download(file_name, text),
    onError: (failure: Error) => notify(failure.message, { type: 'error', messageArgs: { _: failure.message } }),
  });
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
          <Button
            size="small"
            variant="outlined"
            startIcon={<Download size={18} />}
            loading={csv.isPending}
            loadingPosition="start"
            onClick={() => csv.mutate()}
          >
            {t('fulfilment.statement.csv')}
          </Button>
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
