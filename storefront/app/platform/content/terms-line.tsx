import { useTranslation } from '../../i18n/use-translation.tsx';
import { LawLink } from './law-link.tsx';

/** What an act accepts, with the documents a press away. */
export function TermsLine({ act, className }: { act: 'register' | 'order'; className?: string }) {
  const { t } = useTranslation();
  return (
    <p className={`text-cap text-pretty text-ink-3 ${className ?? ''}`}>
      {t(act === 'register' ? 'content.terms.register' : 'content.terms.order')}{' '}
      <span className="inline-flex flex-wrap gap-x-3 gap-y-1 text-ink-2">
        <LawLink slug="terms">{t('content.terms.terms')}</LawLink>
        <LawLink slug={act === 'register' ? 'privacy' : 'returns'}>
          {t(act === 'register' ? 'content.terms.privacy' : 'content.terms.returns')}
        </LawLink>
      </span>
    </p>
  );
}
