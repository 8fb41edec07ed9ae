import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Card } from '../../../design/card.tsx';
import { cx } from '../../../design/class-names.ts';
import { EmptyState } from '../../../design/empty-state.tsx';
import { EndlessPages } from '../../../shell/endless-pages.tsx';
import { PullToRefresh } from '../../../design/pull-to-refresh.tsx';
import { Skeleton, useDelayedSkeleton } from '../../../design/skeleton.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { byMonth } from '../months.ts';
import { recordColumnsClass } from './record-row-part.tsx';

interface RecordListProps<Row> {
  found: UseInfiniteQueryResult<InfiniteData<{ list: Row[] }>>;
  emptyText: string;
  /** What pulling does, if it is more than fetching the rows again. */
  onRefresh?: () => Promise<unknown>;
  /** Content beside the name of a month, which is given as its first day. */
  aside?: (month: string) => ReactNode;
  /** The names of the columns, where it is a table in a wide window. */
  columns?: readonly string[];
  children: (row: Row) => ReactNode;
}

/** The rows of a record, grouped by month, loaded page by page. */
export function RecordListPart<Row extends { id: string; createtime: string }>({
  found,
  emptyText,
  onRefresh,
  aside,
  columns,
  children,
}: RecordListProps<Row>) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const skeleton = useDelayedSkeleton(found.isPending);
  const rows = found.data?.pages.flatMap((page) => page.list) ?? [];

  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return skeleton && <RecordSkeleton />;
  return (
    <PullToRefresh
      onRefresh={onRefresh ?? (() => found.refetch())}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('wallet.refresh')}
    >
      <EndlessPages found={found} quiet={rows.length === 0}>
        {rows.length === 0 && (
          <EmptyState
            art={<ReceiptText aria-hidden size={56} strokeWidth={1.4} />}
            title={t('wallet.empty.title')}
            text={emptyText}
          />
        )}
        <div className="px-3">
          {columns && rows.length > 0 && <ColumnNames names={columns} />}
          {byMonth(rows).map((month) => (
            <section key={month.id}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-2 pt-4 pb-2.5">
                <h2 className="text-lead font-semibold">{date(month.id, 'month')}</h2>
                {aside?.(month.id)}
              </div>
              <Card>
                <ul>
                  {month.rows.map((row) => (
                    <Fragment key={row.id}>{children(row)}</Fragment>
                  ))}
                </ul>
              </Card>
            </section>
          ))}
        </div>
      </EndlessPages>
    </PullToRefresh>
  );
}

/** For the eye: what stands in a row says itself to those who hear it. */
function ColumnNames({ names }: { names: readonly string[] }) {
  return (
    <div aria-hidden className="hidden pt-4 pr-4 pl-17 text-cap text-ink-3 lg:block">
      <div className={recordColumnsClass}>
        {names.map((name, column) => (
          <span key={name} className={cx(column > 1 && 'text-right')}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

function RecordSkeleton() {
  return (
    <div className="px-3 pt-4">
      <Skeleton className="mx-2 mb-3 h-5 w-36" />
      <Card padded className="flex flex-col gap-5">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="flex items-center gap-3">
            <Skeleton className="size-10 shrink-0 rounded-full!" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </div>
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </Card>
    </div>
  );
}
