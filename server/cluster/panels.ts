import { readDashboards, type Panel, type Target } from '../test/dashboards.ts';
import { askAt, askOver, ExpressionRefused, scrapeInterval, type Period, type Series } from './prometheus.ts';

/** What a panel of a dashboard shows of some time. */
export interface ShownPanel {
  dashboard: string;
  panel: Panel;
  targets: readonly ShownTarget[];
}

export interface ShownTarget {
  target: Target;
  /** Seconds between two values. */
  step: number;
  series: readonly Series[];
  /** Why Prometheus did not evaluate the expression; empty where it did. */
  refusal: string;
}

/** As many values as a panel has room for. */
const mostValues = 400;

/** Asks Prometheus for every expression of every panel of the dashboards, as Grafana would. */
export async function showPanels(period: Period): Promise<ShownPanel[]> {
  const shown: ShownPanel[] = [];
  for (const { title, panels } of readDashboards())
    for (const panel of panels) {
      const targets: ShownTarget[] = [];
      for (const target of panel.targets ?? []) targets.push(await show(target, period));
      shown.push({ dashboard: title, panel, targets });
    }
  return shown;
}

async function show(target: Target, period: Period): Promise<ShownTarget> {
  const step = Math.max(scrapeInterval, Math.ceil((period.to - period.from) / mostValues));
  try {
    const expression = filledIn(target.expr, { step, scrapeInterval, range: period.to - period.from });
    const asked = target.instant ? askAt(expression, period.to) : askOver(expression, period, step);
    return { target, step, series: await asked, refusal: '' };
  } catch (error) {
    if (!(error instanceof ExpressionRefused)) throw error;
    return { target, step, series: [], refusal: error.message };
  }
}

/**
 * Fills in the variables of Grafana as it does. All in seconds.
 *
 * @param times.step between two values, and `range` the time that is shown
 * @throws ExpressionRefused when there is one that dashboards don't have
 */
export function filledIn(
  expression: string,
  { step, scrapeInterval, range }: { step: number; scrapeInterval: number; range: number },
): string {
  const variables: Readonly<Record<string, number>> = {
    __interval: step,
    __rate_interval: Math.max(step + scrapeInterval, 4 * scrapeInterval),
    __range: range,
  };
  return expression.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (_, inBraces?: string, bare?: string) => {
    const name = inBraces ?? bare!;
    const seconds = variables[name];
    if (seconds === undefined) throw new ExpressionRefused(`no dashboard has the variable ${name}`);
    return `${seconds}s`;
  });
}
