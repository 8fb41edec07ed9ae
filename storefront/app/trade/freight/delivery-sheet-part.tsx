import type { DeliveryKind, DeliveryOption } from '@tradewind/contract/trade/freight';
import { ChoiceGroup } from '../../design/choice-group.tsx';
import { Radio } from '../../design/radio.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useArrivalText, useFreightText } from './freight-texts.ts';

interface DeliverySheetProps {
  open: boolean;
  shop: string;
  options: readonly DeliveryOption[];
  chosen: DeliveryKind | null;
  onChoose: (kind: DeliveryKind) => void;
  onClose: () => void;
}

/** The delivery options of a shop at the address, each with its promised day and its price. */
export function DeliverySheetPart({ open, shop, options, chosen, onChoose, onClose }: DeliverySheetProps) {
  const { t } = useTranslation();
  const freightText = useFreightText();
  const arrivalText = useArrivalText();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('freight.choose')}
      closeLabel={t('shell.close')}
    >
      <p className="-mt-1 pb-3 text-note text-ink-3">{t('freight.from', { shop })}</p>
      <ChoiceGroup
        label={t('freight.choose')}
        value={chosen}
        onChange={onChoose}
        className="flex flex-col gap-2.5 pb-5"
      >
        {options.map((option) => (
          <Radio key={option.kind} value={option.kind} variant="card" className="bg-sunken!">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{option.name}</span>
              <span className="tnum ml-auto">{freightText(option.price)}</span>
            </span>
            <span className="block text-note text-ink-3">{arrivalText(option.arrives_by)}</span>
          </Radio>
        ))}
      </ChoiceGroup>
    </Sheet>
  );
}
