import { useQuery } from '@tanstack/react-query';
import { maxPhraseLength } from '@tradewind/contract/operations/service-live';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { Button } from '../../design/button.tsx';
import { ListRow } from '../../design/list-row.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { phraseQuery, useSetPhrase } from './service-data.ts';

/** A row for the anti-phishing phrase, and the sheet that sets it. */
export function PhrasePart() {
  const { t } = useTranslation();
  const active = useScreenActive();
  const signedIn = useSignedIn();
  const found = useQuery({ ...phraseQuery(), enabled: signedIn });
  const set = useSetPhrase();
  const [draft, setDraft] = useState<string | null>(null);
  const phrase = found.data?.phrase;
  const save = () =>
    set.mutate((draft ?? '').trim(), {
      onSuccess: () => {
        toast.success(t('service.phrase.saved'));
        setDraft(null);
      },
    });
  return (
    <>
      <ListRow
        icon={ShieldCheck}
        title={t('service.phrase.title')}
        value={phrase === undefined ? undefined : phrase || t('service.phrase.none')}
        chevron
        onClick={() => setDraft(phrase ?? '')}
      />
      <Sheet
        open={draft !== null && active}
        onOpenChange={(open) => !open && setDraft(null)}
        title={t('service.phrase.title')}
        closeLabel={t('service.menu.close')}
        footer={
          <Button kind="primary" className="w-full" loading={set.isPending} onClick={save}>
            {t('service.phrase.save')}
          </Button>
        }
      >
        <div className="flex flex-col gap-3 pb-4">
          <p className="text-body text-ink-2">{t('service.phrase.text')}</p>
          <TextInput
            label={t('service.phrase.field')}
            hint={t('service.phrase.hint')}
            maxLength={maxPhraseLength}
            value={draft ?? ''}
            onChange={(event) => setDraft(event.target.value)}
          />
        </div>
      </Sheet>
    </>
  );
}
