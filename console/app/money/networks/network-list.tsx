import { Stack } from '@mui/material';
import type { DeskNetworkRow } from '@tradewind/contract/money/desk/networks';
import { DataTable } from 'react-admin';
import { useWords } from '../../i18n/words.ts';
import { DeskList, wide } from '../../look/desk-list.tsx';
import { Amount, Code } from '../../look/fields.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { AddNetwork } from './network-verbs.tsx';
import { WatchersPanel } from './watchers-panel.tsx';

const Column = DataTable.Col<DeskNetworkRow>;

/** The networks of deposits, and whether each is looked after. */
export const NetworkList = () => {
  const word = useWords();
  return (
    <Stack sx={{ gap: 2 }}>
      <DeskList resource="networks" title={word('menu.networks')} actions={<AddNetwork />} table={{ rowClick: 'show' }}>
        <Column source="name" disableSort label={word('networks.name')} />
        <Column source="id" disableSort label={word('networks.code')} {...wide} />
        <Column source="symbol" disableSort label={word('networks.symbol')} {...wide} />
        <Column
          source="minimum"
          disableSort
          label={word('networks.minimum')}
          align="right"
          {...wide}
          render={(row) => <Amount value={row.minimum} />}
        />
        <Column
          source="key"
          disableSort
          label={word('networks.key')}
          {...wide}
          render={(row) => <Code value={row.key} />}
        />
        <Column source="addresses" disableSort label={word('networks.addresses')} align="right" {...wide} />
        <Column
          source="enabled"
          disableSort
          label={word('common.state')}
          render={(row) => <NetworkChips network={row} />}
        />
      </DeskList>
      <WatchersPanel />
    </Stack>
  );
};

export const NetworkChips = ({ network: { enabled, test, waiting } }: { network: DeskNetworkRow }) => {
  const word = useWords();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip tone={enabled ? 'ok' : 'quiet'} label={word(enabled ? 'networks.on' : 'networks.off')} />
      {waiting === 1 && <StatusChip tone="info" label={word('networks.waiting')} />}
      {test === 1 && <StatusChip tone="warn" label={word('networks.test')} />}
    </Stack>
  );
};
