import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { cx } from '../../../design/class-names.ts';
import { DeepPanel } from '../../../design/deep-panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useSecondsUntil } from '../../../shell/countdown.ts';
import { useTimeText } from '../../../shell/time-text.ts';
import { refundQuery } from '../refund-data.ts';
import { refundIcons, stepReached, stepsOf } from './refund-status.ts';

/** The refund's status, what it means, its deadline, and the steps it has reached. */
export function RefundHeadPart({ refund }: { refund: RefundRequest }) {
  const { t } = useTranslation();
  const Icon = refundIcons[refund.state];
  return (
    <DeepPanel
      as="section"
      glow
      className="-mt-[calc(var(--bar-top)+1px)] px-5 pt-[calc(var(--bar-top)+9px)] pb-[52px] lg:rounded-xl"
    >
      <h2 className="flex items-center gap-2.5 text-[22px] leading-7 font-bold tracking-[-0.02em]">
        <Icon aria-hidden size={24} strokeWidth={2} className="shrink-0" />
        {refund.state_text}
      </h2>
      <p className="mt-1 min-h-5 text-body text-balance text-white/85">{t(statusTextOf(refund))}</p>
      <TimeLeft refund={refund} />
      <Steps refund={refund} />
    </DeepPanel>
  );
}

/** What the status means; for an exchange the shop has to do something else. */
const statusTextOf = ({ state, service_type }: RefundRequest) =>
  state === 'returned' && service_type === 2
    ? 'refunds.statusText.returned.exchange'
    : (`refunds.statusText.${state}` as const);

/** The time until the current deadline; nothing after it. */
function TimeLeft({ refund }: { refund: RefundRequest }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { state, dispute, due_at: due, refund_id: id } = refund;
  const evidence = useSecondsUntil(dispute?.evidence_until ?? null);
  const inEvidence = evidence !== null && evidence > 0;
  const left = useSecondsUntil(inEvidence ? (dispute?.evidence_until ?? null) : due);
  const timeText = useTimeText();
  const over = left === 0 && state !== 'in_dispute';
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: refundQuery(id).queryKey });
  }, [over, queries, id]);
  if (left === null || left === 0) return null;
  const time = timeText(left);
  const says = {
    pending: () => t('refunds.timeLeft.pending', { time }),
    offered: () => t('refunds.timeLeft.offered', { time }),
    rejected: () => t('refunds.timeLeft.rejected', { time }),
    waiting_return: () => t('refunds.timeLeft.waiting_return', { time }),
    returned: () => t('refunds.timeLeft.returned', { time }),
    in_dispute: () => (inEvidence ? t('refunds.timeLeft.evidence', { time }) : t('refunds.timeLeft.ruling', { time })),
  };
  if (!(state in says)) return null;
  return (
    <p className="tnum mt-2 inline-block rounded-full bg-white/15 px-3 py-1 text-note font-medium">
      {says[state as keyof typeof says]()}
    </p>
  );
}

function Steps({ refund }: { refund: RefundRequest }) {
  const { t } = useTranslation();
  const reached = stepReached(refund);
  if (reached === null) return null;
  const steps = stepsOf(refund);
  const ended = refund.state === 'refunded' || refund.state === 'exchanged';
  return (
    <ol
      className={cx(
        '-mx-2 mt-5 grid',
        steps.length === 3 ? 'grid-cols-3' : steps.length === 4 ? 'grid-cols-4' : 'grid-cols-5',
      )}
    >
      {steps.map((step, index) => {
        const done = index < reached || ended;
        const current = index === reached && !ended;
        return (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className="relative flex min-w-0 flex-col items-center gap-2.5 px-1 text-center text-cap"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={cx(
                  'absolute top-[9px] right-1/2 h-0.5 w-full',
                  index <= reached ? 'bg-white' : 'bg-white/30',
                )}
              />
            )}
            <span
              aria-hidden
              className={cx(
                'relative grid size-5 place-items-center rounded-full',
                done
                  ? 'bg-white text-black'
                  : current
                    ? 'bg-ember-solid ring-4 ring-white/25'
                    : 'bg-sea-deep inset-ring-2 inset-ring-white/40',
              )}
            >
              {done && <Check size={13} strokeWidth={3} />}
              {current && <span className="size-2 rounded-full bg-white" />}
            </span>
            <span
              className={cx(
                'max-w-full [overflow-wrap:anywhere]',
                index <= reached ? 'font-medium text-white' : 'text-white/75',
              )}
            >
              {t(`refunds.step.${step}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
