import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { DeskWithdrawalDetail } from '@tradewind/contract/money/desk/withdrawals';
import { Link } from 'react-router';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { Owner } from './owner.tsx';
import { WithdrawalChips } from './withdrawal-chip.tsx';
import { WithdrawalVerbs } from './withdrawal-verbs.tsx';

/** One withdrawal: what was promised, what to judge it by, what has happened, and the verbs that decide it. */
export const WithdrawalPage = () => {
  const word = useWords();
  return (
    <Detail<DeskWithdrawalDetail>
      title={(withdrawal) => word('withdrawals.title', { sn: withdrawal.sn })}
      main={(withdrawal) => (
        <>
          <Panel title={word('withdrawals.judge')}>
            {withdrawal.on_hold === 1 && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {word('withdrawals.held_text')}
              </Alert>
            )}
            {withdrawal.code_checked === 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {word('withdrawals.code_unchecked_text')}
              </Alert>
            )}
            <Judgement withdrawal={withdrawal} />
          </Panel>
          <Panel title={word('withdrawals.history')}>
            <History withdrawal={withdrawal} />
          </Panel>
        </>
      )}
      aside={(withdrawal) => (
        <Panel title={word('withdrawals.promise')}>
          <Promise withdrawal={withdrawal} />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <WithdrawalVerbs withdrawal={withdrawal} />
          </Stack>
        </Panel>
      )}
    />
  );
};

interface Part {
  withdrawal: DeskWithdrawalDetail;
}

const Promise = ({ withdrawal: w }: Part) => {
  const word = useWords();
  return (
    <Facts
      facts={[
        [word('common.state'), <WithdrawalChips key="state" withdrawal={w} />],
        [word('common.amount'), <Amount key="price" value={w.price} />],
        [word('withdrawals.fee'), <Amount key="fee" value={w.fee} />],
        [word('withdrawals.receives'), <Amount key="receives" value={w.receives} strong />],
        w.method === 'chain' && [word('withdrawals.rate'), `${w.asset} · ${w.rate}`],
        [word('withdrawals.not_before'), <Moment key="not_before" value={w.not_before} />],
        [word('withdrawals.review_before'), <Moment key="review_before" value={w.review_before} />],
        [word('withdrawals.arrival'), word('withdrawals.hours', { smart_count: w.arrival_hours })],
        w.approved_by.length > 0 && [word('withdrawals.approved_by'), w.approved_by.join(', ')],
        w.batch !== '' && [word('withdrawals.batch'), w.batch],
        w.decided_at !== null && [word('common.decided'), <Moment key="decided_at" value={w.decided_at} />],
        w.decided_by !== '' && [word('withdrawals.decided_by'), w.decided_by],
        w.reference !== '' && [word('common.reference'), <Code key="reference" long value={w.reference} />],
        w.reason !== '' && [word('common.reason'), w.reason],
      ]}
    />
  );
};

const Judgement = ({ withdrawal: w }: Part) => {
  const word = useWords();
  return (
    <Facts
      facts={[
        [word(w.owner_kind === 'shop' ? 'commissions.shop' : 'common.shopper'), <Owner key="owner" withdrawal={w} />],
        w.owner_kind === 'shop' && [word('payouts.by'), w.username || word('payouts.calendar')],
        [word('common.balance'), <Amount key="balance" value={w.balance} />],
        [word('common.held'), <Amount key="held" value={w.held} />],
        [word('common.method'), word(`methods.${w.method}`)],
        w.network !== '' && [word('common.network'), w.network],
        w.bank_name !== '' && [word('withdrawals.bank_name'), w.bank_name],
        w.holder !== '' && [word('withdrawals.holder'), w.holder],
        [word('common.address'), <Code key="address" long value={w.address} />],
        w.address_added_at !== '' && [
          word('withdrawals.address_added'),
          <Moment key="added" value={w.address_added_at} />,
        ],
        [
          word('withdrawals.address_uses'),
          w.address_uses > 0 ? word('withdrawals.times', { smart_count: w.address_uses }) : word('withdrawals.never'),
        ],
        [word('withdrawals.credentials'), <Moment key="credentials" value={w.credentials_changed_at} />],
        ...w.taken_back.map(
          ({ recharge_id, reason, amount, borne, at }) =>
            [
              word('withdrawals.taken_back'),
              <span key={`${recharge_id} ${at}`}>
                <MuiLink component={Link} to={`/recharges/${recharge_id}/show`}>
                  {word(`recharges.reversal.${reason}`)}
                </MuiLink>{' '}
                <Amount value={amount} /> <Moment value={at} />
                {Number(borne) > 0 && (
                  <>
                    {' '}
                    {word('recharges.borne')} <Amount value={borne} />
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
  const word = useWords();
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {withdrawal.history.map((event) => (
        <Stack
          key={`${event.at} ${event.what} ${event.by}`}
          component="li"
          sx={{ borderLeft: 2, borderColor: 'divider', pl: 2 }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {word(`withdrawals.events.${event.what}`)}
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
