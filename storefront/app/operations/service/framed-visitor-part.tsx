import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from '../../shell/router/visit.ts';
import { readToken } from '../../api/session.ts';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/**
 * In place of the conversation for a visitor in a frame, in which nobody can sign in: opens it in a tab of its own, behind the
 * sign-in. The frame follows when the visitor comes back to it, if the browser lets it see the session.
 */
export function FramedVisitorPart() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const reloadWhenSignedIn = () => readToken() && location.reload();
    document.addEventListener('visibilitychange', reloadWhenSignedIn);
    return () => document.removeEventListener('visibilitychange', reloadWhenSignedIn);
  }, []);
  return (
    <div className="my-auto">
      <h1 className="sr-only">{t('title.service')}</h1>
      <EmptyState
        art={<MessageCircle aria-hidden size={64} strokeWidth={1.2} />}
        title={t('service.framed.title')}
        text={t('service.framed.text')}
        action={
          <a href={pathname + search} target="_blank" rel="noopener" className={buttonClass()}>
            {t('title.login')}
          </a>
        }
      />
    </div>
  );
}
