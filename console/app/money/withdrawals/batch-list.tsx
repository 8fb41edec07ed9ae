import { Button } from '@mui/material';
import { exportedBatch, type PayoutBatch } from '@tradewind/contract/money/desk/withdrawals';
import { Download } from 'lucide-react';
import { DataTable, useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { download } from '../../design/download.ts';
import { Amount, Moment } from '../../design/fields.tsx';

const Column = DataTable.Col<Omit<PayoutBatch, 'csv' | 'filename' | 'xml' | 'xml_filename'> & { open: number }>;

/** Payment batches; each can be downloaded again exactly as it was exported. */
export const BatchList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="payout_batches"
      title={t('menu.payout_batches')}
      sort={{ field: 'made_at', order: 'ASC' }}
      table={{ rowClick: false }}
    >
      <Column source="number" disableSort label={t('payout_batches.number')} />
      <Column
        source="made_at"
        disableSort
        label={t('payout_batches.made_at')}
        {...wideOnly}
        render={(row) => <Moment value={row.made_at} />}
      />
      <Column source="made_by" disableSort label={t('payout_batches.made_by')} {...wideOnly} />
      <Column source="count" disableSort label={t('payout_batches.count')} align="right" />
      <Column source="open" disableSort label={t('payout_batches.open')} align="right" />
      <Column
        source="total"
        disableSort
        label={t('common.total')}
        align="right"
        {...wideOnly}
        render={(row) => <Amount value={row.total} strong />}
      />
      <Column disableSort label={t('common.actions')} render={(row) => <DownloadAgain id={row.id} />} />
    </DeskList>
  );
};

const DownloadAgain = ({ id }: { id: string }) => {
  const t = useTranslation();
  const notify = useNotify();
  const fetchAgain = async () => {
    try {
      const batch = await call(exportedBatch, { id });
      download(batch.filename, batch.csv);
      if (batch.xml) download(batch.xml_filename, batch.xml);
    } catch (error) {
      const { message } = error as Error;
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
  };
  return (
    <Button startIcon={<Download size={16} />} onClick={fetchAgain}>
      {t('common.download')}
    </Button>
  );
};
