import {
  addNetwork,
  changeNetwork,
  setNetworkKey,
  switchNetwork,
  type DeskNetworkRow,
} from '@tradewind/contract/money/desk/networks';
import { KeyRound, Pencil, Plus, Power } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useProposed, useReasonField } from '../../platform/changes/propose.ts';
import { identityFields, termFields } from './network-fields.ts';

export const AddNetwork = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (!canCall(addNetwork)) return null;
  return (
    <ActionButton
      endpoint={addNetwork}
      label={t('networks.add')}
      icon={<Plus size={18} />}
      fields={[...identityFields(t), ...termFields(t)]}
      input={(typed) => typed}
      done={t('networks.added')}
    >
      {t('networks.add_text')}
    </ActionButton>
  );
};

/** The actions of an administrator on a network. */
export const NetworkActions = ({ network }: { network: DeskNetworkRow }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const reasonField = useReasonField();
  const proposed = useProposed();
  if (!canCall(changeNetwork)) return null;
  const { id, name } = network;
  const open = network.enabled === 1;
  return (
    <>
      <ActionButton
        endpoint={changeNetwork}
        label={t('networks.change')}
        icon={<Pencil size={18} />}
        fields={[...termFields(t, network), reasonField]}
        input={({ reason = '', ...typed }) => ({ ...typed, id, reason })}
        done={({ change }) => (change ? proposed(change) : t('networks.changed'))}
      >
        {t('networks.change_text')}
      </ActionButton>
      <ActionButton
        endpoint={setNetworkKey}
        label={t('networks.set_key')}
        icon={<KeyRound size={18} />}
        fields={[{ name: 'key', label: t('networks.key'), kind: 'lines', required: true }, reasonField]}
        input={({ key = '', reason = '' }) => ({ id, key, reason })}
        done={({ change }) => (change ? proposed(change) : t('networks.changed'))}
      >
        {t('networks.set_key_text')}
      </ActionButton>
      <ActionButton
        endpoint={switchNetwork}
        label={t(open ? 'networks.close' : 'networks.open')}
        kind={open ? 'danger' : 'main'}
        icon={<Power size={18} />}
        input={() => ({ id, enabled: open ? ('0' as const) : ('1' as const) })}
        done={t(open ? 'networks.closed' : 'networks.opened')}
      >
        {t(open ? 'networks.close_text' : 'networks.open_text', { name })}
      </ActionButton>
    </>
  );
};
