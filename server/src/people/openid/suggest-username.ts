import { mixesScripts } from '../users/index.ts';

const most = 30;
const fewest = 3;

/** A username made of what a provider says of a person; empty where it says nothing that could be one. */
export function suggestUsername(name: string, email: string): string {
  const fitting = [email.split('@')[0] ?? '', name].map(fit);
  return fitting.find((one) => [...one].length >= fewest && !mixesScripts(one)) ?? '';
}

const fit = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .replaceAll(/[\s+]+/gu, '.')
      .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '')
      .replaceAll(/^[._-]+|[._-]+$/g, ''),
  ]
    .slice(0, most)
    .join('');
