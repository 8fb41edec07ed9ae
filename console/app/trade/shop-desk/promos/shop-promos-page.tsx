import { endShopPromo, createShopPromo } from '@tradewind/contract/trade/shop-desk/promos';
import { useWords } from '../../../i18n/words.ts';
import { PromoTable } from '../../promos/promo-list.tsx';
import { EndPromo, MakePromo } from '../../promos/promo-verbs.tsx';

/** The shop's own codes. */
export const ShopPromosPage = () => {
  const word = useWords();
  return (
    <PromoTable
      resource="shop_promos"
      title={word('menu.shop_promos')}
      everybodys={false}
      make={<MakePromo endpoint={createShopPromo} text={word('promos.shop_text')} />}
      end={(promo) => <EndPromo endpoint={endShopPromo} promo={promo} />}
    />
  );
};
