import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { Amount, Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RechargeChip } from '../../money/recharges/recharge-chip.tsx';
import { WithdrawalChips } from '../../money/withdrawals/withdrawal-chip.tsx';
import type { usePendingCounts, usePendingRows } from './pending-counts.ts';

type Waiting = ReturnType<typeof usePendingCounts> & ReturnType<typeof usePendingRows>;

/** The first rows of each queue that the operator's roles allow to see. */
export const Queues = ({
  waiting: { recharges, withdrawals, disputes, applications, products },
}: {
  waiting: Waiting;
}) => {
  const t = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {recharges && (
        <Queue title={t('dashboard.next_recharges')} all="/recharges">
          {recharges.list.map((row) => (
            <QueueRow
              key={row.id}
              to={`/recharges/${row.id}/show`}
              name={row.username}
              amount={row.asked}
              at={row.asked_at}
              chip={<RechargeChip state={row.state} />}
            />
          ))}
        </Queue>
      )}
      {withdrawals && (
        <Queue title={t('dashboard.next_withdrawals')} all="/withdrawals">
          {withdrawals.list.map((row) => (
            <QueueRow
              key={row.id}
              to={`/withdrawals/${row.id}/show`}
              name={row.username}
              amount={row.price}
              at={row.review_before}
              chip={<WithdrawalChips withdrawal={row} />}
            />
          ))}
        </Queue>
      )}
      {disputes && (
        <Queue title={t('figures.disputes')} all="/disputes">
          {disputes.list.map((row) => (
            <QueueRow
              key={row.id}
              to={`/disputes/${row.id}/show`}
              name={row.username}
              amount={row.asked}
              at={row.rule_before}
            />
          ))}
        </Queue>
      )}
      {applications && (
        <Queue title={t('figures.applications')} all="/applications">
          {applications.list.map((row) => (
            <QueueRow key={row.id} to={`/applications/${row.id}/show`} name={row.shop_name} at={row.submitted_at} />
          ))}
        </Queue>
      )}
      {products && (
        <Queue title={t('figures.products')} all="/products">
          {products.list.map((row) => (
            <QueueRow
              key={row.id}
              to={`/products?filter=${encodeURIComponent(JSON.stringify({ state: row.state, search: row.id }))}`}
              name={`${row.title} · ${row.shop}`}
              amount={row.price}
              at={row.updated_at}
            />
          ))}
        </Queue>
      )}
    </Box>
  );
};

const Queue = ({ title, all, children }: { title: string; all: string; children: React.ReactNode[] }) => {
  const t = useTranslation();
  return (
    <Panel
      title={title}
      actions={
        <Button component={Link} to={all}>
          {t('dashboard.see_all')}
        </Button>
      }
    >
      {children.length > 0 ? (
        <Stack sx={{ gap: 0.5 }}>{children}</Stack>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('dashboard.nothing')}
        </Typography>
      )}
    </Panel>
  );
};

const QueueRow = ({
  to,
  name,
  amount,
  at,
  chip,
}: {
  to: string;
  name: string;
  amount?: string;
  at: string;
  chip?: React.ReactNode;
}) => (
  <Stack
    component={Link}
    to={to}
    direction="row"
    sx={{
      gap: 1.5,
      py: 1,
      px: 1,
      mx: -1,
      borderRadius: 1,
      alignItems: 'center',
      color: 'text.primary',
      textDecoration: 'none',
      flexWrap: 'wrap',
      '&:hover': { backgroundColor: 'action.hover' },
    }}
  >
    <Typography variant="body2" sx={{ fontWeight: 600, flex: 1, minWidth: 80 }} noWrap>
      {name}
    </Typography>
    {amount !== undefined && <Amount value={amount} strong />}
    <Typography variant="body2" color="textSecondary">
      <Moment value={at} />
    </Typography>
    {chip}
  </Stack>
);
