import { Star } from 'lucide-react';
import { useId } from 'react';
import { cx } from './class-names.ts';

const five = [1, 2, 3, 4, 5];

export interface StarInputProps {
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** What is being rated, for screen readers. */
  label: string;
  /** Name of a star: "4 of 5". */
  starLabel: (value: number) => string;
}

/** Five stars of 32 px to choose from; arrow keys move between them. */
export function StarInput({ value, onChange, label, starLabel }: StarInputProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="-mx-1.5 flex">
      {five.map((star) => (
        <label
          key={star}
          className="press grid size-11 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-sea"
        >
          <input
            type="radio"
            name={name}
            aria-label={starLabel(star)}
            checked={value === star}
            onChange={() => onChange(star)}
            className="sr-only"
          />
          <Star
            aria-hidden
            size={32}
            strokeWidth={1.5}
            className={cx(star <= value ? 'fill-star text-star' : 'text-line-strong')}
          />
        </label>
      ))}
    </div>
  );
}

/** A row of small stars, drawn to the nearest whole. Decoration beside a printed number. */
export function Stars({ value, size = 12 }: { value: number; size?: number }) {
  return (
    <span aria-hidden className="inline-flex gap-px">
      {five.map((star) => (
        <Star
          key={star}
          size={size}
          strokeWidth={1.5}
          className={cx(star <= Math.round(value) ? 'fill-star text-star' : 'text-line-strong')}
        />
      ))}
    </span>
  );
}
