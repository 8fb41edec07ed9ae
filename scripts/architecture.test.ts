import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { transitions } from '../server/src/trade/orders/order.ts';
import { wings } from './lib/modules.mjs';

const page = join(import.meta.dirname, '../docs/architecture.md');

/** The wings from low to high, with the modules of each rank on one line. */
function modulesDiagram(): string {
  const names = Object.keys(wings).toReversed();
  const boxes = names.map((wing) => {
    const lines = (wings[wing] ?? []).map((rank) => rank.join(' · ')).toReversed();
    return `  ${wing}["<b>${wing}</b><br/>${lines.join('<br/>')}"]`;
  });
  const arrows = names.slice(0, -1).map((wing, index) => `  ${wing} --> ${names[index + 1]}`);
  return ['flowchart TB', ...boxes, '  base["<b>base</b>"]', ...arrows, `  ${names.at(-1)} --> base`].join('\n');
}

/** Every change of an order's status; transitions between the same two statuses share an arrow. */
function orderDiagram(): string {
  const arrows = new Map<string, string[]>();
  for (const [name, { from, to }] of Object.entries(transitions)) {
    if (to === 'same') continue;
    for (const status of from) {
      const arrow = `${status} --> ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), name]);
    }
  }
  const lines = [...arrows].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`);
  const ends = ['cancelled', 'refunded', 'completed'].map((status) => `  ${status} --> [*]`);
  return ['stateDiagram-v2', '  [*] --> waiting_pay: place', ...lines, ...ends].join('\n');
}

/** The page with a diagram in the code block that follows the comment of that name. */
const withDiagram = (text: string, name: string, diagram: string): string =>
  text.replace(
    new RegExp(`(<!-- ${name}: [^>]*-->\n\`\`\`mermaid\n)[^\`]*(\`\`\`)`),
    (_, before: string, after: string) => `${before}${diagram}\n${after}`,
  );

it('the diagrams of the architecture page match the code', async () => {
  const text = readFileSync(page, 'utf8');
  const generated = withDiagram(withDiagram(text, 'modules', modulesDiagram()), 'order', orderDiagram());
  await expect(generated).toMatchFileSnapshot(page);
});
