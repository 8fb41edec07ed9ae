import type { CommissionRule } from '@tradewind/contract/money/desk/commissions';
import { useWords } from '../../i18n/words.ts';

/** What a rule is for, in words: `Harbour Tea · Food`. */
export function useScopeName() {
  const word = useWords();
  return ({ scope, shop, category_name }: Pick<CommissionRule, 'scope' | 'shop' | 'category_name'>): string =>
    scope === 'all' ? word('commissions.everything') : [shop, category_name].filter(Boolean).join(' · ');
}
