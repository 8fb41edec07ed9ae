import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { DeskWithdrawalDetail } from '@tradewind/contract/money/desk/withdrawals';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { Owner } from './owner.tsx';
import { WithdrawalChips } from './withdrawal-chip.tsx';
import { WithdrawalActions } from './withdrawal-actions.tsx';

/** One withdrawal: its terms, the facts to judge it by, its history, and the actions that decide it. */
export const WithdrawalPage = () => {
  const t = useTranslation();
  return (
    <Detail<DeskWithdrawalDetail>
      title={(withdrawal) => t('withdrawals.title', { sn: withdrawal.sn })}
      main={(withdrawal) => (
        <>
          <Panel title={t('withdrawals.risk_facts')}>
            {withdrawal.on_hold === 1 && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {t('withdrawals.held_text')}
              </Alert>
            )}
            {withdrawal.code_checked === 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('withdrawals.code_unchecked_text')}
              </Alert>
            )}
            <ReviewFacts withdrawal={withdrawal} />
          </Panel>
          <Panel title={t('withdrawals.history')}>
            <History withdrawal={withdrawal} />
          </Panel>
        </>
      )}
      aside={(withdrawal) => (
        <Panel title={t('withdrawals.terms')}>
          <Terms withdrawal={withdrawal} />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <WithdrawalActions withdrawal={withdrawal} />
          </Stack>
        </Panel>
      )}
    />
  );
};

interface Part {
  withdrawal: DeskWithdrawalDetail;
}

const Terms = ({ withdrawal: w }: Part) => {
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t('common.state'), <WithdrawalChips key="state" withdrawal={w} />],
        [t('common.amount'), <Amount key="price" value={w.price} />],
        [t('withdrawals.fee'), <Amount key="fee" value={w.fee} />],
        [t('withdrawals.receives'), <Amount key="receives" value={w.receives} strong />],
        w.method === 'chain' && [t('withdrawals.rate'), `${w.asset} · ${w.rate}`],
        [t('withdrawals.not_before'), <Moment key="not_before" value={w.not_before} />],
        [t('withdrawals.review_before'), <Moment key="review_before" value={w.review_before} />],
        [t('withdrawals.arrival'), t('withdrawals.hours', { smart_count: w.arrival_hours })],
        w.approved_by.length > 0 && [t('withdrawals.approved_by'), w.approved_by.join(', ')],
        w.batch !== '' && [t('withdrawals.batch'), w.batch],
        w.decided_at !== null && [t('common.decided'), <Moment key="decided_at" value={w.decided_at} />],
        w.decided_by !== '' && [t('withdrawals.decided_by'), w.decided_by],
        w.reference !== '' && [t('common.reference'), <Code key="reference" long value={w.reference} />],
        w.reason !== '' && [t('common.reason'), w.reason],
      ]}
    />
  );
};

const ReviewFacts = ({ withdrawal: w }: Part) => {
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t(w.owner_kind === 'shop' ? 'commissions.shop' : 'common.shopper'), <Owner key="owner" withdrawal={w} />],
        w.owner_kind === 'shop' && [t('payouts.by'), w.username || t('payouts.calendar')],
        [t('common.balance'), <Amount key="balance" value={w.balance} />],
        [t('common.held'), <Amount key="held" value={w.held} />],
        [t('common.method'), t(`methods.${w.method}`)],
        w.network !== '' && [t('common.network'), w.network],
        w.bank_name !== '' && [t('withdrawals.bank_name'), w.bank_name],
        w.holder !== '' && [t('withdrawals.holder'), w.holder],
        [t('common.address'), <Code key="address" long value={w.address} />],
        w.address_added_at !== '' && [
          t('withdrawals.address_added'),
          <Moment key="added" value={w.address_added_at} />,
        ],
        [
          t('withdrawals.address_uses'),
          w.address_uses > 0 ? t('withdrawals.times', { smart_count: w.address_uses }) : t('withdrawals.never'),
        ],
        [t('withdrawals.credentials'), <Moment key="credentials" value={w.credentials_changed_at} />],
        ...w.taken_back.map(
          ({ recharge_id, reason, amount, borne, at }) =>
            [
              t('withdrawals.reversed'),
              <span key={`${recharge_id} ${at}`}>
                <MuiLink component={Link} to={`/recharges/${recharge_id}/show`}>
                  {t(`recharges.reversal.${reason}`)}
                </MuiLink>{' '}
                <Amount value={amount} /> <Moment value={at} />
                {Number(borne) > 0 && (
                  <>
                    {' '}
                    {t('recharges.borne_by_platform')} <Amount value={borne} />
                  </>
                )}
              </span>,
            ] as const,
        ),
      ]}
    />
  );
};

const History = ({ withdrawal }: Part) => {
  const t = useTranslation();
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {withdrawal.history.map((event) => (
        <Stack
          key={`${event.at} ${event.what} ${event.by}`}
          component="li"
          sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`withdrawals.events.${event.what}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Moment value={event.at} />
            {event.by && ` · ${event.by}`}
          </Typography>
          {event.text && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {event.text}
            </Typography>
          )}
        </Stack>
      ))}
    </Stack>
  );
};
