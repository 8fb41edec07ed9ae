import { Box, Button, Stack, Typography } from '@mui/material';
import { saveBanner, type DeskBanner } from '@tradewind/contract/platform/desk/banners';
import { ImagePlus } from 'lucide-react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HomePreview } from '../home/home-preview.tsx';
import { PublishedChip, ShownTime, usePublishedTabs } from '../home/published.tsx';

const Column = DataTable.Col<DeskBanner>;

/** Banners of the home screen in their order, and a preview of it at any moment. */
export const BannerList = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  return (
    <DeskList
      resource="banners"
      title={t('menu.banners')}
      sort={{ field: 'position', order: 'ASC' }}
      empty={t('banners.empty')}
      table={{ rowClick: 'show' }}
      tabs={usePublishedTabs()}
      actions={
        <>
          <HomePreview />
          {canCall(saveBanner) && (
            <Button component={Link} to="/banners/create" variant="contained" startIcon={<ImagePlus size={18} />}>
              {t('banners.make')}
            </Button>
          )}
        </>
      }
    >
      <Column source="position" disableSort label={t('banners.position')} align="right" {...wideOnly} />
      <Column
        source="title"
        disableSort
        label={t('banners.banner')}
        render={({ image, title }) => (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <Box component="img" src={image} alt="" sx={{ width: 56, height: 42, objectFit: 'contain' }} />
            <strong>{title}</strong>
          </Stack>
        )}
      />
      <Column
        source="link"
        disableSort
        label={t('banners.link')}
        {...wideOnly}
        render={({ link }) => (
          <Typography variant="body2" sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
            {link}
          </Typography>
        )}
      />
      <Column
        source="from"
        disableSort
        label={t('banners.from')}
        {...wideOnly}
        render={({ from }) => <ShownTime value={from} />}
      />
      <Column
        source="until"
        disableSort
        label={t('banners.until')}
        {...wideOnly}
        render={({ until }) => <ShownTime value={until} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={({ state }) => <PublishedChip state={state} />}
      />
    </DeskList>
  );
};
