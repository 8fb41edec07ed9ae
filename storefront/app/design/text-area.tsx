import { type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { cx } from './class-names.ts';
import { bareControlClass, Field, type FieldFrame, fieldBoxClass } from './field.tsx';

export interface TextAreaProps extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text that grow with what is written; with `maxLength` it counts at the lower right. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, error, hint, aside, className, id, onChange, ...area } = props;
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const length = String(area.value ?? typed).length;
  return (
    <Field {...{ label, labelHidden, error, hint, aside, id, className }}>
      {(wiring) => (
        <div className={cx(fieldBoxClass({ error, readOnly: area.readOnly }), 'min-h-[104px] flex-col px-4 py-3')}>
          <textarea
            rows={2}
            {...area}
            {...wiring}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event);
            }}
            className={cx(bareControlClass, 'field-sizing-content max-h-60 w-full resize-none')}
          />
          {area.maxLength !== undefined && (
            <span aria-hidden className="tnum self-end text-cap text-ink-3">
              {length} / {area.maxLength}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
