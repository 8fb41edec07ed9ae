import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import { exportWithdrawals, payoutPlan, type PayoutPlan } from '@tradewind/contract/money/desk/withdrawals';
import { Send } from 'lucide-react';
import { useListContext, useUnselectAll } from 'react-admin';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { download } from '../../design/download.ts';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Filter {
  ids?: string[];
  method?: 'bank' | 'chain';
  network?: string;
}

/** Hands over all withdrawals that are ready for payment, or the selected ones, as files for the bank. */
export const HandOverButton = ({ selected }: { selected?: string[] }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const unselect = useUnselectAll('withdrawals');
  const { method, network } = useListContext().filterValues as Filter;
  if (!canCall(exportWithdrawals)) return null;
  const filter: Filter = selected ? { ids: selected } : { ...(method && { method }), ...(network && { network }) };
  return (
    <ActionButton
      endpoint={exportWithdrawals}
      label={t('withdrawals.export')}
      icon={<Send size={18} />}
      input={() => filter}
      done={t('withdrawals.exported')}
      onDone={(batch) => {
        download(batch.filename, batch.csv);
        if (batch.xml) download(batch.xml_filename, batch.xml);
        unselect();
      }}
    >
      <Plan filter={filter} />
    </ActionButton>
  );
};

/** What a hand-over would take now, and what it would leave and why. */
const Plan = ({ filter: { ids, ...filter } }: { filter: Filter }) => {
  const t = useTranslation();
  const { data, error } = useEndpointQuery(payoutPlan, { ...filter, ...(ids && { ids: ids.join(',') }) });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const onlyInCsv = data.groups.some(({ way }) => way === 'chain' || way === 'unknown');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <span>{t('hand_over.text')}</span>
      <Rows
        title={t('hand_over.ready')}
        all={data}
        rows={data.groups.map((row) => [t(`hand_over.ways.${row.way}`), row])}
      />
      {data.left_out.length > 0 && (
        <Rows title={t('hand_over.left_out')} rows={data.left_out.map((row) => [t(`hand_over.why.${row.why}`), row])} />
      )}
      {onlyInCsv && <span>{t('hand_over.only_csv')}</span>}
      {data.has_debtor === 0 && <Alert severity="info">{t('hand_over.no_debtor')}</Alert>}
    </Stack>
  );
};

type Sum = Pick<PayoutPlan, 'count' | 'total'>;

const Rows = ({ title, all, rows }: { title: string; all?: Sum; rows: readonly (readonly [string, Sum])[] }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const sum = ({ count, total }: Sum) => t('hand_over.sum', { smart_count: count, total: money(total) });
  return (
    <Stack component="section">
      <Typography variant="subtitle2" color="textPrimary" sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{title}</span>
        {all && <span>{sum(all)}</span>}
      </Typography>
      {rows.map(([name, row]) => (
        <Stack key={name} direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
          <span>{name}</span>
          <span style={{ whiteSpace: 'nowrap' }}>{sum(row)}</span>
        </Stack>
      ))}
    </Stack>
  );
};
