import { type Locale, locales } from '@tradewind/contract/locales';
import { Check } from 'lucide-react';
import { cx } from '../design/class-names.ts';
import { Sheet } from '../design/sheet.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useSwitchLanguage } from '../shell/language/use-switch-language.ts';

interface LanguageSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Chooses the language; it applies at once. */
export function LanguageSheet({ open, onOpenChange }: LanguageSheetProps) {
  const { t, locale } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  const pick = (next: Locale) => {
    onOpenChange(false);
    if (next !== locale) void switchLanguage(next);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('title.language')} closeLabel={t('shell.close')} flush>
      <ul className="pb-4">
        {locales.map((one) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              aria-pressed={one === locale}
              onClick={() => pick(one)}
              className={cx('flex min-h-[54px] w-full items-center justify-between gap-3 px-4 text-left text-lead active:bg-pressed', one === locale && 'font-semibold text-sea')}
            >
              {ownName(one)}
              {one === locale && <Check aria-hidden size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** How speakers call their language; Chinese by its script, which is what differs. */
function ownName(locale: Locale): string {
  const tag = locale === 'zh-CN' ? 'zh-Hans' : locale;
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? locale;
}
