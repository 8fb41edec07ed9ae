import { Alert, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { deskRates, type DeskRate } from '@tradewind/contract/money/desk/rates';
import { Title } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { Moment } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { RateVerbs } from './rate-verbs.tsx';

/** By which rates prices are shown in other currencies, who says so, and how old they are. */
export const RatesPage = () => {
  const word = useWords();
  const { data } = useDesk(deskRates, {});
  const list = data?.list ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.rates')} />
      {data && (
        <Alert severity={list.some(({ old }) => old === 1) ? 'warning' : 'info'}>
          {word(list.length === 0 ? 'rates.none' : list.some(({ old }) => old === 1) ? 'rates.old' : 'rates.text')}
        </Alert>
      )}
      {data && (
        <Panel title={word('menu.rates')} actions={<RateVerbs feed={data.feed} />} flush>
          <TableContainer tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{word('rates.currency')}</TableCell>
                  <TableCell align="right">{word('rates.worth')}</TableCell>
                  <TableCell>{word('rates.source')}</TableCell>
                  <TableCell>{word('rates.quoted_on')}</TableCell>
                  <TableCell>{word('rates.age')}</TableCell>
                  <TableCell>{word('rates.loaded')}</TableCell>
                  <TableCell>{word('common.by')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {list.map((rate) => (
                  <Row key={rate.id} rate={rate} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Panel>
      )}
    </Stack>
  );
};

const Row = ({ rate }: { rate: DeskRate }) => {
  const word = useWords();
  const age = rate.age_days === 0 ? word('rates.today') : word('rates.days', { smart_count: rate.age_days });
  return (
    <TableRow>
      <TableCell>{rate.currency}</TableCell>
      <TableCell align="right">{rate.rate}</TableCell>
      <TableCell>{rate.source}</TableCell>
      <TableCell>{rate.quoted_on}</TableCell>
      <TableCell>{rate.old === 1 ? <StatusChip tone="warn" label={age} /> : age}</TableCell>
      <TableCell>
        <Moment value={rate.loaded_at} />
      </TableCell>
      <TableCell>{rate.loaded_by || word('common.nobody')}</TableCell>
    </TableRow>
  );
};
