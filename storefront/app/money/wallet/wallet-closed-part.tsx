import { Link } from '../../shell/router/link.tsx';
import { Lock } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Shown where an installation lets no money in or out of the wallet; refunds and earnings stay in it. */
export function WalletClosedPart() {
  const { t } = useTranslation();
  return (
    <div className="my-auto">
      <EmptyState
        art={<Lock aria-hidden size={56} strokeWidth={1.4} />}
        title={t('wallet.closed.title')}
        text={t('wallet.closed.text')}
        action={
          <Link to="/capitalRecord" className={buttonClass({ kind: 'soft' })}>
            {t('title.capitalRecord')}
          </Link>
        }
      />
    </div>
  );
}
