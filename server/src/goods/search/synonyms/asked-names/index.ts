import type { AskedNames } from './asked-names.ts';
import { beauty } from './beauty.ts';
import { clothing } from './clothing.ts';
import { colors } from './colors.ts';
import { computers } from './computers.ts';
import { electrical } from './electrical.ts';
import { evenings } from './evenings.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { jewelry } from './jewelry.ts';
import { kitchen } from './kitchen.ts';
import { materials } from './materials.ts';
import { outdoors } from './outdoors.ts';
import { pantry } from './pantry.ts';
import { phones } from './phones.ts';
import { scents } from './scents.ts';
import { shoesAndBags } from './shoes-and-bags.ts';
import { stationery } from './stationery.ts';
import { sweets } from './sweets.ts';
import { toys } from './toys.ts';
import { underwear } from './underwear.ts';
import { watches } from './watches.ts';

/** The names of all departments. */
export const askedNames: AskedNames = {
  ...beauty,
  ...clothing,
  ...colors,
  ...computers,
  ...electrical,
  ...evenings,
  ...general,
  ...home,
  ...jewelry,
  ...kitchen,
  ...materials,
  ...outdoors,
  ...pantry,
  ...phones,
  ...scents,
  ...shoesAndBags,
  ...stationery,
  ...sweets,
  ...toys,
  ...underwear,
  ...watches,
};
