import { countryCodes } from '@tradewind/contract/people/countries';
import { expect, it } from 'vitest';
import { postalFormat } from '../postal-format.ts';
import { type AreaNode, areaTree } from './area-tree.ts';

const depth = (nodes: readonly AreaNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ below }) => depth(below)));

it('the form asks for an area where several levels are known, and for parts that the country has', async () => {
  for (const country of countryCodes) {
    const levels = depth(await areaTree(country));
    const { areaParts, parts } = postalFormat(country);
    expect([country, areaParts.length]).toEqual([country, levels > 1 ? levels : 0]);
    expect(parts).toEqual(expect.arrayContaining([...areaParts]));
  }
});

it('no area has the key of a sibling, or one that does not fit into an id', async () => {
  const check = (nodes: readonly AreaNode[], id: string) => {
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
    for (const { key, below } of nodes) {
      // Rows are asked for by the keys above them, joined by dots.
      expect(key).toMatch(below.length > 0 ? /^[^./,]+$/ : /^[^/,]+$/);
      expect(`${id}.${key}`.length).toBeLessThanOrEqual(64);
      check(below, `${id}.${key}`);
    }
  };
  for (const country of countryCodes) check(await areaTree(country), country);
});
