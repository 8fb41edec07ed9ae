import { endShopPromo } from '@tradewind/contract/trade/shop-desk/promos';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PromoTable } from '../../promos/promo-list.tsx';
import { EndPromo, CreateShopPromo } from '../../promos/promo-actions.tsx';

/** The shop's promo codes. */
export const ShopPromosPage = () => {
  const t = useTranslation();
  return (
    <PromoTable
      resource="shop_promos"
      title={t('menu.shop_promos')}
      showOwner={false}
      make={<CreateShopPromo />}
      end={(promo) => <EndPromo endpoint={endShopPromo} promo={promo} />}
    />
  );
};
