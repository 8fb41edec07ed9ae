import { ButtonBase, Dialog, IconButton, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../i18n/words.ts';

/** The picture that a shopper sent: in the page, and as large as the screen when it is chosen. */
export const Evidence = ({ url }: { url: string }) => {
  const word = useWords();
  const [large, setLarge] = useState(false);
  if (!url)
    return (
      <Typography variant="body2" color="textSecondary">
        {word('recharges.no_evidence')}
      </Typography>
    );
  return (
    <>
      <ButtonBase
        onClick={() => setLarge(true)}
        aria-label={word('recharges.enlarge')}
        sx={{
          width: '100%',
          borderRadius: 1.4,
          overflow: 'hidden',
          backgroundColor: (theme) => theme.palette.tones.sunken,
        }}
      >
        <img
          src={url}
          alt={word('recharges.evidence')}
          style={{ maxWidth: '100%', maxHeight: 520, display: 'block' }}
        />
      </ButtonBase>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        fullScreen
        slotProps={{ paper: { 'aria-label': word('recharges.evidence') } }}
      >
        <IconButton
          onClick={() => setLarge(false)}
          aria-label={word('common.close')}
          autoFocus
          sx={{ position: 'fixed', top: 12, right: 12, backgroundColor: 'background.paper', zIndex: 1 }}
        >
          <X size={22} />
        </IconButton>
        <img src={url} alt={word('recharges.evidence')} style={{ margin: 'auto', maxWidth: '100%' }} />
      </Dialog>
    </>
  );
};
