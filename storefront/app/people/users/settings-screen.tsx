import { useQueryClient } from '@tanstack/react-query';
import { walletCurrency } from '@tradewind/contract/base/money';
import { Bell, Coins, CreditCard, Globe, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useNavigate } from '../../shell/router/visit.ts';
import { useShownCurrency } from '../../api/shown-currency.ts';
import { useConfirm } from '../../design/dialog.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { signOut } from '../../shell/session/sign-in.ts';
import { languageNames } from '../../i18n/language.ts';
import { useState } from 'react';
import { InstallPart } from './install-part.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { storage } from '../../api/storage.ts';
import { Card } from '../../design/card.tsx';
import { Segmented } from '../../design/segmented.tsx';
import { chooseTheme, readTheme } from '../../design/theme.ts';

export function Component() {
  const { t, locale } = useTranslation();
  const currency = useShownCurrency()?.currency ?? walletCurrency;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const confirmSignOut = async () => {
    const sure = await confirm({
      title: t('users.setting.signOutAsk'),
      text: t('users.setting.signOutText'),
      confirmLabel: t('users.setting.signOut'),
      cancelLabel: t('users.setting.stay'),
    });
    if (!sure) return;
    // Leave first: on a private screen the guard would send the visitor to sign in.
    await navigate('/home', { replace: true });
    await signOut(queries);
  };
  return (
    <>
      <ScreenBar title={t('title.setting')} fallback="/filter" />
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-8">
        <ListGroup>
          <ListRow icon={UserRound} title={t('title.profile')} link={(face) => <Link to="/profile" {...face} />} />
          <ListRow icon={CreditCard} title={t('title.payment')} link={(face) => <Link to="/payment" {...face} />} />
          <ListRow icon={ShieldCheck} title={t('title.security')} link={(face) => <Link to="/security" {...face} />} />
          <ListRow icon={Bell} title={t('title.notification')} link={(face) => <Link to="/notification" {...face} />} />
          <ListRow
            icon={Globe}
            title={t('title.language')}
            value={<span lang={locale}>{languageNames[locale]}</span>}
            link={(face) => <Link to="/language" {...face} />}
          />
          <ListRow
            icon={Coins}
            title={t('currencies.title')}
            value={currency}
            link={(face) => <Link to="/language" {...face} />}
          />
        </ListGroup>
        <ThemePart />
        <InstallPart />
        <OwnDataPart />
        <ListGroup>
          <ListRow
            icon={LogOut}
            tone="bad"
            chevron={false}
            title={t('users.setting.signOut')}
            onClick={() => void confirmSignOut()}
          />
        </ListGroup>
      </div>
      {dialog}
    </>
  );
}

/** The theme: light, dark or the device's. */
function ThemePart() {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(() => readTheme(storage));
  return (
    <Card as="section" padded>
      <h2 className="mb-3 text-lead">{t('users.setting.theme')}</h2>
      <Segmented
        label={t('users.setting.theme')}
        options={[
          { id: 'system', label: t('users.setting.system') },
          { id: 'light', label: t('users.setting.light') },
          { id: 'dark', label: t('users.setting.dark') },
        ]}
        value={choice}
        onChange={(next) => {
          chooseTheme(storage, next);
          setChoice(next);
        }}
      />
    </Card>
  );
}
