import { FormControlLabel, Switch } from '@mui/material';
import { carrierCodes, carrierName } from '@tradewind/contract/trade/carriers';
import type { Locale } from '@tradewind/contract/base/locales';
import { shipOrder, type ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { readSession } from '../../../api/session.ts';
import { useWords } from '../../../i18n/words.ts';
import { VerbButton } from '../../../look/verb-button.tsx';
import type { VerbField } from '../../../look/verb-fields.tsx';

type ShipInput = InputOf<typeof shipOrder>;

/** Hands a parcel to a carrier: everything that is left, or as many pieces as are packed, with what customs ask if wished. */
export const ShipButton = ({ order }: { order: ShopOrderDetail }) => {
  const word = useWords();
  const [locale] = useLocaleState();
  const [customs, setCustoms] = useState(false);
  const session = readSession();
  const demo = session !== null && 'shop' in session && session.demo;
  const lines = order.lines.filter(({ unsent }) => unsent > 0);
  const choices = carrierCodes
    .filter((id) => demo || id !== 'demo')
    .map((id) => ({ id, name: carrierName(id, locale as Locale) || word('shop.orders.other_carrier') }));
  const fields: VerbField[] = [
    {
      name: 'carrier',
      label: word('shop.orders.carrier'),
      kind: 'choice',
      choices,
      value: demo ? 'demo' : '',
      required: true,
    },
    { name: 'number', label: word('shop.orders.parcel_number'), required: true },
    ...lines.flatMap((line): VerbField[] => [
      {
        name: `${line.id} quantity`,
        label: `${line.title}${line.spec ? ` (${line.spec})` : ''}`,
        kind: 'amount',
        value: String(line.unsent),
        help: word('shop.orders.of_left', { count: line.unsent }),
        required: true,
      },
      ...(customs ? customsFields(line.id, word) : []),
    ]),
  ];
  return (
    <VerbButton
      endpoint={shipOrder}
      label={word('shop.orders.ship')}
      kind="main"
      icon={<Truck size={18} />}
      fields={fields}
      input={(typed) =>
        packed(
          order.id,
          lines.map(({ id }) => id),
          typed,
        )
      }
      done={word('shop.orders.shipped')}
    >
      {word('shop.orders.ship_text')}
      <FormControlLabel
        control={<Switch checked={customs} onChange={(_, on) => setCustoms(on)} />}
        label={word('shop.orders.customs')}
      />
    </VerbButton>
  );
};

const customsFields = (lineId: string, word: ReturnType<typeof useWords>): VerbField[] => [
  { name: `${lineId} customs_name`, label: word('shop.orders.customs_name') },
  { name: `${lineId} hs_code`, label: word('shop.orders.hs_code') },
  { name: `${lineId} origin`, label: word('shop.orders.origin'), help: word('shop.orders.origin_help') },
  {
    name: `${lineId} customs_value`,
    label: word('shop.orders.customs_value'),
    kind: 'amount',
    help: word('shop.orders.customs_value_help'),
  },
];

/** A line of which nothing is packed is left out; what was left empty is not told. */
function packed(id: string, lineIds: readonly string[], typed: Record<string, string>): ShipInput {
  const told = (lineId: string, name: string) => typed[`${lineId} ${name}`]?.trim() ?? '';
  const lines = lineIds
    .filter((lineId) => !['', '0'].includes(told(lineId, 'quantity')))
    .map((lineId) => ({
      id: lineId,
      quantity: told(lineId, 'quantity'),
      ...Object.fromEntries(
        (['customs_name', 'hs_code', 'origin', 'customs_value'] as const).flatMap((name) =>
          told(lineId, name) ? [[name, told(lineId, name)]] : [],
        ),
      ),
    }));
  return { id, carrier: (typed.carrier ?? 'other') as ShipInput['carrier'], number: typed.number ?? '', lines };
}
