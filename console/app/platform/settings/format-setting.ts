import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { partsOf, type SecondFactorRule, type SettingPart } from './setting-parts.ts';

/** Formats a setting's value, such as `Percent 1%, At least $2.00 …`. */
export function useSettingFormat() {
  const t = useTranslation();
  const { money, number, locale, list } = useFormat();
  const label = usePartLabel();
  const name = useNames();
  const show = ({ kind, text }: SettingPart): string => {
    switch (kind) {
      case 'money':
        return money(text);
      case 'percent':
        return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(text as Intl.StringNumericLiteral)} %`;
      case 'hours':
        return t('settings.hours', { smart_count: Number(text) });
      case 'days':
        return t('settings.days', { smart_count: Number(text) });
      case 'minutes':
        return t('settings.minutes', { smart_count: Number(text) });
      case 'count':
        return number(Number(text));
      case 'mode':
        return t(text === 'open' ? 'settings.open' : 'settings.closed');
      case 'rewards':
        return t(text === 'open' ? 'settings.rewards_open' : 'settings.rewards_closed');
      case 'schedule':
        return t(text === 'weekly' ? 'settings.weekly' : 'settings.on_request');
      case 'second_factor':
        return t(`settings.second_factor.${text as SecondFactorRule}`);
      case 'review':
        return t(text === 'off' ? 'settings.review_off' : 'settings.review_before_sale');
      case 'lines':
        if (text === '') return t('settings.any_network');
        return text
          .split('\n')
          .map((line) => name('applications.checks', line))
          .join(' · ');
      case 'text':
        return text || t('settings.none');
    }
  };
  return (setting: string, value: unknown): string =>
    list(partsOf(setting, value).map((part) => (part.path ? `${label(part.path)} ${show(part)}` : show(part))));
}

/** `USDT-TRC20.fixed` → `USDT-TRC20 · Fixed`. */
export function usePartLabel() {
  const name = useNames();
  return (path: string): string =>
    path
      .split('.')
      .map((step) => name('settings.parts', step))
      .join(' · ');
}
