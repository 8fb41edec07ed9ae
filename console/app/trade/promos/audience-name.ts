import type { PromoRow } from '@tradewind/contract/trade/desk/promos';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says whom a promo code is for, with the number of accounts, the day or the days. */
export function useAudienceName() {
  const t = useTranslation();
  const { moment } = useFormat();
  return (promo: Pick<PromoRow, 'audience' | 'accounts' | 'registered_since' | 'away_days'>): string => {
    const { audience, accounts, registered_since: since, away_days: days } = promo;
    if (audience === 'accounts') return t('promos.for_accounts', { smart_count: accounts });
    if (since !== null) return t('promos.for_since', { day: moment(since) });
    if (days !== null) return t('promos.for_away', { days });
    return t(`promos.audiences.${audience}`);
  };
}
