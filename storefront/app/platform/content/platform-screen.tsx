import { useQuery } from '@tanstack/react-query';
import { Headset, LifeBuoy, Scale, Store } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Card } from '../../design/card.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { TextBar } from './text-bar.tsx';
import { AnnouncementPart } from './announcement-part.tsx';
import { platformPageQuery } from './content-data.ts';
import { RichHtml } from './rich-html.tsx';

const rows = [
  { to: '/service', icon: Headset, text: 'title.service' },
  { to: '/helpAndSupport', icon: LifeBuoy, text: 'title.helpAndSupport' },
  { to: '/law', icon: Scale, text: 'title.law' },
  { to: '/merchantEntry', icon: Store, text: 'shell.openShop' },
] as const;

/** What the platform is, how it protects shoppers, what it has counted, and how to reach it. */
export function Component() {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const asked = useQuery(platformPageQuery());
  const skeleton = useDelayedSkeleton(asked.isPending);
  const figures = asked.data?.figures;
  const counted = figures
    ? [
        { name: t('content.platform.shops'), value: figures.shops },
        { name: t('content.platform.products'), value: figures.products },
        { name: t('content.platform.reviews'), value: figures.reviews },
      ].filter(({ value }) => value > 0)
    : [];
  return (
    <>
      <TextBar title={t('title.platform')} />
      <div className="flex flex-col gap-2.5 px-3 pb-8">
        {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
        {skeleton && <Skeleton className="h-80" />}
        {asked.data?.announcements.map((announcement) => (
          <AnnouncementPart key={announcement.id} announcement={announcement} />
        ))}
        {counted.length > 0 && (
          <Card as="section" padded>
            <dl className="flex">
              {counted.map(({ name, value }) => (
                <div key={name} className="flex min-w-0 flex-1 flex-col-reverse px-1 text-center">
                  <dt className="text-cap break-words text-ink-2">{name}</dt>
                  <dd className="tnum text-title font-semibold">{number(value)}</dd>
                </div>
              ))}
            </dl>
            {figures?.books_checked_at && (
              <p className="pt-3 text-center text-cap text-ink-2">
                {t('content.platform.books', { time: date(figures.books_checked_at, 'minute') })}
              </p>
            )}
          </Card>
        )}
        {asked.data?.texts.map(({ slug, title, content }) => (
          <Card key={slug} as="section" padded>
            <h2 className="pb-1.5 text-lead font-semibold text-balance">{title}</h2>
            <RichHtml html={content} className="text-body text-ink-2" />
          </Card>
        ))}
        {asked.data && (
          <ListGroup>
            {rows.map(({ to, icon, text }) => (
              <ListRow key={to} icon={icon} title={t(text)} link={(face) => <Link to={to} {...face} />} />
            ))}
          </ListGroup>
        )}
      </div>
    </>
  );
}
