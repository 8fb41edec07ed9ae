import { locales, type Texts } from '@tradewind/contract/base/locales';
import { makeAnnouncement } from '@tradewind/contract/platform/desk/texts';
import { Megaphone } from 'lucide-react';
import { ActionButton } from '../../design/action-button.tsx';
import { isoOfInput } from '../../design/local-input.ts';
import { nameOf } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Announces something in up to five languages. */
export const MakeAnnouncement = () => {
  const t = useTranslation();
  const read = (typed: Record<string, string>, part: string): Texts =>
    Object.fromEntries(locales.map((locale) => [locale, typed[`${part}.${locale}`] ?? ''])) as Texts;
  return (
    <ActionButton
      endpoint={makeAnnouncement}
      label={t('announcements.make')}
      kind="main"
      icon={<Megaphone size={18} />}
      fields={[
        { name: 'from', label: t('announcements.from'), kind: 'moment', help: t('announcements.from_help') },
        { name: 'until', label: t('announcements.until'), kind: 'moment', required: true },
        ...locales.flatMap((locale) => [
          { name: `titles.${locale}`, label: `${t('announcements.title')} · ${nameOf(locale)}` },
          { name: `bodies.${locale}`, label: `${t('announcements.body')} · ${nameOf(locale)}`, kind: 'lines' as const },
        ]),
      ]}
      input={(typed) => ({
        titles: read(typed, 'titles'),
        bodies: read(typed, 'bodies'),
        from: isoOfInput(typed['from'] ?? '') ?? '',
        until: isoOfInput(typed['until'] ?? '') ?? '',
      })}
      done={t('announcements.made')}
    >
      {t('announcements.text')}
    </ActionButton>
  );
};
