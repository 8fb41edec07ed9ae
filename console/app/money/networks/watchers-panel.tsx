import { Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { rescanNetwork, watchers, type WatcherRow } from '@tradewind/contract/money/desk/networks';
import type { ReactNode } from 'react';
import { useDesk, useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { Moment } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { VerbButton } from '../../look/verb-button.tsx';

/** The heartbeat of each network: how far it was looked through, and what it said when a look failed. */
export const WatchersPanel = ({ clock }: { clock?: ReactNode }) => {
  const word = useWords();
  const { number } = useFormat();
  const { data } = useDesk(watchers, {}, { refreshMs: 15_000 });
  if (!data) return null;
  const block = (height: string | null) => (height === null ? '–' : number(Number(height)));
  return (
    <Panel title={word('networks.watcher')} actions={clock} flush>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{word('common.network')}</TableCell>
              {[word('networks.scanned'), word('networks.head'), word('networks.behind')].map((head) => (
                <TableCell key={head} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {head}
                </TableCell>
              ))}
              {[word('networks.last_look'), word('networks.error'), word('common.state')].map((head) => (
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
  const word = useWords();
  const may = useMay();
  if (!watched) return <StatusChip tone="quiet" label={word('networks.unwatched')} />;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip tone={late ? 'bad' : 'ok'} label={word(late ? 'networks.late' : 'networks.alive')} />
      {again_from !== null && <StatusChip tone="info" label={`${word('networks.again')} ${again_from}`} />}
      {scanned_through !== null && may(rescanNetwork) && (
        <VerbButton
          endpoint={rescanNetwork}
          size="small"
          label={word('networks.rescan')}
          fields={[{ name: 'from_block', label: word('networks.from_block'), kind: 'amount', required: true }]}
          input={({ from_block = '' }) => ({ id, from_block })}
          done={word('networks.rescan_asked')}
        >
          {word('networks.rescan_text', { name })}
        </VerbButton>
      )}
    </Stack>
  );
};
