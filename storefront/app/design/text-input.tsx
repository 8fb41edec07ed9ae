import type { LucideIcon } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { bareControlClass, Field, type FieldFrame, fieldBoxClass } from './field.tsx';

export interface TextInputProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> {
  /** Drawn at the left, inside the box. */
  icon?: LucideIcon;
  /** Before the text: a country code, a currency. */
  before?: ReactNode;
  /** After the text: an icon button, a unit. */
  after?: ReactNode;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Takes every property of an input, so a form library's `register()` can be spread over it. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, error, hint, aside, icon: Icon, before, after, className, id, ...input } = props;
  return (
    <Field {...{ label, labelHidden, error, hint, aside, id, className }}>
      {(wiring) => (
        <div className={cx(fieldBoxClass({ error, readOnly: input.readOnly }), 'min-h-[50px] items-center gap-3 px-4')}>
          {Icon && <Icon aria-hidden size={20} strokeWidth={1.8} className="shrink-0 text-ink-3" />}
          {before}
          <input {...input} {...wiring} className={cx(bareControlClass, 'self-stretch py-2.5')} />
          {after && <span className="-mr-2.5 flex shrink-0 items-center text-ink-2">{after}</span>}
        </div>
      )}
    </Field>
  );
}
