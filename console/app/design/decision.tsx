import { Moment } from './fields.tsx';

/** When a request was decided, by whom, and why. */
export const Decision = ({
  of: { decided_at, decided_by, answer },
}: {
  of: { decided_at: string | null; decided_by: string | null; answer: string };
}) => (
  <>
    <Moment value={decided_at} />
    {decided_by && ` · ${decided_by}`}
    {answer && ` · ${answer}`}
  </>
);
