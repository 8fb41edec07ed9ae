import { fromWire } from '@tradewind/contract/base/money';
import { Eye, EyeOff } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { buttonClass } from '../../design/button.tsx';
import { DeepPanel } from '../../design/deep-panel.tsx';
import { Price } from '../../design/price.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { hideAmounts, useAmountsHidden } from './amounts-hidden.ts';

const pill = 'px-4 grow min-[370px]:grow-0';

/** The balance, which can be hidden, with links to top-up and withdrawal. `money` is null while it is loading. */
export function MeWalletPart({ money }: { money: string | null }) {
  const { t } = useTranslation();
  const hidden = useAmountsHidden();
  return (
    <DeepPanel as="section" className="rounded-xl p-4 lg:grid lg:items-center">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <div className="min-w-0 grow">
          <h2 className="flex items-center text-note font-normal text-white/80">
            {t('users.me.balance')}
            <button
              type="button"
              aria-label={hidden ? t('users.me.showAmounts') : t('users.me.hideAmounts')}
              onClick={() => hideAmounts(!hidden)}
              className="press hit ml-1 grid size-6 place-items-center rounded-full"
            >
              {hidden ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
            </button>
          </h2>
          <p className="mt-1 flex min-h-7 items-center">
            <Balance money={money} hidden={hidden} />
          </p>
        </div>
        <div className="flex max-w-full grow flex-wrap gap-2 min-[370px]:grow-0">
          <Link to="/topUp" className={buttonClass({ kind: 'on-deep', size: 'sm', className: `min-h-10 ${pill}` })}>
            {t('title.topUp')}
          </Link>
          <Link
            to="/withDraw"
            className={buttonClass({ kind: 'on-deep-soft', size: 'sm', className: `min-h-10 ${pill}` })}
          >
            {t('title.withDraw')}
          </Link>
        </div>
      </div>
    </DeepPanel>
  );
}

function Balance({ money, hidden }: { money: string | null; hidden: boolean }) {
  const { t, locale } = useTranslation();
  const amount = money === null ? null : fromWire(money);
  if (amount && !hidden) return <Price amount={amount} locale={locale} size="lg" tone="white" />;
  return (
    <>
      <span className="sr-only">{t('users.me.amountHidden')}</span>
      <span aria-hidden className="flex gap-1.5">
        {Array.from({ length: 5 }, (_, index) => (
          <span key={index} className="size-2.5 rounded-full bg-white/80" />
        ))}
      </span>
    </>
  );
}
