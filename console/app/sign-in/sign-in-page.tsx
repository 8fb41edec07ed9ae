import { Box, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import { setUpPrefix } from '@tradewind/contract/platform/desk/set-up';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { brand, Logo } from '../design/logo.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { ThemeButton } from '../shell/theme-button.tsx';
import { EnrolForm, type Enrolment } from './enrol-form.tsx';
import { InvitationForm, invitationPrefix } from './invitation-form.tsx';
import { ShopSignInForm } from './shop-sign-in-form.tsx';
import { LinkForm } from './link-form.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Two tabs: operators sign in with e-mail, password and code, merchants with their shopper's account. With a one-time link
 * an operator sets up password and codes first, with the link that the server prints the first operator is made, and with
 * that of an invitation one joins a shop.
 */
export const SignInPage = () => {
  const t = useTranslation();
  const { state, hash } = useLocation();
  // A one-time link has its code in the fragment, which no server logs.
  const [linkCode, setLinkCode] = useState<string | null>(hash.length > 1 ? hash.slice(1) : null);
  const next = (state as { nextPathname?: string } | null)?.nextPathname ?? '/';
  const [kind, setDoor] = useState<SignInKind>(() => (next.startsWith('/shop_') ? 'shop' : lastSignInKind()));
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const choose = (chosen: SignInKind) => {
    storeSignInKind(chosen);
    setDoor(chosen);
  };
  const openShopSignIn = () => {
    choose('shop');
    setLinkCode(null);
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
          <Logo size={32} />
          <Typography sx={{ fontSize: 22, fontWeight: 700, letterSpacing: '-0.03em' }}>{brand}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {t('console')}
          </Typography>
          <LanguageMenu />
          <ThemeButton />
        </Stack>
        {enrolment ? (
          <Card sx={{ p: 3 }}>
            <EnrolForm enrolment={enrolment} onBack={() => setEnrolment(null)} />
          </Card>
        ) : linkCode?.startsWith(setUpPrefix) ? (
          <Card sx={{ p: 3 }}>
            <SetUpForm token={linkCode.slice(setUpPrefix.length)} />
          </Card>
        ) : linkCode?.startsWith(invitationPrefix) ? (
          <Card sx={{ p: 3 }}>
            <InvitationForm token={linkCode.slice(invitationPrefix.length)} onDone={openShopSignIn} />
          </Card>
        ) : linkCode !== null ? (
          <Card sx={{ p: 3 }}>
            <LinkForm code={linkCode} onEnrolment={setEnrolment} onBack={() => setLinkCode(null)} />
          </Card>
        ) : (
          <Card>
            <Tabs
              value={kind}
              onChange={(_, chosen: SignInKind) => choose(chosen)}
              variant="fullWidth"
              aria-label={t('shop.sign_in.choose_part')}
              sx={{ borderBottom: 1, borderColor: 'divider' }}
            >
              <Tab value="shop" label={t('shop.sign_in.shop')} />
              <Tab value="operator" label={t('shop.sign_in.operator')} />
            </Tabs>
            <Box sx={{ p: 3 }}>
              {kind === 'shop' ? <ShopSignInForm next={next} /> : <SignInForm onCode={() => setLinkCode('')} />}
            </Box>
          </Card>
        )}
      </Stack>
    </Box>
  );
};

/** How to sign in: as an operator, or as a merchant for a shop. */
type SignInKind = 'shop' | 'operator';

const storageKey = 'tradewind.door';

/** The kind of sign-in used last in this browser. */
const lastSignInKind = (): SignInKind => (localStorage.getItem(storageKey) === 'shop' ? 'shop' : 'operator');

function storeSignInKind(kind: SignInKind): void {
  localStorage.setItem(storageKey, kind);
}
