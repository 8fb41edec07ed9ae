import type { Conversation } from '@tradewind/contract/operations/service';
import { Moon } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ReplyTime } from '../../shell/reply-time.tsx';

/** How soon the other side answers, or that it is away now. */
export function StandingPart({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { present, absence, answers_within: minutes } = conversation;
  if (present === 0)
    return (
      <p className="flex justify-center gap-1.5 px-6 pb-2 text-center text-note text-ink-2">
        <Moon aria-hidden size={16} className="mt-0.5 shrink-0" />
        {absence || t('service.away')}
      </p>
    );
  if (minutes === null) return null;
  return <ReplyTime minutes={minutes} className="px-6 pb-2" />;
}
