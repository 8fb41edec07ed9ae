import { approveCorrection, refuseCorrection, type Correction } from '@tradewind/contract/desk/corrections';
import { useGetIdentity } from 'react-admin';
import { useMay } from '../api/use-desk.ts';
import { useWords } from '../i18n/words.ts';
import { useFormat } from '../look/format.ts';
import { VerbButton } from '../look/verb-button.tsx';

/** Whoever asked may take it back; only somebody else may book it. */
export const CorrectionVerbs = ({ correction }: { correction: Correction }) => {
  const word = useWords();
  const { money } = useFormat();
  const may = useMay();
  const { identity } = useGetIdentity();
  if (correction.state !== 'asked' || !may(approveCorrection)) return null;
  const { id, amount, username: name, asked_by: by, reason } = correction;
  const own = correction.asked_by_id === identity?.id;
  return (
    <>
      {!own && (
        <VerbButton endpoint={approveCorrection} size="small" kind="main" label={word('corrections.approve')} input={() => ({ id })} done={word('corrections.approved')}>
          {word('corrections.approve_text', { amount: money(amount), name, by, reason })}
        </VerbButton>
      )}
      <VerbButton
        endpoint={refuseCorrection}
        size="small"
        kind="danger"
        label={word(own ? 'corrections.take_back' : 'corrections.refuse')}
        fields={[{ name: 'reason', label: word('common.reason'), kind: 'lines', required: true }]}
        input={({ reason = '' }) => ({ id, reason })}
        done={word('corrections.refused')}
      />
    </>
  );
};
