import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchAttendance } from './api/attendance.ts';
import { Desk } from './desk.tsx';

// The page's content security policy allows only styles with its nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'tw', ...(nonce && { nonce }) });

// react-admin renders repeatedly until a navigation is done, and each render restarts a navigation in a transition:
// the redirect to the sign-in page would take many seconds.
const withoutTransitions = { useTransitions: false };

watchAttendance();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <BrowserRouter basename="/console" {...withoutTransitions}>
        <Desk />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>,
);
