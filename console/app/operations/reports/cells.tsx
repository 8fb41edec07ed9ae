import {
  reportColumns,
  type ColumnKind,
  type ReportCells,
  type ReportName,
} from '@tradewind/contract/operations/desk/reports';
import { reportTexts, type ReportColumn } from '@tradewind/contract/operations/desk/report-texts';
import type { ReactNode } from 'react';
import { useCountries } from '../../design/countries.ts';
import { useFormat } from '../../design/format.ts';
import { isTerm, Term } from '../../design/term.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface Column {
  name: ReportColumn;
  kind: ColumnKind;
  /** Without an explanation. */
  label: string;
  heading: ReactNode;
}

/** The columns of a report with their headings in the operator's language, explained where that helps. */
export function useColumns(report: ReportName): Column[] {
  const { locale } = useFormat();
  return Object.entries(reportColumns[report]).map(([name, kind]) => {
    const column = name as ReportColumn;
    const label = reportTexts[column][locale];
    return { name: column, kind, label, heading: isTerm(name) ? <Term name={name}>{label}</Term> : label };
  });
}

/** Writes the cells of a report. */
export function useCellText(): (kind: ColumnKind, value: ReportCells[string] | undefined) => string {
  const t = useTranslation();
  const { money, number, day, locale } = useFormat();
  const { nameOf } = useCountries();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return (kind, value) => {
    if (value === null || value === undefined) return '–';
    if (kind === 'money') return money(String(value));
    if (kind === 'count') return number(Number(value));
    if (kind === 'percent') return percent.format(Number(value));
    if (value === '') return kind === 'country' ? t('insights.analytics.no_country') : '–';
    if (kind === 'period') return day(String(value));
    if (kind === 'country') return nameOf(String(value));
    if (kind === 'language') return languages.of(String(value)) ?? String(value);
    return String(value);
  };
}
