import { CircleAlert, Clock } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { MessageText } from './message-part.tsx';
import type { WaitingMessage } from './outbox.ts';
import type { Outbox } from './use-outbox.ts';

/** A message that is not at the server yet, and what to do when it was refused. */
export function WaitingPart({ message, outbox }: { message: WaitingMessage; outbox: Outbox }) {
  const { t } = useTranslation();
  const { message_id: id, text, pictures, card, refused } = message;
  const words =
    text || (card ? t(`service.preview.${card.kind}`) : pictures.length > 0 ? t('service.preview.pictures') : '');
  return (
    <li className="flex flex-col items-end gap-1">
      <span className="opacity-60">
        <MessageText text={words} mine />
      </span>
      {refused === undefined ? (
        <p className="flex items-center gap-1 px-1 text-cap text-ink-3">
          <Clock aria-hidden size={14} />
          {t('service.mark.waiting')}
        </p>
      ) : (
        <>
          <p role="alert" className="flex max-w-68 md:max-w-120 items-start gap-1 px-1 text-note text-bad">
            <CircleAlert aria-hidden size={15} className="mt-0.5 shrink-0" />
            <span className="sr-only">{t('service.mark.refused')}</span>
            <span>{refused}</span>
          </p>
          <span className="flex gap-2">
            <Button size="sm" kind="quiet" onClick={() => outbox.discard(id)}>
              {t('service.discard')}
            </Button>
            <Button size="sm" kind="outline" onClick={() => outbox.retry(id)}>
              {t('service.retry')}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
