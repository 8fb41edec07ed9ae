import { useQuery } from '@tanstack/react-query';
import { recommendedProducts } from '@tradewind/contract/goods/catalog';
import { viewedProducts } from '@tradewind/contract/goods/views';
import { callQuery } from '../../api/call-query.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScrollRow } from '../../shell/scroll-row.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { ProductTile } from '../catalog/product-tile.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';

/** Two full rows of the three, four or five columns that are beside the places of the account. */
const twoRows = 'max-[1439px]:[&>li:nth-child(n+9)]:hidden max-[1134px]:[&>li:nth-child(n+7)]:hidden';

/** Fewer would leave their row empty. */
const fewest = 3;

/** What the shopper looked at lately, and what is recommended to them; nothing of what can't be loaded. */
export function OwnProductsPart() {
  const { t } = useTranslation();
  const viewed = useQuery(callQuery(viewedProducts, { page: 1, limit: 12 }, { quiet: true })).data?.list ?? [];
  const forYou = useQuery(callQuery(recommendedProducts, { page: 1, limit: 10 }, { quiet: true })).data?.list ?? [];
  return (
    <div className="-ml-1">
      {viewed.length >= fewest && (
        <section>
          <SectionHeading title={t('home.viewed')} to="/recentlyViewed" />
          <ScrollRow>
            {viewed.map((card) => (
              <li key={card.id} className="grid w-[192px] shrink-0 snap-start">
                <ul className="grid">
                  <ProductTile card={card} />
                </ul>
              </li>
            ))}
          </ScrollRow>
        </section>
      )}
      {forYou.length > 0 && (
        <section className="pb-6">
          <SectionHeading title={t('home.forYou')} to="/explore" />
          <ProductGrid cards={forYou} className={`px-4 ${twoRows}`} />
        </section>
      )}
    </div>
  );
}
