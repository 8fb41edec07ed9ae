import { LinearProgress, Stack, Typography } from '@mui/material';
import { createCampaign, deskCampaigns, endCampaign, type CampaignRow } from '@tradewind/contract/trade/desk/campaigns';
import { TicketPercent } from 'lucide-react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';

const tones: Record<CampaignRow['state'], Tone> = { upcoming: 'info', current: 'ok', past: 'quiet' };

/** Campaigns in which the platform bears a part of coupons of shops. */
export const CampaignsPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(deskCampaigns, { page: 1, limit: 50, state: 'in_force' });
  return (
    <Panel title={t('promos.campaigns.title')} actions={<ProposeCampaign />}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
        {data?.list.map((campaign) => (
          <Campaign key={campaign.id} campaign={campaign} />
        ))}
      </Stack>
      {data?.list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('promos.campaigns.none')}
        </Typography>
      )}
    </Panel>
  );
};

const Campaign = ({ campaign }: { campaign: CampaignRow }) => {
  const t = useTranslation();
  const { money, moment } = useFormat();
  const { id, name, share, most, budget, spent, coupons, shops, starts_at: from, ends_at: until, state } = campaign;
  const states = { upcoming: t('commissions.upcoming'), current: t('commissions.current'), past: t('commissions.was') };
  const used = t('promos.campaigns.spent', { spent: money(spent), budget: money(budget) });
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack sx={{ gap: 0.5, flex: '1 1 320px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <StatusChip tone={tones[state]} label={states[state]} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {[
            t('promos.campaigns.terms', { share, most: money(most) }),
            t('promos.campaigns.joined', { smart_count: coupons, shops }),
            `${moment(from)} – ${moment(until)}`,
          ].join(' · ')}
        </Typography>
      </Stack>
      <Stack sx={{ gap: 0.75, flex: '0 1 220px', minWidth: 160 }}>
        <LinearProgress
          variant="determinate"
          value={(Number(spent) / Number(budget)) * 100}
          aria-label={used}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Typography variant="caption" color="textSecondary">
          {used}
        </Typography>
      </Stack>
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
    </Stack>
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
