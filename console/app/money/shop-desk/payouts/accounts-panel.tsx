import { Stack, Typography } from '@mui/material';
import {
  addPayoutAccount,
  planPayouts,
  removePayoutAccount,
  type PayoutAccount,
} from '@tradewind/contract/money/shop-desk/payouts';
import { Landmark, Link2 } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip } from '../../../design/status-chip.tsx';
import { usePaymentCodeField } from '../../../design/payment-code-field.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import type { ActionField } from '../../../design/action-fields.tsx';
import { nameOf } from './request-payout.tsx';
import { useBankFields } from './use-bank-fields.ts';

interface AccountsPanelProps {
  accounts: readonly PayoutAccount[];
  networks: readonly string[];
  /** The smallest payout. */
  minimum: string;
  /** Whether the platform pays out weekly at all. */
  weekly: boolean;
}

/** The shop's payout accounts, and the one that weekly payouts go to. */
export const AccountsPanel = ({ accounts, networks, minimum, weekly }: AccountsPanelProps) => {
  const t = useTranslation();
  return (
    <Panel title={t('payouts.accounts')} actions={<AddAccount networks={networks} />}>
      <Stack sx={{ gap: 2 }}>
        {accounts.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('payouts.no_accounts')}
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
  const t = useTranslation();
  const { moment, money } = useFormat();
  const code = usePaymentCodeField();
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
          {usable === 0 && <StatusChip tone="warn" label={t('payouts.usable_at', { moment: moment(usable_at) })} />}
          {planned === 1 && weekly && <StatusChip tone="sea" label={t('payouts.scheduled')} />}
        </Stack>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {weekly && planned === 0 && (
          <ActionButton
            endpoint={planPayouts}
            label={t('payouts.schedule')}
            size="small"
            fields={[code]}
            input={({ password_pay = '' }) => ({ address_id: id, password_pay })}
            done={t('payouts.schedule_done')}
          >
            {t('payouts.schedule_text', { minimum: money(minimum) })}
          </ActionButton>
        )}
        {planned === 1 && (
          <ActionButton
            endpoint={planPayouts}
            label={t('payouts.unschedule')}
            size="small"
            fields={[code]}
            input={({ password_pay }) => ({ address_id: '', password_pay })}
            done={t('payouts.unscheduled')}
          >
            {t('payouts.unschedule_text')}
          </ActionButton>
        )}
        <ActionButton
          endpoint={removePayoutAccount}
          label={t('payouts.remove')}
          kind="danger"
          size="small"
          fields={[code]}
          input={({ password_pay }) => ({ id, password_pay })}
          done={t('payouts.removed')}
        >
          {nameOf(account)}
        </ActionButton>
      </Stack>
    </Stack>
  );
};

const AddAccount = ({ networks }: { networks: readonly string[] }) => {
  const t = useTranslation();
  const label: ActionField = { name: 'label', label: t('payouts.label'), help: t('commissions.optional') };
  const code = usePaymentCodeField();
  const bankFields = useBankFields();
  const field = (name: string, text: string): ActionField => ({ name, label: text, required: true });
  return (
    <>
      <ActionButton
        endpoint={addPayoutAccount}
        label={t('payouts.add_bank')}
        icon={<Landmark size={18} />}
        fields={(typed) => [...bankFields(typed), label, code]}
        input={(typed) => ({ ...typed, extract_type: 0 })}
        done={t('payouts.added')}
      >
        {t('payouts.add_text')}
      </ActionButton>
      {networks.length > 0 && (
        <ActionButton
          endpoint={addPayoutAccount}
          label={t('payouts.add_chain')}
          icon={<Link2 size={18} />}
          fields={[
            {
              ...field('network', t('payouts.network')),
              kind: 'choice',
              value: networks[0]!,
              choices: networks.map((id) => ({ id, name: id })),
            },
            field('blockchain', t('payouts.address')),
            label,
            code,
          ]}
          input={(typed) => ({ ...typed, extract_type: 1 })}
          done={t('payouts.added')}
        >
          {t('payouts.add_text')}
        </ActionButton>
      )}
    </>
  );
};
