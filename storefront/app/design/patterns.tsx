import { cx } from './class-names.ts';

const steps = (count: number) => Array.from({ length: count }, (_, i) => i);

const lower = steps(8).map(
  (i) =>
    `M-20 ${150 + 17 * i - 0.4 * i * i}C60 ${70 + 19 * i} 130 ${182 + 13 * i} 210 ${112 + 15 * i}S330 ${6 + 22 * i} 400 ${58 + 18 * i}`,
);
const upper = steps(4).map(
  (i) =>
    `M-20 ${128 - 19 * i}C60 ${44 - 14 * i} 130 ${160 - 20 * i} 210 ${88 - 19 * i}S330 ${-18 - 16 * i} 400 ${32 - 18 * i}`,
);
const lines = [...lower, ...upper].join('');

const tones = { deep: 'text-white/13', disc: 'text-sea/30' };

/** The brand pattern of isobars. Fills its positioned parent and ignores pointers. */
export function Isobars({ tone = 'deep', className }: { tone?: keyof typeof tones; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 200"
      preserveAspectRatio="xMidYMid slice"
      className={cx('pointer-events-none absolute inset-0 size-full', tones[tone], className)}
    >
      <path d={lines} fill="none" stroke="currentColor" strokeWidth={1.1} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The striped edge at the foot of a card that clips its corners (`relative overflow-hidden`). */
export function Airmail() {
  return <span aria-hidden className="airmail absolute inset-x-0 bottom-0 h-[3px]" />;
}
