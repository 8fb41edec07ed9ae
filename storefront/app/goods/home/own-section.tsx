import { useQuery } from '@tanstack/react-query';
import { followedShopProducts } from '@tradewind/contract/goods/favourites';
import { viewedProducts } from '@tradewind/contract/goods/views';
import { callQuery } from '../../api/call-query.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { inRow, type OwnKind, TitledRow } from './home-products-part.tsx';
import { TastesPart } from './tastes-part.tsx';

const lists = {
  viewed: { endpoint: viewedProducts, title: 'home.viewed' },
  followed: { endpoint: followedShopProducts, title: 'home.followed', to: '/heart' },
} as const;

/** A section for the shopper: categories by taste, or a row of products. */
export const OwnSection = ({ kind }: { kind: OwnKind }) =>
  kind === 'tastes' ? <TastesPart /> : <OwnProducts kind={kind} />;

/** What the shopper looked at lately, or what is new in the shops that they follow. */
function OwnProducts({ kind }: { kind: keyof typeof lists }) {
  const { t } = useTranslation();
  const { endpoint, title, ...link } = lists[kind];
  const { data } = useQuery(
    callQuery<typeof viewedProducts | typeof followedShopProducts>(
      endpoint,
      { page: 1, limit: inRow },
      { quiet: true },
    ),
  );
  return <TitledRow title={t(title)} cards={data?.list ?? []} {...link} />;
}
