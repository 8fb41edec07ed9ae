import { Stack, Typography } from '@mui/material';
import { freightZones } from '@tradewind/contract/trade/shop-desk/freight';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ZonePanel } from './zone-panel.tsx';
import { SaveZone } from './zone-actions.tsx';

/** The freight zones of the shop. */
export const FreightPage = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(freightZones, {});
  if (!data) return <Title title={t('menu.shop_freight')} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_freight')} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 320px' }}>
          {t('freight.text')}
        </Typography>
        <SaveZone />
      </Stack>
      {data.list.length === 0 && (
        <Panel title={t('freight.no_zones')}>
          <Typography variant="body2" color="textSecondary">
            {t('empty.shop_delivery')}
          </Typography>
        </Panel>
      )}
      {data.list.map((zone) => (
        <ZonePanel key={zone.id} zone={zone} isOnly={data.list.length === 1} />
      ))}
    </Stack>
  );
};
