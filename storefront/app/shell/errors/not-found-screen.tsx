import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from '../router/link.tsx';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { ScreenBar } from '../screen-bar.tsx';
import compass from './compass.webp';

/** Shown for addresses without a route. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.notFound')} />
      <div className="my-auto">
        <EmptyState
          picture={compass}
          title={t('shell.notFound')}
          text={t('shell.notFoundText')}
          action={
            <Link to="/home" className={buttonClass()}>
              {t('shell.goHome')}
            </Link>
          }
        />
      </div>
    </>
  );
}
