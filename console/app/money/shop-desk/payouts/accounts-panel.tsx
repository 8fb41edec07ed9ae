import { Stack, Typography } from '@mui/material';
import {
  addPayoutAccount,
  planPayouts,
  removePayoutAccount,
  type PayoutAccount,
} from '@tradewind/contract/money/shop-desk/payouts';
import { Landmark, Link2 } from 'lucide-react';
import { useWords } from '../../../i18n/words.ts';
import { useFormat } from '../../../look/format.ts';
import { Panel } from '../../../look/panel.tsx';
import { StatusChip } from '../../../look/status-chip.tsx';
import { VerbButton } from '../../../look/verb-button.tsx';
import type { VerbField } from '../../../look/verb-fields.tsx';
import { nameOf } from './ask-payout.tsx';

interface Accounts {
  accounts: readonly PayoutAccount[];
  networks: readonly string[];
  /** The smallest payout. */
  minimum: string;
  /** Whether the house pays by the calendar at all. */
  weekly: boolean;
}

/** Where the shop can be paid out to, and which of these the calendar pays to. */
export const AccountsPanel = ({ accounts, networks, minimum, weekly }: Accounts) => {
  const word = useWords();
  return (
    <Panel title={word('payouts.accounts')} actions={<AddAccount networks={networks} />}>
      <Stack sx={{ gap: 2 }}>
        {accounts.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {word('payouts.no_accounts')}
          </Typography>
        )}
        {accounts.map((account) => (
          <Account key={account.id} account={account} minimum={minimum} weekly={weekly} />
        ))}
      </Stack>
    </Panel>
  );
};

const Account = ({ account, minimum, weekly }: { account: PayoutAccount; minimum: string; weekly: boolean }) => {
  const word = useWords();
  const { moment, money } = useFormat();
  const { id, planned, usable, usable_at, real_name } = account;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(account)}</Typography>
        {real_name && (
          <Typography variant="body2" color="textSecondary">
            {real_name}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 0.5, pt: 0.5, flexWrap: 'wrap' }}>
          {usable === 0 && <StatusChip tone="warn" label={word('payouts.usable_at', { moment: moment(usable_at) })} />}
          {planned === 1 && weekly && <StatusChip tone="sea" label={word('payouts.planned')} />}
        </Stack>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {weekly && planned === 0 && (
          <VerbButton
            endpoint={planPayouts}
            label={word('payouts.plan')}
            size="small"
            fields={[{ name: 'password_pay', label: word('payouts.code'), kind: 'secret', required: true }]}
            input={({ password_pay = '' }) => ({ address_id: id, password_pay })}
            done={word('payouts.plan_done')}
          >
            {word('payouts.plan_text', { minimum: money(minimum) })}
          </VerbButton>
        )}
        {planned === 1 && (
          <VerbButton
            endpoint={planPayouts}
            label={word('payouts.unplan')}
            size="small"
            input={() => ({})}
            done={word('payouts.unplanned')}
          >
            {word('payouts.unplan_text')}
          </VerbButton>
        )}
        <VerbButton
          endpoint={removePayoutAccount}
          label={word('payouts.remove')}
          kind="danger"
          size="small"
          input={() => ({ id })}
          done={word('payouts.removed')}
        >
          {nameOf(account)}
        </VerbButton>
      </Stack>
    </Stack>
  );
};

const AddAccount = ({ networks }: { networks: readonly string[] }) => {
  const word = useWords();
  const label: VerbField = { name: 'label', label: word('payouts.label'), help: word('commissions.optional') };
  const code: VerbField = { name: 'password_pay', label: word('payouts.code'), kind: 'secret', required: true };
  const field = (name: string, text: string): VerbField => ({ name, label: text, required: true });
  return (
    <>
      <VerbButton
        endpoint={addPayoutAccount}
        label={word('payouts.add_bank')}
        icon={<Landmark size={18} />}
        fields={[
          field('real_name', word('payouts.holder')),
          field('bank_name', word('payouts.bank')),
          field('bank_card', word('payouts.number')),
          label,
          code,
        ]}
        input={(typed) => ({ ...typed, extract_type: 0 })}
        done={word('payouts.added')}
      >
        {word('payouts.add_text')}
      </VerbButton>
      {networks.length > 0 && (
        <VerbButton
          endpoint={addPayoutAccount}
          label={word('payouts.add_chain')}
          icon={<Link2 size={18} />}
          fields={[
            {
              ...field('network', word('payouts.network')),
              kind: 'choice',
              value: networks[0]!,
              choices: networks.map((id) => ({ id, name: id })),
            },
            field('blockchain', word('payouts.address')),
            label,
            code,
          ]}
          input={(typed) => ({ ...typed, extract_type: 1 })}
          done={word('payouts.added')}
        >
          {word('payouts.add_text')}
        </VerbButton>
      )}
    </>
  );
};
