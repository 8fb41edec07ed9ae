import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import {
  cancelImport,
  refusedRows,
  showImport,
  startImport,
  undoImport,
  type ProductImport,
} from '@tradewind/contract/goods/shop-desk/imports';
import { ArrowLeft, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { Link, useParams } from 'react-router';
import { call } from '../../../api/call.ts';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { download } from '../../../design/download.ts';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { nameOf } from '../../../i18n/locale.ts';
import { ImportChip } from './import-list.tsx';
import { ItemsPanel } from './items-panel.tsx';

/** One import: what it would change, its progress, and what can be done with it. */
export const ImportPage = () => {
  const t = useTranslation();
  const queries = useQueryClient();
  const { id = '' } = useParams();
  const [isBusy, setBusy] = useState(false);
  const { data: shown } = useEndpointQuery(showImport, { id }, { ...(isBusy && { refreshMs: 1_000 }) });
  const works = shown !== undefined && isWorking(shown);
  useEffect(() => {
    // What became of each product is read again once, when all of them are done.
    if (isBusy && !works) void queries.invalidateQueries();
    setBusy(works);
  }, [works, isBusy, queries]);
  if (!shown) return null;
  return (
    <>
      <Title title={shown.file_name} />
      <Button component={Link} to="/shop_imports" startIcon={<ArrowLeft size={16} />} color="inherit" sx={{ mb: 1 }}>
        {t('imports.back')}
      </Button>
      <Stack sx={{ gap: 2 }}>
        <Panel title={shown.file_name} actions={<ImportChip state={shown.state} />}>
          <Stack sx={{ gap: 2 }}>
            <Facts shown={shown} />
            <Progress shown={shown} />
            <Acts shown={shown} />
          </Stack>
        </Panel>
        <ItemsPanel importId={id} counts={shown.counts} />
      </Stack>
    </>
  );
};

const isWorking = ({ state, pictures }: ProductImport): boolean =>
  state === 'running' || state === 'undoing' || (state === 'done' && pictures.waiting > 0);

const separators: Record<string, 'comma' | 'semicolon' | 'tab'> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

const Facts = ({ shown }: { shown: ProductImport }) => {
  const t = useTranslation();
  const { list, moment } = useFormat();
  const { rows, by, at, encoding, separator, language, ignored } = shown;
  const facts = [
    t('imports.rows', { smart_count: rows }),
    t('imports.file_facts', {
      encoding: encoding.toUpperCase(),
      separator: t(`imports.${separators[separator] ?? 'comma'}`),
    }),
    nameOf(language),
    t('imports.picked_by', { name: by }),
    moment(at),
  ];
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      {ignored.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${t('imports.ignored')}: ${list(ignored)}`}
        </Typography>
      )}
    </Stack>
  );
};

const Progress = ({ shown }: { shown: ProductImport }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const { state, total, done, failed, kept, pictures } = shown;
  if (state === 'ready') return null;
  const isUndo = state === 'undoing' || state === 'undone';
  const hasPictures = pictures.waiting + pictures.done + pictures.failed > 0;
  const notes = [
    failed > 0 && t('imports.failed', { smart_count: failed }),
    kept > 0 && t('imports.kept', { smart_count: kept }),
    hasPictures &&
      t('imports.pictures', {
        done: number(pictures.done),
        waiting: number(pictures.waiting),
        failed: number(pictures.failed),
      }),
  ].filter(Boolean);
  const text = t(isUndo ? 'imports.taken_back' : 'imports.written', { done: number(done), total: number(total) });
  return (
    <Stack sx={{ gap: 0.75 }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        aria-label={text}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" role="status">
        {[text, ...notes].join(' · ')}
      </Typography>
    </Stack>
  );
};

const Acts = ({ shown }: { shown: ProductImport }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const { id, allowed, counts, total, done, state } = shown;
  const input = () => ({ id });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
      {allowed.includes('start') && (
        <ActionButton
          kind="main"
          endpoint={startImport}
          label={state === 'ready' ? t('imports.start') : t('imports.proceed')}
          input={input}
          done={t('imports.started')}
        >
          {t('imports.start_text', { count: number(total - done) })}
        </ActionButton>
      )}
      {allowed.includes('cancel') && (
        <ActionButton endpoint={cancelImport} label={t('imports.cancel')} input={input} done={t('imports.cancelled')}>
          {t('imports.cancel_text')}
        </ActionButton>
      )}
      {allowed.includes('undo') && (
        <ActionButton
          kind="danger"
          endpoint={undoImport}
          label={t('imports.undo')}
          input={input}
          done={t('imports.undone')}
        >
          {t('imports.undo_text')}
        </ActionButton>
      )}
      {counts.refused + shown.failed > 0 && <RefusedButton id={id} />}
    </Stack>
  );
};

const RefusedButton = ({ id }: { id: string }) => {
  const t = useTranslation();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const { file_name: name, csv, whole } = await call(refusedRows, { id });
      download(name, csv);
      if (whole === 0) notify(t('imports.shown_part'));
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      notify(said, { type: 'error', messageArgs: { _: said } });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Box>
      <Button variant="outlined" startIcon={<Download size={18} />} loading={isLoading} onClick={() => void load()}>
        {t('imports.refused_file')}
      </Button>
    </Box>
  );
};
