import { correctionSources } from '@tradewind/contract/money/desk/corrections';
import { useWords } from '../../i18n/words.ts';

/** Names what a correction is booked against, in the operator's language; a network has its code for a name. */
export function useSourceName(): (against: string) => string {
  const word = useWords();
  return (against) => {
    const source = correctionSources.find((known) => known === against);
    return source ? word(`corrections.sources.${source}`) : against;
  };
}
