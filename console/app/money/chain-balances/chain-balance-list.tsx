import { Stack } from '@mui/material';
import {
  chainBalanceResults,
  compareChain,
  type ChainBalance,
  type ChainBalanceResult,
} from '@tradewind/contract/money/desk/chain-balances';
import { deskNetworks } from '@tradewind/contract/money/desk/networks';
import { RefreshCw } from 'lucide-react';
import { DataTable, useRecordContext } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Facts, Moment } from '../../design/fields.tsx';
import { choiceFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const Column = DataTable.Col<ChainBalance>;
const tones: Record<ChainBalanceResult, Tone> = { equal: 'ok', explained: 'ok', differs: 'bad', failed: 'warn' };

/** Comparisons of the chains with the books, with what explains a difference. */
export const ChainBalanceList = () => {
  const t = useTranslation();
  const networks = useWatchedNetworks();
  return (
    <DeskList
      resource="chain_balances"
      title={t('menu.chain_balances')}
      sort={{ field: 'at', order: 'DESC' }}
      actions={<Compare />}
      filters={[
        choiceFilter('network', t('common.network'), networks),
        choiceFilter(
          'result',
          t('common.state'),
          chainBalanceResults.map((id) => ({ id, name: t(`chain_balances.results.${id}`) })),
        ),
      ]}
      table={{ rowClick: 'expand', expand: <Details />, expandSingle: true }}
    >
      <Column source="network_name" disableSort label={t('common.network')} />
      <Column
        source="on_chain"
        disableSort
        align="right"
        label={t('chain_balances.on_chain')}
        {...wideOnly}
        render={(row) => <Known value={row.on_chain} />}
      />
      <Column
        source="books"
        disableSort
        align="right"
        label={t('chain_balances.books')}
        {...wideOnly}
        render={(row) => <Amount value={row.books} />}
      />
      <Column
        source="unexplained"
        disableSort
        align="right"
        label={t('chain_balances.unexplained')}
        render={(row) => <Known value={row.unexplained} strong />}
      />
      <Column
        source="result"
        disableSort
        label={t('common.state')}
        render={({ result }) => <StatusChip tone={tones[result]} label={t(`chain_balances.results.${result}`)} />}
      />
      <Column source="at" label={t('chain_balances.at')} {...wideOnly} render={(row) => <Moment value={row.at} />} />
      <Column
        source="by"
        disableSort
        label={t('common.by')}
        {...wideOnly}
        render={({ by }) => by || t('chain_balances.daily')}
      />
    </DeskList>
  );
};

const Known = ({ value, strong = false }: { value: string | null; strong?: boolean }) =>
  value === null ? '–' : <Amount value={value} strong={strong} />;

const Details = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const row = useRecordContext<ChainBalance>();
  if (!row) return null;
  return (
    <Stack sx={{ p: 2, maxWidth: 560 }}>
      <Facts
        facts={[
          [t('chain_balances.on_chain'), <Known key="chain" value={row.on_chain} />],
          [t('chain_balances.books'), <Amount key="books" value={row.books} />],
          [t('chain_balances.difference'), <Known key="difference" value={row.difference} />],
          [t('chain_balances.uncredited'), <Amount key="uncredited" value={row.uncredited} />],
          [t('chain_balances.handed_over'), <Amount key="handed" value={row.handed_over} />],
          [t('chain_balances.unexplained'), <Known key="unexplained" value={row.unexplained} strong />],
          [t('chain_balances.addresses'), number(row.addresses)],
          [t('chain_balances.at'), <Moment key="at" value={row.at} />],
          row.failure !== '' && [t('chain_balances.failure'), row.failure],
        ]}
      />
    </Stack>
  );
};

const Compare = () => {
  const t = useTranslation();
  const { money } = useFormat();
  const networks = useWatchedNetworks();
  if (networks.length === 0) return null;
  return (
    <ActionButton
      endpoint={compareChain}
      label={t('chain_balances.compare')}
      kind="main"
      icon={<RefreshCw size={18} />}
      fields={[
        {
          name: 'network',
          label: t('common.network'),
          kind: 'choice',
          value: networks[0]!.id,
          choices: networks,
          required: true,
        },
      ]}
      input={({ network = '' }) => ({ network })}
      done={({ unexplained }) =>
        unexplained === null
          ? t('chain_balances.not_compared')
          : t('chain_balances.compared', { amount: money(unexplained) })
      }
    >
      {t('chain_balances.compare_text')}
    </ActionButton>
  );
};

/** Networks that an RPC can be asked about, as choices. */
function useWatchedNetworks(): { id: string; name: string }[] {
  const all = useEndpointQuery(deskNetworks, {}).data?.list ?? [];
  return all.filter(({ rpcs }) => rpcs.length > 0).map(({ id, name }) => ({ id, name }));
}
