import { useQuery } from '@tanstack/react-query';
import type { HelpQuestion } from '@tradewind/contract/platform/texts';
import { ChevronDown, Headset, Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CopyButton } from '../../shell/copy-button.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { TextBar } from './text-bar.tsx';
import { helpQuery } from './content-data.ts';
import { searchHelp } from './help-search.ts';
import { RichHtml } from './rich-html.tsx';

/** Help: questions by topic with a search; `?q=<slug>` opens one of them. */
export function Component() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const asked = useQuery(helpQuery());
  const skeleton = useDelayedSkeleton(asked.isPending);
  const [typed, setTyped] = useState('');
  const topics = asked.data ? searchHelp(asked.data.topics, typed) : [];
  return (
    <>
      <TextBar title={t('title.helpAndSupport')} />
      <div className="flex flex-col gap-5 px-3 pb-8">
        <TextInput
          label={t('content.help.search')}
          labelHidden
          icon={Search}
          type="search"
          enterKeyHint="search"
          placeholder={t('content.help.search')}
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
        {skeleton && <HelpSkeleton />}
        {topics.map(({ slug, title, questions }) => (
          <section key={slug} aria-labelledby={`topic-${slug}`}>
            <h2 id={`topic-${slug}`} className="px-1 pb-2 text-lead font-semibold">
              {title}
            </h2>
            <div className="card overflow-hidden">
              {questions.map((question) => (
                <Question key={question.slug} question={question} asked={address.get('q') === question.slug} />
              ))}
            </div>
          </section>
        ))}
        {asked.data && topics.length === 0 && (
          <EmptyState
            art={<SearchX aria-hidden size={48} strokeWidth={1.4} />}
            title={t('content.help.nothing')}
            text={t('content.help.nothingText')}
          />
        )}
        <p role="status" className="sr-only">
          {typed && asked.data
            ? t('content.help.found', { count: topics.reduce((sum, { questions }) => sum + questions.length, 0) })
            : ''}
        </p>
        {asked.data && (
          <div className="flex flex-col items-center gap-2.5 pt-1 text-center">
            <p className="text-body text-ink-2">{t('content.help.notFound')}</p>
            <Link to="/service" className={buttonClass({ kind: 'soft' })}>
              <Headset aria-hidden size={19} strokeWidth={1.9} />
              {t('content.help.write')}
            </Link>
          </div>
        )}
      </div>
    </>
  );
}

/** A question with its answer, which opens below it. */
function Question({ question: { slug, title, content }, asked }: { question: HelpQuestion; asked: boolean }) {
  const { t } = useTranslation();
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!asked || !element.current) return;
    element.current.open = true;
    element.current.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <details ref={element} id={slug} className="group scroll-mt-(--jump) border-t border-line first:border-transparent">
      <summary className="press flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2.5 text-lead [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 break-words">{title}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <RichHtml html={content} className="text-body text-ink-2" />
        <div className="pt-3 text-ink-3">
          <CopyButton
            text={t('content.help.link')}
            value={() => new URL(`/helpAndSupport?q=${slug}`, window.location.origin).href}
            label={`${t('content.help.link')}: ${title}`}
          />
        </div>
      </div>
    </details>
  );
}

function HelpSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-5 w-32" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  );
}
