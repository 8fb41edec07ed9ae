import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { translate } from '@tradewind/contract/operations/service';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Under a message in another language: its translation on request, below the original. */
export function TranslationPart({ messageId }: { messageId: string }) {
  const { t, locale } = useTranslation();
  const [hidden, setHidden] = useState(false);
  const { data, variables, isPending, mutate } = useMutation({
    mutationFn: (_language: string) => call(translate, { message_id: messageId }),
  });
  // After a change of the language, the translation is asked for again.
  const text = variables === locale && !hidden ? data?.text : undefined;
  const press = () => {
    setHidden(text !== undefined);
    if (text === undefined && (variables !== locale || data === undefined)) mutate(locale);
  };
  return (
    <div className="flex max-w-68 md:max-w-120 flex-col items-start">
      <div aria-live="polite">
        {text !== undefined && (
          <div className="rounded-lg bg-sunken px-3.5 py-2.5">
            <p lang={locale} className="text-body break-words whitespace-pre-wrap">
              {text}
            </p>
            <p className="pt-1 text-cap text-ink-3">{t('service.translation.machine')}</p>
          </div>
        )}
      </div>
      <button
        type="button"
        aria-busy={isPending || undefined}
        disabled={isPending}
        onClick={press}
        className="press min-h-11 rounded-full px-1 text-note font-medium text-sea"
      >
        {t(
          isPending
            ? 'service.translation.pending'
            : text === undefined
              ? 'service.translate'
              : 'service.translation.hide',
        )}
      </button>
    </div>
  );
}
