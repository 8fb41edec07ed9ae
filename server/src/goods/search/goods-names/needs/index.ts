import type { Needs } from '../../synonyms/needs/needs.ts';
import { fashionNeeds } from './fashion.ts';
import { foodAndCareNeeds } from './food-and-care.ts';
import { householdNeeds } from './household.ts';
import { leisureNeeds } from './leisure.ts';
import { technologyNeeds } from './technology.ts';

/** What shoppers say who need kinds of `goods-names`, by the first English name of each. */
export const needsOfNames: Needs = {
  ...householdNeeds,
  ...fashionNeeds,
  ...leisureNeeds,
  ...technologyNeeds,
  ...foodAndCareNeeds,
};
