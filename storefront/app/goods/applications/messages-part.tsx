import type { Application } from '@tradewind/contract/goods/applications';
import { Card } from '../../design/card.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Questions and answers, oldest first. */
export function MessagesPart({ messages }: Pick<Application, 'messages'>) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Card as="section" padded>
      <h2 className="text-base font-semibold">{t('applications.questions')}</h2>
      <ol className="mt-1">
        {messages.map(({ id, by, text, sent_at: at }) => (
          <li key={id} className="border-b border-line py-3 last:border-transparent last:pb-0">
            <p className="flex items-baseline justify-between gap-3 text-note">
              <span className={by === 'platform' ? 'font-semibold text-sea' : 'font-semibold text-ink'}>
                {by === 'platform' ? t('shell.brand') : t('applications.you')}
              </span>
              <time className="tnum text-cap text-ink-3">{date(at)}</time>
            </p>
            <p className="mt-0.5 text-body break-words whitespace-pre-line text-ink">{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
