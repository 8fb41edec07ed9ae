import type { ShopCorrection } from '@tradewind/contract/trade/desk/shop-corrections';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const tones: Record<ShopCorrection['state'], Tone> = {
  asked: 'warn',
  refused: 'quiet',
  announced: 'info',
  appealed: 'warn',
  booked: 'ok',
  lifted: 'quiet',
};

/** Where a fine or correction stands. */
export const FineStateChip = ({ state }: { state: ShopCorrection['state'] }) => {
  const t = useTranslation();
  return <StatusChip tone={tones[state]} label={t(`fines.states.${state}`)} />;
};
