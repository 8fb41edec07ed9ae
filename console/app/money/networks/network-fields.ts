import { finalities, networkKinds, type DeskNetworkRow } from '@tradewind/contract/money/desk/networks';
import type { useWords } from '../../i18n/words.ts';
import type { VerbField } from '../../look/verb-fields.tsx';

type Word = ReturnType<typeof useWords>;

/** What can be changed about a network, filled with what holds. */
export function termFields(word: Word, network?: DeskNetworkRow): VerbField[] {
  const field = (
    name: keyof DeskNetworkRow & ('name' | 'chain_id' | 'token' | 'symbol' | 'decimals' | 'confirmations' | 'minimum'),
    standard = '',
  ): VerbField => ({
    name,
    label: word(`networks.${name}`),
    value: network ? String(network[name]) : standard,
    required: true,
  });
  return [
    field('name'),
    field('chain_id', '1'),
    {
      name: 'rpcs',
      label: word('networks.rpcs'),
      kind: 'lines',
      value: network?.rpcs.join('\n') ?? '',
      help: word('networks.rpcs_help'),
    },
    field('token'),
    field('symbol', 'USDT'),
    field('decimals', '6'),
    {
      name: 'finality',
      label: word('networks.finality'),
      kind: 'choice',
      value: network?.finality ?? 'finalized',
      choices: finalities.map((id) => ({ id, name: word(`networks.finalities.${id}`) })),
      required: true,
    },
    field('confirmations', '33'),
    { ...field('minimum', '10.00'), kind: 'amount', label: `${word('networks.minimum')} (USD)` },
    {
      name: 'test',
      label: word('networks.test'),
      kind: 'choice',
      value: network?.test ? '1' : '0',
      choices: [
        { id: '0', name: word('networks.test_no') },
        { id: '1', name: word('networks.test_yes') },
      ],
    },
  ];
}

/** What a network is called and stands on; set once. */
export const birthFields = (word: Word): VerbField[] => [
  { name: 'id', label: word('networks.code'), required: true },
  {
    name: 'kind',
    label: word('networks.kind'),
    kind: 'choice',
    value: 'evm',
    choices: networkKinds.map((id) => ({ id, name: word(`networks.kinds.${id}`) })),
    required: true,
  },
];
