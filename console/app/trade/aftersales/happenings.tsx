import { Box, ButtonBase, Dialog, IconButton, Stack, Typography } from '@mui/material';
import type { RefundHistoryEntry } from '@tradewind/contract/trade/aftersales';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Amount, Moment } from '../../look/fields.tsx';

/** Everything that both sides, the house and time did and said, oldest first. */
export const Happenings = ({ happenings }: { happenings: readonly RefundHistoryEntry[] }) => {
  const word = useWords();
  const [large, setLarge] = useState('');
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
      {happenings.map(({ id, at, by, what, amount, text, pictures }) => (
        <Stack key={id} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, gap: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {word(`refunds.happened.${what}`)} {amount !== null && <Amount value={amount} strong />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Moment value={at} />
            {what !== 'paid' && ` · ${word(`refunds.by.${by}`)}`}
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
                  aria-label={`${word('refunds.picture')} ${index + 1}`}
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
        slotProps={{ paper: { 'aria-label': word('refunds.picture') } }}
      >
        <IconButton
          onClick={() => setLarge('')}
          aria-label={word('common.close')}
          autoFocus
          sx={{ position: 'fixed', top: 12, right: 12, backgroundColor: 'background.paper', zIndex: 1 }}
        >
          <X size={22} />
        </IconButton>
        <img src={large} alt={word('refunds.picture')} style={{ margin: 'auto', maxWidth: '100%' }} />
      </Dialog>
    </Stack>
  );
};
