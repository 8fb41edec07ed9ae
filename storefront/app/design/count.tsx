import { cx } from './class-names.ts';

export interface CountProps {
  value: number;
  /** What the number means, for screen readers: "3 unread messages". */
  label?: string;
  /** Colour of the ring: the ground it sits on. */
  ground?: 'surface' | 'canvas' | 'none';
  /** Pops once whenever the value changes. */
  pop?: boolean;
  className?: string;
}

const rings = { surface: 'ring-2 ring-surface', canvas: 'ring-2 ring-canvas', none: '' };

/** A small number on a coloured ground; nothing at zero, "99+" above 99. */
export function Count({ value, label, ground = 'surface', pop, className }: CountProps) {
  if (value <= 0) return null;
  return (
    <span
      key={pop ? value : undefined}
      className={cx(
        'tnum inline-flex h-[17px] min-w-[17px] items-center justify-center rounded-full bg-ember-solid px-1 text-micro font-bold text-on-solid',
        rings[ground],
        pop && 'animate-pop',
        className,
      )}
    >
      <span aria-hidden={label !== undefined}>{value > 99 ? '99+' : value}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
