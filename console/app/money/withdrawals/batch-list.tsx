import { Button } from '@mui/material';
import { exportedBatch, type PayoutBatch } from '@tradewind/contract/money/desk/withdrawals';
import { Download } from 'lucide-react';
import { DataTable, useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { download } from '../../look/download.ts';
import { Amount, Moment } from '../../look/fields.tsx';

const Column = DataTable.Col<Omit<PayoutBatch, 'csv' | 'filename'> & { open: number }>;

/** Payment batches, each to be had again exactly as it was handed over. */
export const BatchList = () => {
  const word = useWords();
  return (
    <DeskList
      resource="payout_batches"
      title={word('menu.payout_batches')}
      sort={{ field: 'made_at', order: 'ASC' }}
      table={{ rowClick: false }}
    >
      <Column source="number" disableSort label={word('payout_batches.number')} />
      <Column
        source="made_at"
        disableSort
        label={word('payout_batches.made_at')}
        {...wide}
        render={(row) => <Moment value={row.made_at} />}
      />
      <Column source="made_by" disableSort label={word('payout_batches.made_by')} {...wide} />
      <Column source="count" disableSort label={word('payout_batches.count')} align="right" />
      <Column source="open" disableSort label={word('payout_batches.open')} align="right" />
      <Column
        source="total"
        disableSort
        label={word('common.total')}
        align="right"
        {...wide}
        render={(row) => <Amount value={row.total} strong />}
      />
      <Column disableSort label={word('common.acts')} render={(row) => <Again id={row.id} />} />
    </DeskList>
  );
};

const Again = ({ id }: { id: string }) => {
  const word = useWords();
  const notify = useNotify();
  const fetchAgain = async () => {
    try {
      const batch = await call(exportedBatch, { id });
      download(batch.filename, batch.csv);
    } catch (error) {
      const { message } = error as Error;
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
  };
  return (
    <Button startIcon={<Download size={16} />} onClick={fetchAgain}>
      {word('common.download')}
    </Button>
  );
};
