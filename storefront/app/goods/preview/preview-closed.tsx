import { Store } from 'lucide-react';
import { isUnreachable } from '@tradewind/client/errors';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';

/** In place of a preview that this browser may not see, or that could not be had. */
export function PreviewClosed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  if (isUnreachable(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <div className="my-auto">
      <EmptyState
        art={<Store aria-hidden size={56} strokeWidth={1.4} />}
        heading="h1"
        title={t('title.preview')}
        text={t('shops.previewClosed')}
      />
    </div>
  );
}
