import type { LawDocument } from '@tradewind/contract/platform/texts';
import { Notice } from '../../design/notice.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { RichHtml } from './rich-html.tsx';

/** A document of law: whether it is a draft, its version, its text. */
export function LawDocumentPart({ document }: { document: LawDocument }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { version, effective_at: at, draft, current, content, versions } = document;
  const coming = versions.find((one) => one.version > version && current === 1);
  return (
    <div className="flex flex-col gap-3">
      {draft === 1 && <Notice tone="warn">{t('content.law.draft')}</Notice>}
      {current === 0 && <Notice tone="info">{t('content.law.notCurrent')}</Notice>}
      <p className="text-cap text-ink-3">{t('content.law.version', { version, date: date(at) })}</p>
      {coming && (
        <p className="text-cap text-ink-2">
          {t('content.law.coming', { version: coming.version, date: date(coming.effective_at) })}
        </p>
      )}
      <RichHtml html={content} className="text-body text-ink-2" />
    </div>
  );
}
