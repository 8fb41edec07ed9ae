import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const monitoring = join(import.meta.dirname, '../../docs/monitoring');

interface Panel {
  targets?: { expr: string }[];
  panels?: Panel[];
}

const expressionsIn = (panels: readonly Panel[]): string[] =>
  panels.flatMap(({ targets = [], panels: inner = [] }) => [
    ...targets.map(({ expr }) => expr),
    ...expressionsIn(inner),
  ]);

/** The expressions of each dashboard, by its file. */
export function dashboardExpressions(): Map<string, string[]> {
  const folder = join(monitoring, 'grafana');
  return new Map(
    readdirSync(folder).map((file) => {
      const { panels } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { panels: Panel[] };
      return [file, expressionsIn(panels)];
    }),
  );
}

/** The alerts of the rule file, each with its expression and its runbook. */
export function alertRules(): { alert: string; expr: string; runbook: string }[] {
  const [, ...rules] = readFileSync(join(monitoring, 'alerts.yml'), 'utf8').split(/^ +- alert: /m);
  return rules.map((rule) => ({
    alert: rule.split('\n', 1)[0]!,
    expr: /^ +expr: (?:>-\n)?([^]*?)\n +(?:for|labels):/m.exec(rule)?.[1] ?? '',
    runbook: /runbook_url: (\S+)/.exec(rule)?.[1] ?? '',
  }));
}

/** The series of ours that dashboards and alerts ask for. */
export function observedNames(): string[] {
  const all = [...[...dashboardExpressions().values()].flat(), ...alertRules().map(({ expr }) => expr)];
  return [...new Set(all.flatMap((expr) => expr.match(/\btradewind_[a-z_]+/g) ?? []))].toSorted();
}
