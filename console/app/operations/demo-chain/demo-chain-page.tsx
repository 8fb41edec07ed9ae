import { Alert, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { demoChain } from '@tradewind/contract/operations/desk/demo-chain';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Code } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { DemoChainActions } from './demo-chain-actions.tsx';

/** The chain of a demo installation: its height, and actions to send test tokens. */
export const DemoChainPage = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const { data } = useEndpointQuery(demoChain, {}, { refreshMs: 10_000 });
  const networks = data?.list ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.demo_chain')} />
      {data && <Alert severity="info">{t(networks.length > 0 ? 'demo_chain.text' : 'demo_chain.none')}</Alert>}
      {networks.length > 0 && (
        <Panel title={t('menu.networks')} actions={<DemoChainActions networks={networks} />} flush>
          <TableContainer tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('common.network')}</TableCell>
                  <TableCell>{t('demo_chain.token')}</TableCell>
                  <TableCell align="right">{t('demo_chain.head')}</TableCell>
                  <TableCell align="right">{t('demo_chain.final')}</TableCell>
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
