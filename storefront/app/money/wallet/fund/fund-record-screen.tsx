import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '../../../shell/router/visit.ts';
import { Chip } from '../../../design/chip.tsx';
import { IconButton } from '../../../design/icon-button.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { useAmountsHidden } from '../../../people/users/amounts-hidden.ts';
import { withoutBreaks } from '../payout-account-text.ts';
import { openedFromList } from '../use-detail-sheet.ts';
import { AuditBadge } from '../parts/audit-badge.tsx';
import { RecordListPart } from '../parts/record-list-part.tsx';
import { RecordRowPart } from '../parts/record-row-part.tsx';
import { StatementSheetPart } from './statement-sheet-part.tsx';
import { billPages, type DateRange, type FundFilter, fundFilters, monthSum, overviewQuery } from './fund-data.ts';
import { movementIcon, movementNote, movementPath, movementTitle } from './movement-row.ts';
import { OverviewPart } from './overview-part.tsx';
import type { MonthSum } from '@tradewind/contract/money/wallet';

const labels = {
  all: 'wallet.all',
  recharge: 'wallet.topUps',
  extract: 'wallet.withdrawals',
  order: 'wallet.orders',
  refund: 'wallet.refunds',
  reward: 'wallet.rewards',
  correction: 'wallet.corrections',
} as const satisfies Record<FundFilter, string>;

const allDays: DateRange = { from: '', to: '' };

/** The wallet: its balances, and every movement. */
export function Component() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const active = useScreenActive();
  const [filter, setFilter] = useState<FundFilter>('all');
  const [days, setDays] = useState(allDays);
  const [choosing, setChoosing] = useState(false);
  const overview = useQuery({ ...overviewQuery(), refetchOnMount: 'always' });
  const name = (day: string) => (day ? date(day, 'day') : '…');
  return (
    <>
      <ScreenBar
        title={t('title.capitalRecord')}
        fallback="/filter"
        right={<IconButton icon={CalendarDays} label={t('wallet.days.title')} onClick={() => setChoosing(true)} />}
      />
      <OverviewPart overview={overview.data ?? null} />
      <div className="frost scrollbar-none sticky top-(--under-bar) z-(--z-sticky) flex gap-2 overflow-x-auto bg-canvas/92 px-3 pt-4 pb-2">
        {(days.from || days.to) && (
          <Chip removeLabel={t('wallet.days.remove')} onClick={() => setDays(allDays)}>
            {`${name(days.from)} – ${name(days.to)}`}
          </Chip>
        )}
        {fundFilters.map((id) => (
          <Chip key={id} selected={id === filter} onClick={() => setFilter(id)}>
            {t(labels[id])}
          </Chip>
        ))}
      </div>
      <MovementsPart filter={filter} days={days} />
      <p className="mx-6 mb-8 flex gap-2.5 text-note text-ink-3">
        <ShieldCheck aria-hidden size={18} className="mt-px shrink-0 text-sea" />
        {t('wallet.staffNeverAsk')}
      </p>
      <StatementSheetPart open={choosing && active} onClose={() => setChoosing(false)} days={days} onChoose={setDays} />
    </>
  );
}

function MovementsPart({ filter, days }: { filter: FundFilter; days: DateRange }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const hidden = useAmountsHidden();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const pages = useInfiniteQuery({ ...billPages(filter, days), refetchOnMount: 'always' });
  const refetch = async () => {
    await Promise.all([pages.refetch(), queries.invalidateQueries({ queryKey: overviewQuery().queryKey })]);
  };
  return (
    <RecordListPart
      found={pages}
      onRefresh={refetch}
      emptyText={t('wallet.empty.fund')}
      columns={[t('wallet.column.what'), t('wallet.column.when'), t('wallet.amount'), t('wallet.column.balance')]}
      aside={(month) => <MonthSumPart sum={monthSum(pages.data?.pages ?? [], month)} />}
    >
      {(row) => {
        const path = movementPath(row.subject);
        const audit = row.subject?.audit;
        return (
          <RecordRowPart
            {...movementIcon(row)}
            title={withoutBreaks(movementTitle(row))}
            time={date(row.createtime, 'withinYear')}
            note={withoutBreaks(movementNote(row))}
            isTable
            amount={row.money}
            below={
              <>
                {!hidden && <span className="text-note text-ink-3">{money(row.balance_after)}</span>}
                {audit && <AuditBadge status={audit.status} text={audit.text} isCancelled={audit.is_cancelled === 1} />}
              </>
            }
            {...(path && { onOpen: () => void navigate(path, openedFromList) })}
          />
        );
      }}
    </RecordListPart>
  );
}

/** What came in and went out in a month, also in rows that are not loaded yet. */
function MonthSumPart({ sum }: { sum: MonthSum | undefined }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const hidden = useAmountsHidden();
  if (!sum || hidden) return null;
  return (
    <p className="tnum flex flex-wrap gap-x-1.5 text-note text-ink-3">
      <Sum label={t('wallet.month.in')} amount={money(sum.money_in)} />
      <span aria-hidden>·</span>
      <Sum label={t('wallet.month.out')} amount={money(sum.money_out)} />
    </p>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <span className="whitespace-nowrap">
      {label} <b className="font-semibold text-ink-2">{amount}</b>
    </span>
  );
}
