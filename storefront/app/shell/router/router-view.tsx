import { startTransition, useEffect, useState } from 'react';
import { AppError } from '../errors/late-error.tsx';
import { Frame } from '../frame/frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { PageRouter } from './page-router.ts';
import { type Navigate, NavigateContext, OpeningContext, type Visit, VisitContext } from './visit.ts';

/** The frame with the screen of the visit that the router is at. */
export function RouterView({ router }: { router: PageRouter }) {
  const [visit, setVisit] = useState(router.visit);
  const [opening, setOpening] = useState(router.opening);
  useEffect(() => {
    const follow = () => {
      const path = router.opening();
      if (path !== null) return setOpening(path);
      // As a transition, so that a large screen is drawn in pieces; that it is on the way is shown until it is drawn.
      startTransition(() => {
        setVisit(router.visit());
        setOpening(null);
      });
    };
    follow();
    return router.subscribe(follow);
  }, [router]);
  return <VisitView visit={visit} navigate={router.navigate} opening={opening} />;
}

interface VisitViewProps {
  visit: Visit;
  navigate: Navigate;
  opening: string | null;
}

/** The frame with the screen of one visit; on the server nothing leads anywhere. */
export function VisitView({ visit, navigate, opening }: VisitViewProps) {
  return (
    <NavigateContext value={navigate}>
      <OpeningContext value={opening}>
        <VisitContext value={visit}>
          <ErrorBoundary resetOn={visit} fallback={AppError}>
            <Frame />
          </ErrorBoundary>
        </VisitContext>
      </OpeningContext>
    </NavigateContext>
  );
}
