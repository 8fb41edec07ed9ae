import { Box, ButtonBase, Dialog, IconButton, Stack, Typography } from '@mui/material';
import type { RefundHistoryEntry } from '@tradewind/contract/trade/refunds';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Amount, Moment } from '../../design/fields.tsx';

/** The history of a refund, oldest first. */
export const RefundHistory = ({ entries }: { entries: readonly RefundHistoryEntry[] }) => {
  const t = useTranslation();
  const [large, setLarge] = useState('');
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {entries.map(({ id, at, by, what, amount, text, pictures }) => (
        <Stack key={id} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, gap: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`refunds.history_entries.${what}`)} {amount !== null && <Amount value={amount} strong />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Moment value={at} />
            {what !== 'paid' && ` · ${t(`refunds.by.${by}`)}`}
          </Typography>
          {text && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          )}
          {pictures.length > 0 && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 0.5 }}>
              {pictures.map((url, index) => (
                <ButtonBase
                  key={url}
                  onClick={() => setLarge(url)}
                  aria-label={`${t('refunds.picture')} ${index + 1}`}
                  sx={{ borderRadius: 1, overflow: 'hidden' }}
                >
                  <Box
                    component="img"
                    src={url}
                    alt=""
                    sx={{ width: 88, height: 88, objectFit: 'cover', display: 'block' }}
                  />
                </ButtonBase>
              ))}
            </Stack>
          )}
        </Stack>
      ))}
      <Dialog
        open={large !== ''}
        onClose={() => setLarge('')}
        fullScreen
        slotProps={{ paper: { 'aria-label': t('refunds.picture') } }}
      >
        <IconButton
          onClick={() => setLarge('')}
          aria-label={t('common.close')}
          autoFocus
          sx={{ position: 'fixed', top: 12, right: 12, backgroundColor: 'background.paper', zIndex: 1 }}
        >
          <X size={22} />
        </IconButton>
        <img src={large} alt={t('refunds.picture')} style={{ margin: 'auto', maxWidth: '100%' }} />
      </Dialog>
    </Stack>
  );
};
