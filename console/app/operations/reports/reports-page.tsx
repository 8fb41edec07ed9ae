import { Alert, Box, Link, Stack, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { serverNow } from '@tradewind/client/server-clock';
import {
  demandReport,
  demandReportCsv,
  demandReports,
  moneyReport,
  moneyReportCsv,
  moneyReports,
  type ReportName,
  type ReportTable,
} from '@tradewind/contract/operations/desk/reports';
import { addSynonym } from '@tradewind/contract/goods/desk/synonyms';
import { Title } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ExportButton } from '../../design/export-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FiguresTable } from '../shop-desk/analytics/figures-table.tsx';
import { useCellText, useColumns } from './cells.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { MailButton } from './mail-button.tsx';
import { SpanPanel, type Span } from './span-panel.tsx';

type MoneyReport = (typeof moneyReports)[number];
type DemandReport = (typeof demandReports)[number];
const isOfMoney = (name: ReportName): name is MoneyReport => (moneyReports as readonly ReportName[]).includes(name);

const dayMs = 86_400_000;

/** Reports over any days up to a year: as a chart, as a table, as a file and by mail. */
export const ReportsPage = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const [query, setQuery] = useSearchParams();
  const names: ReportName[] = [...(canCall(moneyReport) ? moneyReports : []), ...demandReports];
  const report = names.find((name) => name === query.get('report')) ?? names[0]!;
  const to = query.get('to') ?? new Date(serverNow()).toISOString().slice(0, 10);
  const from = query.get('from') ?? new Date(Date.parse(to) - 29 * dayMs).toISOString().slice(0, 10);
  const by = (['day', 'week', 'month'] as const).find((one) => one === query.get('by')) ?? 'day';
  const show = (change: Partial<Span> & { report?: ReportName }) =>
    setQuery({ report, from, to, by, ...change }, { replace: true });
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.reports')} />
      <Panel>
        <Tabs
          value={report}
          onChange={(_, chosen: ReportName) => show({ report: chosen })}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('menu.reports')}
          sx={{ mt: -1.5, mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {names.map((name) => (
            <Tab key={name} value={name} label={t(`reports.title_${name}`)} />
          ))}
        </Tabs>
        <SpanPanel report={report} span={{ from, to, by }} onChange={show}>
          <MailButton />
          {isOfMoney(report) ? (
            <ExportButton
              endpoint={moneyReportCsv}
              input={{ format: 'csv', report, from, to, by }}
              label={t('reports.file')}
              size="small"
            />
          ) : (
            <ExportButton
              endpoint={demandReportCsv}
              input={{ format: 'csv', report: report as DemandReport, from, to, by }}
              label={t('reports.file')}
              size="small"
            />
          )}
        </SpanPanel>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
          {t('reports.utc')}
        </Typography>
      </Panel>
      <ReportPanels key={report} report={report} span={{ from, to, by }} />
    </Stack>
  );
};

const ReportPanels = ({ report, span }: { report: ReportName; span: Span }) => {
  const t = useTranslation();
  const options = { placeholderData: keepPreviousData };
  const ofMoney = useEndpointQuery(
    moneyReport,
    { ...span, report: report as MoneyReport },
    { ...options, enabled: isOfMoney(report) },
  );
  const ofDemand = useEndpointQuery(
    demandReport,
    { ...span, report: report as DemandReport },
    { ...options, enabled: !isOfMoney(report) },
  );
  const { data, error } = isOfMoney(report) ? ofMoney : ofDemand;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Box sx={{ minHeight: 400 }} />;
  return (
    <>
      {data.rows.length > 0 && <ChartPanel report={report} rows={data.rows} />}
      <ReportRows report={report} table={data} />
      {data.more && <Alert severity="info">{t('reports.more')}</Alert>}
    </>
  );
};

const ReportRows = ({ report, table: { rows, total } }: { report: ReportName; table: ReportTable }) => {
  const t = useTranslation();
  const columns = useColumns(report);
  const text = useCellText();
  const [first] = columns;
  return (
    <Panel flush>
      <FiguresTable
        label={t(`reports.title_${report}`)}
        rows={first!.kind === 'period' ? rows.toReversed() : rows}
        total={{ id: 'total', cells: total }}
        empty={t(report === 'searches' ? 'reports.empty_searches' : 'reports.empty')}
        columns={columns.map(({ name, kind, heading }) => ({
          name,
          label: heading,
          cell: (row: ReportTable['rows'][number]) =>
            row.id === 'total' && name === first!.name ? (
              t('reports.total')
            ) : report === 'searches' && name === 'keyword' ? (
              <Missed row={row} />
            ) : (
              cellOf(text, kind, row, name)
            ),
        }))}
      />
    </Panel>
  );
};

/** A search that found nothing, and a way to help it. */
const Missed = ({ row: { cells } }: { row: ReportTable['rows'][number] }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const word = { text: String(cells['keyword']), locale: String(cells['language']) };
  return (
    <>
      {word.text}
      {canCall(addSynonym) && (
        <Link component={RouterLink} to="/synonyms" state={{ word }} variant="caption" sx={{ display: 'block' }}>
          {t('synonyms.for_search')}
        </Link>
      )}
    </>
  );
};

/** A total says nothing of who and where. */
const cellOf = (
  text: ReturnType<typeof useCellText>,
  kind: Parameters<ReturnType<typeof useCellText>>[0],
  { cells }: ReportTable['rows'][number],
  name: string,
): string => (Object.hasOwn(cells, name) ? text(kind, cells[name]) : '');
