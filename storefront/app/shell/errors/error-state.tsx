import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { followRecovery } from '../../api/recovery.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ApiRefusal, TransportError } from '@tradewind/client/errors';
import { Button, buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { servicePath } from '../../paths/service-path.ts';
import { useRouteTitle } from '../page-title.ts';
import { Link } from '../router/link.tsx';
import { useLocation, useNavigate } from '../router/visit.ts';
import { ScreenBar } from '../screen-bar.tsx';
import compass from './compass.webp';

/** Error boundary of a screen, inside the frame: the bottom navigation still works. */
export function ScreenError({ error }: { error: unknown }) {
  const retry = useRetry(error);
  return (
    <>
      <ScreenBar title={useRouteTitle()} />
      <div className="my-auto">
        <ErrorState error={error} onRetry={retry} />
      </div>
    </>
  );
}

/** Missing code that the screen was opened anew for. */
const tried = new WeakSet<object>();

/**
 * What opens a screen anew whose code could not be fetched. A part of it that failed once fails for as long as the page
 * lives: when it does so again, and after a fault, the page is loaded anew.
 */
function useRetry(error: unknown): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isMissing = isChunkMissing(error);
  useEffect(() => {
    if (isMissing && tried.has(error) && navigator.onLine) window.location.reload();
  }, [isMissing, error]);
  return () => {
    if (!isMissing || tried.has(error)) return window.location.reload();
    tried.add(error);
    void navigate(pathname + search + hash, { replace: true, state });
  };
}

/** Error boundary of the frame itself. */
export function AppError({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas">
      <ErrorState error={error} onRetry={() => location.reload()} />
    </main>
  );
}

/**
 * No connection, or a fault of the app; screens show it in place of what they could not load. Once the server can be
 * reached again it retries by itself.
 */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const broken = !isConnectionProblem(error);
  // Anew after each render, since `onRetry` is another one.
  useEffect(() => (broken ? undefined : followRecovery(onRetry)));
  return (
    <EmptyState
      picture={compass}
      title={broken ? t('shell.broken') : t('shell.offline')}
      text={broken ? t('shell.brokenText') : t('shell.offlineText')}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          {t('shell.tryAgain')}
        </Button>
      }
      secondary={
        <>
          <Link to="/home" className={buttonClass({ kind: 'ghost' })}>
            {t('shell.goHome')}
          </Link>
          {broken && (
            <Link to={servicePath()} className={buttonClass({ kind: 'ghost' })}>
              {t('title.service')}
            </Link>
          )}
        </>
      }
      code={t('shell.errorCode', { code: codeOf(error) })}
    />
  );
}

/** A code chunk that can't be fetched counts as a connection problem. */
const isChunkMissing = (error: unknown): error is TypeError =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Whether the network, and not the app or the server, is why something could not be loaded. */
export function isConnectionProblem(error: unknown): boolean {
  if (error instanceof TransportError) return error.problem !== 'status' && error.problem !== 'duplicate';
  return isChunkMissing(error);
}

/** A short code to quote in a support request. */
function codeOf(error: unknown): string {
  if (error instanceof ApiRefusal) return error.requestId || (error.refusal ?? String(error.code));
  if (error instanceof TransportError)
    return error.requestId || (error.status ? `HTTP-${error.status}` : `NET-${error.problem.toUpperCase()}`);
  return isChunkMissing(error) ? 'NET-CODE' : 'APP';
}
