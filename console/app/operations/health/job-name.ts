import { useNames } from '../../i18n/words.ts';

/** Names a timer, or a queue as what happened and who deals with it. */
export function useJobName(): (job: string) => string {
  const name = useNames();
  return (job) => {
    const said = name('health.jobs', job);
    if (said !== job) return said;
    const [event = '', listener = ''] = job.split('.');
    return `${name('health.events', event)} · ${name('health.listeners', listener)}`;
  };
}
