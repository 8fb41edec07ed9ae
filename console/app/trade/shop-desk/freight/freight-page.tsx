import { Stack, Typography } from '@mui/material';
import { freightZones } from '@tradewind/contract/trade/shop-desk/freight';
import { Title } from 'react-admin';
import { useDesk } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { ZonePanel } from './zone-panel.tsx';
import { SaveZone } from './zone-verbs.tsx';

/** Where the shop delivers, how, and what a parcel costs there. */
export const FreightPage = () => {
  const word = useWords();
  const { data } = useDesk(freightZones, {});
  if (!data) return <Title title={word('menu.shop_freight')} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.shop_freight')} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 320px' }}>
          {word('freight.text')}
        </Typography>
        <SaveZone />
      </Stack>
      {data.list.length === 0 && <Typography variant="body2">{word('freight.nowhere')}</Typography>}
      {data.list.map((zone) => (
        <ZonePanel key={zone.id} zone={zone} />
      ))}
    </Stack>
  );
};
