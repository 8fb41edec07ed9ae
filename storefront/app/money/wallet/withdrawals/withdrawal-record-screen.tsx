import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../../../design/tabs.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { AuditBadge } from '../parts/audit-badge.tsx';
import { RecordListPart } from '../parts/record-list-part.tsx';
import { RecordRowPart } from '../parts/record-row-part.tsx';
import { withoutBreaks } from '../payout-account-text.ts';
import { useDetailSheet } from '../use-detail-sheet.ts';
import { withdrawalPages, type WithdrawalTab, withdrawalTabs } from '../withdraw/withdraw-data.ts';
import { WithdrawalSheetPart } from './withdrawal-sheet-part.tsx';

const labels = { all: 'wallet.all', 2: 'wallet.refused', 0: 'wallet.auditing', 1: 'wallet.passed' } as const;

export function Component() {
  const { t } = useTranslation();
  const active = useScreenActive();
  const { id, open, close } = useDetailSheet('/depositRecord', 'id');
  const [tab, setTab] = useState<WithdrawalTab>('all');
  return (
    <>
      <ScreenBar title={t('title.depositRecord')} fallback="/capitalRecord" />
      <Tabs
        items={withdrawalTabs.map((value) => ({ id: value, label: t(labels[value]) }))}
        value={tab}
        onChange={setTab}
        label={t('title.depositRecord')}
        className="frost sticky top-(--under-bar) z-(--z-sticky) bg-canvas/92"
      >
        <WithdrawalListPart key={tab} tab={tab} onOpen={open} />
      </Tabs>
      <WithdrawalSheetPart id={active ? id : null} onClose={close} />
    </>
  );
}

function WithdrawalListPart({ tab, onOpen }: { tab: WithdrawalTab; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const found = useInfiniteQuery({ ...withdrawalPages(tab), refetchOnMount: 'always' });
  return (
    <RecordListPart found={found} emptyText={t('wallet.empty.withdrawals')}>
      {(row) => (
        <RecordRowPart
          icon={ArrowUpRight}
          tone="neutral"
          title={withoutBreaks(row.mark)}
          note={date(row.createtime, 'withinYear')}
          amount={`-${row.extract_price}`}
          below={<AuditBadge status={row.status} text={row.status_text} isCancelled={row.state === 'cancelled'} />}
          onOpen={() => onOpen(row.id)}
        />
      )}
    </RecordListPart>
  );
}
