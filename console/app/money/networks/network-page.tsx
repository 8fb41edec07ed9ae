import { Stack, Typography } from '@mui/material';
import type { DeskNetworkDetail } from '@tradewind/contract/money/desk/networks';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { WalletsPanel } from '../chain-balances/wallets-panel.tsx';
import { NetworkChips } from './network-list.tsx';
import { NetworkActions } from './network-actions.tsx';
import { ChangeActions } from '../../platform/changes/change-actions.tsx';
import { plainValue, useFieldLabel } from '../../platform/changes/field-words.ts';
import { WaitingChange } from '../../platform/changes/waiting-change.tsx';

/** One network: its terms, the history of its changes, and the actions of an administrator. */
export const NetworkPage = () => {
  const t = useTranslation();
  return (
    <Detail<DeskNetworkDetail>
      title={(network) => network.name}
      main={(network) => (
        <>
          {network.change && (
            <Panel title={t('networks.waiting')} actions={<ChangeActions change={network.change} />}>
              <WaitingChange change={network.change} />
            </Panel>
          )}
          <WalletsPanel network={network.id} />
          <Panel title={t('networks.history')}>
            <History network={network} />
          </Panel>
        </>
      )}
      aside={(network) => (
        <Panel title={t('common.details')}>
          <Terms network={network} />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            <NetworkActions network={network} />
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
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t('common.state'), <NetworkChips key="state" network={n} />],
        [t('networks.code'), n.id],
        [t('networks.kind'), `${t(`networks.kinds.${n.kind}`)} · ${n.chain_id}`],
        [
          t('networks.rpcs'),
          n.rpcs.length > 0 ? <Code key="rpcs" long value={n.rpcs.join(' ')} /> : t('networks.no_rpcs'),
        ],
        [t('networks.token'), <Code key="token" long value={n.token} />],
        [t('networks.symbol'), n.symbol],
        [t('networks.decimals'), n.decimals],
        [t('networks.finality'), t(`networks.finalities.${n.finality}`)],
        [t('networks.confirmations'), n.confirmations],
        [t('networks.minimum'), <Amount key="minimum" value={n.minimum} />],
        [t('networks.key'), <Code key="key" value={n.key} />],
        n.first_address !== '' && [t('networks.first_address'), <Code key="first" long value={n.first_address} />],
        n.first_address !== '' && ['', t('networks.first_address_help')],
        [t('networks.addresses'), n.addresses],
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
  'compared',
  'wallet_added',
  'wallet_removed',
] as const;

const History = ({ network: { history } }: Part) => {
  const t = useTranslation();
  const name = useNames();
  if (history.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('common.empty')}
      </Typography>
    );
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
      {history.map(({ at, by, act, details }) => {
        const known = acts.find((name) => act === `network.${name}`);
        return (
          <Stack key={`${at} ${act}`} component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {known ? t(`networks.acts.${known}`) : name('audit.acts', act)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <Moment value={at} />
              {by && ` · ${by}`}
            </Typography>
            {!act.startsWith('change.') && <Details details={details} fresh={act === 'network.added'} />}
          </Stack>
        );
      })}
    </Stack>
  );
};

/** What the audit log says of a change; a `fresh` network has new values only. Ids of changes and operators are left out. */
const Details = ({ details, fresh }: { details: Record<string, unknown>; fresh: boolean }) => {
  const label = useFieldLabel();
  return (
    <>
      {Object.entries(details)
        .filter(([field]) => field !== 'change' && field !== 'approved_by')
        .map(([field, change]) => (
          <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${label(field)}: ${!fresh && Array.isArray(change) && change.length === 2 ? change.map(plainValue).join(' → ') : plainValue(change)}`}
          </Typography>
        ))}
    </>
  );
};
