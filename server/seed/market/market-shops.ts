import { market as alpineWool } from './shops/alpine-wool.ts';
import { market as atelierMiro } from './shops/atelier-miro.ts';
import { market as baoAndBamboo } from './shops/bao-and-bamboo.ts';
import { market as blueKettleTea } from './shops/blue-kettle-tea.ts';
import { market as brightSpoon } from './shops/bright-spoon.ts';
import { market as candleAndCards } from './shops/candle-and-cards.ts';
import { market as caseway } from './shops/caseway.ts';
import { market as cedarBath } from './shops/cedar-bath.ts';
import { market as formosaByteworks } from './shops/formosa-byteworks.ts';
import { market as gardenGate } from './shops/garden-gate.ts';
import { market as glassSkinLab } from './shops/glass-skin-lab.ts';
import { market as hanoiRoast } from './shops/hanoi-roast.ts';
import { market as harbourPuzzles } from './shops/harbour-puzzles.ts';
import { market as jejuOrchard } from './shops/jeju-orchard.ts';
import { market as kitanoDenim } from './shops/kitano-denim.ts';
import { market as lakeAndLarch } from './shops/lake-and-larch.ts';
import { market as lotusLoom } from './shops/lotus-loom.ts';
import { market as osteriaPantry } from './shops/osteria-pantry.ts';
import { market as paperCranePress } from './shops/paper-crane-press.ts';
import { market as pineStreetCycles } from './shops/pine-street-cycles.ts';
import { market as pixelFoundry } from './shops/pixel-foundry.ts';
import { market as polarAudio } from './shops/polar-audio.ts';
import { market as saigonSoles } from './shops/saigon-soles.ts';
import { market as softLinesSeoul } from './shops/soft-lines-seoul.ts';
import { market as spiceRoad } from './shops/spice-road.ts';
import { market as sumidaTools } from './shops/sumida-tools.ts';
import { market as tickAndTide } from './shops/tick-and-tide.ts';
import { market as tuktukToys } from './shops/tuktuk-toys.ts';
import { market as veronaGold } from './shops/verona-gold.ts';
import { market as waveAndWax } from './shops/wave-and-wax.ts';
import type { MarketShop } from './types.ts';

/** The shops of the wider demo market, in the order in which they open. */
export const marketShops: readonly MarketShop[] = [
  alpineWool,
  atelierMiro,
  baoAndBamboo,
  blueKettleTea,
  brightSpoon,
  candleAndCards,
  caseway,
  cedarBath,
  formosaByteworks,
  gardenGate,
  glassSkinLab,
  hanoiRoast,
  harbourPuzzles,
  jejuOrchard,
  kitanoDenim,
  lakeAndLarch,
  lotusLoom,
  osteriaPantry,
  paperCranePress,
  pineStreetCycles,
  pixelFoundry,
  polarAudio,
  saigonSoles,
  softLinesSeoul,
  spiceRoad,
  sumidaTools,
  tickAndTide,
  tuktukToys,
  veronaGold,
  waveAndWax,
];
