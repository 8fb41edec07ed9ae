import { useMemo } from 'react';
import { BrandMark } from '../../design/brand-mark.tsx';
import { qrPath } from './qr-path.ts';

/** An address to scan: dark on white in both themes, the mark in its middle. */
export function QrPart({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <div className="relative grid size-[188px] place-items-center rounded-lg bg-white p-4 inset-ring inset-ring-line">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-full">
        <path d={path} fill="oklch(0.245 0.022 225)" />
      </svg>
      <span className="absolute rounded-[9px] bg-white p-1">
        <BrandMark />
      </span>
    </div>
  );
}
