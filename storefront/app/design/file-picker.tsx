import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface FilePickerProps {
  accept: string;
  multiple?: boolean;
  onPick: (files: File[]) => void;
  disabled?: boolean;
  /** What is pressed; its words name the control. */
  children: ReactNode;
  className?: string;
}

/** Any face that opens the device's own file chooser. */
export function FilePicker({ accept, multiple, onPick, disabled, children, className }: FilePickerProps) {
  return (
    <label
      className={cx(
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
        className,
      )}
    >
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        // As large as what is seen, so that all of it is scrolled into view with the focus.
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Emptied so that picking the same file again is noticed.
          event.target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </label>
  );
}
