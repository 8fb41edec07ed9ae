import {
  addNetwork,
  changeNetwork,
  setNetworkKey,
  switchNetwork,
  type DeskNetworkRow,
} from '@tradewind/contract/money/desk/networks';
import { KeyRound, Pencil, Plus, Power } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';
import { birthFields, termFields } from './network-fields.ts';

export const AddNetwork = () => {
  const word = useWords();
  const may = useMay();
  if (!may(addNetwork)) return null;
  return (
    <VerbButton
      endpoint={addNetwork}
      label={word('networks.add')}
      icon={<Plus size={18} />}
      fields={[...birthFields(word), ...termFields(word)]}
      input={(typed) => typed}
      done={word('networks.added')}
    >
      {word('networks.add_text')}
    </VerbButton>
  );
};

/** What an administrator can do with a network. */
export const NetworkVerbs = ({ network }: { network: DeskNetworkRow }) => {
  const word = useWords();
  const may = useMay();
  if (!may(changeNetwork)) return null;
  const { id, name } = network;
  const open = network.enabled === 1;
  return (
    <>
      <VerbButton
        endpoint={changeNetwork}
        label={word('networks.change')}
        icon={<Pencil size={18} />}
        fields={termFields(word, network)}
        input={(typed) => ({ ...typed, id })}
        done={word('networks.changed')}
      >
        {word('networks.change_text')}
      </VerbButton>
      <VerbButton
        endpoint={setNetworkKey}
        label={word('networks.set_key')}
        icon={<KeyRound size={18} />}
        fields={[{ name: 'key', label: word('networks.key'), kind: 'lines', required: true }]}
        input={({ key = '' }) => ({ id, key })}
        done={word('networks.key_set')}
      >
        {word('networks.set_key_text')}
      </VerbButton>
      <VerbButton
        endpoint={switchNetwork}
        label={word(open ? 'networks.close' : 'networks.open')}
        kind={open ? 'danger' : 'main'}
        icon={<Power size={18} />}
        input={() => ({ id, enabled: open ? ('0' as const) : ('1' as const) })}
        done={word(open ? 'networks.closed' : 'networks.opened')}
      >
        {word(open ? 'networks.close_text' : 'networks.open_text', { name })}
      </VerbButton>
    </>
  );
};
