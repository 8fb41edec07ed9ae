import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from '../../shell/router/visit.ts';
import type { ServiceMessage } from '@tradewind/contract/operations/service';
import { useSignedIn } from '../../api/session.ts';
import { useUser } from '../../api/user.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { inServiceFrame } from '../../shell/guard/service-frame.ts';
import { useScreenActive } from '../../shell/screen-active.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { servicesPath } from '../../paths/service-path.ts';
import { ComposerPart } from './composer-part.tsx';
import { FramedVisitorPart } from './framed-visitor-part.tsx';
import { LogPart } from './log-part.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { RatePart } from './rate-part.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { conversationQuery, useConversationActs } from './service-data.ts';
import { StandingPart } from './standing-part.tsx';
import { SubjectPart } from './subject-part.tsx';
import { useLive } from './use-live.ts';
import { type NewMessage, useOutbox } from './use-outbox.ts';

/** The conversation with a shop, or with the platform. */
export function Component() {
  const [query] = useSearchParams();
  const shopId = query.get('shop') ?? '';
  const signedIn = useSignedIn();
  if (inServiceFrame && !signedIn) return <FramedVisitorPart />;
  return <ConversationScreen key={shopId} shopId={shopId} />;
}

function ConversationScreen({ shopId }: { shopId: string }) {
  const { t } = useTranslation();
  const active = useScreenActive();
  const [query] = useSearchParams();
  const found = useQuery({ ...conversationQuery(shopId), refetchOnMount: 'always' });
  const skeleton = useDelayedSkeleton(found.isPending);
  const acts = useConversationActs(shopId);
  const outbox = useOutbox(useUser()?.id ?? '', shopId);
  const typing = useLive(active);
  const [menu, setMenu] = useState(false);
  const [reported, setReported] = useState<ServiceMessage | null>(null);
  const [offered, setOffered] = useState(() => subjectOf(query));
  const conversation = found.data;
  return (
    <div className="flex grow">
      <div className="flex min-w-0 grow flex-col">
        <ScreenBar
          title={conversation?.name ?? t('title.service')}
          fallback={servicesPath}
          right={conversation && <IconButton icon={Ellipsis} label={t('service.menu')} onClick={() => setMenu(true)} />}
        />
        {found.isError && !conversation && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {skeleton && <Skeleton className="m-4 h-16 w-2/3" />}
        {conversation && (
          <>
            <StandingPart conversation={conversation} />
            <LogPart
              conversation={conversation}
              outbox={outbox}
              typing={typing === shopId}
              active={active}
              onReport={setReported}
            />
            <div className="flex flex-col gap-2.5 px-3 pb-3">
              {outbox.offline && <Notice tone="warn">{t('service.offline')}</Notice>}
              {conversation.status === 'closed' && (
                <p className="text-center text-note text-ink-3">{t('service.ended')}</p>
              )}
              {conversation.can_rate === 1 && <RatePart rate={acts.rate} />}
              {conversation.blocked_by_me === 1 && <Notice tone="neutral">{t('service.blocked.me')}</Notice>}
              {conversation.blocked_by_shop === 1 && <Notice tone="neutral">{t('service.blocked.shop')}</Notice>}
            </div>
            {conversation.blocked_by_me === 0 && conversation.blocked_by_shop === 0 && (
              <ComposerPart
                shopId={shopId}
                begun={conversation.id !== ''}
                subject={offered}
                onSubjectDone={() => setOffered(null)}
                onSend={outbox.send}
              />
            )}
            <MenuSheet open={menu && active} conversation={conversation} acts={acts} onClose={() => setMenu(false)} />
            <ReportSheet
              key={reported?.id ?? ''}
              message={active ? reported : null}
              onClose={() => setReported(null)}
            />
          </>
        )}
      </div>
      {conversation && <SubjectPart conversation={conversation} />}
    </div>
  );
}

/** What the shopper came from, by the address. */
function subjectOf(query: URLSearchParams): NonNullable<NewMessage['card']> | null {
  for (const kind of ['product', 'order', 'refund'] as const) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return null;
}
