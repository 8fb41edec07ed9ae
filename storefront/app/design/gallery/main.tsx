import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { followTheme } from '../theme.ts';
import { Toaster } from '../toast.tsx';
import { Controls } from './controls.tsx';
import { Overlays } from './overlays.tsx';
import { Screen } from './screen.tsx';

const asked = new URLSearchParams(location.search);
const pages = { controls: Controls, overlays: Overlays, screen: Screen };
const Page = pages[(asked.get('page') ?? 'controls') as keyof typeof pages] ?? Controls;

document.documentElement.lang = asked.get('lang') ?? 'en';
followTheme({ get: () => asked.get('theme'), set: () => undefined });

const root = document.querySelector('#gallery');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <div
          data-portal-host=""
          className="relative mx-auto max-w-(--column) sm:h-dvh sm:overflow-hidden sm:shadow-column sm:[contain:layout]"
        >
          <div className="flex min-h-dvh flex-col sm:h-full sm:min-h-0 sm:overflow-y-auto">
            <Page />
          </div>
          <Toaster closeLabel="Close" link={(to, face) => <a href={to} {...face} />} />
        </div>
      </CSPProvider>
    </StrictMode>,
  );
}
