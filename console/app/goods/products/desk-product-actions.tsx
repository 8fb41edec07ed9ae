import {
  allowProduct,
  approveProduct,
  refuseProduct,
  removeProduct,
  type DeskProduct,
} from '@tradewind/contract/goods/desk/products';
import { BadgeCheck } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What an operator can do with a product now. */
export const DeskProductActions = ({ product }: { product: DeskProduct }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { id, revision, title, allowed } = product;
  if (!canCall(approveProduct)) return null;
  const reason: ActionField = {
    name: 'reason',
    label: t('common.reason'),
    kind: 'lines',
    required: true,
    help: t('products.desk.reason_help'),
  };
  return (
    <>
      {allowed.includes('allow_again') && (
        <ActionButton
          endpoint={allowProduct}
          label={t('products.desk.allow')}
          input={() => ({ id })}
          done={t('products.desk.allowed')}
        >
          {t('products.desk.allow_text', { title })}
        </ActionButton>
      )}
      {allowed.includes('remove') && (
        <ActionButton
          endpoint={removeProduct}
          kind="danger"
          label={t('products.desk.remove')}
          fields={[reason]}
          input={({ reason: why = '' }) => ({ id, reason: why })}
          done={t('products.desk.removed')}
        >
          {t('products.desk.remove_text', { title })}
        </ActionButton>
      )}
      {allowed.includes('refuse') && (
        <ActionButton
          endpoint={refuseProduct}
          kind="danger"
          label={t('products.desk.refuse')}
          fields={[reason]}
          input={({ reason: why = '' }) => ({ id, revision, reason: why })}
          done={t('products.desk.refused')}
        >
          {t('products.desk.refuse_text', { title })}
        </ActionButton>
      )}
      {allowed.includes('approve') && (
        <ActionButton
          endpoint={approveProduct}
          kind="main"
          icon={<BadgeCheck size={18} />}
          label={t('products.desk.approve')}
          input={() => ({ id, revision })}
          done={t('products.desk.approved')}
        >
          {t('products.desk.approve_text', { title })}
        </ActionButton>
      )}
    </>
  );
};
