import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  checkShipments,
  maxShippedAtOnce,
  shipMany,
  shipmentTemplate,
  type ShipmentRow,
} from '@tradewind/contract/trade/shop-desk/fulfilment';
import { Download, FileUp, Truck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { call } from '../../../api/call.ts';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { download } from '../../../design/download.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ShipmentTable } from './shipment-table.tsx';

const maxBytes = 900_000;

/** Ships many orders by a file of tracking numbers: it is checked first, and then shipped in slices. */
export const ShipByFile = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const [open, setOpen] = useState(false);
  if (!canCall(shipMany)) return null;
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Truck size={18} />} onClick={() => setOpen(true)}>
        {t('fulfilment.shipments.title')}
      </Button>
      {open && <ShipDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const ShipDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const queries = useQueryClient();
  const leave = useLogoutIfAccessDenied();
  const [rows, setRows] = useState<ShipmentRow[]>([]);
  const [skipped, setSkipped] = useState(0);
  const [problem, setProblem] = useState('');
  const fileInput = useRef<HTMLInputElement>(null);
  const failed = async (error: Error) => {
    setProblem(translate(error.message, { _: error.message }));
    await leave(error);
  };

  const template = useMutation({
    mutationFn: () => call(shipmentTemplate, {}),
    onSuccess: ({ file_name, csv }) => download(file_name, csv),
    onError: failed,
  });
  const check = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxBytes) throw new Error(t('fulfilment.shipments.too_large'));
      return call(checkShipments, { csv: await file.text() });
    },
    onSuccess: (checked) => {
      setRows(checked.list);
      setSkipped(checked.skipped);
      setProblem(checked.list.length === 0 ? t('fulfilment.shipments.nothing') : '');
    },
    onError: async (error) => {
      setRows([]);
      await failed(error);
    },
  });
  const ready = rows.filter(({ outcome }) => outcome === 'ready');
  const ship = useMutation({
    // Each slice is a transaction of its own; what is shipped stays shipped when the connection fails.
    mutationFn: async () => {
      for (let from = 0; from < ready.length; from += maxShippedAtOnce) {
        const slice = ready.slice(from, from + maxShippedAtOnce);
        const { list } = await call(shipMany, {
          rows: slice.map(({ line, sn, carrier, number }) => ({ line, sn, carrier, number })),
        });
        const outcomes = new Map(list.map((row) => [row.line, row]));
        setRows((all) => all.map((row) => outcomes.get(row.line) ?? row));
      }
    },
    onSuccess: () => setProblem(''),
    onError: failed,
    onSettled: () => queries.invalidateQueries(),
  });
  const isBusy = check.isPending || ship.isPending;

  return (
    <Dialog open fullWidth maxWidth="md" onClose={isBusy ? undefined : onClose} aria-labelledby="ship-by-file">
      <DialogTitle id="ship-by-file">{t('fulfilment.shipments.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {t('fulfilment.shipments.text')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              startIcon={<Download size={18} />}
              loading={template.isPending}
              loadingPosition="start"
              onClick={() => template.mutate()}
            >
              {t('fulfilment.shipments.download')}
            </Button>
            <Button
              variant={rows.length === 0 ? 'contained' : 'outlined'}
              startIcon={<FileUp size={18} />}
              loading={check.isPending}
              loadingPosition="start"
              disabled={ship.isPending}
              onClick={() => fileInput.current?.click()}
            >
              {check.isPending
                ? t('fulfilment.shipments.checking')
                : t(rows.length === 0 ? 'fulfilment.shipments.choose' : 'fulfilment.shipments.again')}
            </Button>
            <input
              ref={fileInput}
              type="file"
              accept=".csv,text/csv"
              hidden
              aria-label={t('fulfilment.shipments.choose')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) check.mutate(file);
              }}
            />
          </Stack>
          {problem && <Alert severity="error">{problem}</Alert>}
          {rows.length > 0 && <ShipmentTable rows={rows} skipped={skipped} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={isBusy} color="inherit">
          {translate('ra.action.close')}
        </Button>
        {ready.length > 0 && (
          <Button variant="contained" loading={ship.isPending} onClick={() => ship.mutate()}>
            {t('fulfilment.shipments.ship', { smart_count: ready.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
