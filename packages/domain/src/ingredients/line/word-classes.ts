/**
 * What a word does in an ingredient line, for the few hundred words that steer its reading.
 *
 * - A word may do several things; each is one bit. A word that is not listed belongs to the food.
 * - `prepared` is what a cook does at home and a shop doesn't sell: "chopped", "melted". "Dried",
 *   "smoked" or "canned" are bought so, hence `soldAs`; after them even "chopped" is the product.
 */
import { numberWords } from '../number-words';

export const size = 1;
/** Says the size of a measure ("heaped spoon", "thick slices"), of a food only by accident. */
export const measureSize = 1 << 1;
export const prepared = 1 << 2;
/** "finely", "freshly": together with the next word a preparation, even with "ground". */
export const manner = 1 << 3;
export const soldAs = 1 << 4;
/** Describes a food without naming it: what is only described needs the next words too. */
export const describing = 1 << 5;
/** Opens a remark after the food: "to taste", "for frying", "such as". */
export const remark = 1 << 6;
/** Says that an amount is not exact: "about", "~". */
export const approximation = 1 << 7;
export const joining = 1 << 8;
/** A part that a cook takes from a whole: "zest of 1 lemon". */
export const part = 1 << 9;
export const preposition = 1 << 10;
export const article = 1 << 11;
/** A vague amount by itself: "some", "few". */
export const vague = 1 << 12;
/** A vague amount behind an article: "a little", "a bit". */
export const vagueWithArticle = 1 << 13;
/** Says a number: "two", "half", "a". */
export const counting = 1 << 14;
/** Joins a measure to its food: "of", "de". */
export const partitive = 1 << 15;
/** Opens a remark after the food only: "pork cut into cubes", but "thick cut pork". */
export const afterwards = 1 << 16;
/** A preparation only after a word of manner: "ground cumin", but "freshly ground". */
export const mannerPrepared = 1 << 17;
/** Strengthens a size: "very large". */
export const degree = 1 << 18;
/** Says that the cook may leave it out. */
export const optional = 1 << 19;

