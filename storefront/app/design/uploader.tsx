import { Camera, RotateCw, X } from 'lucide-react';
import { cx } from './class-names.ts';
import { FilePicker } from './file-picker.tsx';
import { Spinner } from './spinner.tsx';

export interface UploadItem {
  id: string;
  /** Address of a preview (`blob:` or from the server). */
  preview: string;
  state: 'done' | 'busy' | 'failed';
}

export interface UploaderProps {
  items: readonly UploadItem[];
  max: number;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Words: on the empty tile, and names of the small buttons. */
  addLabel: string;
  removeLabel: (position: number) => string;
  retryLabel: string;
  busyLabel: string;
  accept?: string;
}

/** Pictures to send along, four in a row. */
export function Uploader(props: UploaderProps) {
  const { items, max, onAdd, onRemove, onRetry, addLabel, removeLabel, retryLabel, busyLabel } = props;
  return (
    <ul className="grid grid-cols-4 gap-2.5">
      {items.map((item, index) => (
        <li key={item.id} className="relative aspect-square">
          <img src={item.preview} alt="" width={96} height={96} className="photo size-full rounded-md" />
          {item.state === 'busy' && (
            <span role="status" className="absolute inset-0 grid place-items-center rounded-md bg-scrim text-white">
              <Spinner size={22} />
              <span className="sr-only">{busyLabel}</span>
            </span>
          )}
          {item.state === 'failed' && (
            <button
              type="button"
              onClick={() => onRetry(item.id)}
              className="absolute inset-0 flex flex-col items-center justify-center gap-1 rounded-md bg-bad-tint/85 p-1 text-center text-cap font-semibold text-bad inset-ring-[1.5px] inset-ring-bad"
            >
              <RotateCw aria-hidden size={18} strokeWidth={2} />
              {retryLabel}
            </button>
          )}
          <button
            type="button"
            aria-label={removeLabel(index + 1)}
            onClick={() => onRemove(item.id)}
            className="absolute -top-3 -right-3 grid size-11 place-items-center rounded-full"
          >
            <span className="grid size-6 place-items-center rounded-full bg-ink text-surface ring-2 ring-surface">
              <X aria-hidden size={14} strokeWidth={2.5} />
            </span>
          </button>
        </li>
      ))}
      {items.length < max && (
        <li className="aspect-square">
          <FilePicker
            accept={props.accept ?? 'image/*'}
            multiple={max - items.length > 1}
            onPick={(files) => onAdd(files.slice(0, max - items.length))}
            className={cx(
              'flex size-full flex-col items-center justify-center gap-1 rounded-md border-[1.5px] border-dashed',
              'border-line-strong p-1 text-center text-cap text-ink-3',
            )}
          >
            <Camera aria-hidden size={22} strokeWidth={1.8} />
            <span className="sr-only">{addLabel}</span>
            <span className="tnum">
              {items.length}/{max}
            </span>
          </FilePicker>
        </li>
      )}
    </ul>
  );
}
