import { Link as MuiLink, Stack } from '@mui/material';
import { shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { Title } from 'react-admin';
import { useDesk } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { BannerPanel } from './banner-panel.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { TraderPanel } from './trader-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

/** What the shop says of itself to whoever passes by. */
export const ProfilePage = () => {
  const word = useWords();
  const profile = useDesk(shopProfile, {}).data;
  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      <Title title={word('menu.shop_profile')} />
      {profile && (
        <>
          <MuiLink
            href={`/shop/${profile.id}?tab=about`}
            target="_blank"
            rel="noopener"
            variant="body2"
            sx={{ alignSelf: 'flex-start' }}
          >
            {word('shop.dashboard.see')}
          </MuiLink>
          <BannerPanel banner={profile.banner} />
          <WordsPanel slogans={profile.slogans} abouts={profile.abouts} />
          <TraderPanel trader={profile.trader} since={profile.trader_since} check={profile.trader_check} />
          {profile.policies.map((policy) => (
            <PolicyPanel key={policy.kind} policy={policy} />
          ))}
        </>
      )}
    </Stack>
  );
};
