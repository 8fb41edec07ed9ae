import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router';
import { BrandMark } from '../../design/brand-mark.tsx';
import { Isobars } from '../../design/patterns.tsx';
import type { MessageKey } from '../../i18n/messages.ts';

const links: readonly { to: string; text: MessageKey }[] = [
  { to: '/helpAndSupport', text: 'title.helpAndSupport' },
  { to: '/law', text: 'title.law' },
  { to: '/merchantEntry', text: 'shell.openShop' },
  { to: '/language', text: 'title.language' },
];

/** The area around the column in wide windows: pattern lines, two washes of colour, brand and links. */
export function DesktopSurround() {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none absolute inset-0 hidden sm:block">
      <div aria-hidden className="surround-wash absolute inset-0" />
      <Isobars tone="surround" />
      <div className="absolute inset-y-0 left-0 hidden w-[calc(50%-var(--column)/2)] flex-col justify-center gap-4 pr-8 pl-[clamp(40px,7vw,100px)] min-[1180px]:flex">
        <BrandMark name={t('shell.brand')} size="lg" />
        <p className="max-w-64 text-h1 font-bold tracking-[-0.025em] text-balance">{t('shell.slogan')}</p>
        <p className="max-w-64 text-body text-balance text-ink-2">{t('shell.madeForPhone')}</p>
      </div>
      <nav
        aria-label={t('shell.links')}
        className="pointer-events-auto absolute top-1/2 left-[calc(50%+var(--column)/2)] hidden -translate-y-1/2 flex-col px-14 min-[1180px]:flex"
      >
        {links.map(({ to, text }) => (
          <Link key={to} to={to} className="flex min-h-12 items-center text-body text-ink-2 hover:text-sea">
            {t(text)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
