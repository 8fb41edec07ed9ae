import { walletCurrency } from '@tradewind/contract/base/money';
import type { WalletOverview } from '@tradewind/contract/money/wallet';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ArrowUpRight,
  Eye,
  EyeOff,
  KeyRound,
  type LucideIcon,
  Plus,
} from 'lucide-react';
import { Link } from '../../../shell/router/link.tsx';
import { buttonClass } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { DeepPanel } from '../../../design/deep-panel.tsx';
import { IconLabel } from '../../../design/icon-label.tsx';
import { Price } from '../../../design/price.tsx';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../currencies/amount.ts';
import { hideAmounts, useAmountsHidden } from '../../../people/users/amounts-hidden.ts';
import { HiddenAmount } from '../parts/record-row-part.tsx';

const links: readonly { to: string; icon: LucideIcon; text: MessageKey }[] = [
  { to: '/topUpRecord', icon: ArrowDownToLine, text: 'wallet.topUps' },
  { to: '/depositRecord', icon: ArrowUpFromLine, text: 'wallet.withdrawals' },
  { to: '/changePayPwd', icon: KeyRound, text: 'title.changePayPwd' },
];

/** The head of the wallet: available, held and pending amounts, and links to what can be done. */
export function OverviewPart({ overview }: { overview: WalletOverview | null }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const hidden = useAmountsHidden();
  return (
    <div className="flex flex-col gap-2.5 px-3 pt-1">
      <DeepPanel as="section" glow className="rounded-xl p-5">
        <div className="flex items-center justify-between gap-3">
          <h2 className="flex items-center text-body font-normal text-white/80">
            {t('wallet.available')}
            <button
              type="button"
              aria-label={hidden ? t('users.me.showAmounts') : t('users.me.hideAmounts')}
              onClick={() => hideAmounts(!hidden)}
              className="press hit ml-1.5 grid size-7 place-items-center rounded-full"
            >
              {hidden ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
            </button>
          </h2>
          <span className="rounded-full bg-white/14 px-2.5 py-1 text-cap font-semibold">{walletCurrency}</span>
        </div>
        <p className="mt-2 flex min-h-11 items-center text-h1">
          {overview && !hidden ? (
            <Price amount={amountOf(overview.available)} locale={locale} size="hero" tone="white" />
          ) : (
            <HiddenAmount />
          )}
        </p>
        <PendingAmounts overview={overview} hidden={hidden} />
        {overview?.mode === 'closed' ? (
          <p className="mt-3 text-note text-white/80">{t('wallet.closed.text')}</p>
        ) : (
          <div className="mt-4 flex flex-wrap gap-2.5 *:min-w-fit *:flex-[1_1_0]">
            <Link to="/topUp" className={buttonClass({ kind: 'on-deep' })}>
              <Plus aria-hidden size={18} />
              {t('title.topUp')}
            </Link>
            <Link to="/withDraw" className={buttonClass({ kind: 'on-deep-soft' })}>
              <ArrowUpRight aria-hidden size={18} />
              {t('title.withDraw')}
            </Link>
          </div>
        )}
      </DeepPanel>
      <Card as="section" className="grid grid-cols-3 px-1 py-2.5">
        {links.map(({ to, icon, text }) => (
          <IconLabel
            key={to}
            tone="sea"
            icon={icon}
            label={t(text)}
            link={(face) => <Link to={to} {...face} />}
            className="min-w-0 justify-start px-0.5 py-1 text-balance break-words"
          />
        ))}
      </Card>
    </div>
  );
}

function PendingAmounts({ overview, hidden }: { overview: WalletOverview | null; hidden: boolean }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (!overview || hidden) return null;
  const held = amountOf(overview.held).minor > 0n;
  const pending = amountOf(overview.pending_in).minor > 0n;
  return (
    <>
      {held && (
        <p className="tnum mt-1 text-note text-white/80">{t('wallet.held', { amount: money(overview.held) })}</p>
      )}
      {pending && (
        <p className="tnum mt-1 text-note text-white/80">
          {t('wallet.pendingIn', { amount: money(overview.pending_in) })}
        </p>
      )}
    </>
  );
}
