/** Ten households that differ in who eats, how much time there is, what was cooked, and the season. */
import type { Leaning } from '../../packages/domain/src/plan/magic-menu/menu-request';
import type { RecipeContent } from '../../packages/recipe-parser/src/recipe/recipe';

export interface Household {
  name: string;
  monday: string;
  eaters: { id: string; allergies: string[]; diets: string[]; dislikes: string[] }[];
  /** From Monday to Sunday; undefined: any time. */
  minutes: readonly (number | undefined)[];
  repeatAfterDays?: number;
  leanings?: Leaning[];
  favourites?: string[];
  /** Stars by title. */
  ratings?: Readonly<Record<string, number>>;
  /** Titles by day, from 0. */
  locked?: Readonly<Record<number, string>>;
  /** Days before Monday by title. */
  plannedBefore?: Readonly<Record<string, number>>;
  /** Its recipes. */
  has: (recipe: RecipeContent) => boolean;
  /** It collects recipes of other people's pages, where there are some. */
  hasPages?: boolean;
}

const anyTime = Array.from({ length: 7 }, () => undefined);
const all = () => true;
const eater = (more: Partial<Household['eaters'][number]> = {}) => ({
  id: 'one',
  allergies: [],
  diets: [],
  dislikes: [],
  ...more,
});

const fewTitles = [
  'Spaghetti bolognese',
  'Red lentil dal',
  'Chicken schnitzel and chips',
  'Beef tacos',
  'Apple crumble',
];

export const households: readonly Household[] = [
  {
    name: 'Two adults, no rules',
    monday: '2026-11-23',
    eaters: [eater()],
    minutes: anyTime,
    has: all,
  },
  {
    name: 'Two children, quick from Monday to Thursday, no mushrooms or olives',
    monday: '2027-02-15',
    eaters: [eater({ dislikes: ['mushrooms', 'olives'] })],
    minutes: [30, 30, 30, 30, 60, undefined, undefined],
    favourites: ['Beef tacos', 'Macaroni cheese'],
    ratings: { 'Zucchini slice': 4, 'Tuna mornay': 2, 'Rissoles with mashed potato': 4.5 },
    has: all,
  },
  {
    name: 'Vegetarian couple',
    monday: '2027-05-10',
    eaters: [eater({ diets: ['vegetarian'] })],
    minutes: [45, 45, 45, 45, 45, undefined, undefined],
    favourites: ['Laksa with tofu puffs'],
    has: all,
  },
  {
    name: 'A child with allergies to peanut and cashew',
    monday: '2027-03-08',
    eaters: [eater({ allergies: ['peanut', 'cashew'] })],
    minutes: [40, 40, 40, 40, 40, undefined, undefined],
    favourites: ['Chicken satay skewers', 'Butter chicken'],
    has: all,
  },
  {
    name: 'Gluten free and dairy free',
    monday: '2027-08-16',
    eaters: [eater({ diets: ['gluten-free'] }), eater({ id: 'two', diets: ['dairy-free'] })],
    minutes: [60, 60, 60, 60, 60, undefined, undefined],
    has: all,
  },
  {
    name: 'Five recipes',
    monday: '2026-11-23',
    eaters: [eater()],
    minutes: [undefined, undefined, 30, undefined, undefined, undefined, undefined],
    has: ({ title }) => fewTitles.includes(title),
  },
  {
    name: 'Halal, in winter',
    monday: '2027-07-12',
    eaters: [eater({ diets: ['halal'] })],
    minutes: [60, 60, 60, 60, 60, undefined, undefined],
    favourites: ['Moroccan lamb tagine'],
    has: all,
  },
  {
    name: 'Cooks much, again after three weeks at the earliest',
    monday: '2026-12-07',
    repeatAfterDays: 21,
    eaters: [eater()],
    minutes: [45, 45, 45, 45, 45, undefined, undefined],
    favourites: ['Salmon with asparagus', 'Thai beef salad', 'Butter chicken'],
    ratings: { 'Pad thai with prawns': 5, 'Beef pho': 5, Shakshuka: 4.5, 'Macaroni cheese': 3 },
    plannedBefore: {
      'Pad thai with prawns': 10,
      'Beef pho': 25,
      'Salmon with asparagus': 3,
      'Butter chicken': 30,
      Shakshuka: 50,
      'Spaghetti bolognese': 5,
      'Red lentil dal': 12,
      'Penne arrabbiata': 40,
      'Honey soy salmon': 60,
      'Thai beef salad': 22,
    },
    has: all,
  },
  {
    name: 'Barbecue on Saturday and fish on Friday are planned, quicker',
    monday: '2027-01-11',
    leanings: ['quicker'],
    eaters: [eater()],
    minutes: anyTime,
    locked: { 4: 'Barramundi with chips', 5: 'Steak with mash and beans' },
    has: all,
  },
  {
    name: 'Collects recipes of web pages',
    monday: '2026-11-23',
    eaters: [eater()],
    minutes: [60, 60, 60, 60, 60, undefined, undefined],
    has: all,
    hasPages: true,
  },
];
