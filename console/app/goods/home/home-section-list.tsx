import { Button } from '@mui/material';
import { saveHomeSection, type DeskHomeSection } from '@tradewind/contract/goods/desk/home';
import { Plus } from 'lucide-react';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HomePreview } from './home-preview.tsx';
import { PublishedChip, ShownTime, usePublishedTabs } from './published.tsx';

const Column = DataTable.Col<DeskHomeSection>;

/** What Home shows, in its order, and a preview of it at any moment. */
export const HomeSectionList = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  return (
    <DeskList
      resource="home_sections"
      title={t('menu.home_sections')}
      sort={{ field: 'position', order: 'ASC' }}
      empty={t('home.empty')}
      table={{ rowClick: 'show' }}
      tabs={usePublishedTabs()}
      actions={
        <>
          <HomePreview />
          {canCall(saveHomeSection) && (
            <Button component={Link} to="/home_sections/create" variant="contained" startIcon={<Plus size={18} />}>
              {t('home.make')}
            </Button>
          )}
        </>
      }
    >
      <Column source="position" disableSort label={t('banners.position')} align="right" />
      <Column
        source="kind"
        disableSort
        label={t('home.section')}
        render={({ kind, title }) => <strong>{title || t(`home.kinds.${kind}`)}</strong>}
      />
      <Column
        source="locales"
        disableSort
        label={t('home.languages')}
        {...wideOnly}
        render={({ locales }) => (locales.length > 0 ? locales.map(nameOf).join(', ') : t('common.all'))}
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
