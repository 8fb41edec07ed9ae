import {
  proposeFine,
  proposeFineReturn,
  proposeShopCorrection,
  type ShopCorrection,
} from '@tradewind/contract/trade/desk/shop-corrections';
import { shopBreaches } from '@tradewind/contract/trade/shop-correction';
import { Gavel, Scale } from 'lucide-react';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { restOfFine } from './rest-of-fine.ts';

interface OfShop {
  shop: { id: string; name: string };
}

/** Amount, order and reason of a fine or correction. */
function useCommonFields(amountHelp?: string): ActionField[] {
  const t = useTranslation();
  return [
    {
      name: 'amount',
      label: `${t('common.amount')} (USD)`,
      kind: 'amount',
      required: true,
      ...(amountHelp && { help: amountHelp }),
    },
    { name: 'order_sn', label: t('fines.order'), help: t('fines.order_help') },
    { name: 'reason', label: t('fines.reason'), kind: 'lines', required: true },
  ];
}

/** Proposes a fine for a shop. */
export const ProposeFine = ({ shop }: OfShop) => {
  const t = useTranslation();
  const common = useCommonFields();
  return (
    <ActionButton
      endpoint={proposeFine}
      label={t('fines.fine')}
      kind="danger"
      icon={<Gavel size={18} />}
      fields={[
        {
          name: 'breach',
          label: t('fines.breach'),
          kind: 'choice',
          value: 'late_shipping',
          choices: shopBreaches.map((id) => ({ id, name: t(`fines.breaches.${id}`) })),
          required: true,
        },
        ...common,
        { name: 'evidence', label: t('fines.evidence'), kind: 'lines', help: t('fines.evidence_help') },
      ]}
      input={({ breach = '', amount = '', order_sn = '', reason = '', evidence = '' }) => ({
        shop_id: shop.id,
        breach: shopBreaches.find((one) => one === breach) ?? 'other',
        amount,
        order_sn,
        reason,
        evidence,
      })}
      done={t('fines.asked')}
    >
      {`${shop.name}. ${t('fines.fine_text')}`}
    </ActionButton>
  );
};

/** Proposes a correction of a shop's balance. */
export const ProposeShopCorrection = ({ shop }: OfShop) => {
  const t = useTranslation();
  const fields = useCommonFields(t('fines.amount_help'));
  return (
    <ActionButton
      endpoint={proposeShopCorrection}
      label={t('fines.correct')}
      icon={<Scale size={18} />}
      fields={fields}
      input={({ amount = '', order_sn = '', reason = '' }) => ({
        shop_id: shop.id,
        amount: amount.replace('−', '-'),
        order_sn,
        reason,
      })}
      done={t('fines.asked')}
    >
      {`${shop.name}. ${t('fines.correct_text')}`}
    </ActionButton>
  );
};

/** Proposes to give back a booked fine, or a part of it. */
export const ProposeFineReturn = ({ fine }: { fine: ShopCorrection }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const rest = restOfFine(fine);
  if (Number(rest) <= 0) return null;
  return (
    <ActionButton
      endpoint={proposeFineReturn}
      size="small"
      label={t('fines.give_back')}
      fields={[
        { name: 'amount', label: `${t('common.amount')} (USD)`, kind: 'amount', value: rest, required: true },
        { name: 'reason', label: t('fines.reason'), kind: 'lines', required: true },
      ]}
      input={({ amount = '', reason = '' }) => ({ id: fine.id, amount, reason })}
      done={t('fines.asked')}
    >
      {t('fines.give_back_text', { rest: money(rest) })}
    </ActionButton>
  );
};
