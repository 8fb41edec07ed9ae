import { useQuery } from '@tanstack/react-query';
import type { LawSlug } from '@tradewind/contract/platform/texts';
import { Sheet } from '../../design/sheet.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { lawQuery } from './content-data.ts';
import { LawDocumentPart } from './law-document-part.tsx';

interface LawSheetProps {
  slug: LawSlug;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A document of law over the screen, for visitors too: its own screen asks for a sign-in. */
export function LawSheet({ slug, open, onOpenChange }: LawSheetProps) {
  const { t } = useTranslation();
  const asked = useQuery({ ...lawQuery(slug), enabled: open });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={asked.data?.title ?? t('title.law')}
      closeLabel={t('content.close')}
      textOnly
    >
      {asked.data ? (
        <LawDocumentPart document={asked.data} />
      ) : asked.isError ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Sheet>
  );
}
