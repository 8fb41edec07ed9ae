import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { CopyButton } from '../../../design/copy-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Shows new recovery codes, the only time that they are shown. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const t = useTranslation();
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('account.factor.recovery_title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {t('account.factor.recovery_text')}
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              gap: 1,
              m: 0,
              p: 2,
              listStyle: 'none',
              borderRadius: 1.4,
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
              backgroundColor: (theme) => theme.palette.tones.sunken,
            }}
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <CopyButton text={codes.join('\n')} />
        <Button variant="contained" onClick={onClose}>
          {t('account.factor.stored')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
