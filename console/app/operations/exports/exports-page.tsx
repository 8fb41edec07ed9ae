import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  Divider,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import * as contract from '@tradewind/contract/operations/desk/exports';
import { useState, type ReactNode } from 'react';
import { Title } from 'react-admin';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ExportButton } from '../../design/export-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const csv = { format: 'csv' } as const;

/** Files of all that the installation holds, and which of them come back in. */
export const ExportsPage = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const button = t('common.download');
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Title title={t('menu.exports')} />
      <Alert severity="info">{t('exports.text')}</Alert>
      <Panel>
        <Stack sx={{ gap: 2 }} divider={<Divider />}>
          <File name={t('exports.orders')} text={t('exports.orders_text')}>
            <ExportButton endpoint={contract.exportAllOrders} input={csv} label={button} size="small" />
          </File>
          <File name={t('exports.products')} text={t('exports.products_text')}>
            <ExportButton endpoint={contract.exportAllProducts} input={csv} label={button} size="small" />
          </File>
          <File name={t('exports.journal')} text={t('exports.journal_text')}>
            <ExportButton endpoint={contract.exportJournal} input={csv} label={button} size="small" />
          </File>
          {canCall(contract.exportShoppers) && (
            <File name={t('exports.shoppers')} text={t('exports.shoppers_text')}>
              <ShoppersButton />
            </File>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
};

const File = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
    <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
    {children}
  </Stack>
);

/** Asks for the reason first, which the audit log keeps. */
const ShoppersButton = () => {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('exports.with_reason')}
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby="shoppers-file">
        <DialogTitle id="shoppers-file">{t('exports.shoppers')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5, alignItems: 'flex-start' }}>
            <Typography variant="body2" color="textSecondary">
              {t('exports.reason_text')}
            </Typography>
            <TextField
              label={t('common.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              required
              fullWidth
              multiline
              minRows={3}
            />
            <ExportButton
              endpoint={contract.exportShoppers}
              input={{ ...csv, reason }}
              label={t('common.download')}
              onDone={close}
            />
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
};
