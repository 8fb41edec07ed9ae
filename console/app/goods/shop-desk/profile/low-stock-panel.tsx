import { Typography } from '@mui/material';
import { setLowStock } from '@tradewind/contract/goods/shop-desk/stock';
import { useCanCall } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** From how few pieces on a stock counts as low; for those who keep the products. */
export const LowStockPanel = ({ pieces }: { pieces: number }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const canCall = useCanCall();
  if (!canCall(setLowStock)) return null;
  return (
    <Panel
      title={t('profile.low_stock')}
      actions={
        <ActionButton
          endpoint={setLowStock}
          label={t('profile.change_low_stock')}
          fields={[{ name: 'pieces', label: t('profile.low_stock_pieces'), required: true, value: String(pieces) }]}
          input={({ pieces: typed = '' }) => ({ pieces: typed })}
          done={t('profile.saved')}
        >
          {t('profile.low_stock_text')}
        </ActionButton>
      }
    >
      <Typography variant="body2">{t('profile.low_stock_now', { pieces: number(pieces) })}</Typography>
    </Panel>
  );
};
