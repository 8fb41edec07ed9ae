import { Stack } from '@mui/material';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PromoTable } from './promo-list.tsx';
import { CampaignsPanel } from './campaigns-panel.tsx';
import { PromoBatchesPanel } from './promo-batches-panel.tsx';
import { EndPromo, ProposePromo } from './promo-actions.tsx';

/** Promo codes of the platform and of every shop. */
export const PromosPage = () => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2 }}>
      <CampaignsPanel />
      <PromoBatchesPanel />
      <PromoTable
        resource="promos"
        title={t('menu.promos')}
        showOwner
        make={<ProposePromo />}
        end={(promo) => <EndPromo promo={promo} />}
      />
    </Stack>
  );
};
