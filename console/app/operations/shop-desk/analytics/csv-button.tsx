import { Button } from '@mui/material';
import { shopAnalyticsCsv } from '@tradewind/contract/operations/shop-desk/insights';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../../api/call.ts';
import { download } from '../../../design/download.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Downloads the shown table as a file. */
export const CsvButton = ({
  period,
  by,
}: {
  period: { from: string; to: string };
  by: 'day' | 'product' | 'country';
}) => {
  const t = useTranslation();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { file_name, csv } = await call(shopAnalyticsCsv, { ...period, by });
      download(file_name, csv);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={() => void save()} disabled={busy} startIcon={<Download size={16} />}>
      {t('insights.analytics.csv')}
    </Button>
  );
};
