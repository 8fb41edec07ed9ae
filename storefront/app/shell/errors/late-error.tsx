import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Error boundary of a screen, error boundary of the frame, and what a list shows that could not be loaded, in the first view. */
export const ScreenError = late('ScreenError');
export const AppError = late('AppError');
export const ErrorState = late('ErrorState');

interface ErrorProps {
  error: unknown;
  /** Only a screen or the frame does it by itself. */
  onRetry?: () => void;
}

/** What shows errors comes with the list of screens, so that the first view need not bring it. */
function late(name: 'ScreenError' | 'AppError' | 'ErrorState'): ComponentType<ErrorProps> {
  const Late = lazy(async () => {
    try {
      return { default: (await import('../../screens.ts'))[name] as ComponentType<ErrorProps> };
    } catch {
      return { default: BareError };
    }
  });
  return (props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}

/** Without a network, before anything but the first view was fetched. */
function BareError() {
  const { t } = useTranslation();
  const reload = () => location.reload();
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  });
  return (
    <button type="button" onClick={reload} className="m-auto p-8 text-body">
      {t('shell.offline')} {t('shell.tryAgain')}
    </button>
  );
}
