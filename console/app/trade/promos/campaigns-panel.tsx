import { createCampaign, deskCampaigns, endCampaign, type CampaignRow } from '@tradewind/contract/trade/desk/campaigns';
import { TicketPercent } from 'lucide-react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';
import { OfferItem, OffersPanel } from './offer-item.tsx';

/** Campaigns in which the platform bears a part of coupons of shops. */
export const CampaignsPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(deskCampaigns, { page: 1, limit: 50, state: 'in_force' });
  return (
    <OffersPanel
      title={t('promos.campaigns.title')}
      none={t('promos.campaigns.none')}
      create={<ProposeCampaign />}
      offers={data?.list.map((campaign) => (
        <Campaign key={campaign.id} campaign={campaign} />
      ))}
    />
  );
};

const Campaign = ({ campaign }: { campaign: CampaignRow }) => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  const { id, name, share, most, budget, spent, coupons, shops, starts_at: from, ends_at: until, state } = campaign;
  return (
    <OfferItem
      name={name}
      state={state}
      terms={[
        t('promos.campaigns.terms', { share, most: money(most) }),
        t('promos.campaigns.joined', { smart_count: coupons, shops }),
        `${moment(from)} – ${moment(until)}`,
      ]}
      used={{
        part: Number(spent) / Number(budget),
        label: t('promos.campaigns.spent', { spent: money(spent), budget: money(budget) }),
      }}
      actions={
        <ActionButton
          endpoint={endCampaign}
          label={t('commissions.end')}
          kind="danger"
          size="small"
          input={() => ({ id })}
          done={t('promos.campaigns.ended')}
        >
          {t('promos.campaigns.end_text', { name })}
        </ActionButton>
      }
    />
  );
};

const ProposeCampaign = () => {
  const t = useTranslation();
  const reasonField = useReasonField();
  const proposed = useProposed();
  const isoOf = (local: string | undefined) => (local ? new Date(local).toISOString() : '');
  return (
    <ActionButton
      endpoint={createCampaign}
      label={t('promos.campaigns.create')}
      icon={<TicketPercent size={18} />}
      fields={[
        { name: 'name', label: t('promos.campaigns.name'), required: true, help: t('promos.campaigns.name_help') },
        { name: 'share', label: t('promos.campaigns.share'), value: '50', required: true },
        { name: 'most', label: t('promos.campaigns.most'), kind: 'amount', required: true },
        { name: 'budget', label: t('promos.campaigns.budget'), kind: 'amount', required: true },
        {
          name: 'starts_at',
          label: t('settings.effective_from'),
          kind: 'moment',
          help: t('settings.effective_from_help'),
        },
        { name: 'ends_at', label: t('duties.until'), kind: 'moment', required: true },
        reasonField,
      ]}
      input={({ name = '', share = '', most = '', budget = '', reason = '', starts_at: from, ends_at: until }) => ({
        name: name.trim(),
        share: share.trim(),
        most: most.trim(),
        budget: budget.trim(),
        starts_at: isoOf(from),
        ends_at: isoOf(until),
        reason,
      })}
      done={proposed}
    >
      {t('promos.campaigns.create_text')}
    </ActionButton>
  );
};
