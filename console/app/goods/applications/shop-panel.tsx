import { Stack, Typography } from '@mui/material';
import type { DeskApplication } from '@tradewind/contract/goods/desk/applications';
import { Facts } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCategories } from '../shop-desk/products/marks-panel.tsx';

/** The shop that is applied for, as shoppers would see it. */
export const ShopPanel = ({ application }: { application: DeskApplication }) => {
  const t = useTranslation();
  const { list } = useFormat();
  const categories = useCategories();
  const nameOf = (code: string) => categories.find(({ id }) => id === code)?.name ?? code;
  const { avatar, banner, shop_name, slug, slogan, about, city, since } = application;
  return (
    <Panel title={t('applications.shop')}>
      {banner && (
        <img
          src={banner}
          alt={t('applications.banner')}
          style={{ width: '100%', aspectRatio: '3 / 1', objectFit: 'cover', borderRadius: 10, marginBottom: 16 }}
        />
      )}
      <Stack direction="row" sx={{ gap: 2, mb: 2, alignItems: 'center' }}>
        <img
          src={avatar}
          alt={t('applications.avatar')}
          width={72}
          height={72}
          style={{ objectFit: 'cover', borderRadius: 10, flexShrink: 0 }}
        />
        <Stack sx={{ minWidth: 0 }}>
          <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {shop_name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {slogan}
          </Typography>
        </Stack>
      </Stack>
      <Typography variant="body2" sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <Facts
        facts={[
          [t('applications.slug'), slug],
          [t('applications.city'), city],
          [t('applications.since'), since],
          [t('applications.categories'), list(application.categories.map(nameOf))],
        ]}
      />
    </Panel>
  );
};
