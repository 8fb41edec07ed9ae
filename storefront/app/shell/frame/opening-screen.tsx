import { useSignedIn } from '../../api/session.ts';
import { Skeleton, useStandIn } from '../../design/skeleton.tsx';
import { isPublicPath } from '../guard/route-guard.ts';
import { matchRoute } from '../router/match-route.ts';
import { useOpening, useVisit } from '../router/visit.ts';

/** Stands over the screen that is left while a shopper's own is on the way, of which nothing came with the page. */
export function OpeningScreen() {
  const opening = useOpening();
  const signedIn = useSignedIn();
  const { route } = useVisit();
  const path = opening?.replace(/[?#].*/, '');
  return path && signedIn && !isPublicPath(path) && matchRoute(path)?.route !== route ? <StandIn key={path} /> : null;
}

function StandIn() {
  return (
    useStandIn() && (
      <div aria-hidden className="stand-in">
        <div className="sticky top-(--page-top) mx-auto flex w-full max-w-(--page) flex-col gap-3 p-4">
          <Skeleton className="mb-2 h-8 w-2/5" />
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-32 rounded-lg" />
        </div>
      </div>
    )
  );
}
