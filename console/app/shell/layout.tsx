import { Box, Drawer, IconButton, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Menu as MenuIcon, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { RefreshIconButton } from 'react-admin';
import { readSession } from '../api/session.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ServiceLiveProvider } from '../trade/service/service-live.tsx';
import { SingleAdministrator } from '../platform/changes/waiting-change.tsx';
import { FindButton } from './find-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Menu } from './menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { usePageTitle } from './use-page-title.ts';

const ShopAccountPage = lazy(async () => ({
  default: (await import('../people/shop-desk/account/shop-account-page.tsx')).ShopAccountPage,
}));

/** Whether this is the desk of a shop. */
function isAtShop(): boolean {
  const session = readSession();
  return session !== null && 'shop' in session;
}

/** Whether a member of a shop has to set up a second factor before anything else. */
function isBarred(): boolean {
  const session = readSession();
  return session !== null && 'shop' in session && session.second_factor === 'missing';
}

/** Menu at the left, header with the screen's title, and the screen. On small screens the menu is a drawer. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const t = useTranslation();
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  usePageTitle();
  return (
    <ServiceLiveProvider barred={isBarred()}>
      <Box sx={{ display: 'flex', minHeight: '100dvh', backgroundColor: 'background.default', color: 'text.primary' }}>
        {roomy ? (
          <Box
            sx={{
              width: 232,
              flexShrink: 0,
              position: 'sticky',
              top: 0,
              height: '100dvh',
              borderRight: 1,
              borderColor: 'divider',
            }}
          >
            <Menu onChosen={close} />
          </Box>
        ) : (
          <Drawer open={open} onClose={close} slotProps={{ paper: { sx: { borderRadius: 0 } } }}>
            <Menu onChosen={close} />
          </Drawer>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {/* A preview in a frame has a header and a main part of its own, which have no names. */}
          <Stack
            component="header"
            aria-label={t(isAtShop() ? 'shop.desk' : 'console')}
            direction="row"
            sx={{ height: 64, px: { xs: 1.5, md: 3 }, gap: 0.5, alignItems: 'center' }}
          >
            {!roomy && (
              <IconButton onClick={() => setOpen(true)} aria-label={t('menu.open')} color="inherit">
                <MenuIcon size={22} />
              </IconButton>
            )}
            <Typography
              id="react-admin-title"
              variant="h5"
              component="h1"
              noWrap
              sx={{ flex: 1, minWidth: 0, fontSize: { xs: 18, md: 'h5.fontSize' }, '& > *': { display: 'inline' } }}
            />
            {!isBarred() && <FindButton />}
            <RefreshIconButton icon={<RefreshCw size={20} />} />
            <LanguageMenu />
            <ThemeButton />
          </Stack>
          <Box
            component="main"
            id="main-content"
            aria-labelledby="react-admin-title"
            sx={{ px: { xs: 1.5, md: 3 }, pb: 5, maxWidth: 1440 }}
          >
            <SingleAdministrator />
            <Suspense fallback={null}>{isBarred() ? <ShopAccountPage /> : children}</Suspense>
          </Box>
        </Box>
      </Box>
    </ServiceLiveProvider>
  );
};
