import { Button, Stack, Typography } from '@mui/material';
import {
  addHoldingAddress,
  holdingAddresses,
  removeHoldingAddress,
  type HoldingAddress,
} from '@tradewind/contract/money/desk/chain-balances';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { Code, Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The platform's wallets on a network, which count when the chain is compared with the books. */
export const WalletsPanel = ({ network }: { network: string }) => {
  const t = useTranslation();
  const { data } = useEndpointQuery(holdingAddresses, { network, limit: 100 });
  if (!data) return null;
  return (
    <Panel
      title={t('chain_balances.wallets')}
      actions={
        <Button
          component={Link}
          to={`/chain_balances?filter=${encodeURIComponent(JSON.stringify({ network }))}`}
          size="small"
        >
          {t('chain_balances.see')}
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('chain_balances.wallets_text')}
      </Typography>
      {data.list.length === 0 && <Typography variant="body2">{t('chain_balances.no_wallets')}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {data.list.map((wallet) => (
          <Wallet key={wallet.id} wallet={wallet} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ mt: 2 }}>
        <ActionButton
          endpoint={addHoldingAddress}
          label={t('chain_balances.add')}
          icon={<Plus size={18} />}
          fields={[
            { name: 'label', label: t('chain_balances.label'), required: true },
            { name: 'address', label: t('chain_balances.address'), required: true },
          ]}
          input={({ label = '', address = '' }) => ({ network, label, address })}
          done={t('chain_balances.added')}
        >
          {t('chain_balances.add_text')}
        </ActionButton>
      </Stack>
    </Panel>
  );
};

const Wallet = ({ wallet: { id, label, address, added_by: by, added_at: at } }: { wallet: HoldingAddress }) => {
  const t = useTranslation();
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Code long value={address} />
        <Typography variant="body2" color="textSecondary">
          <Moment value={at} /> · {by}
        </Typography>
      </Stack>
      <ActionButton
        endpoint={removeHoldingAddress}
        label={t('chain_balances.remove')}
        size="small"
        input={() => ({ id })}
        done={t('chain_balances.removed')}
      >
        {t('chain_balances.remove_text', { name: label })}
      </ActionButton>
    </Stack>
  );
};
