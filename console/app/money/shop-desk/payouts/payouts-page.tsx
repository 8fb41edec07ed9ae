import { Stack, Typography } from '@mui/material';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import {
  cancelPayout,
  exportPayouts,
  payoutAccounts,
  type PayoutRow,
} from '@tradewind/contract/money/shop-desk/payouts';
import type { ReactNode } from 'react';
import { DataTable, Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../../design/desk-list.tsx';
import { Amount, Code, Moment } from '../../../design/fields.tsx';
import { ExportList } from '../../../design/export-button.tsx';
import { choiceFilter, dayFilters, textFilter } from '../../../design/filters.tsx';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { ActionButton } from '../../../design/action-button.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { PayoutPartsButton } from './payout-parts-button.tsx';
import { RequestPayout } from './request-payout.tsx';

const Column = DataTable.Col<PayoutRow>;
const tones: Record<PayoutRow['state'], Tone> = { auditing: 'warn', passed: 'ok', refused: 'bad', cancelled: 'quiet' };

/** The shop's payouts and its payout accounts. */
export const PayoutsPage = () => {
  const t = useTranslation();
  const balance = useEndpointQuery(shopBalance, {}).data;
  const accounts = useEndpointQuery(payoutAccounts, {}).data;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_payouts')} />
      <DeskList
        resource="shop_payouts"
        empty={t('empty.shop_payouts')}
        sort={{ field: 'asked_at', order: 'DESC' }}
        perPage={10}
        filters={[
          textFilter('q', t('lists.payout')),
          choiceFilter(
            'state',
            t('common.state'),
            (Object.keys(tones) as PayoutRow['state'][]).map((id) => ({ id, name: t(`payouts.states.${id}`) })),
          ),
          ...dayFilters(t('common.from'), t('common.until')),
        ]}
        actions={
          <>
            <ExportList endpoint={exportPayouts} />
            {balance && accounts && <RequestPayout balance={balance} accounts={accounts.list} />}
          </>
        }
        table={{ rowClick: false }}
      >
        <Column
          source="asked_at"
          disableSort
          label={t('payouts.list')}
          render={(row) => <TwoLines first={<Moment value={row.asked_at} />} second={row.sn} />}
        />
        <Column
          source="to"
          disableSort
          label={t('payouts.account')}
          {...wideOnly}
          render={(row) => (
            <TwoLines
              first={row.to}
              second={row.asked_by ? `${t('payouts.by')} ${row.asked_by}` : t('payouts.calendar')}
            />
          )}
        />
        <Column
          source="price"
          disableSort
          label={t('payouts.price')}
          align="right"
          render={(row) => <Amount value={row.price} strong />}
        />
        <Column
          source="fee"
          disableSort
          label={t('payouts.fee')}
          align="right"
          {...wideOnly}
          render={(row) => <Amount value={row.fee} />}
        />
        <Column
          source="receives"
          disableSort
          label={t('payouts.receives')}
          align="right"
          {...wideOnly}
          render={(row) => <Amount value={row.receives} />}
        />
        <Column source="state" disableSort label={t('common.state')} render={(row) => <State payout={row} />} />
        <Column
          source="review_before"
          disableSort
          label={t('payouts.outcome')}
          {...wideOnly}
          render={(row) =>
            row.state === 'auditing' ? (
              <Moment value={row.review_before} />
            ) : (
              row.reason || <Code value={row.reference} />
            )
          }
        />
        <Column
          disableSort
          label={t('common.actions')}
          {...wideOnly}
          render={(row) => (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <PayoutPartsButton payout={row} />
              {row.can_cancel === 1 && <Cancel payout={row} />}
            </Stack>
          )}
        />
      </DeskList>
      {accounts && balance && (
        <AccountsPanel
          accounts={accounts.list}
          networks={accounts.networks}
          minimum={balance.minimum}
          weekly={balance.schedule === 'weekly'}
        />
      )}
    </Stack>
  );
};

const TwoLines = ({ first, second }: { first: ReactNode; second: string }) => (
  <>
    {first}
    <Typography variant="caption" color="textSecondary" component="div" noWrap>
      {second}
    </Typography>
  </>
);

/** The status of a payout; on small screens with its actions. */
const State = ({ payout }: { payout: PayoutRow }) => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <StatusChip tone={tones[payout.state]} label={t(`payouts.states.${payout.state}`)} />
      <Stack sx={{ display: { md: 'none' }, gap: 1, alignItems: 'flex-start' }}>
        <PayoutPartsButton payout={payout} />
        {payout.can_cancel === 1 && <Cancel payout={payout} />}
      </Stack>
    </Stack>
  );
};

const Cancel = ({ payout: { id } }: { payout: PayoutRow }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={cancelPayout}
      label={t('payouts.cancel')}
      kind="danger"
      size="small"
      input={() => ({ id })}
      done={t('payouts.cancelled')}
    >
      {t('payouts.cancel_text')}
    </ActionButton>
  );
};
