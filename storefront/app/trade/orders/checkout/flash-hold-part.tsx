import { Zap } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** How long pieces of a flash sale wait for their payment. */
export function FlashHoldPart({ minutes }: { minutes: number }) {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-2 rounded-md bg-ember-tint px-3.5 py-2.5 text-note text-ink-2">
      <Zap aria-hidden size={16} className="shrink-0 text-ember" />
      <span className="min-w-0 break-words">{t('orders.flashHold', { minutes })}</span>
    </p>
  );
}
