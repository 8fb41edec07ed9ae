import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardsOf } from '../catalog/cards-of.ts';
import { shopPath } from '../catalog/paths.ts';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { Photo } from '../design/photo.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { newsPages } from './favourites-data.ts';
import { groupNews, type NewsGroup } from './news-groups.ts';
import { OwnListPart } from './own-list-part.tsx';

/** What the shops that one follows put on the shelf, by shop and day. */
export function NewsListPart({ empty }: { empty: ReactNode }) {
  const found = useInfiniteQuery({ ...newsPages(), refetchOnMount: 'always' });
  const groups = groupNews(cardsOf(found.data, ({ list }) => list));
  return (
    <OwnListPart found={found} count={groups.length} empty={empty}>
      {groups.map((group) => (
        <section key={group.key} aria-labelledby={`news-${group.key}`} className="px-3 pt-4">
          <GroupHead group={group} />
          <ProductGrid cards={group.cards} />
        </section>
      ))}
    </OwnListPart>
  );
}

function GroupHead({ group }: { group: NewsGroup }) {
  const { date } = useFormat();
  return (
    <div className="flex items-center gap-2.5 px-1 pb-2.5">
      <Photo src={group.avatar} alt="" width={72} height={72} className="size-9 shrink-0 rounded-full" />
      <h2 id={`news-${group.key}`} className="min-w-0 flex-1 text-body font-semibold">
        <Link to={shopPath(group.shopId)} className="press hit block truncate">
          {group.name}
        </Link>
      </h2>
      <time dateTime={group.addedAt} className="shrink-0 text-cap text-ink-3">
        {date(group.addedAt)}
      </time>
    </div>
  );
}
