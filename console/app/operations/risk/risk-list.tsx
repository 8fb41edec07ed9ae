import { Box, Stack, Typography } from '@mui/material';
import { fillText } from '@tradewind/contract/base/fill-text';
import { pickText } from '@tradewind/contract/base/locales';
import {
  reviewRisk,
  riskKinds,
  riskOutcomes,
  riskStates,
  type RiskRow,
  type RiskState,
} from '@tradewind/contract/operations/desk/risk';
import { riskTexts } from '@tradewind/contract/operations/risk-texts';
import { DataTable, useRecordContext } from 'react-admin';
import { ActionButton } from '../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Finding, Moment, ShopperLink } from '../../design/fields.tsx';
import { choiceFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocale } from '../../i18n/use-locale.ts';

const Column = DataTable.Col<RiskRow>;
const tones: Record<RiskState, Tone> = { new: 'warn', seen: 'quiet', watch: 'bad', harmless: 'ok' };

/** What a job found in accounts that somebody should look at, with its reasons and who looked. */
export const RiskList = () => {
  const t = useTranslation();
  const locale = useLocale();
  return (
    <DeskList
      resource="risks"
      title={t('menu.risks')}
      sort={{ field: 'found_at', order: 'DESC' }}
      first={{ state: 'new' }}
      empty={t('risk.none')}
      tabs={{
        filter: 'state',
        choices: [
          ...riskStates.map((value) => ({ value, label: t(`risk.${value}`) })),
          { value: '', label: t('common.all') },
        ],
      }}
      filters={[
        choiceFilter(
          'kind',
          t('common.kind'),
          riskKinds.map((id) => ({ id, name: pickText(riskTexts[id].title, locale) })),
        ),
      ]}
      table={{ rowClick: 'expand', expand: <Details />, expandSingle: true }}
    >
      <Column source="kind" disableSort label={t('risk.reason')} render={(row) => <Reason finding={row} />} />
      <Column source="count" disableSort label={t('risk.accounts')} {...wideOnly} />
      <Column
        source="found_at"
        label={t('risk.found')}
        {...wideOnly}
        render={(row) => <Moment value={row.found_at} />}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        {...wideOnly}
        render={({ state }) => <StatusChip tone={tones[state]} label={t(`risk.${state}`)} />}
      />
      <Column source="id" disableSort label={t('common.actions')} render={(row) => <Review finding={row} />} />
    </DeskList>
  );
};

const Reason = ({ finding: { kind, facts, gone } }: { finding: RiskRow }) => {
  const t = useTranslation();
  const locale = useLocale();
  const { title, reason } = riskTexts[kind];
  return (
    <Finding
      title={pickText(title, locale)}
      text={fillText(pickText(reason, locale), facts)}
      remark={gone === 1 && t('risk.gone')}
    />
  );
};

const Review = ({ finding: { id } }: { finding: RiskRow }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={reviewRisk}
      size="small"
      label={t('risk.review')}
      fields={[
        {
          name: 'outcome',
          label: t('risk.outcome'),
          kind: 'choice',
          value: 'seen',
          required: true,
          choices: riskOutcomes.map((outcome) => ({ id: outcome, name: t(`risk.${outcome}`) })),
        },
        { name: 'note', label: t('risk.note'), kind: 'lines', required: true },
      ]}
      input={({ outcome, note = '' }) => ({ id, outcome: outcome as (typeof riskOutcomes)[number], note })}
      done={t('risk.reviewed')}
    >
      {t('risk.text')}
    </ActionButton>
  );
};

const Details = () => {
  const t = useTranslation();
  const { moment, number } = useFormat();
  const finding = useRecordContext<RiskRow>();
  if (!finding) return null;
  const { accounts, count, reviews } = finding;
  return (
    <Stack sx={{ p: 2, gap: 2 }}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('risk.accounts')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          {accounts.map(({ id, name }) => (
            <ShopperLink key={id} id={id} name={name} />
          ))}
          {count > accounts.length && <Typography variant="body2">+ {number(count - accounts.length)}</Typography>}
        </Stack>
      </Box>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {reviews.length > 0 ? t('risk.looked') : t('risk.nobody')}
        </Typography>
        {reviews.map(({ by, at, outcome, note }) => (
          <Typography key={at} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('risk.look', { name: by, moment: moment(at), outcome: t(`risk.${outcome}`), note })}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
};
