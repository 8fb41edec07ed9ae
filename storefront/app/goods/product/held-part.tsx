import { ShieldCheck } from 'lucide-react';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Who holds the payment, and how long a refund can be requested. */
export function HeldPart({ days, className }: { days: number; className: string }) {
  const { t } = useTranslation();
  return (
    <p className={cx('gap-2 text-note text-ink-2', className)}>
      <ShieldCheck aria-hidden size={16} strokeWidth={1.9} className="mt-px shrink-0 text-sea" />
      <span className="min-w-0 text-pretty">{t('catalog.held', { count: days })}</span>
    </p>
  );
}
