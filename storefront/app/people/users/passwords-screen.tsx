import { KeyRound, LockKeyhole } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useUser } from '../../api/user.ts';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const state = user && (user.have_pay === 1 ? t('users.passwords.set') : t('users.passwords.notSet'));
  return (
    <>
      <ScreenBar title={t('title.passwords')} fallback="/filter" />
      <div className="px-3 pt-1 pb-8">
        <ListGroup>
          <ListRow
            icon={KeyRound}
            title={t('users.passwords.login')}
            note={t('users.passwords.loginNote')}
            link={(face) => <Link to="/changePassword" {...face} />}
          />
          <ListRow
            icon={LockKeyhole}
            title={t('title.changePayPwd')}
            note={t('users.passwords.codeNote')}
            value={state ?? undefined}
            link={(face) => <Link to="/changePayPwd" {...face} />}
          />
        </ListGroup>
      </div>
    </>
  );
}
