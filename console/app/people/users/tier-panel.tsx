import { Stack, Typography } from '@mui/material';
import {
  deskWithdrawalTier,
  setWithdrawalTier,
  type ShopperTier,
} from '@tradewind/contract/money/desk/withdrawal-tiers';
import { withdrawalTiers } from '@tradewind/contract/money/withdrawal-tiers';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The tier of a shopper, what it lets them withdraw, and a way to change it. */
export const TierPanel = ({ userId }: { userId: string }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const { data: of } = useEndpointQuery(deskWithdrawalTier, { id: userId });
  if (!of) return null;
  return (
    <Panel
      title={t('tiers.title')}
      actions={<StatusChip tone={of.tier === 'new' ? 'quiet' : 'ok'} label={t(`tiers.names.${of.tier}`)} />}
    >
      <Stack sx={{ gap: 0.5, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {t('tiers.day', { left: money(of.day_left), limit: money(of.day_limit) })}
        </Typography>
        {of.month_limit !== null && of.month_left !== null && (
          <Typography variant="body2">
            {t('tiers.month', { left: money(of.month_left), limit: money(of.month_limit) })}
          </Typography>
        )}
        {!of.limited && <Typography variant="body2">{t('tiers.unlimited')}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {of.given ? t('tiers.given', { by: of.given.by, reason: of.given.reason }) : t('tiers.follows')}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ mt: 2 }}>
        <SetTier of={of} />
      </Stack>
    </Panel>
  );
};

const SetTier = ({ of }: { of: ShopperTier }) => {
  const t = useTranslation();
  const byAccount = t('tiers.account', { tier: t(`tiers.names.${of.by_account}`) });
  const choices = [
    { id: 'account', name: byAccount },
    ...withdrawalTiers.map((id) => ({ id, name: t(`tiers.names.${id}`) })),
  ];
  return (
    <ActionButton
      endpoint={setWithdrawalTier}
      label={t('tiers.set')}
      fields={[
        {
          name: 'tier',
          label: t('tiers.tier'),
          kind: 'choice',
          value: of.given ? of.tier : 'account',
          choices,
          required: true,
        },
        { name: 'reason', label: t('common.reason'), kind: 'lines', required: true },
      ]}
      input={({ tier = '', reason = '' }) => ({
        id: of.id,
        tier: withdrawalTiers.find((one) => one === tier) ?? ('account' as const),
        reason,
      })}
      done={t('tiers.done')}
    >
      {t('tiers.set_text')}
    </ActionButton>
  );
};
