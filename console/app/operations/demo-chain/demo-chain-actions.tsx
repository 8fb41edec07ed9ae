import { mineBlocks, sendTestTransfer, type demoChain } from '@tradewind/contract/operations/desk/demo-chain';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { Pickaxe, Send } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionButton } from '../../design/action-button.tsx';

/** Sends test tokens and mines blocks. */
export const DemoChainActions = ({ networks }: { networks: OutputOf<typeof demoChain>['list'] }) => {
  const t = useTranslation();
  return (
    <>
      <ActionButton
        endpoint={sendTestTransfer}
        label={t('demo_chain.send')}
        kind="main"
        icon={<Send size={18} />}
        fields={[
          {
            name: 'network',
            label: t('common.network'),
            kind: 'choice',
            choices: networks,
            value: networks[0]?.id ?? '',
            required: true,
          },
          { name: 'address', label: t('common.address'), help: t('demo_chain.address_help'), required: true },
          { name: 'amount', label: t('common.amount'), kind: 'amount', value: '50.00', required: true },
        ]}
        input={({ network = '', address = '', amount = '' }) => ({ network, address, amount })}
        done={t('demo_chain.sent')}
      >
        {t('demo_chain.send_text')}
      </ActionButton>
      <ActionButton
        endpoint={mineBlocks}
        label={t('demo_chain.mine')}
        icon={<Pickaxe size={18} />}
        fields={[
          {
            name: 'blocks',
            label: t('demo_chain.blocks'),
            value: '20',
            help: t('demo_chain.blocks_help'),
            required: true,
          },
        ]}
        input={({ blocks = '' }) => ({ blocks })}
        done={t('demo_chain.mined')}
      >
        {t('demo_chain.mine_text')}
      </ActionButton>
    </>
  );
};
