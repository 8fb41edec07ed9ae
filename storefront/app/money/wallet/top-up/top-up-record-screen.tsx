import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Tabs } from '../../../design/tabs.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { AuditBadge } from '../parts/audit-badge.tsx';
import { RecordListPart } from '../parts/record-list-part.tsx';
import { RecordRowPart } from '../parts/record-row-part.tsx';
import { useDetailSheet } from '../use-detail-sheet.ts';
import { topUpPages, type TopUpTab, topUpTabs } from './top-up-data.ts';
import { TopUpSheetPart } from './top-up-sheet-part.tsx';
import { topUpTitle, topUpMethods } from './top-up-methods.ts';

const labels = { all: 'wallet.all', 0: 'wallet.auditing', 1: 'wallet.passed', 2: 'wallet.refused' } as const;

export function Component() {
  const { t } = useTranslation();
  const active = useScreenActive();
  const { id, open, close } = useDetailSheet('/topUpRecord', 'recharge');
  const [tab, setTab] = useState<TopUpTab>('all');
  return (
    <>
      <ScreenBar title={t('title.topUpRecord')} fallback="/capitalRecord" />
      <Tabs
        items={topUpTabs.map((id) => ({ id, label: t(labels[id]) }))}
        value={tab}
        onChange={setTab}
        label={t('title.topUpRecord')}
        className="frost sticky top-(--under-bar) z-(--z-sticky) bg-canvas/92"
      >
        <TopUpListPart key={tab} tab={tab} onOpen={open} />
      </Tabs>
      <TopUpSheetPart id={active ? id : null} onClose={close} />
    </>
  );
}

function TopUpListPart({ tab, onOpen }: { tab: TopUpTab; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const found = useInfiniteQuery({ ...topUpPages(tab), refetchOnMount: 'always' });
  return (
    <RecordListPart found={found} emptyText={t('wallet.empty.topUps')}>
      {(row) => (
        <RecordRowPart
          icon={topUpMethods[row.method].icon}
          tone={row.state === 'passed' ? 'ok' : 'neutral'}
          title={topUpTitle(t, row)}
          note={date(row.createtime, 'withinYear')}
          amount={row.price}
          isUnsettled={row.state !== 'passed'}
          below={<AuditBadge status={row.status} text={row.status_text} />}
          onOpen={() => onOpen(row.id)}
        />
      )}
    </RecordListPart>
  );
}
