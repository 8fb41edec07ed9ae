import type { DeskShop } from '@tradewind/contract/operations/desk/shops';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const tones: Record<DeskShop['state'], Tone> = { open: 'ok', suspended: 'bad', closed: 'quiet' };

/** Whether a shop is open. */
export const ShopStateChip = ({ state }: { state: DeskShop['state'] }) => {
  const t = useTranslation();
  return <StatusChip tone={tones[state]} label={t(`shops.states.${state}`)} />;
};
