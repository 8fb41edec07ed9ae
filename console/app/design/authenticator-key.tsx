import { Box, Stack, Typography } from '@mui/material';
import { encode } from 'uqr';
import { CopyButton } from './copy-button.tsx';
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

/** A text as a QR code, dark on light in both themes, as scanners expect. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      width={200}
      height={200}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
