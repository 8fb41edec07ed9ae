import type { RefusalCode } from '@tradewind/contract/base/refusals';

export type Step = 'old' | 'new' | 'repeat';

/** The codes entered so far, and why the last entry was rejected. */
export interface Progress {
  step: Step;
  old: string;
  chosen: string;
  problem?: string;
}

/** The steps; an existing code is asked first. */
export const stepsFor = (hasCode: boolean): readonly Step[] => (hasCode ? ['old', 'new', 'repeat'] : ['new', 'repeat']);

export const firstProgress = (hasCode: boolean): Progress => ({ step: hasCode ? 'old' : 'new', old: '', chosen: '' });

/** Stores the code of the current step and moves to the next; not for the last step. */
export function advance(progress: Progress, code: string): Progress {
  return progress.step === 'old'
    ? { step: 'new', old: code, chosen: '' }
    : { step: 'repeat', old: progress.old, chosen: code };
}

/** Returns to the step that a refusal is about: the old code when it was wrong, otherwise the new one. */
export function stepBack(progress: Progress, refusal: RefusalCode | null, problem: string): Progress {
  const aboutOld = [
    'payment_code_wrong',
    'payment_code_locked',
    'payment_code_blocked',
    'payment_code_old_missing',
  ].includes(refusal ?? '');
  if (aboutOld) return { step: 'old', old: '', chosen: '', problem };
  return { step: 'new', old: progress.old, chosen: '', problem };
}
