import { Stack, Typography } from '@mui/material';
import { shopCampaigns, type ShopCampaign } from '@tradewind/contract/trade/shop-desk/campaigns';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CreateShopPromo } from '../../promos/promo-actions.tsx';

/** Campaigns that the shop can join with a coupon; nothing where there is none. */
export const ShopCampaignsPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(shopCampaigns, {});
  if (!data || data.list.length === 0) return null;
  return (
    <Panel title={t('promos.campaigns.offered')}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
        {data.list.map((campaign) => (
          <Campaign key={campaign.id} campaign={campaign} />
        ))}
      </Stack>
    </Panel>
  );
};

const Campaign = ({ campaign }: { campaign: ShopCampaign }) => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  const { name, share, most, left, coupons, starts_at: from, ends_at: until } = campaign;
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack sx={{ gap: 0.5, flex: '1 1 320px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2">{t('promos.campaigns.offer', { share, most: money(most) })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            t('promos.campaigns.left', { amount: money(left) }),
            `${moment(from)} – ${moment(until)}`,
            ...(coupons > 0 ? [t('promos.campaigns.own', { smart_count: coupons })] : []),
          ].join(' · ')}
        </Typography>
      </Stack>
      <CreateShopPromo campaign={campaign} />
    </Stack>
  );
};
