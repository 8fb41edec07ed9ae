import { Alert, Box, Stack, Typography } from '@mui/material';
import { pickText } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { sendShopNews, shopFollowers } from '@tradewind/contract/goods/shop-desk/followers';
import { ownProducts } from '@tradewind/contract/goods/shop-desk/products';
import { Send } from 'lucide-react';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { dates, useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { languageFields, typedTexts } from '../profile/language-fields.ts';
import { noTexts } from '../../../i18n/texts.ts';

type Followers = OutputOf<typeof shopFollowers>;

/** How many follow the shop, and what reaches them. */
export const FollowersPage = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const { data } = useEndpointQuery(shopFollowers, {});
  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      <Title title={t('menu.shop_followers')} />
      {data && (
        <>
          <Panel title={t('followers.total')}>
            <Typography sx={{ fontSize: 32, fontWeight: 700 }}>{number(data.total)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('followers.total_help')}
            </Typography>
          </Panel>
          <Panel title={t('followers.weeks')}>
            <Weeks weeks={data.weeks} />
          </Panel>
          <News data={data} />
        </>
      )}
    </Stack>
  );
};

/** A bar for each week; the figures are beside them, so that nobody has to measure. */
const Weeks = ({ weeks }: Pick<Followers, 'weeks'>) => {
  const t = useTranslation();
  const { locale, number } = useFormat();
  const most = Math.max(1, ...weeks.map(({ gained }) => gained));
  const day = dates(locale, { month: 'short', day: 'numeric' });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {t('followers.weeks_help')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {weeks.map(({ from, gained }) => (
          <Box
            component="li"
            key={from}
            sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr) 48px', gap: 1, alignItems: 'center' }}
          >
            <Typography variant="body2">{t('followers.week', { date: day.format(new Date(from)) })}</Typography>
            <Box
              aria-hidden
              sx={{ height: 10, borderRadius: 1, backgroundColor: (theme) => theme.palette.tones.sunken }}
            >
              <Box
                sx={{
                  height: '100%',
                  borderRadius: 1,
                  width: `${(gained * 100) / most}%`,
                  backgroundColor: (theme) => theme.palette.tones.sea,
                }}
              />
            </Box>
            <Typography variant="body2" sx={{ textAlign: 'right', fontWeight: 600 }}>
              {number(gained)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
};

const News = ({ data }: { data: Followers }) => {
  const t = useTranslation();
  const { locale, moment } = useFormat();
  const products = useEndpointQuery(ownProducts, { state: 'on_sale', page: 1, limit: 100 }).data?.list ?? [];
  return (
    <Panel
      title={t('followers.reach')}
      actions={
        data.next_at === null && (
          <ActionButton
            endpoint={sendShopNews}
            label={t('followers.send')}
            kind="main"
            icon={<Send size={18} />}
            fields={[
              ...languageFields(noTexts(), 'lines'),
              {
                name: 'product',
                label: t('followers.product'),
                kind: 'choice',
                choices: [
                  { id: '', name: t('followers.to_page') },
                  ...products.map(({ id, title }) => ({ id, name: title })),
                ],
              },
            ]}
            input={({ product, ...typed }) => ({ texts: typedTexts(typed), product_id: product || null })}
            done={t('followers.sent')}
          >
            {t('followers.send_text')}
          </ActionButton>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('followers.reach_help')}
        </Typography>
        {data.next_at && <Alert severity="info">{t('followers.next_at', { moment: moment(data.next_at) })}</Alert>}
        {data.news.length === 0 && <Typography variant="body2">{t('followers.none')}</Typography>}
        {data.news.map(({ id, texts, product, by, at }) => (
          <Stack key={id} sx={{ gap: 0.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {pickText(texts, locale)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[moment(at), by, product && t('followers.leads', { title: product })].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};
