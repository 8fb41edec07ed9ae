import type { ProductDetail, Sku, ProductOption } from '@tradewind/contract/goods/catalog';
import { Photo } from '../../../design/photo.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { WirePrice } from '../wire-price.tsx';
import { isAvailable, cheapestSku, type Choice, choiceImage, choiceText, choose, chosenSku } from './choice.ts';
import { useId } from 'react';
import { OptionTile } from '../../../design/option-tile.tsx';

interface ChoicePartProps {
  product: ProductDetail;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** The options of a product, with picture, price and stock of the current choice. */
export function ChoicePart({ product, choice, onChoose }: ChoicePartProps) {
  return (
    <>
      <Head product={product} choice={choice} sku={chosenSku(product.goods, choice)} />
      <OptionsPart product={product} choice={choice} onChoose={onChoose} />
    </>
  );
}

/** The options of a product alone, to choose a value of each. */
export function OptionsPart({ product, choice, onChoose }: ChoicePartProps) {
  return (
    <>
      {product.goods.options.map((option, at) => (
        <OptionPart
          key={option.name}
          option={option}
          chosen={choice[at] ?? null}
          isAvailable={(code) => isAvailable(product.goods, choice, at, code)}
          onChoose={(code) => onChoose(choose(product.goods, choice, at, code))}
        />
      ))}
    </>
  );
}

/** Picture, price, stock and text of the current choice. */
function Head({ product, choice, sku }: { product: ProductDetail; choice: Choice; sku: Sku | null }) {
  const { t } = useTranslation();
  const { goods } = product;
  const image = sku?.image || choiceImage(goods, choice) || goods.image;
  return (
    <div className="flex items-end gap-3.5 pr-10">
      <Photo src={image} alt="" width={104} height={104} className="size-26 shrink-0 rounded-md" />
      <div aria-live="polite" className="flex min-w-0 flex-col gap-1 pb-1">
        <WirePrice amount={cheapestSku(goods, choice)?.sales_price ?? goods.sales_price} size="lg" />
        {sku && sku.stock > 0 && <p className="text-note text-ink-3">{t('catalog.stockLeft', { count: sku.stock })}</p>}
        <p className="text-note text-ink-2">{choiceText(goods, choice)}</p>
      </div>
    </div>
  );
}

/** The same boxes while the product is on its way. */
export function ChoiceSkeleton() {
  return (
    <div aria-busy className="pb-5">
      <div className="flex items-end gap-3.5">
        <Skeleton className="size-26 rounded-md" />
        <Skeleton className="mb-6 h-6 w-24" />
      </div>
      <Skeleton className="mt-6 h-4 w-20" />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Skeleton className="h-13 rounded-md" />
        <Skeleton className="h-13 rounded-md" />
      </div>
    </div>
  );
}

interface OptionPartProps {
  option: ProductOption;
  chosen: string | null;
  isAvailable: (code: string) => boolean;
  onChoose: (code: string) => void;
}

/** One option with its values: in two columns where they have pictures, otherwise wrapped. */
function OptionPart({ option, chosen, isAvailable, onChoose }: OptionPartProps) {
  const { t } = useTranslation();
  const heading = useId();
  const pictured = option.values.some(({ image, swatch }) => image || swatch);
  return (
    <section role="group" aria-labelledby={heading}>
      <h2 id={heading} className="pt-5 pb-2.5 text-lead font-semibold">
        {option.name}
      </h2>
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
