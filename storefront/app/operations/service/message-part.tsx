import type { MessageWarning, ServiceMessage } from '@tradewind/contract/operations/service';
import { Check, CheckCheck, Flag, ShieldCheck, TriangleAlert } from 'lucide-react';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { MessageCardPart } from './message-card-part.tsx';
import { TranslationPart } from './translation-part.tsx';

interface MessagePartProps {
  message: ServiceMessage;
  /** How far an own message has got; null for all but the last one of a run. */
  mark: 'sent' | 'received' | 'read' | null;
  onPicture: (pictures: readonly string[], first: number) => void;
  onReport: (message: ServiceMessage) => void;
}

/** One message: its text, pictures and card, what it warns of, and how far it has got. */
export function MessagePart({ message, mark, onPicture, onReport }: MessagePartProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { text, pictures, card, warnings, phrase, automatic, hidden, author, at } = message;
  const mine = message.is_mine === 1;
  return (
    <li className={cx('group/message flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{author}</span>
      {hidden === 1 && <p className={cx(bubble, 'bg-sunken text-ink-3 italic')}>{t('service.hidden')}</p>}
      {card && <MessageCardPart card={card} />}
      {pictures.length > 0 && (
        <ul className={cx('flex max-w-68 md:max-w-120 flex-wrap gap-1.5', mine && 'justify-end')}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('service.picture.open', { position: index + 1, total: pictures.length })}
                onClick={() => onPicture(pictures, index)}
                className="press block overflow-hidden rounded-md"
              >
                <Photo src={picture} alt="" width={200} height={200} className="size-32 object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && <MessageText text={text} mine={mine} />}
      {message.translatable === 1 && <TranslationPart messageId={message.id} />}
      {warnings.map((warning) => (
        <Warning key={warning} warning={warning} />
      ))}
      {phrase !== '' && (
        <p className="flex items-center gap-1 px-1 text-cap text-ok">
          <ShieldCheck aria-hidden size={14} className="shrink-0" />
          {t('service.phrase', { phrase })}
        </p>
      )}
      <p className="flex items-center gap-1.5 px-1 text-cap text-ink-3">
        {automatic === 1 && <span>{t('service.automatic')}</span>}
        <time dateTime={at}>{date(at, 'withinYear')}</time>
        {mark && <Mark mark={mark} />}
        {!mine && hidden === 0 && automatic === 0 && (
          <button
            type="button"
            aria-label={t('service.report')}
            onClick={() => onReport(message)}
            className="press -my-3 grid size-11 place-items-center rounded-full text-ink-3"
          >
            <Flag aria-hidden size={14} />
          </button>
        )}
      </p>
    </li>
  );
}

/** The look of all bubbles; long words and addresses break. */
const bubble = 'max-w-68 md:max-w-120 rounded-lg px-3.5 py-2.5 text-body break-words whitespace-pre-wrap';

/** The bubble of a text. */
export const MessageText = ({ text, mine }: { text: string; mine: boolean }) => (
  <p className={cx(bubble, mine ? 'rounded-br-sm bg-sea-solid text-on-solid' : 'rounded-bl-sm bg-surface shadow-card')}>
    {text}
  </p>
);

function Warning({ warning }: { warning: MessageWarning }) {
  const { t } = useTranslation();
  return (
    <p className="flex max-w-68 md:max-w-120 gap-1.5 rounded-md bg-warn-tint px-2.5 py-2 text-note text-ink">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />
      {t(`service.warning.${warning}`)}
    </p>
  );
}

function Mark({ mark }: { mark: 'sent' | 'received' | 'read' }) {
  const { t } = useTranslation();
  const Icon = mark === 'sent' ? Check : CheckCheck;
  return (
    <span className={cx('flex items-center gap-1', mark === 'read' && 'text-sea')}>
      <Icon aria-hidden size={15} />
      {t(`service.mark.${mark}`)}
    </span>
  );
}
