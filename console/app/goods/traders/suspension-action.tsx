import { reopenShop, suspendShop } from '@tradewind/contract/goods/desk/traders';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';

interface SuspendableShop {
  id: string;
  name: string;
  /** Empty: it is not suspended. */
  suspended_reason: string;
}

/** Suspends a shop, or reopens it. */
export const SuspensionAction = ({ shop: { id, name: shop, suspended_reason } }: { shop: SuspendableShop }) => {
  const t = useTranslation();
  const reason = { name: 'reason', label: t('common.reason'), kind: 'lines', required: true } as const;
  const input = ({ reason: typed = '' }: Record<string, string>) => ({ id, reason: typed });
  return suspended_reason === '' ? (
    <ActionButton
      endpoint={suspendShop}
      kind="danger"
      label={t('traders.suspend')}
      fields={[{ ...reason, help: t('traders.suspend_help') }]}
      input={input}
      done={t('traders.suspended_now')}
    >
      {t('traders.suspend_text', { shop })}
    </ActionButton>
  ) : (
    <ActionButton
      endpoint={reopenShop}
      label={t('traders.reopen')}
      fields={[reason]}
      input={input}
      done={t('traders.reopened')}
    >
      {t('traders.reopen_text', { shop })}
    </ActionButton>
  );
};
