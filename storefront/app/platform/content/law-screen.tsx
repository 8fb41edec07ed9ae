import { useQuery } from '@tanstack/react-query';
import type { LawDocument } from '@tradewind/contract/platform/texts';
import { ChevronLeft, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { Button } from '../../design/button.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { TextBar } from './text-bar.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { lawQuery, lawsQuery } from './content-data.ts';
import { LawDocumentPart } from './law-document-part.tsx';
import { RichHtml } from './rich-html.tsx';
import { TermsNotice } from './terms-notice.tsx';

/** The documents of law; `?doc=<slug>` shows one of them, `&v=<number>` in another version. */
export function Component() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const slug = address.get('doc');
  return (
    <>
      <TextBar title={t('title.law')} />
      <div className="flex flex-col gap-3 px-3 pb-8">
        {slug ? <OneDocument slug={slug} version={Number(address.get('v')) || undefined} /> : <Documents />}
      </div>
    </>
  );
}

function Documents() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const asked = useQuery(lawsQuery());
  const skeleton = useDelayedSkeleton(asked.isPending);
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return skeleton && <Skeleton className="h-80" />;
  return (
    <>
      <TermsNotice />
      <ListGroup>
        {asked.data.list.map(({ slug, title, version, effective_at: at, draft }) => (
          <ListRow
            key={slug}
            title={title}
            note={[t('content.law.version', { version, date: date(at) }), draft === 1 && t('content.law.isDraft')]
              .filter(Boolean)
              .join(' · ')}
            link={(face) => <Link to={`/law?doc=${slug}`} {...face} />}
          />
        ))}
      </ListGroup>
    </>
  );
}

function OneDocument({ slug, version }: { slug: string; version: number | undefined }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const active = useScreenActive();
  const asked = useQuery(lawQuery(slug, version));
  const skeleton = useDelayedSkeleton(asked.isPending);
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return skeleton && <Skeleton className="h-80" />;
  const document = asked.data;
  const others = document.versions.filter((one) => one.version !== document.version);
  return (
    <>
      <Link to="/law" className="hit inline-flex items-center gap-1 self-start text-body text-sea">
        <ChevronLeft aria-hidden size={18} />
        {t('content.law.all')}
      </Link>
      <article className="card p-4">
        <h2 className="pb-3 text-title font-semibold text-balance">{document.title}</h2>
        <LawDocumentPart document={document} />
      </article>
      <Button kind="outline" icon={Printer} onClick={() => window.print()}>
        {t('content.law.print')}
      </Button>
      {others.length > 0 && (
        <section>
          <h2 className="px-1 pt-3 pb-2 text-lead font-semibold">{t('content.law.others')}</h2>
          <ListGroup>
            {others.map((one) => (
              <ListRow
                key={one.version}
                title={t('content.law.version', { version: one.version, date: date(one.effective_at) })}
                link={(face) => <Link to={`/law?doc=${slug}&v=${one.version}`} {...face} />}
              />
            ))}
          </ListGroup>
        </section>
      )}
      {active && <PrintedLaw document={document} />}
    </>
  );
}

/** The document on paper: hidden on the screen, and the only thing that is printed. */
function PrintedLaw({ document: printed }: { document: LawDocument }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { title, version, effective_at: at, draft, content } = printed;
  return createPortal(
    <article data-printed className="hidden print:block">
      <h1>{`${t('shell.brand')} · ${title}`}</h1>
      <p>{t('content.law.version', { version, date: date(at) })}</p>
      {draft === 1 && <p>{t('content.law.draft')}</p>}
      <RichHtml html={content} />
    </article>,
    document.body,
  );
}
