import { expect, it } from 'vitest';
import { wireWorld } from './world.ts';

const { shopper, visitor } = await wireWorld();

it('help is a list of titles and HTML, for visitors and shoppers', async () => {
  const seen = (await visitor('ri').get('/api/user/help_support')) as { title: string; content: string }[];
  expect(seen.length).toBeGreaterThan(20);
  for (const question of seen) {
    expect(Object.keys(question)).toEqual(['title', 'content']);
    expect(question.content).toMatch(/^<(p|ul)>/);
  }
  expect(await (await shopper({ lang: 'ri' })).client.get('/api/user/help_support')).toEqual(seen);
});

it('law is one HTML text, for visitors and shoppers', async () => {
  const seen = await visitor('tai').get('/api/user/law');
  expect(seen).toMatch(/^<h3>ข้อกำหนดการใช้งาน<\/h3>/);
  expect(await (await shopper({ lang: 'tai' })).client.get('/api/user/law')).toBe(seen);
});
