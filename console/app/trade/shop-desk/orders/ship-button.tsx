import { FormControlLabel, Switch } from '@mui/material';
import { carrierCodes, carrierName } from '@tradewind/contract/trade/carriers';
import { shipOrder, type ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { readSession } from '../../../api/session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import type { ActionField } from '../../../design/action-fields.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { specText } from '../../../goods/spec-text.ts';

type ShipInput = InputOf<typeof shipOrder>;

/** Ships a parcel: everything left, or the packed quantities, with customs details if wanted. */
export const ShipButton = ({ order }: { order: ShopOrderDetail }) => {
  const t = useTranslation();
  const locale = useLocale();
  const [customs, setCustoms] = useState(false);
  const session = readSession();
  const demo = session !== null && 'shop' in session && session.demo;
  const lines = order.lines.filter(({ unsent }) => unsent > 0);
  const choices = carrierCodes
    .filter((id) => demo || id !== 'demo')
    .map((id) => ({ id, name: carrierName(id, locale) || t('shop.orders.other_carrier') }));
  const fields: ActionField[] = [
    {
      name: 'carrier',
      label: t('shop.orders.carrier'),
      kind: 'choice',
      choices,
      value: demo ? 'demo' : '',
      required: true,
    },
    { name: 'number', label: t('shop.orders.parcel_number'), required: true },
    ...lines.flatMap((line): ActionField[] => [
      {
        name: `${line.id} quantity`,
        label: `${line.title}${line.spec ? ` (${specText(line.spec)})` : ''}`,
        kind: 'amount',
        value: String(line.unsent),
        help: t('shop.orders.quantity_help', { count: line.unsent }),
        required: true,
      },
      ...(customs ? customsFields(line.id, t) : []),
    ]),
  ];
  return (
    <ActionButton
      endpoint={shipOrder}
      label={t('shop.orders.ship')}
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
      done={t('shop.orders.shipped')}
    >
      {t('shop.orders.ship_text')}
      <FormControlLabel
        control={<Switch checked={customs} onChange={(_, on) => setCustoms(on)} />}
        label={t('shop.orders.customs')}
      />
    </ActionButton>
  );
};

const customsFields = (lineId: string, t: ReturnType<typeof useTranslation>): ActionField[] => [
  { name: `${lineId} customs_name`, label: t('shop.orders.customs_name') },
  { name: `${lineId} hs_code`, label: t('shop.orders.hs_code') },
  { name: `${lineId} origin`, label: t('shop.orders.origin'), help: t('shop.orders.origin_help') },
  {
    name: `${lineId} customs_value`,
    label: t('shop.orders.customs_value'),
    kind: 'amount',
    help: t('shop.orders.customs_value_help'),
  },
];

/** Leaves out lines without packed pieces and empty customs details. */
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
