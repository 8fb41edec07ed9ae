import { Alert, Stack, Typography } from '@mui/material';
import {
  approveNetworkChange,
  refuseNetworkChange,
  type DeskNetworkDetail,
} from '@tradewind/contract/money/desk/networks';
import { Check, X } from 'lucide-react';
import { useGetIdentity } from 'react-admin';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation, type MessageKey } from '../../i18n/use-translation.ts';
import { Panel } from '../../design/panel.tsx';
import { ActionButton } from '../../design/action-button.tsx';

/** A requested change. The operator who requested it can withdraw it; only another one can approve it. */
export const PendingChange = ({
  change: { id, details, asked_by, asked_by_id },
}: {
  change: NonNullable<DeskNetworkDetail['change']>;
}) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { identity } = useGetIdentity();
  const own = asked_by_id === identity?.id;
  return (
    <Panel title={t('networks.waiting')}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('networks.waiting_text', { name: asked_by })}
      </Alert>
      <Changes details={details} />
      {canCall(approveNetworkChange) && (
        <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
          {!own && (
            <ActionButton
              endpoint={approveNetworkChange}
              kind="main"
              label={t('networks.agree')}
              icon={<Check size={18} />}
              input={() => ({ id })}
              done={t('networks.agreed')}
            >
              {t('networks.agree_text')}
              <Changes details={details} />
            </ActionButton>
          )}
          <ActionButton
            endpoint={refuseNetworkChange}
            kind="danger"
            label={t(own ? 'networks.take_back' : 'networks.decline')}
            icon={<X size={18} />}
            input={() => ({ id })}
            done={t('networks.declined')}
          />
        </Stack>
      )}
    </Panel>
  );
};

const words: Record<string, MessageKey> = {
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

/** Old and new values of a change; a `fresh` network has new values only. */
export const Changes = ({ details, fresh = false }: { details: Record<string, unknown>; fresh?: boolean }) => {
  const t = useTranslation();
  return (
    <>
      {Object.entries(details).map(([name, change]) => (
        <Typography
          key={name}
          variant="body2"
          sx={{ overflowWrap: 'anywhere' }}
        >{`${words[name] ? t(words[name]) : name}: ${fresh ? plain(change) : shown(change)}`}</Typography>
      ))}
    </>
  );
};

/** Formats `[before, after]` with an arrow, other values as text. */
const shown = (change: unknown): string =>
  Array.isArray(change) && change.length === 2 ? change.map(plain).join(' → ') : plain(change);
const plain = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value)) || '–';
