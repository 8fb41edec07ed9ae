import { Alert, Link as MuiLink, Stack } from '@mui/material';
import type { DeskRechargeDetail } from '@tradewind/contract/money/desk/recharges';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { Evidence } from './evidence.tsx';
import { RechargeChip } from './recharge-chip.tsx';
import { RechargeActions } from './recharge-actions.tsx';

/** One top-up with its evidence and the actions that decide it. */
export const RechargePage = () => {
  const t = useTranslation();
  const { money } = useFormat();
  return (
    <Detail<DeskRechargeDetail>
      title={(recharge) => t('recharges.title', { amount: money(recharge.asked) })}
      main={(recharge) => (
        <>
          {recharge.same_picture.length > 0 && <SamePicture recharge={recharge} />}
          <Panel title={t('recharges.evidence')}>
            <Evidence url={recharge.evidence} />
          </Panel>
        </>
      )}
      aside={(recharge) => (
        <>
          <Panel title={t('common.details')}>
            <Facts facts={factsOf(recharge, t, money)} />
            <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
              <RechargeActions recharge={recharge} />
            </Stack>
          </Panel>
          {recharge.reversals.length > 0 && (
            <Panel title={t('recharges.reversals')}>
              <Facts
                facts={recharge.reversals.map((reversal) => [
                  `${t(`recharges.reversal.${reversal.reason}`)} ${reversal.reference}`,
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
  t: ReturnType<typeof useTranslation>,
  money: (amount: string) => string,
): Facts {
  return [
    [t('common.state'), <RechargeChip key="state" state={recharge.state} />],
    [t('common.shopper'), <ShopperLink key="person" id={recharge.user_id} name={recharge.username} />],
    [t('common.balance'), <Amount key="balance" value={recharge.balance} />],
    [t('recharges.requested'), <Amount key="asked" value={recharge.asked} strong />],
    recharge.arrived !== null && [t('recharges.arrived'), <Amount key="arrived" value={recharge.arrived} strong />],
    [t('common.method'), t(`methods.${recharge.method}`)],
    recharge.network !== '' && [t('common.network'), recharge.network],
    recharge.address !== '' && [t('common.address'), <Code key="address" long value={recharge.address} />],
    recharge.address !== '' && [
      '',
      <StatusChip
        key="known"
        tone={recharge.address_known ? 'ok' : 'bad'}
        label={t(recharge.address_known ? 'recharges.address_known' : 'recharges.address_unknown')}
      />,
    ],
    recharge.payment !== '' && [t('recharges.payment'), <Code key="payment" long value={recharge.payment} />],
    [t('common.requested_at'), <Moment key="asked_at" value={recharge.asked_at} />],
    recharge.decided_at !== null && [t('common.decided'), <Moment key="decided_at" value={recharge.decided_at} />],
    recharge.decided_at !== null && [t('common.by'), recharge.decided_by || t('common.system')],
    ...recharge.approvals.map(
      ({ operator_id, operator, arrived, at }) =>
        [
          t('recharges.approvals'),
          <span key={operator_id}>
            {t('recharges.approval', { operator, amount: money(arrived) })} · <Moment value={at} />
          </span>,
        ] as const,
    ),
    recharge.message !== '' && [t('recharges.message'), recharge.message],
    Number(recharge.taken_back) > 0 && [t('recharges.reversed'), <Amount key="back" value={recharge.taken_back} />],
    Number(recharge.borne) > 0 && [t('recharges.borne_by_platform'), <Amount key="borne" value={recharge.borne} />],
  ];
}

const SamePicture = ({ recharge }: { recharge: DeskRechargeDetail }) => {
  const t = useTranslation();
  return (
    <Panel title={t('recharges.same_picture')}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('recharges.same_picture_text')}
      </Alert>
      <Stack sx={{ gap: 1 }}>
        {recharge.same_picture.map((other) => (
          <Stack key={other.id} direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <MuiLink component={Link} to={`/recharges/${other.id}/show`} variant="body2" sx={{ fontWeight: 600 }}>
              <Moment value={other.asked_at} />
            </MuiLink>
            <ShopperLink id={other.user_id} name={other.username} />
            <Amount value={other.asked} />
            <RechargeChip state={other.state} />
            {other.own === 1 && <StatusChip tone="quiet" label={t('recharges.own')} />}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};
