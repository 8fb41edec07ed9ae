import { describe, expect, it } from 'vitest';
import { hour, later } from '../../base/clock/clock.ts';
import { codeMatches, evaluateTry, sealCode, type CodeErrors } from './payment-code.ts';

const secret = Buffer.alloc(32, 1);
const now = new Date('2026-05-01T12:00:00Z');
const clean: CodeErrors = { errors: 0, lockedUntil: null };

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
    let state = clean;
    const verdicts = Array.from({ length: 5 }, () => {
      const { verdict, after } = evaluateTry(state, false, now);
      state = after;
      return verdict;
    });
    expect(verdicts).toEqual(
      [4, 3, 2, 1]
        .map((left): unknown => ({ says: 'wrong', left }))
        .concat({ says: 'locked', until: later(now, 3 * hour) }),
    );
  });

  it('are refused while locked, even with the right code', () => {
    const locked = { errors: 5, lockedUntil: later(now, 1) };
    expect(evaluateTry(locked, true, now)).toEqual({
      verdict: { says: 'locked', until: locked.lockedUntil },
      after: locked,
    });
  });

  it('are reset after the lock and after a success', () => {
    expect(evaluateTry({ errors: 5, lockedUntil: now }, false, now).verdict).toEqual({ says: 'wrong', left: 4 });
    expect(evaluateTry({ errors: 4, lockedUntil: null }, true, now).after).toEqual(clean);
  });
});
