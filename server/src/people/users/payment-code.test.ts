import { describe, expect, it } from 'vitest';
import { day, hour, later } from '../../base/clock/clock.ts';
import { codeMatches, evaluateTry, noErrors, sealCode, type CodeErrors } from './payment-code.ts';

const secret = Buffer.alloc(32, 1);
const now = new Date('2026-05-01T12:00:00Z');

/** The verdicts on as many wrong tries, and what is stored after them. */
function wrongTries(count: number, before: CodeErrors, at = now) {
  let after = before;
  const verdicts = Array.from({ length: count }, () => {
    const tried = evaluateTry(after, false, at);
    ({ after } = tried);
    return tried.verdict;
  });
  return { verdicts, after };
}

describe('a sealed payment code', () => {
  const sealed = sealCode(secret, 'mai', '246810');

  it('matches only under its secret and its user', () => {
    expect(codeMatches(secret, 'mai', '246810', sealed)).toBe(true);
    expect(codeMatches(secret, 'mai', '246811', sealed)).toBe(false);
    expect(codeMatches(secret, 'ken', '246810', sealed)).toBe(false);
    expect(codeMatches(Buffer.alloc(32, 2), 'mai', '246810', sealed)).toBe(false);
  });

  it('differs for two equal codes', () => {
    expect(sealCode(secret, 'mai', '246810').digest.equals(sealed.digest)).toBe(false);
  });
});

describe('tries', () => {
  it('count down to a lock of three hours', () => {
    expect(wrongTries(5, noErrors).verdicts).toEqual(
      [4, 3, 2, 1]
        .map((left): unknown => ({ says: 'wrong', left }))
        .concat({ says: 'locked', until: later(now, 3 * hour) }),
    );
  });

  it('are refused while locked, even with the right code', () => {
    const { after: locked } = wrongTries(5, noErrors);
    expect(evaluateTry(locked, true, now)).toEqual({
      verdict: { says: 'locked', until: locked.lockedUntil },
      after: locked,
    });
  });

  it('are counted anew after the lock and after a success', () => {
    const { after: locked } = wrongTries(5, noErrors);
    expect(evaluateTry(locked, false, later(now, 3 * hour)).verdict).toEqual({ says: 'wrong', left: 4 });
    const { after: tried } = wrongTries(4, noErrors);
    expect(evaluateTry(evaluateTry(tried, true, now).after, false, now).verdict).toEqual({ says: 'wrong', left: 4 });
  });

  it('put the code out of use with the tenth of a day, also after right ones between them', () => {
    const { after: four } = wrongTries(4, noErrors);
    const { after: eight } = wrongTries(4, evaluateTry(four, true, now).after);
    const evening = later(now, 20 * hour);
    const { verdicts, after: blocked } = wrongTries(2, evaluateTry(eight, true, now).after, evening);
    expect(verdicts).toEqual([{ says: 'wrong', left: 1 }, { says: 'blocked' }]);
    expect(evaluateTry(blocked, true, later(evening, 30 * day)).verdict).toEqual({ says: 'blocked' });
  });

  it('of another day do not count', () => {
    const { after: nine } = wrongTries(4, wrongTries(5, noErrors).after, later(now, 3 * hour));
    expect(evaluateTry(nine, false, later(now, day)).verdict).toMatchObject({ says: 'locked' });
  });

  it('has nothing to store for a right code without wrong ones before', () => {
    expect(evaluateTry(noErrors, true, now).after).toBe(noErrors);
  });
});
