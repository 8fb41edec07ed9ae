import * as bergwind from './shops/bergwind.ts';
import * as bloomApothecary from './shops/bloom-apothecary.ts';
import * as bottegaParma from './shops/bottega-parma.ts';
import * as changiAndCo from './shops/changi-and-co.ts';
import * as chiangDaoCotton from './shops/chiang-dao-cotton.ts';
import * as cloudKiteToys from './shops/cloud-kite-toys.ts';
import * as hallaDaily from './shops/halla-daily.ts';
import * as harbourAndHem from './shops/harbour-and-hem.ts';
import * as hearthAndLoom from './shops/hearth-and-loom.ts';
import * as hoshiAudio from './shops/hoshi-audio.ts';
import * as kilnAndClay from './shops/kiln-and-clay.ts';
import * as komorebiClockworks from './shops/komorebi-clockworks.ts';
import * as lumenWorks from './shops/lumen-works.ts';
import * as magnoliaNights from './shops/magnolia-nights.ts';
import * as maisonLiora from './shops/maison-liora.ts';
import * as meridianTimepieces from './shops/meridian-timepieces.ts';
import * as mossAndMorning from './shops/moss-and-morning.ts';
import * as naraAndMoon from './shops/nara-and-moon.ts';
import * as northgateDigital from './shops/northgate-digital.ts';
import * as nuitClaire from './shops/nuit-claire.ts';
import * as pocketline from './shops/pocketline.ts';
import * as relayAndNode from './shops/relay-and-node.ts';
import * as rueDesPerles from './shops/rue-des-perles.ts';
import * as sartoriaVento from './shops/sartoria-vento.ts';
import * as secondFrame from './shops/second-frame.ts';
import * as softHours from './shops/soft-hours.ts';
import * as sundayPantry from './shops/sunday-pantry.ts';
import * as tinkerAndTeddy from './shops/tinker-and-teddy.ts';
import * as trailheadSupply from './shops/trailhead-supply.ts';
import * as velvetAfterDark from './shops/velvet-after-dark.ts';
import type { DemoProduct, DemoShop } from './types.ts';

const stocked: readonly { shop: DemoShop; products: readonly DemoProduct[] }[] = [
  hoshiAudio,
  maisonLiora,
  hearthAndLoom,
  northgateDigital,
  sundayPantry,
  trailheadSupply,
  bloomApothecary,
  tinkerAndTeddy,
  meridianTimepieces,
  harbourAndHem,
  naraAndMoon,
  kilnAndClay,
  lumenWorks,
  softHours,
  velvetAfterDark,
  relayAndNode,
  pocketline,
  secondFrame,
  bergwind,
  mossAndMorning,
  bottegaParma,
  hallaDaily,
  chiangDaoCotton,
  sartoriaVento,
  cloudKiteToys,
  rueDesPerles,
  komorebiClockworks,
  nuitClaire,
  magnoliaNights,
  changiAndCo,
];

/** The shops of the demo data with their products. */
export const shops: readonly DemoShop[] = stocked.map(({ shop }) => shop);
export const products: readonly DemoProduct[] = stocked.flatMap(({ products }) => products);

/** The number of days that a product has been on sale at the time of seeding; every ninth product is new. */
export function daysOnSale(product: DemoProduct): number {
  const index = products.indexOf(product);
  return index % 9 === 4 ? 2 + (index % 12) : 30 + ((index * 37) % 170);
}
