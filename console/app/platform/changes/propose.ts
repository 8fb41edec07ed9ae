import type { ChangeRow } from '@tradewind/contract/platform/desk/changes';
import type { ActionField } from '../../design/action-fields.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The field for the required reason of a change. */
export function useReasonField(): ActionField {
  const t = useTranslation();
  return { name: 'reason', label: t('changes.reason_label'), kind: 'lines', required: true };
}

/** The notification after a change was proposed. */
export function useProposed(): (change: Pick<ChangeRow, 'state' | 'alone' | 'effective_at'>) => string {
  const t = useTranslation();
  const { moment } = useFormat();
  return ({ state, alone, effective_at }) =>
    state === 'applied'
      ? t('changes.applied')
      : t(alone === 1 ? 'changes.proposed_alone' : 'changes.proposed', { moment: moment(effective_at) });
}
