import type { DeskRechargeRow } from '@tradewind/contract/money/desk/recharges';
import { useWords } from '../../i18n/words.ts';
import { StatusChip, type Tone } from '../../look/status-chip.tsx';

const tones: Record<DeskRechargeRow['state'], Tone> = {
  waiting: 'quiet',
  auditing: 'warn',
  passed: 'ok',
  refused: 'bad',
};

export const RechargeChip = ({ state }: { state: DeskRechargeRow['state'] }) => (
  <StatusChip tone={tones[state]} label={useWords()(`recharges.states.${state}`)} />
);
