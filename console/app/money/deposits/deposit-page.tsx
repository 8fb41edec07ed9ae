import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { DeskDepositDetail } from '@tradewind/contract/money/desk/deposits';
import { Link } from 'react-router';
import { useWords } from '../../i18n/words.ts';
import { CopyButton } from '../../look/copy-button.tsx';
import { Detail } from '../../look/detail.tsx';
import { Amount, Code, Facts, Moment, PersonLink } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { RechargeChip } from '../recharges/recharge-chip.tsx';
import { DepositChips } from './deposit-chip.tsx';
import { DepositVerbs } from './deposit-verbs.tsx';

/** One deposit: what the chain says, who says that it is theirs, and the two verbs that decide it. */
export const DepositPage = () => {
  const word = useWords();
  const { money } = useFormat();
  return (
    <Detail<DeskDepositDetail>
      title={(deposit) => word('deposits.title', { amount: money(deposit.amount) })}
      main={(deposit) => (
        <>
          <Panel title={word('deposits.claims')}>
            <Claims deposit={deposit} />
          </Panel>
          <Panel title={word('deposits.tx')} actions={<CopyButton text={deposit.tx} />}>
            <OnChain deposit={deposit} />
          </Panel>
          {deposit.same_transaction.length > 0 && (
            <Panel title={word('deposits.same')}>
              <Facts
                facts={deposit.same_transaction.map((other) => [
                  `${word(`deposits.states.${other.state}`)} ${other.username}`,
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
        <Panel title={word('common.details')}>
          <Decision deposit={deposit} />
          {deposit.reason === 'other_token' && deposit.dismissable === 1 && (
            <Alert severity="info" sx={{ mt: 2 }}>
              {word('deposits.other_token_text')}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <DepositVerbs deposit={deposit} />
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
  const word = useWords();
  return (
    <Facts
      facts={[
        [word('common.state'), <DepositChips key="state" deposit={d} />],
        [word('common.amount'), <Amount key="amount" value={d.amount} strong />],
        d.reason !== null && [word('common.reason'), word(`deposits.reasons.${d.reason}`)],
        [
          word('deposits.owner'),
          d.owner ? <PersonLink key="owner" id={d.owner.id} name={d.owner.username} /> : word('deposits.owner_none'),
        ],
        d.address_network !== '' &&
          d.address_network !== d.network && [word('deposits.address_network'), d.address_network],
        [word('deposits.confirmations'), word('deposits.of', { done: d.confirmations, needed: d.needed })],
        [word('deposits.seen_at'), <Moment key="seen_at" value={d.seen_at} />],
        d.settled_at !== null && [word('deposits.settled_at'), <Moment key="settled_at" value={d.settled_at} />],
        d.decided_by !== '' && [word('common.by'), d.decided_by],
        d.note !== '' && [word(d.state === 'closed' ? 'common.reason' : 'deposits.note'), d.note],
        ...d.approvals.map(
          ({ operator_id, operator, username, at }) =>
            [
              word('deposits.approvals'),
              <span key={operator_id}>
                {word('deposits.approval', { operator, name: username })} · <Moment value={at} />
              </span>,
            ] as const,
        ),
      ]}
    />
  );
};

const OnChain = ({ deposit: d }: Part) => {
  const word = useWords();
  return (
    <Facts
      facts={[
        [word('common.network'), d.network],
        [word('deposits.tx'), <Code key="tx" long value={d.tx} />],
        [word('deposits.block'), d.block],
        [word('deposits.from'), <Code key="from" long value={d.from} />],
        [word('deposits.to'), <Code key="to" long value={d.to} />],
        [word('deposits.token'), d.token ? <Code key="token" long value={d.token} /> : word('deposits.coin')],
        [word('deposits.units'), d.units],
      ]}
    />
  );
};

const Claims = ({ deposit: { claimants } }: Part) => {
  const word = useWords();
  if (claimants.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {word('deposits.no_claims')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {word('deposits.claims_text')}
      </Typography>
      {claimants.map((claimant) => (
        <Stack key={claimant.id} sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <PersonLink id={claimant.id} name={claimant.username} />
            <Typography variant="body2" color="textSecondary">
              {word('deposits.claimed_at')} <Moment value={claimant.claimed_at} />
            </Typography>
            {claimant.top_ups.length === 0 && <StatusChip tone="quiet" label={word('deposits.no_evidence')} />}
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
