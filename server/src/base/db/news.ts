/** For how many subjects it is remembered when there was news of them, and for how long, in milliseconds. */
const most = 50_000;
const lasts = 10_000;

/** When there was last news of each subject, by `performance.now()`. */
export interface News {
  /** @param subject empty for all: after a lost connection, news of any may have been missed */
  heard(subject: string): void;
  /** The moment of the last news of any of these; -Infinity when none is remembered. */
  lastOf(subjects: Iterable<string>): number;
}

export function rememberNews(): News {
  /** In the order of the moments. */
  const moments = new Map<string, number>();
  let ofAll = -Infinity;

  return {
    heard(subject) {
      const now = performance.now();
      if (subject === '') ofAll = now;
      moments.delete(subject);
      moments.set(subject, now);
      for (const [name, at] of moments) {
        const isOld = now - at > lasts;
        if (!isOld && moments.size <= most) return;
        moments.delete(name);
        // What is forgotten too early could be of anybody.
        if (!isOld) ofAll = Math.max(ofAll, at);
      }
    },
    lastOf(subjects) {
      let last = ofAll;
      for (const subject of subjects) last = Math.max(last, moments.get(subject) ?? -Infinity);
      return last;
    },
  };
}
