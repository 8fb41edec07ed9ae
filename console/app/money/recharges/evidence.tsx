import { ButtonBase, Dialog, IconButton, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The picture that a shopper sent, enlarged when clicked. */
export const Evidence = ({ url }: { url: string }) => {
  const t = useTranslation();
  const [large, setLarge] = useState(false);
  if (!url)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('recharges.no_evidence')}
      </Typography>
    );
  return (
    <>
      <ButtonBase
        onClick={() => setLarge(true)}
        aria-label={t('recharges.enlarge')}
        sx={{
          width: '100%',
          borderRadius: 1.4,
          overflow: 'hidden',
          backgroundColor: (theme) => theme.palette.tones.sunken,
        }}
      >
        <img src={url} alt={t('recharges.evidence')} style={{ maxWidth: '100%', maxHeight: 520, display: 'block' }} />
      </ButtonBase>
      <Dialog
        open={large}
        onClose={() => setLarge(false)}
        fullScreen
        slotProps={{ paper: { 'aria-label': t('recharges.evidence') } }}
      >
        <IconButton
          onClick={() => setLarge(false)}
          aria-label={t('common.close')}
          autoFocus
          sx={{ position: 'fixed', top: 12, right: 12, backgroundColor: 'background.paper', zIndex: 1 }}
        >
          <X size={22} />
        </IconButton>
        <img src={url} alt={t('recharges.evidence')} style={{ margin: 'auto', maxWidth: '100%' }} />
      </Dialog>
    </>
  );
};
