import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isAvailable, type Choice, choose, picturedOption } from '../catalog/sku-sheet/choice.ts';

interface ChoiceThumbsProps {
  goods: ProductDetail['goods'];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** The option values with pictures; choosing one changes photograph and price. */
export function ChoiceThumbs({ goods, choice, onChoose }: ChoiceThumbsProps) {
  const { t } = useTranslation();
  const at = picturedOption(goods);
  const option = goods.options[at];
  if (!option || option.values.length < 2) return null;
  return (
    <div className="-mx-4 flex items-center gap-3 pr-4">
      <div
        role="group"
        aria-label={option.name}
        className="scrollbar-none flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 pl-4"
      >
        {option.values.map(({ code, text, image, swatch }) => {
          const gone = !isAvailable(goods, choice, at, code);
          return (
            <button
              key={code}
              type="button"
              aria-pressed={choice[at] === code}
              aria-label={gone ? `${text}, ${t('catalog.soldOut')}` : text}
              aria-disabled={gone || undefined}
              onClick={gone ? undefined : () => onChoose(choose(goods, choice, at, code))}
              className={cx(
                'press size-[50px] shrink-0 overflow-hidden rounded-sm',
                choice[at] === code && 'outline-2 outline-offset-2 outline-sea',
                gone && 'opacity-45',
              )}
            >
              {image ? (
                <Photo src={image} alt="" width={100} height={100} className="size-full" />
              ) : (
                <svg aria-hidden viewBox="0 0 1 1" className="size-full text-sunken">
                  <rect width="1" height="1" fill={swatch ?? 'currentColor'} />
                </svg>
              )}
            </button>
          );
        })}
      </div>
      <span className="shrink-0 text-cap text-ink-3">{t('catalog.variants', { count: option.values.length })}</span>
    </div>
  );
}
