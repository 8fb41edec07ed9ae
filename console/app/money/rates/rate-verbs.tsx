import { fetchRates, loadRates } from '@tradewind/contract/money/desk/rates';
import { Download, Upload } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import { RateListField } from './rate-list-field.tsx';

/** Loads rates from a list, or from the installation's feed where it has one. */
export const RateVerbs = ({ feed }: { feed: string }) => {
  const word = useWords();
  const may = useMay();
  if (!may(loadRates)) return null;
  return (
    <>
      {feed && (
        <VerbButton
          endpoint={fetchRates}
          label={word('rates.fetch', { feed })}
          icon={<Download size={18} />}
          input={() => ({})}
          done={word('rates.done')}
        >
          {word('rates.fetch_text', { feed })}
        </VerbButton>
      )}
      <VerbButton
        endpoint={loadRates}
        label={word('rates.load')}
        kind="main"
        icon={<Upload size={18} />}
        fields={[
          { name: 'csv', label: word('rates.csv'), own: RateListField, required: true },
          { name: 'source', label: word('rates.who'), required: true },
        ]}
        input={({ csv = '', source = '' }) => ({ csv, source })}
        done={word('rates.done')}
      >
        {word('rates.load_text')}
      </VerbButton>
    </>
  );
};
