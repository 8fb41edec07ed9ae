import { approveCorrection, refuseCorrection, type Correction } from '@tradewind/contract/money/desk/corrections';
import { useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { SecondPersonVerbs } from '../../look/second-person-verbs.tsx';

export const CorrectionVerbs = ({ correction }: { correction: Correction }) => {
  const word = useWords();
  const { money } = useFormat();
  const { amount, username: name, asked_by: by, reason } = correction;
  return (
    <SecondPersonVerbs
      of={correction}
      words="corrections"
      approve={approveCorrection}
      refuse={refuseCorrection}
      booked={word('corrections.approved')}
    >
      {word('corrections.approve_text', { amount: money(amount), name, by, reason })}
    </SecondPersonVerbs>
  );
};
