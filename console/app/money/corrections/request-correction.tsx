import { requestCorrection, correctionSources } from '@tradewind/contract/money/desk/corrections';
import { deskNetworks } from '@tradewind/contract/money/desk/networks';
import { Scale } from 'lucide-react';
import { useEndpointQuery, useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { ShopperField } from '../../design/shopper-field.tsx';

/** Requests a correction for the given shopper, or for one who is searched. */
export const RequestCorrection = ({ userId }: { userId?: string }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const sourceName = useSourceName();
  const networks = useEndpointQuery(deskNetworks, {}).data?.list ?? [];
  if (!canCall(requestCorrection)) return null;
  const sources = [...correctionSources, ...networks.map(({ id }) => id)].map((id) => ({ id, name: sourceName(id) }));
  const who: ActionField[] = userId
    ? []
    : [{ name: 'user_id', label: t('common.shopper'), own: ShopperField, required: true }];
  return (
    <ActionButton
      endpoint={requestCorrection}
      label={t('corrections.request')}
      icon={<Scale size={18} />}
      fields={[
        ...who,
        {
          name: 'amount',
          label: `${t('common.amount')} (USD)`,
          kind: 'amount',
          help: t('corrections.amount_help'),
          required: true,
        },
        {
          name: 'against',
          label: t('corrections.against'),
          kind: 'choice',
          value: 'platform',
          choices: sources,
          required: true,
        },
        { name: 'reason', label: t('corrections.reason_label'), kind: 'lines', required: true },
      ]}
      input={({ user_id = '', amount = '', against = '', reason = '' }) => ({
        user_id: userId ?? user_id,
        amount: amount.replace('−', '-'),
        against,
        reason,
      })}
      done={t('corrections.requested')}
    >
      {t('corrections.request_text')}
    </ActionButton>
  );
};

/** Names the account that a correction is booked against; a network is named by its code. */
export function useSourceName(): (against: string) => string {
  const t = useTranslation();
  return (against) => {
    const source = correctionSources.find((known) => known === against);
    return source ? t(`corrections.sources.${source}`) : against;
  };
}
