import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseCurrency } from '@tradewind/contract/money/currencies';
import { type Currency, walletCurrency } from '@tradewind/contract/base/money';
import { Fragment } from 'react';
import { callOf } from '../../api/queries.ts';
import { ChoiceGroup } from '../../design/choice-group.tsx';
import { cx } from '../../design/class-names.ts';
import { Radio } from '../../design/radio.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ratesQuery, selectCurrency } from './currency-preference.ts';
import { useShownCurrency } from '../../api/shown-currency.ts';

/** Dollars and every currency of which a rate is known; choosing one applies at once. Nothing where there are only dollars. */
export function CurrencyList({ onChosen }: { onChosen?: () => void }) {
  const { t, locale } = useTranslation();
  const queries = useQueryClient();
  const shown = useShownCurrency()?.currency ?? walletCurrency;
  const { data } = useQuery(ratesQuery());
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  if (!data || data.list.length === 0) return null;
  const offered: readonly Currency[] = [walletCurrency, ...data.list.map(({ currency }) => currency)];
  const choose = (currency: Currency) => {
    void selectCurrency(queries, currency);
    // This browser has switched already, and its cookie remembers the choice even if the server can't be reached.
    void callOf(queries)(chooseCurrency, { currency }, { quiet: true }).catch(() => undefined);
    onChosen?.();
  };
  return (
    <section aria-label={t('currencies.title')}>
      <h2 className="px-4 pt-4 pb-1 text-note font-medium text-ink-2">{t('currencies.title')}</h2>
      <ChoiceGroup label={t('currencies.title')} value={shown} onChange={choose}>
        {offered.map((currency, index) => (
          <Fragment key={currency}>
            {index > 0 && <hr className="mx-4 border-line" />}
            <Radio value={currency}>
              <span className={cx('block py-1', currency === shown && 'font-semibold text-sea')}>
                {names.of(currency)} <span className="text-note font-normal text-ink-3">{currency}</span>
              </span>
            </Radio>
          </Fragment>
        ))}
      </ChoiceGroup>
      <p className="px-4 pt-1 pb-4 text-cap text-ink-3">{t('currencies.note')}</p>
    </section>
  );
}
