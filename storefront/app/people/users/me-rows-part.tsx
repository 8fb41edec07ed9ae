import { Globe, History, LifeBuoy, type LucideIcon, ReceiptText, Scale, ShieldCheck, Store } from 'lucide-react';
import { Link } from 'react-router';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { languageNames } from './language-names.ts';

const rows: readonly { to: string; icon: LucideIcon; text: MessageKey; value?: MessageKey }[] = [
  { to: '/capitalRecord', icon: ReceiptText, text: 'title.capitalRecord' },
  { to: '/recentlyViewed', icon: History, text: 'title.recentlyViewed' },
  { to: '/security', icon: ShieldCheck, text: 'users.me.security' },
  { to: '/platform', icon: Store, text: 'shell.openShop', value: 'users.me.merchant' },
  { to: '/helpAndSupport', icon: LifeBuoy, text: 'title.helpAndSupport' },
  { to: '/law', icon: Scale, text: 'title.law' },
];

export function MeRowsPart() {
  const { t, locale } = useTranslation();
  return (
    <ListGroup>
      {rows.map(({ to, icon, text, value }) => (
        <ListRow
          key={to}
          icon={icon}
          title={t(text)}
          value={value && t(value)}
          link={(face) => <Link to={to} {...face} />}
        />
      ))}
      <ListRow
        icon={Globe}
        title={t('title.language')}
        value={<span lang={locale}>{languageNames[locale]}</span>}
        link={(face) => <Link to="/language" {...face} />}
      />
    </ListGroup>
  );
}
