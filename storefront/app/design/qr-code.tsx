import { useMemo } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { encode } from 'uqr';

/** Light modules around the code, so that scanners find its edge; the white card adds the rest. */
const quietZone = 2;

/** A QR code: dark on white in both themes, with the brand mark in its middle. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <div className="relative grid size-[204px] place-items-center rounded-lg bg-white p-2 inset-ring inset-ring-line">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`}
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

interface QrPath {
  /** Modules along one side, without the quiet zone. */
  size: number;
  /** All dark modules as one SVG path, a unit to a module. */
  path: string;
}

/** Draws a QR code that is still read with a quarter of it covered (level Q), so that the mark may stand on it. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 });
  const path = data
    .flatMap((row, y) => runsOf(row).map(([from, length]) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

/** Neighbouring dark modules of a row: where they begin, and how many they are. */
function runsOf(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
