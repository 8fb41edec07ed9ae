import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type ShopTab, shopTabs } from './shop-view.ts';

interface ShopTabsPartProps {
  tab: ShopTab;
  onChange: (tab: ShopTab) => void;
}

const texts = { all: 'shops.allProducts', new: 'shops.newest', about: 'shops.about' } as const;

/** The three views of a shop; they stay in sight. Plain buttons, since they are drawn on the server as well. */
export function ShopTabsPart({ tab, onChange }: ShopTabsPartProps) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('shops.tabs')}
      className="frost scrollbar-none sticky top-0 z-(--z-bar) flex shrink-0 gap-4 overflow-x-auto border-b border-line bg-canvas/92 px-4"
    >
      {shopTabs.map((id) => (
        <button
          key={id}
          type="button"
          aria-current={id === tab ? 'page' : undefined}
          onClick={() => onChange(id)}
          className={cx(
            'relative min-h-12 shrink-0 px-1 text-lead whitespace-nowrap -outline-offset-2',
            id === tab ? 'font-semibold text-ink' : 'text-ink-2',
          )}
        >
          {t(texts[id])}
          {id === tab && (
            <span aria-hidden className="absolute bottom-0 left-1/2 h-[3px] w-6 -translate-x-1/2 rounded-full bg-sea" />
          )}
        </button>
      ))}
    </nav>
  );
}
