import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelDeletion,
  deletionDays,
  downloadExport,
  exportDays,
  requestDeletion,
  requestExport,
  showOwnData,
} from '@tradewind/contract/people/own-data';
import { Download, Undo2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';
import { useConfirm } from '../../design/dialog.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { Notice } from '../../design/notice.tsx';
import { toast } from '../../design/toast-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ProofSheet } from './proof-sheet.tsx';

/** A copy of the own data, and the deletion of the account. */
export function OwnDataPart() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const queries = useQueryClient();
  const query = callQuery(showOwnData, {});
  const { data } = useQuery({ ...query, refetchOnMount: 'always' });
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const [sheet, setSheet] = useState<'copy' | 'deletion' | null>(null);
  const { confirm, dialog } = useConfirm();
  const download = useMutation({
    mutationFn: () => call(downloadExport, {}),
    onSuccess: ({ url }) => location.assign(url),
  });
  const takeBack = useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: () => toast.success(t('users.data.kept')),
    onSettled: refresh,
  });
  if (!data) return null;
  const { export: copy, deletion, obstacles } = data;

  const askForDeletion = async () => {
    const sure = await confirm({
      title: t('users.data.deleteAsk'),
      text: t('users.data.deleteText', { days: deletionDays }),
      confirmLabel: t('users.data.deleteGoOn'),
      cancelLabel: t('users.data.deleteStay'),
    });
    if (sure) setSheet('deletion');
  };
  const copyNote = !copy
    ? t('users.data.copyNote')
    : copy.ready_until
      ? t('users.data.copyReady', { time: date(copy.ready_until, 'day') })
      : t('users.data.copyWaits');

  return (
    <section aria-labelledby="own-data-heading">
      <h2 id="own-data-heading" className="px-4 pt-3 pb-2 text-note text-ink-3">
        {t('users.data.title')}
      </h2>
      <ListGroup>
        <ListRow
          icon={Download}
          title={copy?.ready_until ? t('users.data.download') : t('users.data.copy')}
          note={copyNote}
          disabled={download.isPending || (copy !== null && !copy.ready_until)}
          onClick={() => (copy?.ready_until ? download.mutate() : setSheet('copy'))}
        />
        {deletion ? (
          <ListRow
            icon={Undo2}
            title={t('users.data.takeBack')}
            note={t('users.data.due', { time: date(deletion.due_at, 'day') })}
            disabled={takeBack.isPending}
            onClick={() => takeBack.mutate()}
          />
        ) : (
          <ListRow
            icon={Trash2}
            tone="bad"
            title={t('users.data.delete')}
            disabled={obstacles.length > 0}
            onClick={() => void askForDeletion()}
          />
        )}
      </ListGroup>
      {!deletion && obstacles.length > 0 && (
        <div className="pt-2.5">
          <Notice>
            {t('users.data.obstacles')}
            <ul className="mt-1 list-disc pl-5">
              {obstacles.map((what) => (
                <li key={what}>{t(`users.data.obstacle.${what}`)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <ProofSheet
        open={sheet !== null}
        title={sheet === 'deletion' ? t('users.data.delete') : t('users.data.copy')}
        text={
          sheet === 'deletion'
            ? t('users.data.deleteProof', { days: deletionDays })
            : t('users.data.copyText', { days: exportDays })
        }
        submitLabel={sheet === 'deletion' ? t('users.data.deleteNow') : t('users.data.copy')}
        danger={sheet === 'deletion'}
        send={(proof) => call(sheet === 'deletion' ? requestDeletion : requestExport, proof, { quiet: true })}
        onDone={() => {
          toast.success(sheet === 'deletion' ? t('users.data.deleteAsked') : t('users.data.copyAsked'));
          setSheet(null);
          void refresh();
        }}
        onClose={() => setSheet(null)}
      />
      {dialog}
    </section>
  );
}
