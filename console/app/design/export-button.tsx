import { Button } from '@mui/material';
import { fetchFile } from '@tradewind/client/fetch-file';
import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { clientOptions, throwWithText } from '../api/call.ts';
import { useCanCall } from '../api/use-endpoint-query.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { downloadFile } from './download.ts';

/** Downloads the CSV of an endpoint. It is absent for those whose roles may not call it. */
export function ExportButton<E extends Endpoint>({
  endpoint,
  input,
  label,
  size = 'medium',
  onDone,
}: {
  endpoint: E;
  input: InputOf<E>;
  label: string;
  size?: 'small' | 'medium';
  onDone?: () => void;
}) {
  const notify = useNotify();
  const canCall = useCanCall();
  const [isLoading, setLoading] = useState(false);
  if (!canCall(endpoint)) return null;
  const load = async () => {
    setLoading(true);
    try {
      const { name, file } = await fetchFile(clientOptions, endpoint, input).catch(throwWithText);
      downloadFile(name, file);
      onDone?.();
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      notify(said, { type: 'error', messageArgs: { _: said } });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={<Download size={18} />}
      loading={isLoading}
      loadingPosition="start"
      onClick={() => void load()}
    >
      {label}
    </Button>
  );
}

/** What a list is filtered by, as its file takes it. */
export function useFileInput(): { format: 'csv' } {
  const { filterValues } = useListContext();
  return { format: 'csv', ...Object.fromEntries(Object.entries(filterValues).filter(([, value]) => Boolean(value))) };
}

/** Downloads all rows that the filters of the list fit. */
export function ExportList<E extends Endpoint>({ endpoint }: { endpoint: E }) {
  const t = useTranslation();
  return (
    <ExportButton endpoint={endpoint} input={useFileInput() as InputOf<E>} label={t('common.download')} size="small" />
  );
}
