import { createElement, forwardRef } from 'react';

/** An icon without a name of its own says nothing: a reader of screens passes over it. */
const isNamed = (props) => Object.keys(props).some((key) => /^(?:aria-.+|role|title)$/.test(key) && props[key] != null);

/**
 * The component that draws an icon of Lucide's, as far as our sources use theirs: it takes no context and no scaling of
 * strokes, which would be a kilobyte of the first view.
 *
 * @param icon {{ name: string, node: [tag: string, attributes: object][] }} on a square of 24
 */
export default function createLucideIcon(icon) {
  const children = icon.node.map(([tag, attributes]) => createElement(tag, attributes));
  const Component = forwardRef(({ size = 24, className, ...props }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className,
        'aria-hidden': isNamed(props) ? undefined : true,
        ...props,
      },
      children,
    ),
  );
  Component.displayName = icon.name;
  return Component;
}
