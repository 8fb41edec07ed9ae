import { refundReasonTexts, type RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import { useState } from 'react';
import { ChoiceGroup } from '../../../design/choice-group.tsx';
import { FieldButton } from '../../../design/field-button.tsx';
import { Radio } from '../../../design/radio.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { reasonsFor } from './refund-draft.ts';

interface ReasonProps {
  value: RefundReasonCode | null;
  received: boolean;
  onChange: (reason: RefundReasonCode) => void;
  error: string | undefined;
}

/** The choice of a reason, of those that fit whether the products were received. */
export function ReasonPart({ value, received, onChange, error }: ReasonProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const reasons = reasonsFor(received);
  const known = value && reasons.includes(value) ? value : null;
  const choose = (reason: RefundReasonCode) => {
    onChange(reason);
    setOpen(false);
  };
  return (
    <>
      <FieldButton
        label={t('refunds.reason')}
        value={known && refundReasonTexts[known][locale]}
        placeholder={t('refunds.reason.choose')}
        onClick={() => setOpen(true)}
        {...(error !== undefined && { error })}
      />
      <Sheet open={open} onOpenChange={setOpen} title={t('refunds.reason')} closeLabel={t('shell.close')} flush>
        <ChoiceGroup value={known} onChange={choose} label={t('refunds.reason')} className="pb-3">
          {reasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {refundReasonTexts[reason][locale]}
            </Radio>
          ))}
        </ChoiceGroup>
      </Sheet>
    </>
  );
}
