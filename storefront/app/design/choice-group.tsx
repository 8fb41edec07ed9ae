import { RadioGroup as BaseGroup } from '@base-ui/react/radio-group';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { RadioGroupProps } from './radio.tsx';

/**
 * Holds the radios of a question whose answer applies at once, as in a sheet that closes with it. Arrow keys only mark an
 * answer; Enter, Space or a press gives it, also the one that applies already. Leaving the group takes the mark back.
 */
export function ChoiceGroup<Value extends string>({ value, onChange, label, ...rest }: RadioGroupProps<Value>) {
  const [marked, setMarked] = useState<Value | null>(null);
  const movedByArrow = useRef(false);
  const shown = marked ?? value;

  const give = (answer: Value) => {
    setMarked(null);
    onChange(answer);
  };
  const markOrGive = (next: Value) => {
    if (movedByArrow.current) setMarked(next);
    else give(next);
    movedByArrow.current = false;
  };
  const followKey = ({ key, repeat, target }: KeyboardEvent) => {
    movedByArrow.current = key.startsWith('Arrow');
    // A radio is pressed by Space alone.
    if (key === 'Enter' && !repeat) radioAt(target)?.click();
  };
  const giveShown = ({ target }: MouseEvent) => {
    // The hidden input is pressed by its label and by arrow keys.
    if (target instanceof HTMLInputElement) return;
    movedByArrow.current = false;
    if (shown !== null && radioAt(target)?.ariaChecked === 'true') give(shown);
  };
  return (
    <BaseGroup
      {...rest}
      value={shown}
      onValueChange={(next) => markOrGive(next as Value)}
      onKeyDownCapture={followKey}
      onClickCapture={giveShown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setMarked(null)}
      aria-label={label}
    />
  );
}

const radioAt = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest('label')?.querySelector<HTMLElement>('[role=radio]') ?? null;
