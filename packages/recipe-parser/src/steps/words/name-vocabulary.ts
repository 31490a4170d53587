/** Words of ingredient names that are less than a food: cuts and shapes, and last words too vague. */
import { wordSet } from './word-set';

/** Cuts of meat and fish, which also stand for it alone: "the chops". */
export const cutWords: ReadonlySet<string> = wordSet(
  'thigh breast drumstick wing leg fillet tenderloin loin steak chop cutlet shoulder mince maryland',
);

/** What may be left out after the food, as cuts may: "cinnamon sticks" are "the cinnamon". */
export const formWords: ReadonlySet<string> = wordSet(
  'floret leaf sprig clove stem stalk bulb head piece chunk cube slice wedge strip half extract',
  'essence kernel spear tip crown segment ring puff ball sheet block stick bun flower frond nib',
  'chip root pod weed heart link',
);

/** What doesn't tell the food when it is alone: "the sauce" is seldom the soy sauce. */
export const vagueLastWords: ReadonlySet<string> = wordSet(
  'sauce powder mix seasoning paste juice zest rind peel flake granule crystal mixture blend spread',
  'dressing filling topping glaze syrup dough batter base crust soup salad cup free crumb',
  'product style choice taste garnish serving brand substitute can tin packet jar bag bottle and more',
  'dice note recipe rub marinade dip smoke ice seed',
);

/** A noun after a food that makes it another thing: "onion mixture", "rice cooker", "butter sauce". */
export const followingNouns: ReadonlySet<string> = wordSet(
  'mixture mix blend sauce glaze seasoning marinade dressing batter dough filling topping layer base',
  'ball cooker paddle pan pot bowl dish plate tray tin water soup stew salad pie cake cookie crumble',
  'curry paste puree syrup foam crust fat dripping liquid bath brine oil butter powder spread patty',
  'burger mould mold stock broth gravy processor grinder mill thermometer knife board ring shell',
  'bread sandwich wash rub crisp cracker icing frosting custard mousse mash slurry roux packet jar can',
  'taco burrito bag wrapper paper cutter press peeler combo medley side solution reduction compote',
);
