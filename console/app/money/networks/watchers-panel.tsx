import { Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { rescanNetwork, watchers, type WatcherRow } from '@tradewind/contract/money/desk/networks';
import type { ReactNode } from 'react';
import { useEndpointQuery, useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { ActionButton } from '../../design/action-button.tsx';

/** The watcher of each network: the last scanned block, and the error of a failed scan. */
export const WatchersPanel = ({ clock }: { clock?: ReactNode }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const { data } = useEndpointQuery(watchers, {}, { refreshMs: 15_000 });
  if (!data) return null;
  const block = (height: string | null) => (height === null ? '–' : number(Number(height)));
  return (
    <Panel title={t('networks.watcher')} actions={clock} flush>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('common.network')}</TableCell>
              {[t('networks.scanned'), t('networks.head'), t('networks.behind')].map((head) => (
                <TableCell key={head} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {head}
                </TableCell>
              ))}
              {[t('networks.last_scan'), t('networks.last_error'), t('common.state')].map((head) => (
                <TableCell key={head} sx={{ whiteSpace: 'nowrap' }}>
                  {head}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.list.map((row) => (
              <TableRow key={row.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.name}</TableCell>
                <TableCell align="right">{block(row.scanned_through)}</TableCell>
                <TableCell align="right">{block(row.head)}</TableCell>
                <TableCell align="right">{number(row.behind)}</TableCell>
                <TableCell>
                  <Moment value={row.done_at} />
                </TableCell>
                <TableCell sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>{row.error || '–'}</TableCell>
                <TableCell>
                  <Heartbeat watcher={row} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};

const Heartbeat = ({ watcher: { id, name, watched, late, again_from, scanned_through } }: { watcher: WatcherRow }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!watched) return <StatusChip tone="quiet" label={t('networks.unwatched')} />;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip tone={late ? 'bad' : 'ok'} label={t(late ? 'networks.late' : 'networks.alive')} />
      {again_from !== null && <StatusChip tone="info" label={`${t('networks.rescan_range')} ${again_from}`} />}
      {scanned_through !== null && canCall(rescanNetwork) && (
        <ActionButton
          endpoint={rescanNetwork}
          size="small"
          label={t('networks.rescan')}
          fields={[{ name: 'from_block', label: t('networks.from_block'), kind: 'amount', required: true }]}
          input={({ from_block = '' }) => ({ id, from_block })}
          done={t('networks.rescan_asked')}
        >
          {t('networks.rescan_text', { name })}
        </ActionButton>
      )}
    </Stack>
  );
};
