import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useScreenActive } from '../screen-active.ts';

const LanguageSheet = lazy(async () => ({
  default: (await (await import('../../screens.ts')).frameParts.languageSheet()).LanguageSheet,
}));

/** The choice of language and currency, which visitors have as well. It is fetched when it is first opened. */
export function useLanguageSheet(): { sheet: ReactNode; open: () => void } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const active = useScreenActive();
  const sheet = state !== 'never' && (
    <Suspense>
      <LanguageSheet open={state === 'open' && active} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
    </Suspense>
  );
  return { sheet, open: () => setState('open') };
}
