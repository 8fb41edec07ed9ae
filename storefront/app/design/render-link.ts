import type { ReactNode } from 'react';

/** What a component hands over when its caller draws the link around the component's own face. */
export interface LinkProps {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
}

/**
 * Draws a router link with the given face: `(face) => <Link to="/x" {...face} />`.
 * This keeps the router out of the design folder.
 */
export type RenderLink = (face: LinkProps) => ReactNode;
