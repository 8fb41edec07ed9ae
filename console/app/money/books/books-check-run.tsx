import { Card, CardContent, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { booksChecks, booksCheckSteps, runBooksCheck } from '@tradewind/contract/money/desk/books';
import { BookCheck, BookOpenCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
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

/** Start a books check, of everything or of what is new; there are none while one runs. */
export const BooksCheckButtons = () => {
  const t = useTranslation();
  const run = useRun();
  if (run) return null;
  return (
    <>
      <ActionButton
        endpoint={runBooksCheck}
        label={t('books.run_new')}
        icon={<BookOpenCheck size={18} />}
        input={() => ({ scope: 'new' as const })}
        done={t('books.started')}
      >
        {t('books.run_new_text')}
      </ActionButton>
      <ActionButton
        endpoint={runBooksCheck}
        label={t('books.run')}
        icon={<BookCheck size={18} />}
        input={() => ({ scope: 'all' as const })}
        done={t('books.started')}
      >
        {t('books.run_text')}
      </ActionButton>
    </>
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
          aria-label={t(run.scope === 'new' ? 'books.run_new' : 'books.run')}
          sx={{ my: 1, borderRadius: 1 }}
        />
        <Typography variant="caption" color="textSecondary">
          {t('books.step_by', { by: by ?? t('books.by_itself'), moment: moment(at) })}
        </Typography>
      </CardContent>
    </Card>
  );
};
