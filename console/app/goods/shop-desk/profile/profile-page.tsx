import { Alert, Link as MuiLink, Stack } from '@mui/material';
import { shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { HandlingPanel } from './handling-panel.tsx';
import { LowStockPanel } from './low-stock-panel.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { TraderPanel } from './trader-panel.tsx';

/** The public profile of the shop. */
export const ProfilePage = () => {
  const t = useTranslation();
  const profile = useEndpointQuery(shopProfile, {}).data;
  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      <Title title={t('menu.shop_profile')} />
      {profile && (
        <>
          <MuiLink
            href={`/shop/${profile.id}?tab=about`}
            target="_blank"
            rel="noopener"
            variant="body2"
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('shop.dashboard.view_shop')}
          </MuiLink>
          {profile.suspended_reason !== '' && (
            <Alert severity="warning">{t('profile.suspended', { reason: profile.suspended_reason })}</Alert>
          )}
          <HandlingPanel profile={profile} />
          <LowStockPanel pieces={profile.low_stock_at} />
          <TraderPanel trader={profile.trader} since={profile.trader_since} check={profile.trader_check} />
          {profile.policies.map((policy) => (
            <PolicyPanel key={policy.kind} policy={policy} />
          ))}
        </>
      )}
    </Stack>
  );
};
