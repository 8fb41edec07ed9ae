import type { RefundFormLine } from '@tradewind/contract/trade/aftersales';
import { useState } from 'react';
import { ChoiceGroup } from '../../../design/choice-group.tsx';
import { FieldButton } from '../../../design/field-button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Photo } from '../../../design/photo.tsx';
import { Radio } from '../../../design/radio.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { skuText, skuTitle } from '../../../goods/catalog/sku-sheet/choice.ts';

interface ExchangeProps {
  line: RefundFormLine;
  /** How many pieces of the line are exchanged. */
  count: number;
  /** The SKU that is wanted instead. */
  value: string | undefined;
  onChange: (sku: string) => void;
  error: string | undefined;
}

/** The choice of what a line is exchanged for: options of the same price that are in stock. */
export function ExchangePart({ line, count, value, onChange, error }: ExchangeProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const offered = line.exchanges.filter(({ stock }) => stock >= count);
  const textOf = ({ spec }: RefundFormLine['exchanges'][number]) =>
    [skuText(spec), spec === line.spec && t('refunds.exchange.same')].filter(Boolean).join(' · ');
  const chosen = offered.find(({ sku_id }) => sku_id === value);
  const label = t('refunds.exchange.for', { title: skuTitle(line) });
  if (offered.length === 0) return <Notice tone="info">{t('refunds.exchange.none', { title: skuTitle(line) })}</Notice>;
  return (
    <>
      <FieldButton
        label={label}
        value={chosen && textOf(chosen)}
        placeholder={t('refunds.exchange.choose')}
        onClick={() => setOpen(true)}
        {...(error !== undefined && !chosen && { error })}
      />
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('refunds.exchange.choose')}
        closeLabel={t('shell.close')}
        flush
      >
        <ChoiceGroup
          value={chosen?.sku_id ?? null}
          onChange={(sku) => {
            onChange(sku);
            setOpen(false);
          }}
          label={label}
          className="pb-3"
        >
          {offered.map((sku) => (
            <Radio key={sku.sku_id} value={sku.sku_id}>
              <span className="flex items-center gap-3">
                <Photo src={sku.image} alt="" width={44} height={44} className="size-11 shrink-0 rounded-md" />
                {textOf(sku)}
              </span>
            </Radio>
          ))}
        </ChoiceGroup>
      </Sheet>
    </>
  );
}
