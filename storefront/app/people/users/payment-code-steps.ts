import type { RefusalCode } from '@tradewind/contract/base/refusals';

export type Step = 'old' | 'new' | 'repeat';

/** What has been entered so far, and why the last entry was not taken. */
export interface Progress {
  step: Step;
  old: string;
  chosen: string;
  problem?: string;
}

/** Whoever has a code must show it before choosing another. */
export const stepsFor = (hasCode: boolean): readonly Step[] => (hasCode ? ['old', 'new', 'repeat'] : ['new', 'repeat']);

export const firstProgress = (hasCode: boolean): Progress => ({ step: hasCode ? 'old' : 'new', old: '', chosen: '' });

/** Takes a code that is not the last one to be entered. */
export function advance(progress: Progress, code: string): Progress {
  return progress.step === 'old'
    ? { step: 'new', old: code, chosen: '' }
    : { step: 'repeat', old: progress.old, chosen: code };
}

/** Goes back to the entry that a refusal is about: the old code when it was wrong, else the choice of the new one. */
export function stepBack(progress: Progress, refusal: RefusalCode | null, problem: string): Progress {
  const aboutOld = refusal === 'payment_code_wrong' || refusal === 'payment_code_locked';
  if (aboutOld) return { step: 'old', old: '', chosen: '', problem };
  return { step: 'new', old: progress.old, chosen: '', problem };
}
