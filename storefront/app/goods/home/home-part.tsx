import { useQueryClient } from '@tanstack/react-query';
import type { HomeSection } from '@tradewind/contract/goods/home';
import type { Banner } from '@tradewind/contract/platform/content';
import type { Announcement } from '@tradewind/contract/platform/texts';
import { Suspense } from 'react';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { HomeAnnouncement } from '../../platform/content/home-announcement.tsx';
import { ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { BrandRow, SearchLink } from './home-header-part.tsx';
import { HomeSectionPart } from './home-section.tsx';

interface HomePartProps {
  /** Absent while they are fetched. */
  sections: readonly HomeSection[] | undefined;
  banners: readonly Banner[];
  announcements: readonly Announcement[];
}

/** Home with what operators show on it: what they show now, or in a preview at another moment. */
export function HomePart({ sections, banners, announcements }: HomePartProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const waiting = useDelayedSkeleton(sections === undefined);
  return (
    <PullToRefresh
      onRefresh={() => queries.refetchQueries({ type: 'active' })}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('home.refresh')}
    >
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 h-28 bg-linear-to-b from-sea-tint to-canvas md:hidden"
      />
      <BrandRow />
      <SearchLink />
      <HomeAnnouncement announcements={announcements} />
      {waiting && <HomeSkeleton />}
      {sections &&
        blocksOf(sections).map((block) => (
          // In a wide window banners stand above the categories that lead to them. A browser may draw the page while it arrives:
          // the categories are not seen before the banners are there, which would move them down.
          <div
            key={block[0]!.id}
            className={
              block.length > 1 ? 'md:flex md:flex-col-reverse md:[&:not(:has(>[data-end]))]:invisible' : 'contents'
            }
          >
            {block.map((section) => (
              // Each comes to life by itself, so that the browser can do what somebody waits for in between.
              <Suspense key={section.id}>
                <HomeSectionPart section={section} banners={banners} isLast={section.id === sections.at(-1)?.id} />
              </Suspense>
            ))}
            {block.length > 1 && <span hidden data-end />}
          </div>
        ))}
    </PullToRefresh>
  );
}

/** The sections one by one; categories together with banners that follow them. */
function blocksOf(sections: readonly HomeSection[]): HomeSection[][] {
  const blocks: HomeSection[][] = [];
  for (const section of sections) {
    const before = blocks.at(-1);
    if (section.kind === 'banners' && before?.length === 1 && before[0]!.kind === 'categories') before.push(section);
    else blocks.push([section]);
  }
  return blocks;
}

/** The skeleton of Home below its search link. */
function HomeSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6 px-4 pt-4">
      <div className="flex justify-between px-1">
        {[1, 2, 3, 4, 5].map((tile) => (
          <div key={tile} className="flex flex-col items-center gap-2">
            <Skeleton className="size-[54px] rounded-lg" />
            <Skeleton className="h-2.5 w-11 rounded-full" />
          </div>
        ))}
      </div>
      <Skeleton className="h-41 rounded-xl md:h-64 lg:h-88" />
      <Skeleton className="h-5 w-36 rounded-full" />
      <ProductGridSkeleton className="-mt-2" />
    </div>
  );
}
