import { Box, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { brand, Mark } from '../look/mark.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { ThemeButton } from '../shell/theme-button.tsx';
import { EnrolForm, type Enrolment } from './enrol-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** E-mail, password and code; whoever has no codes yet sets them up first. */
export const SignInPage = () => {
  const word = useWords();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, backgroundColor: 'background.default', color: 'text.primary' }}>
      <Stack sx={{ width: '100%', maxWidth: 400, gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Mark size={32} />
          <Typography sx={{ fontSize: 22, fontWeight: 700, letterSpacing: '-0.03em' }}>{brand}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>{word('console')}</Typography>
          <LanguageMenu />
          <ThemeButton />
        </Stack>
        <Card sx={{ p: 3 }}>{enrolment ? <EnrolForm enrolment={enrolment} onBack={() => setEnrolment(null)} /> : <SignInForm onEnrolment={setEnrolment} />}</Card>
      </Stack>
    </Box>
  );
};
