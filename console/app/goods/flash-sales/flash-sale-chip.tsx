import type { FlashOffer, FlashSaleRow } from '@tradewind/contract/goods/desk/flash-sales';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const saleTones: Record<FlashSaleRow['state'], Tone> = {
  upcoming: 'info',
  running: 'ok',
  over: 'quiet',
  cancelled: 'bad',
};
const offerTones: Record<FlashOffer['state'], Tone> = {
  proposed: 'warn',
  accepted: 'ok',
  refused: 'bad',
  withdrawn: 'quiet',
};

/** The state of a flash sale. */
export const FlashSaleChip = ({ state }: Pick<FlashSaleRow, 'state'>) => {
  const t = useTranslation();
  return <StatusChip tone={saleTones[state]} label={t(`flash.states.${state}`)} />;
};

/** The state of what a shop offers in a flash sale. */
export const FlashOfferChip = ({ state }: Pick<FlashOffer, 'state'>) => {
  const t = useTranslation();
  return <StatusChip tone={offerTones[state]} label={t(`flash.offer_states.${state}`)} />;
};
