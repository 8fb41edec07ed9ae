import { homeAndGarden } from './home-and-garden.ts';
import type { OtherGoods } from './other-goods.ts';
import { peopleAndPets } from './people-and-pets.ts';
import { vehiclesAndSport } from './vehicles-and-sport.ts';

/** Kinds of goods without a group of synonyms, of all departments. */
export const otherGoods: OtherGoods = [...homeAndGarden, ...vehiclesAndSport, ...peopleAndPets];
