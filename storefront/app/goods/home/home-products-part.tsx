import { useInfiniteQuery } from '@tanstack/react-query';
import { categoryProducts, recommendedProducts, type ProductCard } from '@tradewind/contract/goods/catalog';
import { Store } from 'lucide-react';
import { lazy } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { callPages } from '../../api/call-query.ts';
import { useSignedIn } from '../../api/session.ts';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScrollRow } from '../../shell/scroll-row.tsx';
import { hotProductsPages, uniqueCards } from '../catalog/catalog-data.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { ProductTile } from '../catalog/product-tile.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';

/** How many products a row shows. */
export const inRow = 12;

/** The lists of Home that go on for ever when nothing comes after them. */
type EndlessKind = 'hot' | 'new' | 'recommended';

/** The pages of one of these lists. */
export const homeProductsPages = (kind: EndlessKind) =>
  kind === 'hot'
    ? hotProductsPages()
    : kind === 'new'
      ? callPages(categoryProducts, { sort: 'newest', advertised: 1 })
      : callPages(recommendedProducts, {});

const headings = {
  hot: { title: 'home.hotProducts', note: 'home.hotProductsNote', to: '/search?sort=sales' },
  new: { title: 'home.newProducts', note: 'home.newProductsNote', to: '/search?sort=newest' },
  recommended: { title: 'home.forYou', note: 'home.forYouNote', to: '/explore' },
} as const;

/** Products that sell, are new or are recommended: a row, or an endless list where Home ends with it. */
export function HomeProductsPart({ kind, endless }: { kind: EndlessKind; endless: boolean }) {
  const { t } = useTranslation();
  const products = useInfiniteQuery(homeProductsPages(kind));
  const cards = uniqueCards(products.data, ({ list }) => list);
  const { title, note, to } = headings[kind];
  if (products.isSuccess && cards.length === 0) return endless ? <EmptyMarket /> : null;
  return (
    <section className={endless ? 'endless-section' : undefined}>
      <SectionHeading title={t(title)} note={t(note)} to={to} />
      {endless ? (
        <EndlessProducts ranked={kind === 'hot'} cards={cards} found={products} empty={null} />
      ) : (
        <ProductRow cards={cards.slice(0, inRow)} />
      )}
    </section>
  );
}

/** What of Home depends on who looks. */
export type OwnKind = 'viewed' | 'followed' | 'tastes';

const OwnSection = lazy(async () => ({ default: (await import('./own-section.tsx')).OwnSection }));

/** A section that depends on who looks; nothing for a visitor, whose page is drawn without its code. */
export function OwnSectionPart({ kind }: { kind: OwnKind }) {
  return useSignedIn() && <OwnSection kind={kind} />;
}

interface TitledRowProps {
  title: string;
  /** Link to the full list. */
  to?: string;
  cards: readonly ProductCard[];
}

/** Products in a row under a title; renders nothing without products. */
export function TitledRow({ title, to, cards }: TitledRowProps) {
  if (cards.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} {...(to && { to })} />
      <ProductRow cards={cards} />
    </section>
  );
}

/** Products in a row that scrolls sideways. */
function ProductRow({ cards }: { cards: readonly ProductCard[] }) {
  return (
    <ScrollRow>
      {cards.map((card) => (
        <li key={card.id} className="grid w-[164px] shrink-0 snap-start md:w-[212px]">
          <ul className="grid">
            <ProductTile card={card} />
          </ul>
        </li>
      ))}
    </ScrollRow>
  );
}

/** Before anything is on sale: what is missing, and who can change that. */
function EmptyMarket() {
  const { t } = useTranslation();
  return (
    <EmptyState
      art={<Store aria-hidden size={56} strokeWidth={1.4} />}
      title={t('home.empty.title')}
      text={t('home.empty.text')}
      action={
        <Link to="/merchantEntry" className={buttonClass()}>
          {t('title.merchantEntry')}
        </Link>
      }
    />
  );
}
