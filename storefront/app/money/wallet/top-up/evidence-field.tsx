import { useState } from 'react';
import { isApiFailure } from '@tradewind/client/errors';
import { Field } from '../../../design/field.tsx';
import { FileRow } from '../../../design/file-row.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { failureText } from '../../../shell/errors/failure-text.ts';
import { useUpload } from './top-up-data.ts';

interface EvidenceFieldProps {
  /** Gets the address of the uploaded picture; empty while there is none. */
  onChange: (address: string) => void;
  error: string | undefined;
}

/** One picture as proof of a transfer, uploaded as soon as it is chosen. */
export function EvidenceField({ onChange, error }: EvidenceFieldProps) {
  const { t } = useTranslation();
  const [name, setName] = useState<string | null>(null);
  const upload = useUpload();
  const state = upload.isSuccess ? 'done' : upload.isError ? 'failed' : 'busy';
  const pick = (file: File) => {
    setName(file.name);
    onChange('');
    upload.mutate(file, { onSuccess: ({ fullurl }) => onChange(fullurl) });
  };
  const remove = () => {
    setName(null);
    upload.reset();
    onChange('');
  };
  const failed = isApiFailure(upload.error) ? failureText(t, upload.error) : '';
  const notes = { done: t('wallet.evidence.done'), busy: t('wallet.evidence.busy'), failed };
  return (
    <Field label={t('wallet.evidence')} error={error}>
      {(wiring) => (
        <div id={wiring.id} role="group" aria-describedby={wiring['aria-describedby']}>
          <FileRow
            file={name === null ? null : { name, state }}
            note={name === null ? t('wallet.evidence.what') : notes[state]}
            pickLabel={t('wallet.evidence.pick')}
            removeLabel={t('wallet.evidence.remove')}
            onPick={pick}
            onRemove={remove}
          />
        </div>
      )}
    </Field>
  );
}
