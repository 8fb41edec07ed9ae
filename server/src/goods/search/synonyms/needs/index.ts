import { beauty } from './beauty.ts';
import { clothing } from './clothing.ts';
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
import { readings } from './readings.ts';
import { scents } from './scents.ts';
import { shoesAndBags } from './shoes-and-bags.ts';
import { stationery } from './stationery.ts';
import { sweets } from './sweets.ts';
import { toys } from './toys.ts';
import { underwear } from './underwear.ts';
import { watches } from './watches.ts';
import type { Needs } from './needs.ts';

/** What shoppers say who need goods, of all departments. */
export const needs: Needs = {
  ...beauty,
  ...clothing,
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
  ...readings,
  ...scents,
  ...shoesAndBags,
  ...stationery,
  ...sweets,
  ...toys,
  ...underwear,
  ...watches,
};
