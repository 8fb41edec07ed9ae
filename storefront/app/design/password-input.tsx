import { Eye, EyeOff, Lock } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'after'> {
  showLabel: string;
  hideLabel: string;
}

/** A secret on one line, with a switch that shows it. */
export function PasswordInput({ showLabel, hideLabel, icon = Lock, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      icon={icon}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={shown ? Eye : EyeOff}
          iconSize={20}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
