import { Slider } from '@base-ui/react/slider';

export interface RangeSliderProps {
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
  min: number;
  max: number;
  step?: number;
  /** Names of the two ends. */
  lowLabel: string;
  highLabel: string;
  /** How a value is read out. */
  valueText: (value: number) => string;
}

const thumb =
  'hit size-6 rounded-full bg-white shadow-pop inset-ring inset-ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

/** Two ends to drag along a line. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onChange, min, max, step, lowLabel, highLabel, valueText } = props;
  return (
    <Slider.Root
      value={[...value]}
      onValueChange={([low = min, high = max]) => onChange([low, high])}
      min={min}
      max={max}
      step={step}
      className="px-3"
      data-base-ui-swipe-ignore=""
    >
      <Slider.Control className="flex h-11 touch-none items-center select-none">
        <Slider.Track className="h-1 w-full rounded-full bg-pressed">
          <Slider.Indicator className="rounded-full bg-sea" />
          <Slider.Thumb
            index={0}
            aria-label={lowLabel}
            getAriaValueText={(_, end) => valueText(end)}
            className={thumb}
          />
          <Slider.Thumb
            index={1}
            aria-label={highLabel}
            getAriaValueText={(_, end) => valueText(end)}
            className={thumb}
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
