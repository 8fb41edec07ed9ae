import { Box, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { brand, Mark } from '../look/mark.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { ThemeButton } from '../shell/theme-button.tsx';
import { keepDoor, lastDoor, type Door } from './door.ts';
import { EnrolForm, type Enrolment } from './enrol-form.tsx';
import { ShopSignInForm } from './shop-sign-in-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Two doors: operators come in with e-mail, password and code, shops with the account they shop with. */
export const SignInPage = () => {
  const word = useWords();
  const { state } = useLocation();
  const next = (state as { nextPathname?: string } | null)?.nextPathname ?? '/';
  const [door, setDoor] = useState<Door>(() => (next.startsWith('/shop_') ? 'shop' : lastDoor()));
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const choose = (chosen: Door) => {
    keepDoor(chosen);
    setDoor(chosen);
  };
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        backgroundColor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Stack sx={{ width: '100%', maxWidth: 400, gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Mark size={32} />
          <Typography sx={{ fontSize: 22, fontWeight: 700, letterSpacing: '-0.03em' }}>{brand}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {word('console')}
          </Typography>
          <LanguageMenu />
          <ThemeButton />
        </Stack>
        {enrolment ? (
          <Card sx={{ p: 3 }}>
            <EnrolForm enrolment={enrolment} onBack={() => setEnrolment(null)} />
          </Card>
        ) : (
          <Card>
            <Tabs
              value={door}
              onChange={(_, chosen: Door) => choose(chosen)}
              variant="fullWidth"
              aria-label={word('shop.sign_in.door')}
              sx={{ borderBottom: 1, borderColor: 'divider' }}
            >
              <Tab value="shop" label={word('shop.sign_in.shop')} />
              <Tab value="operator" label={word('shop.sign_in.operator')} />
            </Tabs>
            <Box sx={{ p: 3 }}>
              {door === 'shop' ? <ShopSignInForm next={next} /> : <SignInForm onEnrolment={setEnrolment} />}
            </Box>
          </Card>
        )}
      </Stack>
    </Box>
  );
};
