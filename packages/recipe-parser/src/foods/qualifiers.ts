/**
 * Words of an ingredient that don't change what a shopper picks up.
 *
 * - Preparation ("finely chopped"), size ("large"), care ("organic") and amount ("heaped") are
 *   dropped from every name.
 * - Of these, care describes the product as sold: organic eggs can have a line separate from
 *   eggs (`food-wording.ts`).
 * - Shape and temperature ("wedges", "cold") are dropped only when what is left is a food: a cold
 *   brew coffee stays one.
 * - Not here, because they matter: colours, cuts, smoked, dried, frozen, canned, cooked, salted,
 *   light, low-fat, bone-in, and every unlisted word.
 */

/** @example isQualifier('chopped') // true */
export function isQualifier(word: string): boolean {
  return qualifiers.has(word);
}

/** @example isCare('organic') // true */
export function isCare(word: string): boolean {
  return care.has(word);
}

/** @example isShapeOrState('wedges') // true */
export function isShapeOrState(word: string): boolean {
  return shapesAndStates.has(word);
}

/** How it was raised or caught: part of how it is sold, but not of which food it is. */
export const carePhrases =
  /\b(?:(?:american|european|country)[- ]style|free[- ]range|cage[- ]free|grass[- ]fed|wild[- ]caught|pasture[- ]raised|hand[- ]picked|individually wrapped|skin[- ]off|sustainably[- ]\w+|fair[- ]trade|full[- ]fat|\d{1,3}(?:[-–]\d{1,3})?\s?%(?:[- ](?:lean|fat[- ]free|pure|cocoa|cacao)|\s+)|\d{1,2}[- ]percent(?:[- ](?:lean|fat|milk[- ]?fat))?|\p{L}+[- ](?:sized?|colou?red)|(?:medium|fine|coarse)[- ](?:grain|grind|ground)|(?:center|centre|julienne|thick|thin)[- ]cut|ready[- ](?:made|cooked|rolled|to[- ]roll)|vac(?:uum)?[- ](?:packed|packaged|sealed)|corn[- ]fed|dry[- ]cured|no[- ](?:added[- ]sugar|sugar[- ]added)|\d\d\/\d\d(?= (?:lean|ground|minced?|beef)))\b/giu;

/** Other remarks of several words that can be inside a name. */
export const remarkPhrases =
  /\b(?:(?:at )?room[- ]temp(?:erature|\.)?|bite[- ]sized?|(?:good|best|high)[- ](?:quality|sized?)|extra[- ](?:large|lean|fresh)|medium[- ]sized?|store[- ]bought|home[- ]?made|ready[- ]to[- ](?:eat|use|serve|bake)|your favou?rite|of your choice|of choice|day[- ]old|\d{2,3}\s?% hydration)\b/gi;

/**
 * The start of a remark on what to do with the food: "to taste", "for frying",
 * "cut into wedges". The text before it is the food.
 */
export const remarkStart =
  /\s(?:for|to|plus|such as|preferably|cut(?= (?:in|into|to|from|on|up|across|crossways|crosswise|lengthways|lengthwise|diagonally|small|thin|thick)|$)|at least|about|approx\w*|until|each|if|with (?:(?:the|their|its|all) )?(?:juices?|liquid|syrup|skins? on|tops|leaves|fronds|stems?|roots|bones?|fat)|in (?:their|its) \w+|optional|add(?:ing)?(?= (?:more|extra))|from (?=an? (?:tube|jar|tin|can|bottle|packet|box|bag)\b)|garnish|depending|divided|or more|or less|or as|as needed|as required|as desired|and extra)\b.*$/i;

/** "juice of 2", "zest of", "a pinch of": what precedes "of" is not the food. */
export const nounBeforeFood =
  /^(?:(?:the|an?|some|few|good|little|big|small|large|generous|couple|of|finely|freshly|grated|squeezed|and) )*(?:juice|zest|rind|bit|dash|pinch|handful|knob|nub|nubbin|hunk|lump|drizzle|splash|squeeze|sprinkle|sprinkling|glug|dollop|lug|grind|grinding|twist|couple|piece|slice|sprig|bunch|head|clove|lot|plenty|few|case|tray|crate|pot|portion|container|scoop|ball|amount|(?:(?:white|(?:dark |light |pale )?green)(?: and (?:light |pale )?green)? )?part)(?:e?s)? (?:only )?of (?:(?:\d+|[¼½¾⅓⅔]|an?|one|two|half) )*/i;

const care: ReadonlySet<string> = wordSet(
  'fresh organic ripe quality rindless overripe skinless boneless skinned boned deboned unwaxed',
);

const qualifiers: ReadonlySet<string> = new Set([
  ...care,
  ...wordSet(
    // Size
    'small medium large big sized size sprig sprigs',
    // Preparation
    'chopped diced sliced minced crushed grated shredded peeled trimmed halved quartered cubed torn',
    'washed rinsed drained cored deseeded pitted stoned hulled shelled softened melted chilled',
    'beaten whisked sifted toasted mashed pureed picked separated scrubbed zested juiced',
    'bruised crumbled shaved tied debearded deveined scored butterflied flattened pounded patted',
    'thawed defrosted finely roughly coarsely freshly thinly thickly lightly firmly loosely tightly',
    'neatly evenly gently very really truly slightly barely partially partly just snipped reserved soaked destemmed stemmed unpeeled prepared',
    'topped podded julienned scraped purchased supermarket',
    // Amount and choice
    'bulk heaped heaping level rounded scant packed generous additional approx approximately',
    'a plus divided extra clove cloves optional favourite favorite',
    // Whose sizes are meant: "UK medium / US large eggs"
    'uk us',
  ),
]);

const shapesAndStates: ReadonlySet<string> = wordSet(
  'strip strips ribbon ribbons sliver slivers shaving shavings',
  'piece pieces chunk chunks cube cubes slice slices wedge wedges wheel wheels segment segments',
  'matchstick matchsticks baton batons stalk stalks half halves quarter quarters whole bit bits',
  'stale underripe unripe cold warm lukewarm tepid warmed cut lean good best raw plain unsweetened little few some the an of',
  'poached scrambled coddled sauteed sautéed',
  'premium more any firm pure tender thin thick slender soft ripe mature plump juicy crisp crunchy',
  'uncooked unsifted hearty rich fruity meaty crusty rustic industrial dairy seedless kosher fryer solid aged foraged heirloom heritage',
  'sturdy unblemished nice perfect but yet fine coarse real authentic traditional seasonal local',
  'regular ordinary standard normal natural imported domestic',
  'runny drippy pourable',
  'juiciest sweetest ripest freshest smallest largest biggest youngest thinnest finest firmest tastiest',
);

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
