import { Stack, Typography } from '@mui/material';
import type { DeskNetworkDetail } from '@tradewind/contract/money/desk/networks';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { NetworkChips } from './network-list.tsx';
import { NetworkVerbs } from './network-verbs.tsx';
import { Changes, WaitingChange } from './waiting-change.tsx';

/** One network: what it is, what was changed about it, and the verbs of an administrator. */
export const NetworkPage = () => {
  const word = useWords();
  return (
    <Detail<DeskNetworkDetail>
      title={(network) => network.name}
      main={(network) => (
        <>
          {network.change && <WaitingChange change={network.change} />}
          <Panel title={word('networks.history')}>
            <History network={network} />
          </Panel>
        </>
      )}
      aside={(network) => (
        <Panel title={word('common.details')}>
          <Terms network={network} />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <NetworkVerbs network={network} />
          </Stack>
        </Panel>
      )}
    />
  );
};

interface Part {
  network: DeskNetworkDetail;
}

const Terms = ({ network: n }: Part) => {
  const word = useWords();
  return (
    <Facts
      facts={[
        [word('common.state'), <NetworkChips key="state" network={n} />],
        [word('networks.code'), n.id],
        [word('networks.kind'), `${word(`networks.kinds.${n.kind}`)} · ${n.chain_id}`],
        [
          word('networks.rpcs'),
          n.rpcs.length > 0 ? <Code key="rpcs" long value={n.rpcs.join(' ')} /> : word('networks.no_rpcs'),
        ],
        [word('networks.token'), <Code key="token" long value={n.token} />],
        [word('networks.symbol'), n.symbol],
        [word('networks.decimals'), n.decimals],
        [word('networks.finality'), word(`networks.finalities.${n.finality}`)],
        [word('networks.confirmations'), n.confirmations],
        [word('networks.minimum'), <Amount key="minimum" value={n.minimum} />],
        [word('networks.key'), <Code key="key" value={n.key} />],
        n.first_address !== '' && [word('networks.first_address'), <Code key="first" long value={n.first_address} />],
        n.first_address !== '' && ['', word('networks.first_address_help')],
        [word('networks.addresses'), n.addresses],
      ]}
    />
  );
};

const acts = [
  'added',
  'changed',
  'opened',
  'closed',
  'key_set',
  'rescan_asked',
  'change_asked',
  'key_asked',
  'change_refused',
] as const;

const History = ({ network: { history } }: Part) => {
  const word = useWords();
  if (history.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {word('common.empty')}
      </Typography>
    );
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {history.map(({ at, by, act, details }) => {
        const known = acts.find((name) => act === `network.${name}`);
        return (
          <Stack key={`${at} ${act}`} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {known ? word(`networks.acts.${known}`) : act}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <Moment value={at} />
              {by && ` · ${by}`}
            </Typography>
            <Changes details={details} fresh={act === 'network.added'} />
          </Stack>
        );
      })}
    </Stack>
  );
};
