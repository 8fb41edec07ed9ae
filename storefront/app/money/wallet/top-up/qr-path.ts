import { encode } from 'uqr';

export interface QrPath {
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
