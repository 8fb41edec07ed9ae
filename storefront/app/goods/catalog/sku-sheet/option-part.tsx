import type { ProductOption } from '@tradewind/contract/goods/catalog';
import { useId } from 'react';
import { OptionTile } from '../../../design/option-tile.tsx';
import { Photo } from '../../../design/photo.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

interface OptionPartProps {
  option: ProductOption;
  chosen: string | null;
  isAvailable: (code: string) => boolean;
  onChoose: (code: string) => void;
}

/** One option of a product with its values: in two columns where they have pictures, else as they fit. */
export function OptionPart({ option, chosen, isAvailable, onChoose }: OptionPartProps) {
  const { t } = useTranslation();
  const heading = useId();
  const pictured = option.values.some(({ image, swatch }) => image || swatch);
  return (
    <section role="group" aria-labelledby={heading}>
      <h3 id={heading} className="pt-5 pb-2.5 text-lead font-semibold">
        {option.name}
      </h3>
      <div className={pictured ? 'grid grid-cols-2 gap-2' : 'flex flex-wrap gap-2'}>
        {option.values.map((value) => (
          <OptionTile
            key={value.code}
            label={value.text}
            selected={value.code === chosen}
            onSelect={() => onChoose(value.code)}
            swatch={pictured ? <Swatch image={value.image} colour={value.swatch} /> : undefined}
            unavailable={isAvailable(value.code) ? undefined : t('catalog.soldOut')}
          />
        ))}
      </div>
    </section>
  );
}

function Swatch({ image, colour }: { image: string | null; colour: string | null }) {
  if (image) return <Photo src={image} alt="" width={80} height={80} className="size-full" />;
  return (
    <svg aria-hidden viewBox="0 0 1 1" className="size-full text-sunken">
      <rect width="1" height="1" fill={colour ?? 'currentColor'} />
    </svg>
  );
}
