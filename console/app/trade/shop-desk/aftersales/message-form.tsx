import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '@tradewind/client/errors';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import { addMessage } from '@tradewind/contract/trade/shop-desk/aftersales';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../../api/call.ts';
import { sendPicture } from '../../../api/upload.ts';
import { useWords } from '../../../i18n/words.ts';

const mostPictures = 6;

/** Words and pictures of the shop: an answer to the shopper, and evidence for whoever rules. */
export const MessageForm = ({ id }: { id: string }) => {
  const word = useWords();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key, setKey] = useState(newIdempotencyKey);
  const send = useMutation({
    mutationFn: async () => {
      const images: string[] = [];
      for (const file of files) images.push(await sendPicture(file));
      return call(addMessage, { id, text: text.trim(), images }, { idempotencyKey: key });
    },
    onSuccess: async () => {
      setText('');
      setFiles([]);
      setKey(newIdempotencyKey());
      notify(word('refunds.sent'), { type: 'success', messageArgs: { _: word('refunds.sent') } });
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
        label={word('refunds.message')}
        helperText={word('refunds.message_help')}
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      {send.error && <Alert severity="error">{translate(send.error.message, { _: send.error.message })}</Alert>}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Button component="label" startIcon={<ImagePlus size={18} />}>
          {files.length > 0 ? word('refunds.chosen', { smart_count: files.length }) : word('refunds.pictures')}
          <input
            type="file"
            accept="image/*"
            multiple
            hidden
            onChange={(event) => setFiles([...(event.target.files ?? [])].slice(0, mostPictures))}
          />
        </Button>
        <Button type="submit" variant="contained" disabled={empty} loading={send.isPending}>
          {word('refunds.send')}
        </Button>
      </Stack>
    </Stack>
  );
};
