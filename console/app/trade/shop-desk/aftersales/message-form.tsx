import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '@tradewind/client/errors';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import { addMessage } from '@tradewind/contract/trade/shop-desk/aftersales';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call, uploadPicture } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const maxPictures = 6;

/** Sends a message with pictures to a refund, as an answer to the shopper and as evidence. */
export const MessageForm = ({ id }: { id: string }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key, setKey] = useState(newIdempotencyKey);
  const send = useMutation({
    mutationFn: async () => {
      const images: string[] = [];
      for (const file of files) images.push(await uploadPicture(file));
      return call(addMessage, { id, text: text.trim(), images }, { idempotencyKey: key });
    },
    onSuccess: async () => {
      setText('');
      setFiles([]);
      setKey(newIdempotencyKey());
      notify(t('refunds.sent'), { type: 'success', messageArgs: { _: t('refunds.sent') } });
      await queries.invalidateQueries();
    },
    onError: (error) => {
      if (!isUnreachable(error)) setKey(newIdempotencyKey());
    },
  });
  const empty = text.trim() === '' && files.length === 0;
  return (
    <Stack
      component="form"
      sx={{ gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !send.isPending) send.mutate();
      }}
    >
      <TextField
        label={t('refunds.message')}
        helperText={t('refunds.message_help')}
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      {send.error && <Alert severity="error">{translate(send.error.message, { _: send.error.message })}</Alert>}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Button component="label" startIcon={<ImagePlus size={18} />}>
          {files.length > 0 ? t('refunds.chosen', { smart_count: files.length }) : t('refunds.pictures')}
          <input
            type="file"
            accept="image/*"
            multiple
            hidden
            onChange={(event) => setFiles([...(event.target.files ?? [])].slice(0, maxPictures))}
          />
        </Button>
        <Button type="submit" variant="contained" disabled={empty} loading={send.isPending}>
          {t('refunds.send')}
        </Button>
      </Stack>
    </Stack>
  );
};
