import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../design/class-names.ts';
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
  /** When it happened: before the note, and in a column of its own where the list is a table. */
  time?: string;
  /** Signed; what came in is green and has a plus. */
  amount: string;
  /** No money has moved, at least not yet: no plus, no green. */
  isUnsettled?: boolean;
  /** Under the amount: the balance after it, or its status. */
  below?: ReactNode;
  onOpen?: () => void;
  /** In a wide window, its parts stand in the columns of a table. */
  isTable?: boolean;
}

/**
 * The columns of a record that is a table in a wide window: what it was, when, the amount, the balance after it.
 */
export const recordColumnsClass = 'lg:grid lg:grid-cols-[minmax(0,1fr)_10rem_8.5rem_8.5rem] lg:gap-x-4';

/** One row of a record of money. */
export function RecordRowPart({
  icon: Icon,
  tone,
  title,
  note,
  time,
  amount,
  isUnsettled = false,
  below,
  onOpen,
  isTable = false,
}: RecordRowProps) {
  const face = (
    <>
      <span className={`grid size-10 shrink-0 place-items-center self-center rounded-full ${discs[tone]}`}>
        <Icon aria-hidden size={19} strokeWidth={1.9} />
      </span>
      <span
        className={cx(
          'mr-4 flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-3 group-last/record:border-transparent',
          isTable && recordColumnsClass,
        )}
      >
        <span className={cx('min-w-[7rem] flex-[1_1_0]', isTable && 'lg:contents')}>
          <span className="block text-lead [overflow-wrap:anywhere] text-ink lg:col-start-1">{title}</span>
          <span className={cx('tnum block text-note [overflow-wrap:anywhere] text-ink-3', isTable && 'lg:contents')}>
            {time && <span className={cx(isTable && 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}>{time}</span>}
            {time && note && <span className={cx(isTable && 'lg:hidden')}>{' · '}</span>}
            {note && <span className={cx(isTable && 'lg:col-start-1 lg:text-note lg:text-ink-3')}>{note}</span>}
          </span>
        </span>
        <span className={cx('tnum flex max-w-full flex-col items-end gap-0.5 text-right', isTable && 'lg:contents')}>
          <span className={cx(isTable && 'lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:text-right')}>
            <SignedAmount amount={amount} isUnsettled={isUnsettled} />
          </span>
          {below && (
            <span
              className={cx(
                'flex max-w-full flex-col items-end gap-0.5',
                isTable && 'lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:text-right',
              )}
            >
              {below}
            </span>
          )}
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
