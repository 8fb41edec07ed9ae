import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { portalHost } from './column.ts';

export interface ConfirmTexts {
  title: string;
  text?: ReactNode;
  /** A verb. */
  confirmLabel: string;
  cancelLabel: string;
  /** For what cannot be undone. */
  danger?: boolean;
}

export interface DialogProps extends ConfirmTexts {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** While the confirmed act is under way. */
  loading?: boolean;
}

/** A question that must be answered. The two buttons are side by side, or stacked when a label is long. */
export function Dialog(props: DialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, danger, loading, onConfirm, onCancel } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !loading && onCancel()}>
      <AlertDialog.Portal container={portalHost}>
        <AlertDialog.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--dur-fast) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-(--z-dialog) grid place-items-center overflow-y-auto p-4">
          <AlertDialog.Popup className="w-full max-w-[312px] rounded-xl bg-surface p-6 text-center text-ink shadow-pop outline-hidden transition-[opacity,scale] duration-(--dur-fast) ease-out data-ending-style:opacity-0 data-starting-style:scale-96 data-starting-style:opacity-0">
            <AlertDialog.Title className="text-[18px] leading-6 font-semibold text-balance">{title}</AlertDialog.Title>
            {text !== undefined && (
              <AlertDialog.Description className="mt-2 text-body text-balance text-ink-2">
                {text}
              </AlertDialog.Description>
            )}
            <div className="mt-5 flex flex-wrap-reverse gap-2.5 *:min-w-fit *:flex-[1_1_0]">
              <Button kind="quiet" disabled={loading} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button kind={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/**
 * Asks from within a handler: `if (await confirm({ title, confirmLabel, cancelLabel })) …`.
 * The caller draws `dialog` somewhere on its screen, so that only screens that ask load this file.
 */
export function useConfirm() {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState<ConfirmTexts | null>(null);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const settle = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
    answer.current = undefined;
  };
  const confirm = (question: ConfirmTexts) => {
    answer.current?.(false);
    setWords(question);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  };
  const dialog = words && (
    <Dialog {...words} open={open} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
  );
  return { confirm, dialog };
}
