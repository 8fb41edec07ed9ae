import {
  approveShopCorrection,
  liftFine,
  refuseShopCorrection,
  ruleOnAppeal,
  type ShopCorrection,
} from '@tradewind/contract/trade/desk/shop-corrections';
import { useGetIdentity } from 'react-admin';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProposeFineReturn } from './propose-shop-correction.tsx';

/** What can be done next with a fine or correction. */
export const ShopCorrectionActions = ({ of }: { of: ShopCorrection }) => {
  switch (of.state) {
    case 'asked':
      return <Approval of={of} />;
    case 'announced':
      return <Lift fine={of} />;
    case 'appealed':
      return (
        <>
          <Ruling fine={of} />
          <Lift fine={of} />
        </>
      );
    case 'booked':
      return <ProposeFineReturn fine={of} />;
    default:
      return null;
  }
};

/** The one who proposed it can take it back; only another one can approve it. */
const Approval = ({ of: { id, kind, amount, shop, asked_by: by, asked_by_id, reason } }: { of: ShopCorrection }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const { identity } = useGetIdentity();
  const own = asked_by_id === identity?.id;
  const facts = { amount: money(kind === 'fine' ? amount.replace('-', '') : amount), shop, by, reason };
  return (
    <>
      {!own && (
        <ActionButton
          endpoint={approveShopCorrection}
          size="small"
          kind="main"
          label={t('fines.approve')}
          input={() => ({ id })}
          done={t('fines.approved')}
        >
          {t(kind === 'fine' ? 'fines.approve_fine' : 'fines.approve_other', facts)}
        </ActionButton>
      )}
      <ActionButton
        endpoint={refuseShopCorrection}
        size="small"
        kind="danger"
        label={t(own ? 'fines.take_back' : 'fines.refuse')}
        fields={[{ name: 'reason', label: t('common.reason'), kind: 'lines', required: true }]}
        input={({ reason: why = '' }) => ({ id, reason: why })}
        done={t('fines.refused')}
      />
    </>
  );
};

const Lift = ({ fine: { id } }: { fine: ShopCorrection }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={liftFine}
      size="small"
      label={t('fines.lift')}
      fields={[{ name: 'reason', label: t('fines.reason'), kind: 'lines', required: true }]}
      input={({ reason = '' }) => ({ id, reason })}
      done={t('fines.lifted')}
    >
      {t('fines.lift_text')}
    </ActionButton>
  );
};

const Ruling = ({ fine: { id, amount, appeal } }: { fine: ShopCorrection }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={ruleOnAppeal}
      size="small"
      kind="main"
      label={t('fines.rule')}
      fields={[
        {
          name: 'amount',
          label: t('fines.rule_amount'),
          kind: 'amount',
          value: amount.replace('-', ''),
          help: t('fines.rule_help'),
          required: true,
        },
        { name: 'reason', label: t('fines.reason'), kind: 'lines', required: true },
      ]}
      input={({ amount: due = '', reason = '' }) => ({ id, amount: due, reason })}
      done={t('fines.ruled')}
    >
      {t('fines.rule_text', { appeal })}
    </ActionButton>
  );
};
