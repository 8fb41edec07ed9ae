import { Alert, Link as MuiLink, Stack } from '@mui/material';
import type { DeskRechargeDetail } from '@tradewind/contract/money/desk/recharges';
import { Link } from 'react-router';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Amount, Code, Facts, Moment, PersonLink } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { Evidence } from './evidence.tsx';
import { RechargeChip } from './recharge-chip.tsx';
import { RechargeVerbs } from './recharge-verbs.tsx';

/** One top-up with its evidence, and the two verbs that decide it. */
export const RechargePage = () => {
  const word = useWords();
  const { money } = useFormat();
  return (
    <Detail<DeskRechargeDetail>
      title={(recharge) => word('recharges.title', { amount: money(recharge.asked) })}
      main={(recharge) => (
        <>
          {recharge.same_picture.length > 0 && <SamePicture recharge={recharge} />}
          <Panel title={word('recharges.evidence')}>
            <Evidence url={recharge.evidence} />
          </Panel>
        </>
      )}
      aside={(recharge) => (
        <>
          <Panel title={word('common.details')}>
            <Facts facts={factsOf(recharge, word, money)} />
            <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
              <RechargeVerbs recharge={recharge} />
            </Stack>
          </Panel>
          {recharge.reversals.length > 0 && (
            <Panel title={word('recharges.reversals')}>
              <Facts
                facts={recharge.reversals.map((reversal) => [
                  `${word(`recharges.reversal.${reversal.reason}`)} ${reversal.reference}`,
                  <Amount key="amount" value={reversal.amount} />,
                ])}
              />
            </Panel>
          )}
        </>
      )}
    />
  );
};

type Facts = Parameters<typeof Facts>[0]['facts'];

function factsOf(
  recharge: DeskRechargeDetail,
  word: ReturnType<typeof useWords>,
  money: (amount: string) => string,
): Facts {
  return [
    [word('common.state'), <RechargeChip key="state" state={recharge.state} />],
    [word('common.shopper'), <PersonLink key="person" id={recharge.user_id} name={recharge.username} />],
    [word('common.balance'), <Amount key="balance" value={recharge.balance} />],
    [word('recharges.asked'), <Amount key="asked" value={recharge.asked} strong />],
    recharge.arrived !== null && [word('recharges.arrived'), <Amount key="arrived" value={recharge.arrived} strong />],
    [word('common.method'), word(`methods.${recharge.method}`)],
    recharge.network !== '' && [word('common.network'), recharge.network],
    recharge.address !== '' && [word('common.address'), <Code key="address" long value={recharge.address} />],
    recharge.address !== '' && [
      '',
      <StatusChip
        key="known"
        tone={recharge.address_known ? 'ok' : 'bad'}
        label={word(recharge.address_known ? 'recharges.address_known' : 'recharges.address_unknown')}
      />,
    ],
    recharge.payment !== '' && [word('recharges.payment'), <Code key="payment" long value={recharge.payment} />],
    [word('common.asked_at'), <Moment key="asked_at" value={recharge.asked_at} />],
    recharge.decided_at !== null && [word('common.decided'), <Moment key="decided_at" value={recharge.decided_at} />],
    recharge.decided_at !== null && [word('common.by'), recharge.decided_by || word('common.nobody')],
    ...recharge.approvals.map(
      ({ operator_id, operator, arrived, at }) =>
        [
          word('recharges.approvals'),
          <span key={operator_id}>
            {word('recharges.approval', { operator, amount: money(arrived) })} · <Moment value={at} />
          </span>,
        ] as const,
    ),
    recharge.message !== '' && [word('recharges.message'), recharge.message],
    Number(recharge.taken_back) > 0 && [
      word('recharges.taken_back'),
      <Amount key="back" value={recharge.taken_back} />,
    ],
    Number(recharge.borne) > 0 && [word('recharges.borne'), <Amount key="borne" value={recharge.borne} />],
  ];
}

const SamePicture = ({ recharge }: { recharge: DeskRechargeDetail }) => {
  const word = useWords();
  return (
    <Panel title={word('recharges.same_picture')}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {word('recharges.same_picture_text')}
      </Alert>
      <Stack sx={{ gap: 1 }}>
        {recharge.same_picture.map((other) => (
          <Stack key={other.id} direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <MuiLink component={Link} to={`/recharges/${other.id}/show`} variant="body2" sx={{ fontWeight: 600 }}>
              <Moment value={other.asked_at} />
            </MuiLink>
            <PersonLink id={other.user_id} name={other.username} />
            <Amount value={other.asked} />
            <RechargeChip state={other.state} />
            {other.own === 1 && <StatusChip tone="quiet" label={word('recharges.own')} />}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};
