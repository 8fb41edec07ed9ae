import { Link as MuiLink, Stack, Typography } from '@mui/material';
import {
  explainEntry,
  settleStatement,
  type StatementDetail,
  type StatementEntry,
} from '@tradewind/contract/money/desk/statements';
import { CheckCheck, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import { ActionButton } from '../../design/action-button.tsx';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** One statement: its balance against the books, and its entries with what each belongs to. */
export const BankStatementPage = () => {
  const t = useTranslation();
  return (
    <Detail<StatementDetail>
      title={(statement) => statement.file_name}
      main={(statement) => (
        <Panel title={t('statements.entries')}>
          <Stack sx={{ gap: 2.5 }}>
            {statement.list.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
            {statement.list.length === 0 && <Typography color="textSecondary">{t('statements.none')}</Typography>}
          </Stack>
        </Panel>
      )}
      aside={(statement) => (
        <Panel title={t('statements.against_books')}>
          <Balances statement={statement} />
          <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
            {statement.list.some(({ kind, why, note }) => kind === 'payout' && settleable.has(why) && note === '') && (
              <ActionButton
                endpoint={settleStatement}
                label={t('statements.settle')}
                kind="main"
                icon={<CheckCheck size={18} />}
                input={() => ({ id: statement.id })}
                done={({ paid, refused }) => t('statements.settled', { paid, refused })}
              >
                {t('statements.settle_text')}
              </ActionButton>
            )}
          </Stack>
        </Panel>
      )}
    />
  );
};

/** Reasons that marking the payout as paid may do away with. */
const settleable: ReadonlySet<string> = new Set([
  'to_settle',
  'second_person_required',
  'withdrawal_on_hold',
  'withdrawal_account_locked',
  'withdrawal_too_early',
]);

const Balances = ({ statement: s }: { statement: StatementDetail }) => {
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t('statements.source'), `${t(`statements.sources.${s.source}`)} ${s.account}`],
        s.closed_on !== null && [t('statements.closed_on'), s.closed_on],
        [t('statements.closing'), s.closing === null ? '–' : <Amount key="closing" value={s.closing} />],
        [t('statements.books'), <Amount key="books" value={s.books} />],
        s.difference !== null && [t('statements.difference'), <Amount key="difference" value={s.difference} strong />],
        [t('statements.explained'), <Amount key="explained" value={s.explained} />],
        s.repeated > 0 && [t('statements.repeated'), String(s.repeated)],
        [t('common.by'), s.uploaded_by],
        [t('statements.uploaded_at'), <Moment key="at" value={s.uploaded_at} />],
      ]}
    />
  );
};

const Entry = ({ entry }: { entry: StatementEntry }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const { why, note, kind, withdrawal_id, recharge_id } = entry;
  const open = why !== '' && note === '';
  const target = withdrawal_id
    ? `/withdrawals/${withdrawal_id}/show`
    : recharge_id
      ? `/recharges/${recharge_id}/show`
      : null;
  return (
    <Stack component="article" sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {entry.currency === 'USD' ? money(entry.amount) : `${entry.amount} ${entry.currency}`}
        </Typography>
        <StatusChip tone={open ? 'warn' : 'ok'} label={t(`statements.kinds.${kind}`)} />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[entry.booked_on, entry.party, entry.details].filter(Boolean).join(' · ')}
      </Typography>
      {entry.reference && <Code value={entry.reference} long />}
      {target && (
        <MuiLink component={Link} to={target}>
          {entry.withdrawal || t('statements.top_up')}
        </MuiLink>
      )}
      {why !== '' && <Typography variant="body2">{t(`statements.why.${why}`)}</Typography>}
      {note !== '' && (
        <Typography variant="body2" color="textSecondary">
          {note} · {entry.noted_by}
        </Typography>
      )}
      {open && (
        <div>
          <ActionButton
            endpoint={explainEntry}
            label={t('statements.explain')}
            size="small"
            icon={<MessageSquareText size={16} />}
            fields={[{ name: 'note', label: t('statements.note'), kind: 'lines', required: true }]}
            input={({ note: typed = '' }) => ({ id: entry.id, note: typed })}
            done={t('statements.explained_done')}
          >
            {t('statements.explain_text')}
          </ActionButton>
        </div>
      )}
    </Stack>
  );
};
