import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Spinner } from './spinner.tsx';
import type { LinkProps } from './render-link.ts';
import { currentToast, startTimer, stopTimer, subscribeToasts, toast, type ToastKind } from './toast-store.ts';

const none = () => null;

interface ToasterProps {
  closeLabel: string;
  /** Draws the link of a toast that leads somewhere. */
  link: (to: string, face: LinkProps & Pick<ComponentProps<'a'>, 'onClick' | 'onFocus' | 'onBlur'>) => ReactNode;
}

/**
 * Draws the toasts of `toast-store`; stands once in the column. While one shows, a cover swallows the pointer; a message
 * that stays has a button instead, and one that leads somewhere a link, which stays for as long as it has the focus.
 */
export function Toaster({ closeLabel, link }: ToasterProps) {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, none);
  return (
    <>
      {shown && !shown.stays && !shown.action && <Cover />}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--over-tabs)+120px)] z-(--z-toast) flex justify-center px-4"
      >
        {shown && (
          <p
            key={shown.id}
            className="animate-rise flex max-w-90 items-center gap-2.5 rounded-md bg-ink px-4 py-3 text-body font-medium text-surface shadow-pop"
          >
            <ToastIcon kind={shown.kind} />
            <span className="min-w-0 break-words">
              {shown.text}
              {shown.note && (
                <span className="pointer-events-auto mt-0.5 block text-cap font-normal select-text">{shown.note}</span>
              )}
            </span>
            {shown.action &&
              link(shown.action.to, {
                className:
                  'press hit pointer-events-auto shrink-0 border-l border-surface/30 pl-3 font-semibold underline',
                children: shown.action.label,
                onClick: () => toast.close(shown.id),
                onFocus: stopTimer,
                onBlur: startTimer,
              })}
            {shown.stays && (
              <button
                type="button"
                aria-label={closeLabel}
                onClick={() => toast.close(shown.id)}
                className="press hit pointer-events-auto -mr-1 shrink-0 self-start"
              >
                <X aria-hidden size={19} strokeWidth={2} />
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** The ground is dark in the light theme and light in the dark one, so the signal colours swap as well. */
function ToastIcon({ kind }: { kind: ToastKind }) {
  if (kind === 'loading') return <Spinner size={19} className="shrink-0" />;
  const icon = { 'aria-hidden': true, size: 19, strokeWidth: 2 };
  if (kind === 'success') return <CircleCheck {...icon} className="shrink-0 text-toast-ok" />;
  if (kind === 'failure') return <CircleAlert {...icon} className="shrink-0 text-toast-bad" />;
  return <Info {...icon} className="shrink-0" />;
}

const swallowed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'];

/** Swallows pointer input before other listeners; keyboard input passes. */
function Cover() {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const swallow = (event: Event) => {
      if (event.target === cover.current) event.stopImmediatePropagation();
    };
    for (const name of swallowed) window.addEventListener(name, swallow, { capture: true });
    return () => {
      for (const name of swallowed) window.removeEventListener(name, swallow, { capture: true });
    };
  }, []);
  return <div ref={cover} aria-hidden className="fixed inset-0 z-(--z-toast) touch-none" />;
}
