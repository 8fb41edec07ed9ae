import type { LawSlug } from '@tradewind/contract/platform/texts';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const LawSheet = lazy(async () => ({ default: (await import('./law-sheet.tsx')).LawSheet }));

/** Words that open a document of law in a sheet. */
export function LawLink({ slug, children }: { slug: LawSlug; children: ReactNode }) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        onClick={() => setSheet('open')}
        className="hit underline decoration-from-font underline-offset-2"
      >
        {children}
      </button>
      {sheet !== 'never' && (
        <Suspense>
          <LawSheet slug={slug} open={sheet === 'open'} onOpenChange={(open) => setSheet(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  );
}
