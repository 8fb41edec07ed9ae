import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { DeskDepositDetail } from '@tradewind/contract/money/desk/deposits';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../design/copy-button.tsx';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { RechargeChip } from '../recharges/recharge-chip.tsx';
import { DepositChips } from './deposit-chip.tsx';
import { DepositActions } from './deposit-actions.tsx';

/** One deposit: the transfer on the chain, its claimants, and the actions that decide it. */
export const DepositPage = () => {
  const t = useTranslation();
  const { money } = useFormat();
  return (
    <Detail<DeskDepositDetail>
      title={(deposit) => t('deposits.title', { amount: money(deposit.amount) })}
      main={(deposit) => (
        <>
          <Panel title={t('deposits.claims')}>
            <Claims deposit={deposit} />
          </Panel>
          <Panel title={t('deposits.tx')} actions={<CopyButton text={deposit.tx} />}>
            <OnChain deposit={deposit} />
          </Panel>
          {deposit.same_transaction.length > 0 && (
            <Panel title={t('deposits.same')}>
              <Facts
                facts={deposit.same_transaction.map((other) => [
                  `${t(`deposits.states.${other.state}`)} ${other.username}`,
                  <MuiLink key={other.id} component={Link} to={`/deposits/${other.id}/show`}>
                    {money(other.amount)}
                  </MuiLink>,
                ])}
              />
            </Panel>
          )}
        </>
      )}
      aside={(deposit) => (
        <Panel title={t('common.details')}>
          <Decision deposit={deposit} />
          {deposit.reason === 'other_token' && deposit.dismissable === 1 && (
            <Alert severity="info" sx={{ mt: 2 }}>
              {t('deposits.other_token_text')}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <DepositActions deposit={deposit} />
          </Stack>
        </Panel>
      )}
    />
  );
};

interface Part {
  deposit: DeskDepositDetail;
}

const Decision = ({ deposit: d }: Part) => {
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t('common.state'), <DepositChips key="state" deposit={d} />],
        [t('common.amount'), <Amount key="amount" value={d.amount} strong />],
        d.reason !== null && [t('common.reason'), t(`deposits.reasons.${d.reason}`)],
        [
          t('deposits.owner'),
          d.owner ? <ShopperLink key="owner" id={d.owner.id} name={d.owner.username} /> : t('deposits.owner_none'),
        ],
        d.address_network !== '' &&
          d.address_network !== d.network && [t('deposits.address_network'), d.address_network],
        [t('deposits.confirmations'), t('deposits.of', { done: d.confirmations, needed: d.needed })],
        [t('deposits.seen_at'), <Moment key="seen_at" value={d.seen_at} />],
        d.settled_at !== null && [t('deposits.settled_at'), <Moment key="settled_at" value={d.settled_at} />],
        d.decided_by !== '' && [t('common.by'), d.decided_by],
        d.note !== '' && [t(d.state === 'closed' ? 'common.reason' : 'deposits.note'), d.note],
        ...d.approvals.map(
          ({ operator_id, operator, username, at }) =>
            [
              t('deposits.approvals'),
              <span key={operator_id}>
                {t('deposits.approval', { operator, name: username })} · <Moment value={at} />
              </span>,
            ] as const,
        ),
      ]}
    />
  );
};

const OnChain = ({ deposit: d }: Part) => {
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t('common.network'), d.network],
        [t('deposits.tx'), <Code key="tx" long value={d.tx} />],
        [t('deposits.block'), d.block],
        [t('deposits.from'), <Code key="from" long value={d.from} />],
        [t('deposits.to'), <Code key="to" long value={d.to} />],
        [t('deposits.token'), d.token ? <Code key="token" long value={d.token} /> : t('deposits.coin')],
        [t('deposits.units'), d.units],
      ]}
    />
  );
};

const Claims = ({ deposit: { claimants } }: Part) => {
  const t = useTranslation();
  if (claimants.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('deposits.no_claims')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('deposits.claims_text')}
      </Typography>
      {claimants.map((claimant) => (
        <Stack key={claimant.id} sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <ShopperLink id={claimant.id} name={claimant.username} />
            <Typography variant="body2" color="textSecondary">
              {t('deposits.claimed_at')} <Moment value={claimant.claimed_at} />
            </Typography>
            {claimant.top_ups.length === 0 && <StatusChip tone="quiet" label={t('deposits.no_evidence')} />}
          </Stack>
          {claimant.top_ups.map((topUp) => (
            <Stack key={topUp.id} direction="row" sx={{ gap: 1.5, pl: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <MuiLink component={Link} to={`/recharges/${topUp.id}/show`} variant="body2">
                <Moment value={topUp.asked_at} />
              </MuiLink>
              <Amount value={topUp.amount} />
              <RechargeChip state={topUp.state} />
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  );
};
