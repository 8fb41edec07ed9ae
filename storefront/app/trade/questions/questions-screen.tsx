import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiRefusal } from '@tradewind/client/errors';
import { PackageX } from 'lucide-react';
import { useSignedIn } from '../../api/session.ts';
import { buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Photo } from '../../design/photo.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { AgeQuestion } from '../../goods/catalog/adult-gate.tsx';
import { productQuery } from '../../goods/catalog/catalog-data.ts';
import { productPath } from '../../goods/catalog/paths.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EndlessPages } from '../../shell/endless-pages.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { useScreenTitle } from '../../shell/page-title.ts';
import { Link } from '../../shell/router/link.tsx';
import { useParams, useSearchParams } from '../../shell/router/visit.ts';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { AskPart } from './ask-part.tsx';
import { ListedQuestion } from './listed-question.tsx';
import { questionsPages, questionsPath } from './questions-data.ts';

export const loader = async ({ params: { product = '' }, queries }: ScreenContext) =>
  Promise.all([
    queries.ensureQueryData(productQuery(product, undefined)),
    queries.ensureInfiniteQueryData(questionsPages(product)),
  ]);

export function meta({ params: { product = '' }, queries, t }: MetaContext): ScreenMeta {
  const found = queries.getQueryData(productQuery(product, undefined).queryKey);
  if (!found) return { missing: true };
  return { title: `${t('title.questions')}: ${found.goods.title}`, canonical: questionsPath(product) };
}

/** All questions about a product, and the form to ask one. */
export function Component() {
  const { t } = useTranslation();
  const { product: productId = '' } = useParams();
  const [params] = useSearchParams();
  const signedIn = useSignedIn();
  const { data: product } = useQuery(productQuery(productId, undefined));
  useScreenTitle(product && `${t('title.questions')}: ${product.goods.title}`);
  const found = useInfiniteQuery(questionsPages(productId));
  const skeleton = useDelayedSkeleton(found.isPending);
  const asks = signedIn && params.get('ask') === '1';
  const questions = found.data?.pages.flatMap(({ list }) => list) ?? [];
  const canAnswer = found.data?.pages[0]?.can_answer === 1;
  return (
    <>
      <ScreenBar title={t('title.questions')} fallback={product ? productPath(product) : '/home'} />
      {found.isError && !found.data && <Unavailable error={found.error} onRetry={() => void found.refetch()} />}
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-6">
        {product && (
          <Card className="flex items-center gap-3 p-3">
            <Photo
              src={product.goods.images.split(',')[0] ?? ''}
              alt=""
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-sm"
            />
            <Link to={productPath(product)} className="line-clamp-2 min-w-0 text-body">
              {product.goods.title}
            </Link>
          </Card>
        )}
        {found.data && <AskPart key={asks ? 'asks' : ''} productId={productId} open={asks} />}
        {skeleton && !found.isError && <Skeleton className="h-64 rounded-lg" />}
        {found.data && questions.length === 0 && (
          <p className="px-1 py-3 text-body text-ink-2">{t('questions.none')}</p>
        )}
        {questions.length > 0 && (
          <EndlessPages found={found} quiet={questions.length < 5}>
            <ul className="flex flex-col gap-2.5">
              {questions.map((question) => (
                <Card key={question.question_id} as="li" padded>
                  <ListedQuestion question={question} canAnswer={canAnswer} />
                </Card>
              ))}
            </ul>
          </EndlessPages>
        )}
      </div>
    </>
  );
}

/** In place of the list: the product is gone, is for adults, or could not be loaded. */
function Unavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!(error instanceof ApiRefusal)) return <ErrorState error={error} onRetry={onRetry} />;
  if (error.refusal === 'adults_only') return <AgeQuestion />;
  return (
    <EmptyState
      art={<PackageX aria-hidden size={56} strokeWidth={1.4} />}
      title={t('catalog.missing')}
      text={t('catalog.missingText')}
      action={
        <Link to="/search" className={buttonClass()}>
          {t('catalog.searchProducts')}
        </Link>
      }
    />
  );
}
