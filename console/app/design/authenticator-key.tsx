import { Box, Stack, Typography } from '@mui/material';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** The key of a new authenticator: as a QR code, and as text to type. */
export const AuthenticatorKey = ({ secret, uri }: { secret: string; uri: string }) => {
  const t = useTranslation();
  return (
    <>
      <Box sx={{ alignSelf: 'center', borderRadius: 1.4, overflow: 'hidden', lineHeight: 0 }}>
        <QrCode text={uri} label={t('sign_in.qr')} />
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary">
          {t('sign_in.secret')}
        </Typography>
        <Typography
          variant="body2"
          sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', wordBreak: 'break-all', flex: 1 }}
        >
          {secret}
        </Typography>
        <CopyButton text={secret} />
      </Stack>
    </>
  );
};