const wordsByClass: readonly (readonly [number, string])[] = [
  [
    size,
    `small medium large big tiny jumbo sm md lg med xl extra-large medium-large medium-small
     small-medium large-size large-sized medium-size medium-sized small-size small-sized good-size
     good-sized bite-size bite-sized thumb-size thumb-sized walnut-sized fist-sized average
     average-sized medium-to-large small-to-medium miniature kleine kleiner kleines große großer
     großes mittelgroße mittelgroßer petits petites gros grosse grosses moyen moyenne
     moyennes pequeño pequeña pequeños pequeñas grande grandes mediano mediana medianos medianas
     piccolo piccola piccoli piccole grandi medio media medi medie`,
  ],
  [
    measureSize,
    `heaped heaping level levelled rounded scant generous good thick thin fat short long plump
     hefty scanty flat slight full separate packed gestrichener gestrichene gehäufter gehäufte
     rasa rasas colmada colmadas rase rases bombée bombées raso colmo colmi`,
  ],
  [
    prepared,
    `chopped minced sliced diced grated shredded crumbled melted softened toasted cooked uncooked
     peeled shelled drained cleaned mashed trimmed cracked sifted beaten shaved julienned cubed
     hulled deveined boiled skinned stemmed steamed snipped chilled packed squeezed squashed
     bruised mixed-together halved quartered seeded deseeded de-seeded cored washed rinsed dried-off
     torn crushed scrubbed thawed defrosted soaked strained separated whisked stirred scooped
     leveled spooned plucked picked zested juiced segmented sectioned butterflied spatchcocked
     scored tied rolled-out pounded flattened warmed reheated heated cooled refreshed
     refrigerated deveined husked shucked filleted boned pitted-and-chopped hard-boiled soft-boiled
     hard-cooked cooked well-drained well-washed well-beaten well-chilled well-shaken coarsely-chopped
     finely-chopped fine-chopped fresh-squeezed freshly-squeezed freshly-ground fresh-ground
     freshly-grated lightly-beaten thinly-sliced slivered crisped scalded parboiled par-boiled
     wilted browned charred caramelised caramelized dissolved divided removed discarded
     sieved pureed puréed blitzed blended broken loosened patted hacked chunked destemmed
     destoned stoned tailed topped podded shaken trussed carved chiffonade julienne matchsticked
     gehackt gehackte gehackter gehacktes gerieben geriebene geriebener geriebenes gewürfelt
     gewürfelte geschält geschälte geschmolzen geschmolzene zerlassen zerlassene haché hachée
     hachés hachées râpé râpée râpés râpées fondu fondue émincé émincée émincés émincées picado
     picada picados picadas rallado rallada rallados ralladas pelado pelada pelados peladas
     troceado derretido derretida tritato tritata tritati tritate grattugiato grattugiata
     grattugiati grattugiate sbucciato sbucciata fuso`,
  ],
  [
    manner,
    `finely freshly coarsely roughly thinly thickly loosely firmly tightly lightly well very
     newly gently evenly fully partially partly cleanly neatly carefully crosswise lengthwise
     lengthways diagonally completely thoroughly just barely fein grob frisch finement
     grossièrement finamente`,
  ],
  [
    soldAs,
    `dried frozen canned tinned bottled smoked pickled preserved candied cured condensed evaporated
     powdered dehydrated freeze-dried sun-dried mixed prepared ready-made store-bought shop-bought
     instant jarred packaged pre-cooked precooked part-baked`,
  ],
  [
    describing,
    `ripe unripe red green yellow white black brown purple orange-fleshed golden dark pale light
     hot cold warm lukewarm cool fresh dry lean fatty sweet sour soft hard firm crisp crusty stale
     boneless skinless seedless unpeeled unsalted salted unsweetened sweetened raw plain whole
     wholemeal low-fat reduced-fat fat-free full-fat nonfat non-fat low-sodium reduced-sodium
     low-salt free-range organic unwaxed good-quality best-quality high-quality mild spicy
     fine coarse smooth crunchy creamy thick-cut thin-cut bone-in skin-on boned flavoured
     flavored scented unblemished homemade home-made day-old young old mature tender meaty new
     baby extra-virgin butter-flavored gluten-free dairy-free sugar-free unbleached crushed
     roasted blanched unblanched semi-skimmed skimmed all-purpose self-raising heavy double
     single center-cut centre-cut long short thick thin plump medium-hot rich aromatic neutral`,
  ],
  [
    remark,
    `+ plus such like preferably ideally optional optionally each see including excluding depending
     according if unless until till while when then that which use using available enough approx weighing weigh measuring totalling
     approximately about roughly-about around recommended as at by over after
     without not only q.b qb nach selon según secondo for to zum zur für pour para per`,
  ],
  [afterwards, 'cut left kept bought brought made split reserved taken broken pulled'],
  [mannerPrepared, 'ground milled brewed pressed roasted baked made seasoned packed filled sliced'],
  [
    approximation,
    `about approx approximately around roughly circa ca nearly almost ~ environ ungefähr etwa
     unos unas aproximadamente`,
  ],
  [joining, 'and or & + und oder et ou y o e plus'],
  [
    part,
    `juice zest rind peel leaves stems seeds pulp flesh yolk yolks whites saft schale
     abrieb jus zeste zumo ralladura cáscara succo scorza buccia`,
  ],
  [preposition, 'of from in into with without to at on over by as until for after'],
  [article, 'a an the un une una ein eine einen'],
  [vague, 'few some several plenty etwas q.b quelques algunos algunas alcuni alcune'],
  [vagueWithArticle, 'few little bit lot touch good-few small-amount tad'],
  [
    counting,
    `${[...numberWords.keys()].join(' ')} one-half one-third two-thirds one-quarter three-quarters
     three-fourths one-eighth`,
  ],
  [degree, 'very extra'],
  [optional, 'optional optionally facultatif facultatifs opcional facoltativo wahlweise'],
  [partitive, `of d' d’ dell' dell’ de du des di von d del della dello delle degli`],
];

/** Every listed word with the bits of its classes; a word that is not listed is an ordinary one. */
export const wordClasses: ReadonlyMap<string, number> = buildWordClasses();

function buildWordClasses(): Map<string, number> {
  const classes = new Map<string, number>();
  for (const [bit, words] of wordsByClass) {
    for (const word of words.split(/\s+/)) classes.set(word, (classes.get(word) ?? 0) | bit);
  }
  return classes;
}
