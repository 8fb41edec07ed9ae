import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Backdrop, Scene } from '../world/types.ts';
import { pixels, type Pixels } from './pixels.ts';

/** The width and height of every picture, in pixels. */
export const side = 800;

interface Colours {
  wall: string;
  horizon: string;
  floor: string;
  shadow: string;
}
const colours = (wall: string, horizon: string, floor: string, shadow: string): Colours => ({
  wall,
  horizon,
  floor,
  shadow,
});

export const palette: Readonly<Record<Backdrop, Colours>> = {
  sand: colours('#F1E7D8', '#DCCBB2', '#EBDFCD', '#5E4526'),
  shell: colours('#F8E6DE', '#E8C8BA', '#F2DBD0', '#7A3F2A'),
  apricot: colours('#FBE3CB', '#F0BF92', '#F8D5B4', '#84420C'),
  butter: colours('#F9EDC4', '#E5D084', '#F3E3AC', '#6B5710'),
  sage: colours('#E2EBDB', '#B9CCAE', '#D2DFC8', '#36512F'),
  mint: colours('#D9EEE7', '#A6D1C4', '#C5E3D9', '#1F574A'),
  mist: colours('#DDE9ED', '#AECAD4', '#CBDDE3', '#23505F'),
  sky: colours('#DCE9F8', '#AECAEA', '#CADDF3', '#27497A'),
  lilac: colours('#E9E3F6', '#C5B9E2', '#DAD1EF', '#463A78'),
  rose: colours('#F8E1E8', '#E6B8C7', '#F1D0DA', '#7A2C46'),
  stone: colours('#EAE8E4', '#CBC8C1', '#DEDBD5', '#3F3E3A'),
  night: colours('#46555F', '#1F2B33', '#303E47', '#05090C'),
  pine: colours('#41605A', '#1D3530', '#2D4A44', '#04100D'),
  wine: colours('#744A57', '#3D212B', '#57333F', '#12060A'),
};

export const isDark = (bg: Backdrop): boolean => bg === 'night' || bg === 'pine' || bg === 'wine';

/** Only the latest are cached, since each takes two megabytes. */
const rooms = new LRUCache<string, Pixels, string>({
  max: 12,
  fetchMethod: (_key, _old, { context: svg }) => pixels(sharp(Buffer.from(svg)).removeAlpha()),
  ignoreFetchAbort: true,
});

/** The room of a product picture. */
export function backdrop(bg: Backdrop, scene: Scene): Promise<Pixels> {
  const room = scene === 'macro' ? 'window' : scene;
  return rooms.forceFetch(`${bg} ${room}`, { context: drawing(bg, room) });
}

/** The room as SVG: wall and floor, the scene's furniture, and a vignette. */
function drawing(bg: Backdrop, scene: Scene): string {
  const { shadow } = palette[bg];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs>${light(bg)}
      <radialGradient id="corners" cy=".46" r=".78">${stop(0.62, shadow, 0)}${stop(1, shadow, isDark(bg) ? 0.35 : 0.1)}</radialGradient>
      <filter id="soft" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="16"/></filter>
      <filter id="softer"><feGaussianBlur stdDeviation="7"/></filter>
    </defs>
    ${scene === 'lay' ? table(bg) : wallAndFloor()}${furniture(bg, scene)}
    <rect width="800" height="800" fill="url(#corners)"/></svg>`;
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function light(bg: Backdrop): string {
  const { wall, horizon, floor } = palette[bg];
  const dark = isDark(bg);
  return `<linearGradient id="wall" x2="0" y2="1">${stop(0, wall)}${stop(1, horizon)}</linearGradient>
    <linearGradient id="floor" x2="0" y2="1">${stop(0, horizon)}${stop(0.35, floor)}${stop(1, horizon)}</linearGradient>
    <linearGradient id="column">${stop(0, horizon)}${stop(0.3, wall)}${stop(1, horizon)}</linearGradient>
    <radialGradient id="lamp" cx=".34" cy=".2" r=".75">${stop(0, '#fff', dark ? 0.16 : 0.62)}${stop(1, '#fff', 0)}</radialGradient>
    <radialGradient id="pool">${stop(0, '#fff', dark ? 0.1 : 0.6)}${stop(1, '#fff', 0)}</radialGradient>`;
}

const table = (bg: Backdrop): string =>
  `<rect width="800" height="800" fill="${palette[bg].floor}"/><rect width="800" height="800" fill="url(#lamp)"/>`;

const wallAndFloor =
  (): string => `<rect width="800" height="800" fill="url(#wall)"/><rect width="800" height="800" fill="url(#lamp)"/>
  <g filter="url(#soft)"><rect x="-60" y="560" width="920" height="320" fill="url(#floor)"/></g>
  <ellipse cx="400" cy="660" rx="420" ry="120" fill="url(#pool)"/>`;

function furniture(bg: Backdrop, scene: Scene): string {
  const { wall, horizon, floor, shadow } = palette[bg];
  const dark = isDark(bg);
  switch (scene) {
    case 'disc':
      return `<circle cx="400" cy="372" r="268" fill="${dark ? wall : '#fff'}" opacity=".55"/>`;
    case 'arch':
      return `<path d="M190 610V330a210 210 0 0 1 420 0V610Z" fill="${horizon}" opacity=".8"/>
        <path d="M206 610V334a194 194 0 0 1 388 0V610Z" fill="${floor}"/>`;
    case 'podium':
      return `<ellipse cx="420" cy="712" rx="300" ry="40" fill="${shadow}" opacity=".22" filter="url(#soft)"/>
        <path d="M138 610v82a262 46 0 0 0 524 0v-82Z" fill="url(#column)"/>
        <ellipse cx="400" cy="610" rx="262" ry="46" fill="${wall}"/><ellipse cx="400" cy="610" rx="262" ry="46" fill="url(#pool)"/>`;
    case 'window':
      return sunThroughPanes(dark, 640);
    case 'lay':
      return sunThroughPanes(dark, 900);
    default:
      return '';
  }
}

const panes = [
  { x: 330, width: 150 },
  { x: 506, width: 150 },
  { x: 682, width: 60 },
];

const sunThroughPanes = (dark: boolean, height: number): string =>
  `<g opacity="${dark ? 0.07 : 0.38}" filter="url(#softer)" transform="skewX(-24)">${panes
    .map(({ x, width }) => `<rect x="${x}" y="-40" width="${width}" height="${height}" fill="#fff"/>`)
    .join('')}</g>`;
