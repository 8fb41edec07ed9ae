import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenTraceParent } from './screen-trace.ts';

const page = { dataset: {} as Record<string, string>, path: '/home' };
beforeEach(() => {
  page.dataset = { vitals: '' };
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('location', {
    get pathname() {
      return page.path;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const next = () => /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(screenTraceParent() ?? '')!;

describe('the trace of a screen', () => {
  it('is not sent where nobody observes', () => {
    page.dataset = {};
    expect(screenTraceParent()).toBeNull();
  });

  it('is one for all calls of a screen, each with an id of its own', () => {
    const [first, second] = [next(), next()];
    expect(first[1]).toBe(second[1]);
    expect(first[2]).not.toBe(second[2]);
  });

  it('is another one for the next screen', () => {
    page.path = '/home';
    const [, home] = next();
    page.path = '/bag';
    expect(next()[1]).not.toBe(home);
  });
});
