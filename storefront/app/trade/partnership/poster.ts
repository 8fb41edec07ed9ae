import { qrPath } from '../../design/qr-code.tsx';

interface Poster {
  brand: string;
  headline: string;
  code: string;
  /** What the QR code leads to. */
  address: string;
}

/** In pixels, for a print of about 10 × 15 cm. */
const width = 1_080;
const height = 1_620;
const margin = 96;
const qrSide = 640;

const deep = '#0f3a47';
const ink = '#12262e';

/** Draws an invitation as a PNG. @throws when the browser can't draw it. */
export async function drawPoster({ brand, headline, code, address }: Poster): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  const font = getComputedStyle(document.body).fontFamily;
  context.textAlign = 'center';
  context.fillStyle = deep;
  context.fillRect(0, 0, width, height);

  context.fillStyle = '#fff';
  context.font = `700 64px ${font}`;
  context.fillText(brand, width / 2, 170);
  context.font = `600 60px ${font}`;
  linesOf(context, headline).forEach((line, index) => context.fillText(line, width / 2, 310 + index * 80));

  const top = 600;
  const frame = qrSide + margin;
  context.fillRect((width - frame) / 2, top, frame, frame);
  drawQr(context, address, (width - qrSide) / 2, top + margin / 2);

  context.font = `600 44px ${font}`;
  context.fillText(code, width / 2, top + frame + 110);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made'))), 'image/png');
  });
}

function drawQr(context: CanvasRenderingContext2D, text: string, left: number, top: number): void {
  const { size, path } = qrPath(text);
  context.save();
  context.translate(left, top);
  context.scale(qrSide / size, qrSide / size);
  context.fillStyle = ink;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it fills a path, not an array
  context.fill(new Path2D(path));
  context.restore();
}

/** Breaks a text into lines of the poster's width; between any two letters where a language sets no spaces. */
function linesOf(context: CanvasRenderingContext2D, text: string): string[] {
  const words = [...new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' }).segment(text)];
  return words.reduce<string[]>(
    (lines, { segment }) => {
      const last = `${lines.at(-1)}${segment}`;
      return context.measureText(last.trim()).width <= width - 2 * margin
        ? [...lines.slice(0, -1), last]
        : [...lines, segment.trimStart()];
    },
    [''],
  );
}
