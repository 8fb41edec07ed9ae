import { useNames, useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { partsOf, type SettingPart } from './setting-parts.ts';

/** A setting's value as a person reads it: `Percent 1%, At least $2.00 …`. */
export function useShowValue() {
  const word = useWords();
  const { money, number, locale, list } = useFormat();
  const label = usePartLabel();
  const show = ({ kind, text }: SettingPart): string => {
    switch (kind) {
      case 'money':
        return money(text);
      case 'percent':
        return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(text as Intl.StringNumericLiteral)} %`;
      case 'hours':
        return word('settings.hours', { smart_count: Number(text) });
      case 'days':
        return word('settings.days', { smart_count: Number(text) });
      case 'minutes':
        return word('settings.minutes', { smart_count: Number(text) });
      case 'count':
        return number(Number(text));
      case 'mode':
        return word(text === 'open' ? 'settings.open' : 'settings.closed');
      case 'schedule':
        return word(text === 'weekly' ? 'settings.weekly' : 'settings.on_request');
      case 'text':
        return text;
    }
  };
  return (name: string, value: unknown): string =>
    list(partsOf(name, value).map((part) => (part.path ? `${label(part.path)} ${show(part)}` : show(part))));
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
