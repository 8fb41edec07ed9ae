import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAmountsHidden } from '../../../people/users/amounts-hidden.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../currencies/amount.ts';

export type RecordTone = 'ok' | 'plum' | 'info' | 'neutral';

const discs: Record<RecordTone, string> = {
  ok: 'bg-ok-tint text-ok',
  plum: 'bg-plum-tint text-plum',
  info: 'bg-info-tint text-info',
  neutral: 'bg-sunken text-ink-2',
};

interface RecordRowProps {
  icon: LucideIcon;
  tone: RecordTone;
  title: string;
  note: string;
  /** Signed; what came in is green and has a plus. */
  amount: string;
  /** No money has moved, at least not yet: no plus, no green. */
  isUnsettled?: boolean;
  /** Under the amount: the balance after it, or its status. */
  below?: ReactNode;
  onOpen?: () => void;
}

/** One row of a record of money. */
export function RecordRowPart({
  icon: Icon,
  tone,
  title,
  note,
  amount,
  isUnsettled = false,
  below,
  onOpen,
}: RecordRowProps) {
  const face = (
    <>
      <span className={`grid size-10 shrink-0 place-items-center self-center rounded-full ${discs[tone]}`}>
        <Icon aria-hidden size={19} strokeWidth={1.9} />
      </span>
      <span className="mr-4 flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-3 group-last/record:border-transparent">
        <span className="min-w-[7rem] flex-[1_1_0]">
          <span className="block text-lead [overflow-wrap:anywhere] text-ink">{title}</span>
          <span className="tnum block text-note [overflow-wrap:anywhere] text-ink-3">{note}</span>
        </span>
        <span className="tnum flex max-w-full flex-col items-end gap-0.5 text-right">
          <SignedAmount amount={amount} isUnsettled={isUnsettled} />
          {below}
        </span>
      </span>
    </>
  );
  const className = 'flex w-full items-stretch gap-3 pl-4 text-left';
  return (
    <li className="group/record">
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className={`${className} transition-colors duration-(--dur-fast) active:bg-pressed`}
        >
          {face}
        </button>
      ) : (
        <div className={className}>{face}</div>
      )}
    </li>
  );
}

function SignedAmount({ amount, isUnsettled }: { amount: string; isUnsettled: boolean }) {
  const { money } = useFormat();
  const hidden = useAmountsHidden();
  const isIn = !isUnsettled && amountOf(amount).minor > 0n;
  if (hidden) return <HiddenAmount />;
  return (
    <span className={`text-lead font-semibold ${isIn ? 'text-ok' : 'text-ink'}`}>
      {isIn && '+'}
      {money(amount)}
    </span>
  );
}

const mask = '••••';

/** Stands in for an amount while the shopper hides them. */
export function HiddenAmount() {
  const { t } = useTranslation();
  return (
    <span>
      <span className="sr-only">{t('users.me.amountHidden')}</span>
      <span aria-hidden>{mask}</span>
    </span>
  );
}
