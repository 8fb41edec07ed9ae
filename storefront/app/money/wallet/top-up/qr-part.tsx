import { useMemo } from 'react';
import { BrandMark } from '../../../design/brand-mark.tsx';
import { qrPath } from './qr-path.ts';

/** Light modules around the code, without which scanners do not find its edge; the white card adds the rest. */
const quiet = 2;

/** An address to scan: dark on white in both themes, the mark in its middle. */
export function QrPart({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <div className="relative grid size-[204px] place-items-center rounded-lg bg-white p-2 inset-ring inset-ring-line">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
        shapeRendering="crispEdges"
        className="size-full"
      >
        <path d={path} fill="oklch(0.245 0.022 225)" />
      </svg>
      <span className="absolute rounded-[9px] bg-white p-1">
        <BrandMark />
      </span>
    </div>
  );
}
