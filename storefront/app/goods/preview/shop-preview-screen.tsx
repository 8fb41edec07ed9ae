import { useQuery } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { previewShopPage, previewShopPageForm } from '@tradewind/contract/goods/shop-desk/page';
import { useState } from 'react';
import { useParams } from '../../shell/router/visit.ts';
import { ShopPagePart } from '../shops/shop-page-part.tsx';
import { ShopSkeleton } from '../shops/shop-states.tsx';
import { parseShopView } from '../shops/shop-view.ts';
import { PreviewClosed } from './preview-closed.tsx';
import { atShopDesk, previewQuery } from './preview-query.ts';
import { useTypedForm } from './use-typed-form.ts';

/** A shop's page as shoppers will see it: its draft, or what is typed; for members of the shop. */
export function Component() {
  const { shop = '' } = useParams();
  const [view, setView] = useState(() => parseShopView(new URLSearchParams()));
  const session = atShopDesk(shop);
  const typed = useTypedForm<InputOf<typeof previewShopPageForm>>();
  const stored = useQuery({ ...previewQuery(previewShopPage, session, {}), enabled: typed === null });
  const unsaved = useQuery({ ...previewQuery(previewShopPageForm, session, typed!), enabled: Boolean(typed) });
  const { data, error, refetch } = typed === null ? stored : unsaved;
  if (data) return <ShopPagePart shop={data} view={view} onChange={(change) => setView({ ...view, ...change })} />;
  return error ? <PreviewClosed error={error} onRetry={() => void refetch()} /> : <ShopSkeleton />;
}
