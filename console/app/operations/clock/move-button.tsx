import { moveClock } from '@tradewind/contract/operations/desk/clock';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';

/** Lets time pass. It can't be undone, so it says so first. */
export const MoveButton = ({
  label,
  input,
  size = 'medium',
}: {
  label: string;
  input: InputOf<typeof moveClock>;
  size?: 'small' | 'medium';
}) => {
  const word = useWords();
  return (
    <VerbButton endpoint={moveClock} label={label} size={size} input={() => input} done={word('clock.moved')}>
      {word('clock.move_text')}
    </VerbButton>
  );
};
