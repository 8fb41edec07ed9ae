import type { Endpoint } from '@tradewind/contract/base/endpoint';
import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { useMay } from '../api/use-desk.ts';
import { useWords } from '../i18n/words.ts';
import { VerbButton } from './verb-button.tsx';

interface SecondPersonVerbsProps {
  of: { id: string; state: string; asked_by_id: string };
  /** Whose words say what the verbs are called. */
  words: 'corrections' | 'duty_remittances';
  approve: Endpoint;
  refuse: Endpoint;
  /** What to say when it was booked. */
  booked: string;
  /** What whoever agrees should know before. */
  children: ReactNode;
}

/** The verbs of what needs two people: whoever asked may take it back; only somebody else may book it. */
export const SecondPersonVerbs = ({
  of: { id, state, asked_by_id },
  words,
  approve,
  refuse,
  booked,
  children,
}: SecondPersonVerbsProps) => {
  const word = useWords();
  const may = useMay();
  const { identity } = useGetIdentity();
  if (state !== 'asked' || !may(approve)) return null;
  const own = asked_by_id === identity?.id;
  return (
    <>
      {!own && (
        <VerbButton
          endpoint={approve}
          size="small"
          kind="main"
          label={word(`${words}.approve`)}
          input={() => ({ id })}
          done={booked}
        >
          {children}
        </VerbButton>
      )}
      <VerbButton
        endpoint={refuse}
        size="small"
        kind="danger"
        label={word(own ? `${words}.take_back` : `${words}.refuse`)}
        fields={[{ name: 'reason', label: word('common.reason'), kind: 'lines', required: true }]}
        input={({ reason = '' }) => ({ id, reason })}
        done={word(`${words}.refused`)}
      />
    </>
  );
};
