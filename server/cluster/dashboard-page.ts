import { chartOf, colours, inUnit, type Line, type Mark } from './chart.ts';
import type { ShownPanel, ShownTarget } from './panels.ts';
import type { Period, Series } from './prometheus.ts';

/** The grid of Grafana, in pixels: a column of 24, and a row. */
const column = 52;
const row = 30;

const style = `
  body { font: 13px system-ui, sans-serif; color: #24292e; background: #f4f5f5; margin: 16px; width: ${24 * column}px; }
  section { position: relative; }
  article { position: absolute; background: #fff; border: 1px solid #dde0e3; border-radius: 3px; padding: 6px 8px; box-sizing: border-box; overflow: hidden; }
  h1 { font-size: 18px; } h2 { font-size: 13px; margin: 0; }
  svg { display: block; } svg text { font-size: 10px; fill: #5d6573; } path { fill: none; stroke-width: 1.5; }
  .grid { stroke: #e7e9eb; } rect.mark { fill: #c4162a; opacity: 0.09; } text.mark { fill: #c4162a; font-weight: 600; }
  .stat { font-size: 34px; text-align: center; } i { display: inline-block; width: 12px; height: 3px; margin: 0 4px 3px 8px; }
  td { padding: 1px 10px 1px 0; } .legend { font-size: 11px; line-height: 1.3; } li { margin: 2px 0; }
`;

/** A page with the dashboards as they were over some time, in which faults are marked. @returns HTML */
export function dashboardPage(shown: readonly ShownPanel[], period: Period, marks: readonly Mark[]): string {
  const dashboards = [...Map.groupBy(shown, ({ dashboard }) => dashboard)].map(([title, panels]) => {
    const rows = Math.max(...panels.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h));
    const articles = panels.map((panel) => articleOf(panel, period, numbered(marks)));
    return `<h1>${escaped(title)}</h1><section style="height: ${rows * row}px">${articles.join('\n')}</section>`;
  });
  const faults = marks.map(({ label }) => `<li>${escaped(label)}</li>`);
  return `<!doctype html><meta charset="utf-8"><title>Dashboards</title><style>${style}</style><ol>${faults.join('')}</ol>${dashboards.join('\n')}\n`;
}

const numbered = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark, index) => ({ ...mark, label: String(index + 1) }));

function articleOf({ panel, targets }: ShownPanel, period: Period, marks: readonly Mark[]): string {
  const { title, description = '', type, gridPos, fieldConfig } = panel;
  const unit = fieldConfig?.defaults.unit ?? 'short';
  const [width, height] = [gridPos.w * column - 8, gridPos.h * row - 8];
  const place = `left: ${gridPos.x * column}px; top: ${gridPos.y * row}px; width: ${width}px; height: ${height}px`;
  const lines = targets.flatMap(linesOf);
  const step = targets[0]?.step ?? 1;
  const content =
    type === 'stat'
      ? `<p class="stat">${lines[0] ? inUnit(lines[0].values.at(-1)![1], unit) : 'No data'}</p>`
      : type === 'table'
        ? tableOf(targets, unit)
        : chartOf({ lines, period, marks, step, unit, width: width - 20, height: height - 60 }) + legendOf(lines);
  return `<article style="${place}" title="${escaped(description)}"><h2>${escaped(title)}</h2>${content}</article>`;
}

const linesOf = ({ target: { legendFormat = '' }, series }: ShownTarget): Line[] =>
  series.map(({ labels, values }) => ({ legend: legendText(legendFormat, labels), values }));

const legendText = (format: string, labels: Series['labels']): string =>
  format.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => labels[name] ?? '');

const legendOf = (lines: readonly Line[]): string =>
  `<div class="legend">${lines
    .map(({ legend }, at) => `<i style="background: ${colours[at % colours.length]}"></i>${escaped(legend)}`)
    .join('')}</div>`;

function tableOf(targets: readonly ShownTarget[], unit: string): string {
  const series = targets.flatMap(({ series }) => series);
  const names = [...new Set(series.flatMap(({ labels }) => Object.keys(labels)))];
  const rows = series
    .map(({ labels, values }) => ({ labels, value: values.at(-1)![1] }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ labels, value }) => [...names.map((name) => labels[name] ?? ''), inUnit(value, unit)]);
  return `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
