import { Box, Button, Stack, Typography } from '@mui/material';
import { bannerStates, saveBanner, type DeskBanner } from '@tradewind/contract/platform/desk/banners';
import { ImagePlus } from 'lucide-react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HomePreview } from '../home/home-preview.tsx';

const Column = DataTable.Col<DeskBanner>;
const tones: Record<DeskBanner['state'], Tone> = { draft: 'quiet', coming: 'info', shown: 'ok', over: 'quiet' };

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
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: t('common.all') },
          ...bannerStates.map((value) => ({ value, label: t(`banners.states.${value}`) })),
        ],
      }}
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
        render={({ from }) => (from ? <Moment value={from} /> : t('banners.always'))}
      />
      <Column
        source="until"
        disableSort
        label={t('banners.until')}
        {...wideOnly}
        render={({ until }) => (until ? <Moment value={until} /> : t('banners.always'))}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={({ state }) => <StatusChip tone={tones[state]} label={t(`banners.states.${state}`)} />}
      />
    </DeskList>
  );
};
