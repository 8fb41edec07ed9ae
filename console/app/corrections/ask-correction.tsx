import { askCorrection, correctionSources, type CorrectionSource } from '@tradewind/contract/desk/corrections';
import { Scale } from 'lucide-react';
import { useMay } from '../api/use-desk.ts';
import { useWords } from '../i18n/words.ts';
import { VerbButton } from '../look/verb-button.tsx';
import type { VerbField } from '../look/verb-fields.tsx';

/** Asks for a correction: of the shopper who is on the screen, or of one whose id is typed. */
export const AskCorrection = ({ userId }: { userId?: string }) => {
  const word = useWords();
  const may = useMay();
  if (!may(askCorrection)) return null;
  const who: VerbField[] = userId ? [] : [{ name: 'user_id', label: word('common.shopper_id'), required: true }];
  return (
    <VerbButton
      endpoint={askCorrection}
      label={word('corrections.ask')}
      icon={<Scale size={18} />}
      fields={[
        ...who,
        { name: 'amount', label: `${word('common.amount')} (USD)`, kind: 'amount', help: word('corrections.amount_help'), required: true },
        { name: 'against', label: word('corrections.against'), kind: 'choice', value: 'platform', choices: correctionSources.map((id) => ({ id, name: word(`corrections.sources.${id}`) })), required: true },
        { name: 'reason', label: word('corrections.reason_label'), kind: 'lines', required: true },
      ]}
      input={({ user_id = '', amount = '', against, reason = '' }) => ({ user_id: userId ?? user_id, amount: amount.replace('−', '-'), against: against as CorrectionSource, reason })}
      done={word('corrections.asked')}
    >
      {word('corrections.ask_text')}
    </VerbButton>
  );
};
