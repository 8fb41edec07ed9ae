import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ServiceSide } from './service-side.ts';

interface MessageTranslationProps {
  endpoint: ServiceSide['translate'];
  messageId: string;
}

/** The translation of a shopper's message into the desk's language, on request; the original stays above it. */
export const MessageTranslation = ({ endpoint, messageId }: MessageTranslationProps) => {
  const t = useTranslation();
  const say = useTranslate();
  const [hidden, setHidden] = useState(false);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(endpoint, { message_id: messageId }),
  });
  const text = hidden ? undefined : data?.text;
  return (
    <Box aria-live="polite" sx={{ maxWidth: { xs: '92%', md: '78%' } }}>
      {text !== undefined && (
        <Box sx={{ px: 1.75, py: 1.25, borderRadius: 2, backgroundColor: 'action.hover' }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('service.machine_translation')}
          </Typography>
        </Box>
      )}
      {error && (
        <Alert severity="error" sx={{ py: 0 }}>
          {say(error.message, { _: error.message })}
        </Alert>
      )}
      <Button
        size="small"
        loading={isPending}
        onClick={() => {
          setHidden(text !== undefined);
          if (data === undefined) mutate();
        }}
      >
        {t(text === undefined ? 'service.translate' : 'service.hide_translation')}
      </Button>
    </Box>
  );
};
