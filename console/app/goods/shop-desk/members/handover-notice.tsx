import { Alert, Stack } from '@mui/material';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import * as contract from '@tradewind/contract/goods/shop-desk/members';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { usePaymentCodeField } from '../../../design/payment-code-field.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Handover = NonNullable<OutputOf<typeof contract.shopHandover>['handover']>;

/** Says that the shop is about to be handed over; the successor confirms here, the owner takes it back. */
export const HandoverNotice = ({ handover, yourId }: { handover: Handover; yourId: string }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const paymentCode = usePaymentCodeField();
  const { owner, successor, expires_at } = handover;
  return (
    <Alert severity="warning">
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <span>
          {t('members.handover_open', {
            owner: owner.nickname,
            successor: successor.nickname,
            moment: moment(expires_at),
          })}
        </span>
        {yourId === successor.id ? (
          <ActionButton
            endpoint={contract.confirmHandover}
            label={t('members.confirm_handover')}
            kind="main"
            fields={[paymentCode]}
            input={({ password_pay = '' }) => ({ password_pay })}
            done={t('members.handed_over')}
          >
            {t('members.confirm_handover_text', { name: owner.nickname })}
          </ActionButton>
        ) : (
          <ActionButton
            endpoint={contract.withdrawHandover}
            label={t('members.withdraw_handover')}
            input={() => ({ user_id: successor.id })}
            done={t('members.handover_withdrawn')}
          />
        )}
      </Stack>
    </Alert>
  );
};
