import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DepositRow } from '@tradewind/contract/money/deposits';
import { useEffect, useRef } from 'react';
import { Badge, type BadgeTone } from '../../../design/badge.tsx';
import { Card } from '../../../design/card.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { networkName } from '../payout-account-text.ts';
import { depositsQuery, refreshTopUps } from './top-up-data.ts';

/** Milliseconds between two fetches: short while a deposit is pending. */
const pendingInterval = 4_000;
const idleInterval = 15_000;

const tones: Record<DepositRow['state'], BadgeTone> = {
  seen: 'info',
  credited: 'ok',
  below_minimum: 'warn',
  unmatched: 'warn',
  gone: 'neutral',
  closed: 'neutral',
};

/** Deposits at the shopper's addresses, from being seen to being credited. Nothing before the first. */
export function DepositsPart() {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const queries = useQueryClient();
  const found = useQuery({
    ...depositsQuery(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => row.state === 'seen') ? pendingInterval : idleInterval,
  });
  const deposits = found.data?.list ?? [];
  const credited = deposits.filter(({ state }) => state === 'credited').length;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (!found.data) return;
    if (before.current !== null && credited > before.current) void refreshTopUps(queries);
    before.current = credited;
  }, [found.data, credited, queries]);
  if (deposits.length === 0) return null;
  return (
    <Card as="section" padded>
      <h2 className="text-lead font-semibold">{t('wallet.chain.deposits')}</h2>
      <ul aria-live="polite" className="mt-1">
        {deposits.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-3 last:border-transparent last:pb-0"
          >
            <span className="min-w-0">
              <span className="tnum block text-lead font-medium">{money(row.amount)}</span>
              <span className="block text-note text-ink-3">{`${networkName(row.network)} · ${date(row.createtime, 'withinYear')}`}</span>
            </span>
            <Badge tone={tones[row.state]}>{row.state_text}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
