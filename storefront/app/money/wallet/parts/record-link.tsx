import { Link } from '../../../shell/router/link.tsx';
import { navTextClass } from '../../../design/nav-bar.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** The link at the right of a bar to the record. */
export function RecordLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={navTextClass}>
      {t('wallet.record')}
    </Link>
  );
}
