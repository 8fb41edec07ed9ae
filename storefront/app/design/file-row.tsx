import { CircleAlert, CircleCheck, FileImage, Upload, X } from 'lucide-react';
import { FilePicker } from './file-picker.tsx';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';

export interface FileRowProps {
  file: { name: string; state: 'done' | 'busy' | 'failed' } | null;
  /** Under the name: size and state in words; without a file, what may be chosen. */
  note: string;
  /** On the empty row. */
  pickLabel: string;
  removeLabel: string;
  onPick: (file: File) => void;
  onRemove: () => void;
  accept?: string;
}

const box = 'flex min-h-[68px] w-full items-center gap-3 rounded-md px-4 py-2';

/** One file to send along, as a row with its name, size and state. */
export function FileRow({ file, note, pickLabel, removeLabel, onPick, onRemove, accept = 'image/*' }: FileRowProps) {
  if (!file) {
    return (
      <FilePicker
        accept={accept}
        onPick={([first]) => first && onPick(first)}
        className={`${box} border-[1.5px] border-dashed border-line-strong`}
      >
        <Upload aria-hidden size={22} strokeWidth={1.8} className="shrink-0 text-sea" />
        <span className="min-w-0 flex-1">
          <span className="block text-body font-medium text-ink">{pickLabel}</span>
          <span className="block text-cap text-ink-3">{note}</span>
        </span>
      </FilePicker>
    );
  }
  const failed = file.state === 'failed';
  return (
    <div className={`${box} ${failed ? 'bg-bad-tint inset-ring-[1.5px] inset-ring-bad' : 'bg-sunken'}`}>
      <FileImage aria-hidden size={22} strokeWidth={1.8} className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium text-ink">{file.name}</p>
        <p role="status" className={`flex items-center gap-1 text-cap ${failed ? 'text-bad' : 'text-ink-3'}`}>
          {file.state === 'done' && <CircleCheck aria-hidden size={13} className="shrink-0 text-ok" />}
          {failed && <CircleAlert aria-hidden size={13} className="shrink-0" />}
          {note}
        </p>
      </div>
      {file.state === 'busy' && <Spinner className="text-sea" />}
      <IconButton icon={X} iconSize={19} label={removeLabel} onClick={onRemove} className="-mr-3" />
    </div>
  );
}
