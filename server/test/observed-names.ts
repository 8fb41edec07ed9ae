import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitoring, readDashboards } from './dashboards.ts';

/** The expressions of each dashboard, by its file. */
export const dashboardExpressions = (): Map<string, string[]> =>
  new Map(
    readDashboards().map(({ file, panels }) => [
      file,
      panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ]),
  );

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
