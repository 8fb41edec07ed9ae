import { Alert, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { demoChain } from '@tradewind/contract/operations/desk/demo-chain';
import { Title } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { Code } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { DemoChainVerbs } from './demo-chain-verbs.tsx';

/** The chain of a demo installation: how far it is, and how to send play money on it. */
export const DemoChainPage = () => {
  const word = useWords();
  const { number } = useFormat();
  const { data } = useDesk(demoChain, {}, { refreshMs: 10_000 });
  const networks = data?.list ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.demo_chain')} />
      {data && <Alert severity="info">{word(networks.length > 0 ? 'demo_chain.text' : 'demo_chain.none')}</Alert>}
      {networks.length > 0 && (
        <Panel title={word('menu.networks')} actions={<DemoChainVerbs networks={networks} />} flush>
          <TableContainer tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{word('common.network')}</TableCell>
                  <TableCell>{word('demo_chain.token')}</TableCell>
                  <TableCell align="right">{word('demo_chain.head')}</TableCell>
                  <TableCell align="right">{word('demo_chain.final')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {networks.map(({ id, name, symbol, token, head, final }) => (
                  <TableRow key={id}>
                    <TableCell>{name}</TableCell>
                    <TableCell>
                      {symbol} <Code value={token} />
                    </TableCell>
                    <TableCell align="right">{number(head)}</TableCell>
                    <TableCell align="right">{number(final)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Panel>
      )}
    </Stack>
  );
};
