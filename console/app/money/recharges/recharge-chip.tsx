import type { DeskRechargeRow } from '@tradewind/contract/money/desk/recharges';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';

const tones: Record<DeskRechargeRow['state'], Tone> = {
  waiting: 'quiet',
  auditing: 'warn',
  passed: 'ok',
  refused: 'bad',
};

export const RechargeChip = ({ state }: { state: DeskRechargeRow['state'] }) => (
  <StatusChip tone={tones[state]} label={useTranslation()(`recharges.states.${state}`)} />
);
