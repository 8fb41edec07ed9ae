import { useQuery } from '@tanstack/react-query';
import { CreditCard, KeyRound, LockKeyhole } from 'lucide-react';
import { Link } from '../../../shell/router/link.tsx';
import { useUser } from '../../../api/user.ts';
import { ListGroup, ListRow } from '../../../design/list-row.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { EmailPart } from '../../../people/users/email-part.tsx';
import { MobilePart } from '../../../people/users/mobile-part.tsx';
import { IdentitiesPart } from '../../../people/users/identities-part.tsx';
import { TwoStepRow } from '../../../people/users/two-step-row.tsx';
import { LooksPart } from '../../../people/users/looks-part.tsx';
import { SessionsPart } from '../../../people/users/sessions-part.tsx';
import { PhrasePart } from '../../../operations/service/phrase-part.tsx';
import { withdrawalInfoQuery } from '../withdraw/withdraw-data.ts';

/** Password, payment code, e-mail and sessions, and the rules that protect the wallet. */
export function Component() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const user = useUser();
  const info = useQuery({ ...withdrawalInfoQuery(), refetchOnMount: 'always' });
  const state = user && (user.have_pay === 1 ? t('users.passwords.set') : t('users.passwords.notSet'));
  const lockedUntil = info.data?.locked_until;
  const accountsLockedUntil = info.data?.accounts_locked_until;
  return (
    <>
      <ScreenBar title={t('title.security')} fallback="/filter" />
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-8">
        {lockedUntil && (
          <Notice tone="warn" title={t('wallet.withdraw.locked')}>
            {t('wallet.withdraw.lockedText', { time: date(lockedUntil, 'minute') })}
            {accountsLockedUntil && (
              <span className="mt-1 block">
                {t('wallet.account.lockedText', { time: date(accountsLockedUntil, 'minute') })}
              </span>
            )}
          </Notice>
        )}
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
          <TwoStepRow />
          <EmailPart />
          <MobilePart />
          <PhrasePart />
          <ListRow icon={CreditCard} title={t('title.payment')} link={(face) => <Link to="/payment" {...face} />} />
        </ListGroup>
        <IdentitiesPart />
        <SessionsPart />
        <LooksPart />
        <Notice tone="sea" title={t('wallet.security.rules')}>
          <ul className="flex list-disc flex-col gap-1 pl-4">
            <li>{t('wallet.security.tries')}</li>
            <li>{t('wallet.security.withdrawalsPaused')}</li>
            <li>{t('wallet.security.newAccount')}</li>
            <li>{t('wallet.staffNeverAsk')}</li>
          </ul>
        </Notice>
      </div>
    </>
  );
}
