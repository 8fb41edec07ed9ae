import { createPromo } from '@tradewind/contract/trade/desk/promos';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PromoTable } from './promo-list.tsx';
import { EndPromo, CreatePromo } from './promo-actions.tsx';

/** Promo codes of the platform and of every shop. */
export const PromosPage = () => {
  const t = useTranslation();
  return (
    <PromoTable
      resource="promos"
      title={t('menu.promos')}
      showOwner
      make={<CreatePromo endpoint={createPromo} text={t('promos.platform_text')} />}
      end={(promo) => <EndPromo promo={promo} />}
    />
  );
};
