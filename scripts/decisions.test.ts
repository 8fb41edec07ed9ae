import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const page = join(folder, 'README.md');

/** The line of one decision: its first heading, with a link to its file. */
function listed(file: string): string {
  const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1);
  return `- [${heading.replace('# ', '')}](${file})`;
}

it('the list of decisions has each of them once, in the order of their numbers', async () => {
  const files = readdirSync(folder).filter((file) => file !== 'README.md');
  const [introduction] = readFileSync(page, 'utf8').split(/^- /m, 1);
  await expect(`${introduction}${files.toSorted().map(listed).join('\n')}\n`).toMatchFileSnapshot(page);
});

it('no two decisions have the same number', () => {
  const numbers = readdirSync(folder).flatMap((file) => file.match(/^\d{4}/) ?? []);
  expect(numbers).toEqual([...new Set(numbers)]);
});
