import { mineBlocks, sendTestTransfer, type demoChain } from '@tradewind/contract/operations/desk/demo-chain';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { Pickaxe, Send } from 'lucide-react';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';

/** Sends as a wallet would, and lets time pass on the chain. */
export const DemoChainVerbs = ({ networks }: { networks: OutputOf<typeof demoChain>['list'] }) => {
  const word = useWords();
  return (
    <>
      <VerbButton
        endpoint={sendTestTransfer}
        label={word('demo_chain.send')}
        kind="main"
        icon={<Send size={18} />}
        fields={[
          {
            name: 'network',
            label: word('common.network'),
            kind: 'choice',
            choices: networks,
            value: networks[0]?.id ?? '',
            required: true,
          },
          { name: 'address', label: word('common.address'), help: word('demo_chain.address_help'), required: true },
          { name: 'amount', label: word('common.amount'), kind: 'amount', value: '50.00', required: true },
        ]}
        input={({ network = '', address = '', amount = '' }) => ({ network, address, amount })}
        done={word('demo_chain.sent')}
      >
        {word('demo_chain.send_text')}
      </VerbButton>
      <VerbButton
        endpoint={mineBlocks}
        label={word('demo_chain.mine')}
        icon={<Pickaxe size={18} />}
        fields={[
          {
            name: 'blocks',
            label: word('demo_chain.blocks'),
            value: '20',
            help: word('demo_chain.blocks_help'),
            required: true,
          },
        ]}
        input={({ blocks = '' }) => ({ blocks })}
        done={word('demo_chain.mined')}
      >
        {word('demo_chain.mine_text')}
      </VerbButton>
    </>
  );
};
