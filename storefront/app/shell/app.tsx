import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language.ts';
import { LanguageProvider } from '../i18n/use-translation.tsx';

interface AppProps {
  queries: QueryClient;
  language: Language;
  children: ReactNode;
}

/** The providers around every screen, on the server and in the browser alike; `children` is the router. */
export function App({ queries, language, children }: AppProps) {
  return (
    <LanguageProvider language={language}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </LanguageProvider>
  );
}
