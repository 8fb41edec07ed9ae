import { maxDocuments, type Application } from '@tradewind/contract/goods/applications';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { useState } from 'react';
import { uploadDocument } from '../../api/upload-file.ts';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { FileRow } from '../../design/file-row.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { useAddDocument, useRemoveDocument } from './application-data.ts';

const longestName = 120;

/** The proofs of identity: pictures or PDFs, stored as soon as they are chosen. */
export function DocumentsStepPart({ application, onDone }: { application: Application; onDone: () => void }) {
  const { t } = useTranslation();
  const { documents, trader_kind: kind, state } = application;
  const add = useAddDocument();
  const remove = useRemoveDocument();
  const [sending, setSending] = useState<File | null>(null);
  const [error, setError] = useState('');
  const send = async (file: File) => {
    setSending(file);
    setError('');
    try {
      const { url } = await uploadDocument(file);
      await add.mutateAsync({ url, name: file.name.slice(0, longestName) });
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      const isOtherType = failure instanceof ApiRefusal && failure.refusal === 'file_type';
      setError(isOtherType ? t('applications.documentType') : failureText(t, failure));
    } finally {
      setSending(null);
    }
  };
  return (
    <>
      <div className="flex flex-col gap-2.5 px-3 pb-6">
        <Card padded className="flex flex-col gap-3">
          <p className="text-body text-ink-2">
            {t(kind === 'company' ? 'applications.documentsCompany' : 'applications.documentsPerson')}
          </p>
          {documents.map(({ id, name, kind: fileKind }) => (
            <FileRow
              key={id}
              file={{ name, state: 'done' }}
              note={t(`applications.document.${fileKind}`)}
              pickLabel=""
              removeLabel={t('applications.documentRemove', { name })}
              onPick={() => undefined}
              onRemove={() => remove.mutate(id)}
            />
          ))}
          {sending && (
            <FileRow
              file={{ name: sending.name, state: 'busy' }}
              note={t('applications.documentBusy')}
              pickLabel=""
              removeLabel={t('applications.documentRemove', { name: sending.name })}
              onPick={() => undefined}
              onRemove={() => undefined}
            />
          )}
          {!sending && documents.length < maxDocuments && (
            <FileRow
              file={null}
              accept="image/*,application/pdf"
              note={t('applications.documentKinds')}
              pickLabel={t('applications.documentAdd')}
              removeLabel=""
              onPick={(file) => void send(file)}
              onRemove={() => undefined}
            />
          )}
          {error && (
            <Notice tone="bad" urgent>
              {error}
            </Notice>
          )}
        </Card>
        <p className="px-1 text-note text-ink-3">{t('applications.documentsPrivate')}</p>
      </div>
      <ActionBar>
        <Button
          size="lg"
          wide
          unavailable={documents.length === 0}
          onClick={() => (documents.length === 0 ? setError(t('applications.noDocuments')) : onDone())}
        >
          {t(state === 'draft' ? 'applications.continue' : 'applications.save')}
        </Button>
      </ActionBar>
    </>
  );
}
