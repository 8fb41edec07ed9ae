import { Check, PackageOpen, PackageX, type LucideIcon } from 'lucide-react';
import { cx } from '../../../design/class-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';

interface ReceivedProps {
  value: boolean;
  onChange: (received: boolean) => void;
}

/** Whether the products were received, as two tiles. */
export function ReceivedPart({ value, onChange }: ReceivedProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('refunds.status')} className="min-w-0">
      <p aria-hidden className="mb-1.5 text-note font-medium text-ink-2">
        {t('refunds.status')}
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <Tile icon={PackageOpen} label={t('refunds.status.received')} on={value} onPress={() => onChange(true)} />
        <Tile icon={PackageX} label={t('refunds.status.missing')} on={!value} onPress={() => onChange(false)} />
      </div>
    </div>
  );
}

function Tile({
  icon: Icon,
  label,
  on,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  on: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'press flex min-h-[52px] min-w-0 items-center gap-2 rounded-md px-3.5 py-2 text-left text-body max-[359px]:px-2.5',
        on
          ? 'bg-sea-tint font-semibold text-sea inset-ring-[1.5px] inset-ring-sea'
          : 'bg-surface text-ink-2 inset-ring inset-ring-line-strong',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.8} className="shrink-0" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{label}</span>
      {on && <Check aria-hidden size={18} strokeWidth={2} className="shrink-0 max-[359px]:hidden" />}
    </button>
  );
}
