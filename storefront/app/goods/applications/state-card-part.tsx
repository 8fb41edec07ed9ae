import type { Application, ApplicationState } from '@tradewind/contract/goods/applications';
import { Link } from '../../shell/router/link.tsx';
import { Badge, type BadgeTone } from '../../design/badge.tsx';
import { Card } from '../../design/card.tsx';
import { Notice } from '../../design/notice.tsx';
import { Photo } from '../../design/photo.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

const tones: Readonly<Record<ApplicationState, BadgeTone>> = {
  draft: 'neutral',
  submitted: 'info',
  question_asked: 'warn',
  answered: 'info',
  approved: 'ok',
  refused: 'bad',
  withdrawn: 'neutral',
};

/** The shop that is applied for, the state of the application and what follows from it. */
export function StateCardPart({ application }: { application: Application }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { state, shop_name: name, slug, avatar, reason, submitted_at: submitted, shop_id: shopId } = application;
  return (
    <Card as="section" padded>
      <div className="flex items-center gap-3.5">
        {avatar && <Photo src={avatar} alt="" width={56} height={56} className="size-14 shrink-0 rounded-md" />}
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 text-h2 font-bold tracking-[-0.02em] break-words">
            {name || t('applications.unnamed')}
          </h2>
          {slug && <p className="truncate text-note text-ink-3">{slug}</p>}
        </div>
      </div>
      <p className="mt-3.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge size="md" tone={tones[state]}>
          {t(`applications.state.${state}`)}
        </Badge>
        {submitted && (
          <span className="text-note text-ink-3">{t('applications.submittedOn', { date: date(submitted) })}</span>
        )}
      </p>
      <p className="mt-2 text-body text-ink-2">{t(`applications.stateText.${state}`)}</p>
      {state === 'refused' && (
        <Notice tone="bad" title={t('applications.reason')} className="mt-3">
          <span className="whitespace-pre-line">{reason}</span>
        </Notice>
      )}
      {state === 'approved' && (
        <Link
          to={`/shop/${shopId}`}
          className="press mt-2 inline-flex min-h-11 items-center text-body font-medium text-sea"
        >
          {t('applications.visitShop')}
        </Link>
      )}
    </Card>
  );
}
