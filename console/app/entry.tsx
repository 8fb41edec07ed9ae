import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Desk } from './desk.tsx';

// The page's policy lets only styles in that carry its nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'tw', ...(nonce && { nonce }) });

// A move in the background would start anew with each render in between, and react-admin renders until it has moved:
// whoever is not signed in would wait for the sign-in page for many seconds.
const moveAtOnce = { useTransitions: false };

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <BrowserRouter basename="/console" {...moveAtOnce}>
        <Desk />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>,
);
