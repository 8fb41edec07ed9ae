import { type ReactNode, Suspense, useState } from 'react';
import { useLanguage } from '../../i18n/use-translation.tsx';
import { loadRemainingMessages } from '../language/load-messages.ts';
import { useScreenActive } from '../screen-active.ts';
import { framePart } from './frame-parts.tsx';

const LanguageSheet = framePart((parts) => parts.languageSheet());

/** The choice of language and currency, which visitors have as well. It is fetched when it is first opened. */
export function useLanguageSheet(): { sheet: ReactNode; open: () => void } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const active = useScreenActive();
  const language = useLanguage();
  const sheet = state !== 'never' && (
    <Suspense>
      <LanguageSheet open={state === 'open' && active} onOpenChange={(open) => setState(open ? 'open' : 'closed')} />
    </Suspense>
  );
  // Home does not have all its words yet.
  const open = () =>
    void loadRemainingMessages(language).then(
      () => setState('open'),
      () => undefined,
    );
  return { sheet, open };
}
