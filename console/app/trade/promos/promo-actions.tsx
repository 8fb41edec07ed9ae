import { maxNamedAccounts, promoAudiences } from '@tradewind/contract/trade/desk/promo-audiences';
import { createPromo, endPromo, type PromoRow } from '@tradewind/contract/trade/desk/promos';
import { createShopPromo, type endShopPromo } from '@tradewind/contract/trade/shop-desk/promos';
import type { ShopCampaign } from '@tradewind/contract/trade/shop-desk/campaigns';
import { TicketPercent } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { ShoppersField } from '../../design/shopper-field.tsx';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';

const isoOf = (local: string | undefined): string => (local ? new Date(local).toISOString() : '');

/** Proposes a promo code of the platform. */
export const ProposePromo = () => {
  const t = useTranslation();
  const fields = usePromoFields();
  const audienceFields = useAudienceFields();
  const reasonField = useReasonField();
  const proposed = useProposed();
  return (
    <ActionButton
      endpoint={createPromo}
      label={t('promos.create')}
      kind="main"
      icon={<TicketPercent size={18} />}
      fields={(typed) => [...fields, ...audienceFields(typed['audience']), reasonField]}
      input={({ reason = '', ...typed }) => ({ ...promoInput(typed), ...audienceInput(typed), reason })}
      done={proposed}
    >
      {t('promos.platform_text')}
    </ActionButton>
  );
};

/** Creates a promo code of the shop, or a coupon that joins a campaign. */
export const CreateShopPromo = ({ campaign }: { campaign?: ShopCampaign }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const fields = usePromoFields();
  return (
    <ActionButton
      endpoint={createShopPromo}
      label={campaign ? t('promos.campaigns.join') : t('promos.create')}
      kind={campaign ? 'plain' : 'main'}
      icon={<TicketPercent size={18} />}
      fields={[
        ...fields,
        {
          name: 'claimable',
          label: t('promos.claimable'),
          kind: 'choice',
          value: campaign ? 'yes' : 'no',
          choices: [
            { id: 'no', name: t('promos.by_code') },
            { id: 'yes', name: t('promos.by_claim') },
          ],
          help: t('promos.claimable_help'),
        },
      ]}
      input={({ claimable, ...typed }) => ({
        ...promoInput(typed),
        claimable: claimable === 'yes' ? (1 as const) : (0 as const),
        campaign_id: campaign?.id ?? '',
      })}
      done={t('promos.created')}
    >
      {campaign
        ? t('promos.campaigns.join_text', { share: campaign.share, until: moment(campaign.ends_at) })
        : t('promos.shop_text')}
    </ActionButton>
  );
};

/** The fields that say whom a code of the platform is for; they depend on the audience. */
function useAudienceFields(): (audience: string | undefined) => ActionField[] {
  const t = useTranslation();
  return (audience) => [
    {
      name: 'audience',
      label: t('promos.audience'),
      kind: 'choice',
      value: 'everybody',
      choices: promoAudiences.map((id) => ({ id, name: t(`promos.audiences.${id}`) })),
      required: true,
      ...(audience && audience !== 'everybody' && { help: t(`promos.audience_help.${audience as 'accounts'}`) }),
    },
    ...(audience === 'accounts'
      ? [
          {
            name: 'accounts',
            label: t('promos.accounts', { max: maxNamedAccounts }),
            own: ShoppersField,
            required: true,
          },
        ]
      : []),
    ...(audience === 'registered_since'
      ? [{ name: 'registered_since', label: t('promos.registered_since'), kind: 'moment' as const, required: true }]
      : []),
    ...(audience === 'away' ? [{ name: 'away_days', label: t('promos.away_days'), value: '90', required: true }] : []),
  ];
}

/** What is left over of another audience is not sent. */
function audienceInput({ audience, accounts = '', registered_since: since, away_days: days }: Record<string, string>) {
  const chosen = promoAudiences.find((known) => known === audience) ?? 'everybody';
  return {
    audience: chosen,
    accounts: chosen === 'accounts' ? accounts.split(',').filter(Boolean) : [],
    registered_since: chosen === 'registered_since' ? isoOf(since) : '',
    away_days: chosen === 'away' ? (days ?? '').trim() : '',
  };
}

/** The fields of a promo code. */
export function usePromoFields(): ActionField[] {
  const t = useTranslation();
  const optional = t('commissions.optional');
  return [
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
  ];
}

/** The fields of a promo code as the endpoints take them. */
export function promoInput(typed: Record<string, string>) {
  const { code = '', kind, value = '', cap = '', minimum = '', uses = '', uses_per_user = '' } = typed;
  return {
    code: code.trim(),
    kind: kind === 'amount' ? ('amount' as const) : ('percent' as const),
    value: value.trim(),
    cap: cap.trim(),
    minimum: minimum.trim(),
    uses: uses.trim(),
    uses_per_user: uses_per_user.trim(),
    starts_at: isoOf(typed['starts_at']),
    ends_at: isoOf(typed['ends_at']),
  };
}

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
