import { Alert, Typography } from '@mui/material';
import { checkAuditLog, lastAuditCheck, type AuditCheck } from '@tradewind/contract/platform/desk/audit';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { Code } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What the last check of the chain saw, and a check now. */
export const ChainPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(lastAuditCheck, {});
  if (!data) return null;
  return (
    <Panel
      title={t('audit.chain.chain')}
      actions={
        <ActionButton
          endpoint={checkAuditLog}
          size="small"
          label={t('audit.chain.check')}
          input={() => ({})}
          done={t('audit.chain.checked')}
        >
          {t('audit.chain.check_text')}
        </ActionButton>
      }
    >
      {data.last ? <LastCheck check={data.last} /> : <StatusChip tone="quiet" label={t('audit.chain.never')} />}
    </Panel>
  );
};

const LastCheck = ({ check }: { check: AuditCheck }) => {
  const t = useTranslation();
  const { number, moment } = useFormat();
  const { whole, broken, sealed, waiting, at, milliseconds, asked_by: by, head } = check;
  return (
    <>
      {broken && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {t('audit.chain.first', {
            problem: t(`audit.chain.problems.${broken.problem}`),
            entry: [
              broken.number !== null && t('audit.chain.number', { number: number(broken.number) }),
              broken.act,
              broken.at && moment(broken.at),
              broken.id,
            ]
              .filter(Boolean)
              .join(' · '),
          })}
        </Alert>
      )}
      <StatusChip tone={whole ? 'ok' : 'bad'} label={t(whole ? 'audit.chain.whole' : 'audit.chain.broken')} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('audit.chain.figures', {
          sealed: number(sealed),
          waiting: number(waiting),
          moment: moment(at),
          by: by ?? t('common.system'),
          ms: number(milliseconds),
        })}
      </Typography>
      {head && (
        <Typography variant="body2" color="textSecondary">
          {t('audit.chain.head')} <Code value={head} />
        </Typography>
      )}
    </>
  );
};
