import { Star } from 'lucide-react';
import { useId } from 'react';
import { cx } from './class-names.ts';

const five = [1, 2, 3, 4, 5];

export interface StarInputProps {
  /** 0.5 to 5 in halves, or 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** What is being rated, for screen readers. */
  label: string;
  /** Name of a choice: "3.5 of 5". */
  starLabel: (value: number) => string;
}

/** Five stars of 32 px to choose from, each by its left or right half; arrow keys move in halves. */
export function StarInput({ value, onChange, label, starLabel }: StarInputProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="-mx-1.5 flex">
      {five.map((star) => (
        <span
          key={star}
          className="press relative grid size-11 place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-sea"
        >
          <Face share={value >= star ? 1 : value >= star - 0.5 ? 0.5 : 0} />
          {[star - 0.5, star].map((choice, half) => (
            <label
              key={choice}
              className={cx('absolute inset-y-0 w-1/2 cursor-pointer', half === 0 ? 'left-0' : 'right-0')}
            >
              <input
                type="radio"
                name={name}
                aria-label={starLabel(choice)}
                checked={value === choice}
                onChange={() => onChange(choice)}
                className="sr-only"
              />
            </label>
          ))}
        </span>
      ))}
    </div>
  );
}

/** One large star: empty, half or full. */
function Face({ share }: { share: 0 | 0.5 | 1 }) {
  return (
    <span aria-hidden className="relative block size-8">
      <Star size={32} strokeWidth={1.5} className={cx(share === 1 ? 'fill-star text-star' : 'text-line-strong')} />
      {share === 0.5 && (
        <span className="absolute inset-y-0 left-0 w-1/2 overflow-hidden">
          <Star size={32} strokeWidth={1.5} className="fill-star text-star" />
        </span>
      )}
    </span>
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
