import { Box, MenuItem, TextField, useTheme } from '@mui/material';
import type { ReportName, ReportTable } from '@tradewind/contract/operations/desk/reports';
import type { ReportColumn } from '@tradewind/contract/operations/desk/report-texts';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCellText, useColumns } from './cells.tsx';

const ReportChart = lazy(() => import('./report-chart.tsx'));

/** What a chart of each report shows first. */
const firstShown: Record<ReportName, ReportColumn> = {
  sales: 'net_sales',
  take: 'take',
  taxes: 'charges_owed',
  sellers: 'income',
  funnel: 'paid',
  searches: 'missed',
};

/** Bars that fit beside each other. Reports by time show all of theirs. */
const mostBars = 12;

/** One column of a report as a chart. Each thing has one colour in all charts. */
export const ChartPanel = ({ report, rows }: { report: ReportName; rows: ReportTable['rows'] }) => {
  const t = useTranslation();
  const columns = useColumns(report);
  const text = useCellText();
  const colorOf = useColors();
  const [chosen, setChosen] = useState<ReportColumn>(firstShown[report]);
  const [first] = columns;
  const figures = columns.filter(({ kind }) => kind === 'money' || kind === 'count' || kind === 'percent');
  const column = figures.find(({ name }) => name === chosen) ?? figures[0]!;
  const shown = first!.kind === 'period' ? rows : rows.slice(0, mostBars);
  return (
    <Panel>
      <TextField
        select
        size="small"
        label={t('reports.shown')}
        value={column.name}
        onChange={(event) => setChosen(event.target.value as ReportColumn)}
        sx={{ minWidth: 200 }}
      >
        {figures.map(({ name, label }) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Box aria-hidden sx={{ minHeight: 240 }}>
        <Suspense>
          <ReportChart
            // Floats for drawing only.
            bars={shown.map(({ cells }) => ({
              label: text(first!.kind, cells[first!.name]),
              value: Number(cells[column.name] ?? 0),
            }))}
            label={column.label}
            color={colorOf(column.name)}
            format={(value) => text(column.kind, String(value))}
          />
        </Suspense>
      </Box>
    </Panel>
  );
};

/** Money that stays is green, money that goes back red, orders orange, visits blue, and what the platform earns teal. */
function useColors(): (column: ReportColumn) => string {
  const { palette } = useTheme();
  return (column) => {
    if (/refunded|_back|return_freight|missed/.test(column)) return palette.error.main;
    if (/orders|paid|sales(_q\d)?$/.test(column) && column !== 'net_sales') return palette.secondary.main;
    if (/visits|carts|checkouts|conversion|searches/.test(column)) return palette.info.main;
    if (/take|revenue|commission|fees/.test(column)) return palette.primary.main;
    if (/duty|tax|charges|promotions/.test(column)) return palette.warning.main;
    return palette.success.main;
  };
}
