import { requestCorrection, correctionSources } from '@tradewind/contract/money/desk/corrections';
import { deskNetworks } from '@tradewind/contract/money/desk/networks';
import { Scale } from 'lucide-react';
import { useDesk, useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import type { VerbField } from '../../look/verb-fields.tsx';
import { ShopperField } from '../../look/shopper-field.tsx';
import { useSourceName } from './source-name.ts';

/** Asks for a correction: of the shopper who is on the screen, or of one who is looked for. */
export const AskCorrection = ({ userId }: { userId?: string }) => {
  const word = useWords();
  const may = useMay();
  const sourceName = useSourceName();
  const networks = useDesk(deskNetworks, {}).data?.list ?? [];
  if (!may(requestCorrection)) return null;
  const sources = [...correctionSources, ...networks.map(({ id }) => id)].map((id) => ({ id, name: sourceName(id) }));
  const who: VerbField[] = userId
    ? []
    : [{ name: 'user_id', label: word('common.shopper'), own: ShopperField, required: true }];
  return (
    <VerbButton
      endpoint={requestCorrection}
      label={word('corrections.ask')}
      icon={<Scale size={18} />}
      fields={[
        ...who,
        {
          name: 'amount',
          label: `${word('common.amount')} (USD)`,
          kind: 'amount',
          help: word('corrections.amount_help'),
          required: true,
        },
        {
          name: 'against',
          label: word('corrections.against'),
          kind: 'choice',
          value: 'platform',
          choices: sources,
          required: true,
        },
        { name: 'reason', label: word('corrections.reason_label'), kind: 'lines', required: true },
      ]}
      input={({ user_id = '', amount = '', against = '', reason = '' }) => ({
        user_id: userId ?? user_id,
        amount: amount.replace('−', '-'),
        against,
        reason,
      })}
      done={word('corrections.asked')}
    >
      {word('corrections.ask_text')}
    </VerbButton>
  );
};
