import { Alert, Button, IconButton, MenuItem, Stack, TextField, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fillText } from '@tradewind/contract/base/fill-text';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import { serverNow } from '@tradewind/client/server-clock';
import { maxMessageLength, maxMessagePictures, type MessageCard } from '@tradewind/contract/operations/service';
import type { OpenedConversation } from '@tradewind/contract/operations/service-desk';
import { ImagePlus, Send, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { call } from '../../api/call.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { usePictureUpload } from '../../design/pictures/use-picture-upload.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AttachCard } from './attach-card.tsx';
import type { ServiceSide } from './service-side.ts';

interface ComposerProps {
  side: ServiceSide;
  conversation: OpenedConversation;
}

/** Milliseconds between two calls that say that somebody types. */
const typingPause = 3_000;

/** A random UUID; `crypto.randomUUID` is missing without HTTPS. */
const newMessageId = (): string =>
  newIdempotencyKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** Writes to the shopper, with saved replies, a card of an order, a refund or a product, and pictures where the side may send them. */
export const Composer = ({ side, conversation }: ComposerProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const queries = useQueryClient();
  const leave = useLogoutIfAccessDenied();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [card, setCard] = useState<MessageCard | null>(null);
  const upload = usePictureUpload((url) => setPictures((all) => [...all, url]));
  const replies = useEndpointQuery(side.replies, {}).data?.list ?? [];
  // Kept over tries, so that the same message arrives once.
  const messageId = useRef<string>(null);
  const lastTyping = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const { id, variables } = conversation;

  const send = useMutation({
    mutationFn: () =>
      call(side.send, {
        id,
        message_id: (messageId.current ??= newMessageId()),
        text,
        ...(card && { card: { kind: card.kind, id: card.id } }),
        ...(pictures.length > 0 && { pictures: [...pictures] }),
      }),
    onSuccess: async () => {
      messageId.current = null;
      setText('');
      setPictures([]);
      setCard(null);
      await Promise.all(
        [side.messages, side.one, side.list].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
      );
    },
    onError: leave,
  });
  const canSend = (text.trim() !== '' || pictures.length > 0 || card) && !send.isPending && upload.left === 0;
  const type = (typed: string) => {
    setText(typed);
    messageId.current = null;
    if (serverNow() - lastTyping.current < typingPause) return;
    lastTyping.current = serverNow();
    call(side.typing, { id }).catch(() => undefined);
  };
  if (conversation.blocked_by_shopper === 1) return <Alert severity="info">{t('service.blocked_by_shopper')}</Alert>;
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send.mutate();
      }}
      sx={{ gap: 1.25 }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {replies.length > 0 && (
          <TextField
            select
            size="small"
            label={t('service.saved_reply')}
            value=""
            onChange={({ target }) => {
              const reply = replies.find((one) => one.id === target.value);
              if (!reply) return;
              type(`${text ? `${text}\n` : ''}${fillText(reply.text, variables)}`.slice(0, maxMessageLength));
              field.current?.focus();
            }}
            sx={{ minWidth: 170 }}
          >
            {replies.map((reply) => (
              <MenuItem key={reply.id} value={reply.id}>
                {reply.title}
              </MenuItem>
            ))}
          </TextField>
        )}
        <AttachCard
          side={side}
          id={id}
          card={card}
          onCard={(chosen) => {
            setCard(chosen);
            messageId.current = null;
          }}
        />
      </Stack>
      {pictures.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {pictures.map((url, index) => (
            <Stack key={url} sx={{ position: 'relative' }}>
              <img src={url} alt={t('service.picture', { number: index + 1 })} width={72} height={72} />
              <IconButton
                size="small"
                aria-label={t('service.remove_picture', { number: index + 1 })}
                onClick={() => setPictures(pictures.filter((other) => other !== url))}
              >
                <X size={16} />
              </IconButton>
            </Stack>
          ))}
        </Stack>
      )}
      {[...upload.errors, ...(send.error ? [translate(send.error.message, { _: send.error.message })] : [])].map(
        (said) => (
          <Alert key={said} severity="error">
            {said}
          </Alert>
        ),
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={8}
          label={t('service.write')}
          helperText={t('service.write_help')}
          value={text}
          inputRef={field}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (canSend) send.mutate();
          }}
          slotProps={{ htmlInput: { maxLength: maxMessageLength } }}
        />
        {side.block && (
          <>
            <input
              ref={files}
              type="file"
              accept="image/*"
              multiple
              hidden
              onChange={({ target }) => {
                void upload.upload([...(target.files ?? [])].slice(0, maxMessagePictures - pictures.length));
                target.value = '';
              }}
            />
            <Tooltip title={t('service.add_pictures')}>
              <span>
                <IconButton
                  aria-label={t('service.add_pictures')}
                  disabled={pictures.length >= maxMessagePictures || upload.left > 0}
                  onClick={() => files.current?.click()}
                >
                  <ImagePlus size={20} />
                </IconButton>
              </span>
            </Tooltip>
          </>
        )}
        <Button
          type="submit"
          variant="contained"
          startIcon={<Send size={18} />}
          disabled={!canSend}
          loading={send.isPending}
        >
          {t('service.send')}
        </Button>
      </Stack>
    </Stack>
  );
};
