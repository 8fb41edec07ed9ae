import type { Department } from './department.ts';
import { beautySynonyms } from './beauty.ts';
import { clothingSynonyms } from './clothing.ts';
import { colorsSynonyms } from './colors.ts';
import { computersSynonyms } from './computers.ts';
import { electricalSynonyms } from './electrical.ts';
import { eveningsSynonyms } from './evenings.ts';
import { generalSynonyms } from './general.ts';
import { homeSynonyms } from './home.ts';
import { jewelrySynonyms } from './jewelry.ts';
import { kitchenSynonyms } from './kitchen.ts';
import { materialsSynonyms } from './materials.ts';
import { outdoorsSynonyms } from './outdoors.ts';
import { pantrySynonyms } from './pantry.ts';
import { phonesSynonyms } from './phones.ts';
import { readingsSynonyms } from './readings.ts';
import { scentsSynonyms } from './scents.ts';
import { shoesAndBagsSynonyms } from './shoes-and-bags.ts';
import { stationerySynonyms } from './stationery.ts';
import { sweetsSynonyms } from './sweets.ts';
import { toysSynonyms } from './toys.ts';
import { underwearSynonyms } from './underwear.ts';
import { watchesSynonyms } from './watches.ts';

/** The synonyms that come with the software. */
export const departments: readonly Department[] = [
  beautySynonyms,
  clothingSynonyms,
  colorsSynonyms,
  computersSynonyms,
  electricalSynonyms,
  eveningsSynonyms,
  generalSynonyms,
  homeSynonyms,
  jewelrySynonyms,
  kitchenSynonyms,
  materialsSynonyms,
  outdoorsSynonyms,
  pantrySynonyms,
  phonesSynonyms,
  readingsSynonyms,
  scentsSynonyms,
  shoesAndBagsSynonyms,
  stationerySynonyms,
  sweetsSynonyms,
  toysSynonyms,
  underwearSynonyms,
  watchesSynonyms,
];
