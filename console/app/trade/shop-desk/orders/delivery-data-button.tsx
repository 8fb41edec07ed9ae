import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { exportDeliveryData } from '@tradewind/contract/trade/shop-desk/orders';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { ExportButton, useFileInput } from '../../../design/export-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Downloads the addresses of the listed orders, after a word about what they are for. */
export const DeliveryDataButton = () => {
  const t = useTranslation();
  const translate = useTranslate();
  const canCall = useCanCall();
  const input = useFileInput();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!canCall(exportDeliveryData)) return null;
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<MapPin size={18} />} onClick={() => setOpen(true)}>
        {t('lists.addresses')}
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby="delivery-data">
        <DialogTitle id="delivery-data">{t('lists.addresses')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('lists.addresses_text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <ExportButton endpoint={exportDeliveryData} input={input} label={t('common.download')} onDone={close} />
        </DialogActions>
      </Dialog>
    </>
  );
};
