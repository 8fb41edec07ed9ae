import { useInfiniteQuery } from '@tanstack/react-query';
import { looks } from '@tradewind/contract/people/sessions';
import { Eye } from 'lucide-react';
import { call } from '../../api/call.ts';
import { Button } from '../../design/button.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** When and why customer service looked at the account; nothing for an account that nobody looked at. */
export function LooksPart() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [looks.name],
    queryFn: ({ pageParam }) => call(looks, { cursor: pageParam }, { quiet: true }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
  const list = data?.pages.flatMap((page) => page.list) ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="looks-heading">
      <h2 id="looks-heading" className="px-4 pt-3 pb-2 text-note text-ink-3">
        {t('security.looks.title')}
      </h2>
      <ListGroup>
        {list.map(({ id, at, reason }) => (
          <ListRow
            key={id}
            icon={Eye}
            title={date(at, 'minute')}
            note={<span className="break-words">{reason}</span>}
          />
        ))}
      </ListGroup>
      {hasNextPage && (
        <div className="pt-2 text-center">
          <Button kind="ghost" size="sm" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('security.looks.more')}
          </Button>
        </div>
      )}
      <p className="px-4 pt-2 text-note text-ink-3">{t('security.looks.text')}</p>
    </section>
  );
}
