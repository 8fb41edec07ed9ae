import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenTraceParent, tracedScreens } from './screen-trace.ts';

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

  it('is one for all calls of a screen, under its span', () => {
    const [first, second] = [next(), next()];
    expect(first[0]).toBe(second[0]);
    expect(tracedScreens().at(-1)).toMatchObject({ path: '/home', trace: first[1], span: first[2] });
  });

  it('is another one for the next screen', () => {
    page.path = '/home';
    const [, home] = next();
    page.path = '/bag';
    expect(next()[1]).not.toBe(home);
  });

  it('is kept of the latest screens only', () => {
    for (let number = 0; number < 50; number += 1) {
      page.path = `/detail/${number}`;
      next();
    }
    expect(
      tracedScreens()
        .map(({ path }) => path)
        .slice(-2),
    ).toEqual(['/detail/48', '/detail/49']);
    expect(tracedScreens()).toHaveLength(20);
  });
});
