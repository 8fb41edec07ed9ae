import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { CopyButton } from './copy-button.tsx';

interface Props {
  title: string;
  text: string;
  secret: string;
  /** Label of the button that closes it. */
  done: string;
  onDone: () => void;
}

/** Shows a secret that can't be read again; it stays until the reader says that it is copied. */
export const SecretNotice = ({ title, text, secret, done, onDone }: Props) => (
  <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
    <Typography variant="body2">{text}</Typography>
    <Box
      component="code"
      sx={{ display: 'block', my: 1.5, p: 1, borderRadius: 1, bgcolor: 'background.paper', overflowWrap: 'anywhere' }}
    >
      {secret}
    </Box>
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <CopyButton text={secret} />
      <Button size="small" onClick={onDone}>
        {done}
      </Button>
    </Stack>
  </Alert>
);
