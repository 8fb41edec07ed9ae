import { Button } from '@mui/material';
import { fetchFile } from '@tradewind/client/fetch-file';
import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { clientOptions, throwWithText } from '../api/call.ts';
import { useCanCall } from '../api/use-endpoint-query.ts';
import { downloadFile } from './download.ts';

/** Downloads the CSV of an endpoint. It is absent for those whose roles may not call it. */
export function ExportButton<E extends Endpoint>({
  endpoint,
  input,
  label,
}: {
  endpoint: E;
  input: InputOf<E>;
  label: string;
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
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      notify(said, { type: 'error', messageArgs: { _: said } });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="outlined" startIcon={<Download size={18} />} loading={isLoading} onClick={() => void load()}>
      {label}
    </Button>
  );
}
