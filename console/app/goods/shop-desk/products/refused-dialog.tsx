import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface RefusedProduct {
  id: string;
  title: string;
  msg: string;
}

/** The products that an act on many refused, each with the reason. */
export const RefusedDialog = ({ refused, onClose }: { refused: RefusedProduct[]; onClose: () => void }) => {
  const t = useTranslation();
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="refused-title">
      <DialogTitle id="refused-title">{t('products.refused', { smart_count: refused.length })}</DialogTitle>
      <DialogContent>
        <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 1 }}>
          {refused.map(({ id, title, msg }) => (
            <Typography component="li" variant="body2" key={id}>
              <strong>{title || t('products.untitled')}</strong>
              {` · ${msg}`}
            </Typography>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
