import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { monitoring } from '../server/test/dashboards.ts';
import { alertRules, dashboardExpressions, observedNames } from '../server/test/observed-names.ts';

it('each alert has an expression and a runbook that is named like it', () => {
  const rules = alertRules();
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr, runbook } of rules) {
    expect(expr, alert).not.toBe('');
    expect(runbook).toBe(`runbooks/${alert}.md`);
    expect(existsSync(join(monitoring, runbook)), runbook).toBe(true);
    expect(readFileSync(join(monitoring, runbook), 'utf8')).toContain(`\`${alert}\``);
  }
});

it('each runbook belongs to an alert', () => {
  const known = new Set(alertRules().map(({ alert }) => `${alert}.md`));
  expect(readdirSync(join(monitoring, 'runbooks')).filter((file) => !known.has(file))).toEqual([]);
});

it('each dashboard is made of panels that ask for something', () => {
  for (const [file, expressions] of dashboardExpressions()) expect(expressions.length, file).toBeGreaterThan(5);
});

it('the page about monitoring describes every metric that dashboards and alerts ask for', () => {
  const page = readFileSync(join(monitoring, 'README.md'), 'utf8');
  const missing = observedNames()
    .map((name) => name.replace(/_(bucket|count|sum)$/, '').replace(/_max$/, ''))
    .filter((name) => !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
