import { Stack } from '@mui/material';
import type { DeskNetworkRow } from '@tradewind/contract/money/desk/networks';
import { DataTable } from 'react-admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Amount, Code } from '../../design/fields.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { AddNetwork } from './network-actions.tsx';
import { WatchersPanel } from './watchers-panel.tsx';

const Column = DataTable.Col<DeskNetworkRow>;

/** The networks for deposits, and whether each is watched. */
export const NetworkList = () => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2 }}>
      <DeskList resource="networks" title={t('menu.networks')} actions={<AddNetwork />} table={{ rowClick: 'show' }}>
        <Column source="name" disableSort label={t('networks.name')} />
        <Column source="id" disableSort label={t('networks.code')} {...wideOnly} />
        <Column source="symbol" disableSort label={t('networks.symbol')} {...wideOnly} />
        <Column
          source="minimum"
          disableSort
          label={t('networks.minimum')}
          align="right"
          {...wideOnly}
          render={(row) => <Amount value={row.minimum} />}
        />
        <Column
          source="key"
          disableSort
          label={t('networks.key')}
          {...wideOnly}
          render={(row) => <Code value={row.key} />}
        />
        <Column source="addresses" disableSort label={t('networks.addresses')} align="right" {...wideOnly} />
        <Column
          source="enabled"
          disableSort
          label={t('common.state')}
          render={(row) => <NetworkChips network={row} />}
        />
      </DeskList>
      <WatchersPanel />
    </Stack>
  );
};

export const NetworkChips = ({ network: { enabled, test, waiting } }: { network: DeskNetworkRow }) => {
  const t = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip tone={enabled ? 'ok' : 'quiet'} label={t(enabled ? 'networks.on' : 'networks.off')} />
      {waiting === 1 && <StatusChip tone="info" label={t('networks.waiting')} />}
      {test === 1 && <StatusChip tone="warn" label={t('networks.test')} />}
    </Stack>
  );
};
