import { Link } from '../router/link.tsx';
import { BrandMark } from '../../design/brand-mark.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { cx } from '../../design/class-names.ts';
import { WidePart } from './frame-parts.tsx';
import { LanguageChoice } from './language-choice.tsx';

const groups: readonly { title: MessageKey; links: readonly { to: string; text: MessageKey }[] }[] = [
  {
    title: 'shell.help',
    links: [
      { to: '/helpAndSupport', text: 'title.helpAndSupport' },
      { to: '/services', text: 'title.services' },
    ],
  },
  {
    title: 'shell.footer.shop',
    links: [
      { to: '/explore', text: 'title.explore' },
      { to: '/products', text: 'title.products' },
      { to: '/searchs', text: 'title.searchs' },
      { to: '/merchantEntry', text: 'shell.openShop' },
    ],
  },
  {
    title: 'shell.brand',
    links: [
      { to: '/platform', text: 'title.platform' },
      { to: '/law', text: 'title.law' },
    ],
  },
];

interface PageFooterProps {
  /** In a narrow window too, as its links alone. */
  narrow: boolean;
}

/** The foot of every screen in a wide window. Narrow ones have these links at the end of Home, and on Me. */
export function PageFooter({ narrow }: PageFooterProps) {
  const { t } = useTranslation();
  return (
    <footer className={cx('page-footer', !narrow && 'max-md:hidden')}>
      <div className="mx-auto flex w-full max-w-(--page) flex-wrap justify-between gap-x-12 gap-y-8 px-4 py-4 md:py-10">
        <div className="flex max-w-72 flex-col items-start gap-3 text-body text-ink-2 max-md:hidden">
          <BrandMark name={t('shell.brand')} className="text-ink" />
          <p>{t('shell.slogan')}</p>
          <LanguageChoice />
        </div>
        <nav aria-label={t('shell.links')} className="footer-links">
          {groups.map(({ title, links }) => (
            <div key={title} className="max-w-52">
              <p className="pb-1.5 text-note font-semibold">{t(title)}</p>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to} className="inline-flex min-h-9 items-center text-note text-ink-2 hover:text-sea">
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <WidePart part="waysToPay" />
        </nav>
      </div>
    </footer>
  );
}
