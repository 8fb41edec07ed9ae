import type { OwnProductRow, ProductState } from '@tradewind/contract/goods/shop-desk/products';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const tones: Record<ProductState, Tone> = {
  draft: 'quiet',
  in_review: 'info',
  scheduled: 'info',
  on_sale: 'ok',
  off_sale: 'quiet',
  taken_down: 'bad',
};

export const StateChip = ({ state }: Pick<OwnProductRow, 'state'>) => {
  const t = useTranslation();
  return <StatusChip tone={tones[state]} label={t(`products.states.${state}`)} />;
};
