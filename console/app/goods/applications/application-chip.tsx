import type { DeskApplicationRow } from '@tradewind/contract/goods/desk/applications';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const tones: Record<DeskApplicationRow['state'], Tone> = {
  submitted: 'warn',
  question_asked: 'info',
  answered: 'warn',
  approved: 'ok',
  refused: 'bad',
  withdrawn: 'quiet',
};

export const ApplicationChip = ({ state }: { state: DeskApplicationRow['state'] }) => (
  <StatusChip tone={tones[state]} label={useTranslation()(`applications.states.${state}`)} />
);
