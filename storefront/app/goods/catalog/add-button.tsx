import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../design/icon-button.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { useAddToCart } from './catalog-data.ts';

const CardSkuSheet = lazy(async () => ({ default: (await import('./sku-sheet/sku-sheet.tsx')).CardSkuSheet }));

/** The plus button of a product card: adds one piece to the cart, or opens the choice of a SKU where the product has options. */
export function AddButton({ card }: { card: ProductCard }) {
  const { t } = useTranslation();
  const requireSignIn = useRequireSignIn();
  const { mutate, isPending } = useAddToCart();
  const [choosing, setChoosing] = useState<'never' | 'open' | 'closed'>('never');

  const press = () => {
    if (card.has_options) setChoosing('open');
    else if (!isPending && requireSignIn())
      mutate({ product_id: card.product_id, mer_id: card.mer_id, id: card.id, num: 1 });
  };
  const label = t('catalog.add', { title: card.goods.title });
  return (
    <>
      <IconButton icon={Plus} label={label} variant="soft" aria-busy={isPending || undefined} onClick={press} />
      {choosing !== 'never' && (
        <Suspense fallback={<Spinner className="absolute inset-0 m-auto text-sea" />}>
          <CardSkuSheet
            card={card}
            open={choosing === 'open'}
            onOpenChange={(open) => setChoosing(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
