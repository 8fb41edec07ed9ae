import { useQuery } from '@tanstack/react-query';
import { previewHomeSections } from '@tradewind/contract/goods/desk/home';
import { previewHome } from '@tradewind/contract/platform/desk/banners';
import { useSearchParams } from '../../shell/router/visit.ts';
import { HomePart } from '../home/home-part.tsx';
import { PreviewClosed } from './preview-closed.tsx';
import { previewQuery } from './preview-query.ts';

/** Home as it will be at a moment; for operators. */
export function Component() {
  const [asked] = useSearchParams();
  const at = asked.get('at') ?? '';
  const drafts = asked.get('drafts') === '1' ? 1 : 0;
  const { data, error, refetch } = useQuery(previewQuery(previewHome, { desk: 'operator' }, { at, drafts }));
  const sections = useQuery(previewQuery(previewHomeSections, { desk: 'operator' }, { at, drafts }));
  if (data)
    return <HomePart sections={sections.data?.list} banners={data.banners} announcements={data.announcements} />;
  return error ? <PreviewClosed error={error} onRetry={() => void refetch()} /> : null;
}
