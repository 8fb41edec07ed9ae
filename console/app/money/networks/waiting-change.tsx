import { Alert, Stack, Typography } from '@mui/material';
import {
  approveNetworkChange,
  refuseNetworkChange,
  type DeskNetworkDetail,
} from '@tradewind/contract/money/desk/networks';
import { Check, X } from 'lucide-react';
import { useGetIdentity } from 'react-admin';
import { useMay } from '../../api/use-desk.ts';
import { useWords, type WordPath } from '../../i18n/words.ts';
import { Panel } from '../../look/panel.tsx';
import { VerbButton } from '../../look/verb-button.tsx';

/** A change that somebody asked for. Whoever asked may take it back; only somebody else may agree. */
export const WaitingChange = ({
  change: { id, details, asked_by, asked_by_id },
}: {
  change: NonNullable<DeskNetworkDetail['change']>;
}) => {
  const word = useWords();
  const may = useMay();
  const { identity } = useGetIdentity();
  const own = asked_by_id === identity?.id;
  return (
    <Panel title={word('networks.waiting')}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {word('networks.waiting_text', { name: asked_by })}
      </Alert>
      <Changes details={details} />
      {may(approveNetworkChange) && (
        <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
          {!own && (
            <VerbButton
              endpoint={approveNetworkChange}
              kind="main"
              label={word('networks.agree')}
              icon={<Check size={18} />}
              input={() => ({ id })}
              done={word('networks.agreed')}
            >
              {word('networks.agree_text')}
              <Changes details={details} />
            </VerbButton>
          )}
          <VerbButton
            endpoint={refuseNetworkChange}
            kind="danger"
            label={word(own ? 'networks.take_back' : 'networks.decline')}
            icon={<X size={18} />}
            input={() => ({ id })}
            done={word('networks.declined')}
          />
        </Stack>
      )}
    </Panel>
  );
};

const words: Record<string, WordPath> = {
  name: 'networks.name',
  kind: 'networks.kind',
  chain_id: 'networks.chain_id',
  rpcs: 'networks.rpcs',
  token: 'networks.token',
  symbol: 'networks.symbol',
  decimals: 'networks.decimals',
  finality: 'networks.finality',
  confirmations: 'networks.confirmations',
  minimum: 'networks.minimum',
  test: 'networks.test',
  key: 'networks.key',
  first_address: 'networks.first_address',
  from_block: 'networks.from_block',
  scanned_through: 'networks.scanned',
};

/** What was, and what is or would be; of something `fresh` there is only what is. */
export const Changes = ({ details, fresh = false }: { details: Record<string, unknown>; fresh?: boolean }) => {
  const word = useWords();
  return (
    <>
      {Object.entries(details).map(([name, change]) => (
        <Typography
          key={name}
          variant="body2"
          sx={{ overflowWrap: 'anywhere' }}
        >{`${words[name] ? word(words[name]) : name}: ${fresh ? plain(change) : shown(change)}`}</Typography>
      ))}
    </>
  );
};

/** `[before, after]` as an arrow, a list as lines. */
const shown = (change: unknown): string =>
  Array.isArray(change) && change.length === 2 ? change.map(plain).join(' → ') : plain(change);
const plain = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value)) || '–';
