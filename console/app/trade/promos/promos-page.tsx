import { createPromo } from '@tradewind/contract/trade/desk/promos';
import { useWords } from '../../i18n/words.ts';
import { PromoTable } from './promo-list.tsx';
import { EndPromo, MakePromo } from './promo-verbs.tsx';

/** Codes of the house and of every shop. */
export const PromosPage = () => {
  const word = useWords();
  return (
    <PromoTable
      resource="promos"
      title={word('menu.promos')}
      everybodys
      make={<MakePromo endpoint={createPromo} text={word('promos.house_text')} />}
      end={(promo) => <EndPromo promo={promo} />}
    />
  );
};
