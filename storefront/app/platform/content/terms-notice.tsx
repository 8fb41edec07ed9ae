import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '../../api/session.ts';
import { Notice } from '../../design/notice.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { acceptedTermsQuery, useAcceptTerms } from './content-data.ts';
import { LawLink } from './law-link.tsx';

/** Tells a shopper who accepted an earlier version of the terms of the one in effect, or of the next one. */
export function TermsNotice() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...acceptedTermsQuery(), enabled: signedIn });
  const accept = useAcceptTerms();
  const next = data?.upcoming ?? data?.current;
  if (!signedIn || !data?.accepted || !next || data.accepted.version >= next.version) return null;
  return (
    <Notice
      tone="sea"
      title={t('content.terms.changed')}
      action={
        <span className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-note font-semibold text-sea">
          <LawLink slug="terms">{t('content.terms.read')}</LawLink>
          <button type="button" className="hit" disabled={accept.isPending} onClick={() => accept.mutate(next.version)}>
            {t('content.terms.accept')}
          </button>
        </span>
      }
    >
      {t('content.terms.changedText', { version: next.version, date: date(next.effective_at) })}
    </Notice>
  );
}
