import { checkTrader, withdrawTraderCheck, type DeskTrader } from '@tradewind/contract/goods/desk/traders';
import { BadgeCheck } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';

/** Marks the details as checked, or withdraws the check. */
export const TraderActions = ({ trader: { id, details_id, shop, state } }: { trader: DeskTrader }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(checkTrader)) return null;
  if (state !== 'checked') {
    return (
      <ActionButton
        endpoint={checkTrader}
        kind="main"
        icon={<BadgeCheck size={18} />}
        label={t('traders.check')}
        input={() => ({ id, details_id })}
        done={t('traders.checked')}
      >
        {t('traders.check_text', { shop })}
      </ActionButton>
    );
  }
  return (
    <ActionButton
      endpoint={withdrawTraderCheck}
      kind="danger"
      label={t('traders.withdraw')}
      fields={[
        {
          name: 'reason',
          label: t('common.reason'),
          kind: 'lines',
          required: true,
          help: t('traders.reason_help'),
        },
      ]}
      input={({ reason = '' }) => ({ id, reason })}
      done={t('traders.withdrawn')}
    >
      {t('traders.withdraw_text', { shop })}
    </ActionButton>
  );
};
