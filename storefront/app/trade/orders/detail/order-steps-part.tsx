import { Check } from 'lucide-react';
import { cx } from '../../../design/class-names.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { orderSteps } from '../order-status.ts';

/** The four steps of an order; the current one is in ember. */
export function OrderStepsPart({ reached }: { reached: number }) {
  const { t } = useTranslation();
  const labels = {
    placed: t('orders.step.placed'),
    paid: t('orders.step.paid'),
    sent: t('orders.step.sent'),
    received: t('orders.step.received'),
  };
  return (
    <ol className="-mx-2 mt-5 grid grid-cols-4">
      {orderSteps.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className="relative flex min-w-0 flex-col items-center gap-2.5 px-1 text-center text-cap"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={cx('absolute top-[9px] right-1/2 h-0.5 w-full', index <= reached ? 'bg-white' : 'bg-white/30')}
            />
          )}
          <StepMark done={index < reached} current={index === reached} />
          <span
            className={cx(
              'max-w-full [overflow-wrap:anywhere]',
              index <= reached ? 'font-medium text-white' : 'text-white/75',
            )}
          >
            {labels[step]}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepMark({ done, current }: { done: boolean; current: boolean }) {
  const ground = done
    ? 'bg-white text-black'
    : current
      ? 'bg-ember-solid ring-4 ring-white/25'
      : 'bg-sea-deep inset-ring-2 inset-ring-white/40';
  return (
    <span aria-hidden className={cx('relative grid size-5 place-items-center rounded-full', ground)}>
      {done && <Check size={13} strokeWidth={3} />}
      {current && <span className="size-2 rounded-full bg-white" />}
    </span>
  );
}
