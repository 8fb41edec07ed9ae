import { Hammer } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useRouteTitle } from '../page-title.ts';
import { ScreenBar } from '../screen-bar.tsx';

/** Stands in for every feature that the shop promises but does not have yet. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={useRouteTitle()} />
      <div className="my-auto">
        <EmptyState
          art={<Hammer aria-hidden size={56} strokeWidth={1.4} />}
          title={t('shell.notYetOpen')}
          text={t('shell.notYetOpenText')}
          action={
            <Link to="/home" className={buttonClass({ kind: 'soft' })}>
              {t('shell.goHome')}
            </Link>
          }
        />
      </div>
    </>
  );
}
