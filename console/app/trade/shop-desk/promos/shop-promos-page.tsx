import { Stack } from '@mui/material';
import { endShopPromo, exportPromos } from '@tradewind/contract/trade/shop-desk/promos';
import { ExportList } from '../../../design/export-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PromoTable } from '../../promos/promo-list.tsx';
import { EndPromo, CreateShopPromo } from '../../promos/promo-actions.tsx';
import { ShopCampaignsPanel } from './shop-campaigns-panel.tsx';

/** The shop's promo codes. */
export const ShopPromosPage = () => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2 }}>
      <ShopCampaignsPanel />
      <PromoTable
        resource="shop_promos"
        title={t('menu.shop_promos')}
        showOwner={false}
        make={
          <>
            <ExportList endpoint={exportPromos} />
            <CreateShopPromo />
          </>
        }
        end={(promo) => <EndPromo endpoint={endShopPromo} promo={promo} />}
      />
    </Stack>
  );
};
