import { exportWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { Download } from 'lucide-react';
import { useListContext, useUnselectAll } from 'react-admin';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { download } from '../../look/download.ts';
import { VerbButton } from '../../look/verb-button.tsx';

/** Hands everything that is ready over for payment, or only what is selected. */
export const ExportButton = ({ selected }: { selected?: string[] }) => {
  const word = useWords();
  const may = useMay();
  const unselect = useUnselectAll('withdrawals');
  const filters = useListContext().filterValues as { method?: 'bank' | 'chain'; network?: string };
  if (!may(exportWithdrawals)) return null;
  return (
    <VerbButton
      endpoint={exportWithdrawals}
      label={word('withdrawals.export')}
      icon={<Download size={18} />}
      input={() => (selected ? { ids: selected } : { method: filters.method, network: filters.network })}
      done={word('withdrawals.exported')}
      onDone={(batch) => {
        download(batch.filename, batch.csv);
        unselect();
      }}
    >
      {word(selected ? 'withdrawals.export_some' : 'withdrawals.export_text')}
    </VerbButton>
  );
};
