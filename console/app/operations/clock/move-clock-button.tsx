import { moveClock } from '@tradewind/contract/operations/desk/clock';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';

/** Moves the clock of a demo after a warning, since it can't be undone. */
export const MoveClockButton = ({
  label,
  input,
  size = 'medium',
}: {
  label: string;
  input: InputOf<typeof moveClock>;
  size?: 'small' | 'medium';
}) => {
  const t = useTranslation();
  return (
    <ActionButton endpoint={moveClock} label={label} size={size} input={() => input} done={t('clock.advanced')}>
      {t('clock.advance_text')}
    </ActionButton>
  );
};
