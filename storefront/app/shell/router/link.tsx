import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { useNavigate, useOpening } from './visit.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the storefront with its search parameters; any other address is left to the browser. */
  to: string;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
}

/** A link to a screen, which opens in this page unless another window was asked for. */
export function Link({ to, replace = false, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  // Shows at once that it was pressed.
  const busy = useOpening() === to || undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || anchor.target || !to.startsWith('/')) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return <a aria-busy={busy} {...anchor} href={to} onClick={follow} />;
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Goes to another screen as soon as it is rendered, in place of the one that rendered it. */
export function GoTo({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
