import { Card, CardContent, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { booksChecks, booksCheckSteps, runBooksCheck } from '@tradewind/contract/money/desk/books';
import { BookCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The books check that runs now, looked at often while one does. */
const useRun = () => {
  const idle = useEndpointQuery(booksChecks, { page: 1, limit: 1 }, { refreshMs: 30_000 }).data?.running ?? null;
  const watched = useEndpointQuery(
    booksChecks,
    { page: 1, limit: 2 },
    { refreshMs: 1_500, enabled: idle !== null },
  ).data;
  return idle && (watched ? watched.running : idle);
};

/** Starts a books check; there is none while one runs. */
export const BooksCheckButton = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const run = useRun();
  if (run || !canCall(runBooksCheck)) return null;
  return (
    <ActionButton
      endpoint={runBooksCheck}
      label={t('books.run')}
      icon={<BookCheck size={18} />}
      input={() => ({})}
      done={t('books.started')}
    >
      {t('books.run_text')}
    </ActionButton>
  );
};

/** How far the running books check is, and who asked for it; nothing while none runs. */
export const BooksCheckProgress = () => {
  const t = useTranslation();
  const { moment } = useFormat();
  const queries = useQueryClient();
  const run = useRun();
  const ran = useRef(false);
  useEffect(() => {
    // Its result is in the list, and the button is back.
    if (ran.current && !run) void queries.invalidateQueries();
    ran.current = run !== null;
  }, [run, queries]);
  if (!run) return null;
  const { step, asked_by: by, asked_at: at } = run;
  const done = step ? booksCheckSteps.indexOf(step) : 0;
  const steps = booksCheckSteps.length;
  return (
    <Card role="status">
      <CardContent>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {step ? t('books.step_of', { step: done + 1, steps, name: t(`books.steps.${step}`) }) : t('books.step_waits')}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(done / steps) * 100}
          aria-label={t('books.run')}
          sx={{ my: 1, borderRadius: 1 }}
        />
        <Typography variant="caption" color="textSecondary">
          {t('books.step_by', { by: by ?? t('books.nightly'), moment: moment(at) })}
        </Typography>
      </CardContent>
    </Card>
  );
};
