import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cx } from './class-names.ts';
import { portalHost } from './column.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  children: ReactNode;
  /** Stays at the bottom under a hairline: the buttons. */
  footer?: ReactNode;
  /** Between heading and body, does not scroll: tabs, steps. */
  lead?: ReactNode;
  /** Keeps the title for screen readers only, where the body has a head of its own. */
  titleHidden?: boolean;
  /** Body without side space, for keypads and lists that touch the edge. */
  flush?: boolean;
  /** A body of text alone takes the keyboard's focus, so that it can be scrolled. */
  textOnly?: boolean;
  /** What the focus goes to; without it the first control, or nothing after a touch. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Refuses swipe, scrim and cross, while something that must not be cut off is under way. */
  locked?: boolean;
}

/**
 * A sheet from the bottom, closed by swipe, scrim, cross or Escape; in the middle of a wide window. Never two at once.
 */
export function Sheet(props: SheetProps) {
  const {
    open,
    onOpenChange,
    title,
    closeLabel,
    children,
    footer,
    lead,
    titleHidden,
    flush,
    textOnly,
    initialFocus,
    locked,
  } = props;
  return (
    <Drawer.Root open={open} onOpenChange={(next) => (next || !locked) && onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal container={portalHost}>
        <Drawer.Backdrop className="fixed inset-0 z-(--z-scrim) bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-(--dur-sheet) ease-out data-ending-style:opacity-0 data-ending-style:duration-200 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Drawer.Viewport className="fixed inset-0 z-(--z-sheet) flex items-end justify-center md:items-center md:p-4">
          <Drawer.Popup
            initialFocus={initialFocus}
            className="flex max-h-[88dvh] w-full max-w-(--column) [transform:translateY(var(--drawer-swipe-movement-y))] flex-col rounded-t-xl bg-surface md:max-h-[min(86dvh,760px)] md:rounded-xl md:shadow-pop text-ink shadow-sheet outline-hidden transition-[transform,opacity] duration-(--dur-sheet) ease-out data-ending-style:[transform:translateY(100%)] data-ending-style:duration-200 data-ending-style:ease-in data-starting-style:[transform:translateY(100%)] md:data-ending-style:[transform:translateY(16px)] md:data-ending-style:opacity-0 md:data-starting-style:[transform:translateY(16px)] md:data-starting-style:opacity-0 data-swiping:duration-0 data-swiping:select-none"
          >
            <span
              aria-hidden
              className="absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line md:hidden"
            />
            <div
              className={cx(
                'flex shrink-0 items-center gap-2 pr-1.5 pl-4',
                titleHidden ? 'absolute right-0 top-2 z-10' : 'min-h-[60px] pt-3',
              )}
            >
              <Drawer.Title
                className={titleHidden ? 'sr-only' : 'min-w-0 flex-1 text-title font-semibold text-balance'}
              >
                {title}
              </Drawer.Title>
              <Drawer.Close
                aria-label={closeLabel}
                disabled={locked}
                className="press grid size-11 shrink-0 place-items-center rounded-full text-ink-2 disabled:text-ink-4"
              >
                <X aria-hidden size={22} strokeWidth={1.9} />
              </Drawer.Close>
            </div>
            {lead && <div className="shrink-0">{lead}</div>}
            <Drawer.Content
              tabIndex={textOnly ? 0 : undefined}
              className={cx(
                'min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain',
                titleHidden && 'pt-6',
                !flush && 'px-4',
                !footer && (flush ? 'pb-(--safe-b)' : 'pb-[calc(20px+var(--safe-b))]'),
              )}
            >
              {children}
            </Drawer.Content>
            {footer && (
              <div className="shrink-0 border-t border-line px-4 pt-3 pb-[calc(20px+var(--safe-b))]">{footer}</div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
