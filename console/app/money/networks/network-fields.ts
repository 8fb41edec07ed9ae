import { finalities, networkKinds, type DeskNetworkRow } from '@tradewind/contract/money/desk/networks';
import type { useTranslation } from '../../i18n/use-translation.ts';
import type { ActionField } from '../../design/action-fields.tsx';

type Translate = ReturnType<typeof useTranslation>;

/** The fields of a network that can be changed, filled with the current values. */
export function termFields(t: Translate, network?: DeskNetworkRow): ActionField[] {
  const field = (
    name: keyof DeskNetworkRow & ('name' | 'chain_id' | 'token' | 'symbol' | 'decimals' | 'confirmations' | 'minimum'),
    standard = '',
  ): ActionField => ({
    name,
    label: t(`networks.${name}`),
    value: network ? String(network[name]) : standard,
    required: true,
  });
  return [
    field('name'),
    field('chain_id', '1'),
    {
      name: 'rpcs',
      label: t('networks.rpcs'),
      kind: 'lines',
      value: network?.rpcs.join('\n') ?? '',
      help: t('networks.rpcs_help'),
    },
    field('token'),
    field('symbol', 'USDT'),
    field('decimals', '6'),
    {
      name: 'finality',
      label: t('networks.finality'),
      kind: 'choice',
      value: network?.finality ?? 'finalized',
      choices: finalities.map((id) => ({ id, name: t(`networks.finalities.${id}`) })),
      required: true,
    },
    field('confirmations', '33'),
    { ...field('minimum', '10.00'), kind: 'amount', label: `${t('networks.minimum')} (USD)` },
    {
      name: 'test',
      label: t('networks.test'),
      kind: 'choice',
      value: network?.test ? '1' : '0',
      choices: [
        { id: '0', name: t('networks.test_no') },
        { id: '1', name: t('networks.test_yes') },
      ],
    },
  ];
}

/** The fields that identify a network; set once. */
export const identityFields = (t: Translate): ActionField[] => [
  { name: 'id', label: t('networks.code'), required: true },
  {
    name: 'kind',
    label: t('networks.kind'),
    kind: 'choice',
    value: 'evm',
    choices: networkKinds.map((id) => ({ id, name: t(`networks.kinds.${id}`) })),
    required: true,
  },
];
