import { useState } from 'react';
import { newIdempotencyKey } from '@tradewind/client/idempotency-key';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { PicturesField } from '../pictures-field.tsx';
import type { RefundActs } from '../refund-data.ts';
import { usePictures } from '../../../platform/uploads/use-pictures.ts';

/** Sends text and pictures to the shop and to the operator who rules. */
export function MessagePart({ acts: { message } }: { acts: RefundActs }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);
  const pictures = usePictures();
  if (!open) {
    return (
      <Button kind="soft" wide onClick={() => setOpen(true)}>
        {t('refunds.message')}
      </Button>
    );
  }
  const empty = text.trim() === '' && pictures.urls.length === 0;
  const send = () => {
    if (empty || pictures.busy) return;
    message.mutate(
      { text: text.trim(), images: pictures.urls, idempotencyKey: key },
      {
        onSuccess: () => {
          setText('');
          pictures.clear();
          setOpen(false);
        },
        onSettled: () => setKey(newIdempotencyKey()),
      },
    );
  };
  return (
    <Card as="section" aria-label={t('refunds.message')} padded className="flex flex-col gap-4">
      <TextArea
        label={t('refunds.message')}
        maxLength={1_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={t('refunds.message.hint')}
      />
      <PicturesField pictures={pictures} aside={t('refunds.proof.optional')} />
      <Button wide disabled={empty || pictures.busy} loading={message.isPending} onClick={send}>
        {t('refunds.message.send')}
      </Button>
    </Card>
  );
}
