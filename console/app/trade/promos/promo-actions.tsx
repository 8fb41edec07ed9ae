import { endPromo, type createPromo, type PromoRow } from '@tradewind/contract/trade/desk/promos';
import type { endShopPromo, createShopPromo } from '@tradewind/contract/trade/shop-desk/promos';
import { TicketPercent } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';

const isoOf = (local: string | undefined): string => (local ? new Date(local).toISOString() : '');

/** Creates a promo code of the platform or of the shop. */
export const CreatePromo = ({
  endpoint,
  text,
}: {
  endpoint: typeof createPromo | typeof createShopPromo;
  text: string;
}) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(endpoint)) return null;
  const optional = t('commissions.optional');
  return (
    <ActionButton
      endpoint={endpoint}
      label={t('promos.create')}
      kind="main"
      icon={<TicketPercent size={18} />}
      fields={[
        { name: 'code', label: t('promos.code'), required: true, help: t('promos.code_help') },
        {
          name: 'kind',
          label: t('promos.kind'),
          kind: 'choice',
          value: 'percent',
          choices: (['percent', 'amount'] as const).map((id) => ({ id, name: t(`promos.kinds.${id}`) })),
          required: true,
        },
        { name: 'value', label: t('promos.value'), kind: 'amount', required: true },
        { name: 'cap', label: t('promos.cap'), kind: 'amount', help: optional },
        { name: 'minimum', label: t('promos.minimum'), kind: 'amount', help: optional },
        { name: 'uses', label: t('promos.uses'), help: optional },
        { name: 'uses_per_user', label: t('promos.per_user'), value: '1', required: true },
        {
          name: 'starts_at',
          label: t('settings.effective_from'),
          kind: 'moment',
          help: t('settings.effective_from_help'),
        },
        { name: 'ends_at', label: t('duties.until'), kind: 'moment', required: true },
      ]}
      input={({
        code = '',
        kind,
        value = '',
        cap = '',
        minimum = '',
        uses = '',
        uses_per_user = '',
        starts_at,
        ends_at,
      }) => ({
        code: code.trim(),
        kind: kind === 'amount' ? ('amount' as const) : ('percent' as const),
        value: value.trim(),
        cap: cap.trim(),
        minimum: minimum.trim(),
        uses: uses.trim(),
        uses_per_user: uses_per_user.trim(),
        starts_at: isoOf(starts_at),
        ends_at: isoOf(ends_at),
      })}
      done={t('promos.created')}
    >
      {text}
    </ActionButton>
  );
};

/** Ends a promo code; discounts already given stay. */
export const EndPromo = ({
  endpoint = endPromo,
  promo,
}: {
  endpoint?: typeof endPromo | typeof endShopPromo;
  promo: PromoRow;
}) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(endpoint)) return null;
  return (
    <ActionButton
      endpoint={endpoint}
      label={t('commissions.end')}
      kind="danger"
      size="small"
      input={() => ({ id: promo.id })}
      done={t('promos.ended')}
    >
      {t('promos.end_text', { code: promo.code })}
    </ActionButton>
  );
};
