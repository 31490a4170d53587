/**
 * What a word does in an ingredient line, for the few hundred words that control the parser.
 *
 * - A word may do several things; each is one bit. A word that is not listed belongs to the food.
 * - Words with hyphens are classified by their ends (see lexicon.ts); only exceptions are listed here.
 * - English of all countries; the basics of German, French, Spanish and Italian.
 */
import { numberWords } from '../../../units/number-words';

/** Says how large a food or a measure is. */
export const size = 1;
/** Says how full or large a measure is ("heaped spoon", "thick slices"), not what to buy. */
export const measureSize = 1 << 1;
/** What a cook does at home and a shop doesn't sell: "chopped", "melted". */
export const prepared = 1 << 2;
/** "finely", "freshly": together with the next word a preparation. */
export const manner = 1 << 3;
/** Bought that way: "dried", "frozen", "canned"; even "chopped" after it is the product. */
export const soldAs = 1 << 4;
/** Describes a food without naming it: a food must still follow. */
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
/** A vague amount after an article: "a little", "a bit". */
export const vagueWithArticle = 1 << 13;
/** Says a number: "two", "half", "a". */
export const counting = 1 << 14;
/** Joins a measure to its food: "of", "de". */
export const partitive = 1 << 15;
/** Opens a remark unless a food follows: "pork cut into cubes", but "thick cut pork". */
export const afterPreparation = 1 << 16;
/** A preparation only after a word of manner: "ground cumin", but "freshly ground". */
export const mannerPrepared = 1 << 17;
/** Strengthens a size: "very large". */
export const degree = 1 << 18;
/** Says that the cook may leave it out. */
export const optional = 1 << 19;
/** Only counts: "3 units of lemon", "2 st ägg", "卵 4個". It says no more than the number does. */
export const counter = 1 << 20;
/** Says how full a measure is also behind it: "1 EL gestrichen Mehl". */
export const fullness = 1 << 21;

/** Neither food nor description: "x", "minus". */
const sign = 1 << 22;

const wordsByClass: readonly (readonly [number, ...string[]])[] = [
  [
    size,
    'small medium large big tiny jumbo miniature average sm sml md lg lge med xl smaller larger bigger',
    'extra-large medium-large medium-small small-medium medium-to-large small-to-medium',
    'small-size small-sized medium-size medium-sized large-size large-sized average-sized',
    'good-size good-sized bite-size bite-sized thumb-size thumb-sized fist-sized walnut-sized',
    'kl gr mittelgr mittl mittlere mittlerer mittelgroßes daumengroßes daumengroße daumendickes walnussgroßes walnussgroße haselnussgroßes fingerdickes m kleine kleiner kleines große großer großes mittelgroße mittelgroßer',
    'petits petites gros grosse grosses moyen moyenne moyennes',
    'pequeño pequeña pequeños pequeñas grande grandes mediano mediana medianos medianas',
    'piccolo piccola piccoli piccole grandi medio media medi medie',
  ],
  [
    measureSize,
    'heaped heaping level levelled rounded scant scanty generous good hefty full flat slight',
    'thick thin fat short long plump separate packed',
    'guter gutes großzügiger großzügige großzügiges kräftiger kräftiges ordentlicher ordentliche flinke royale ruime goede',
    'gestrichener gestrichene gehäufter gehäufte rase rases bombée bombées',
    'raso rasa rasas rasos rasi rase colmo colmi colma colme colmada colmadas geh gestr gestrichen gehäuft',
    'scarso scarsa scarsi scarse abbondante abbondanti escaso escasa escasos escasas generoso generosa generosos generosas',
    'pleine pleines plein pleins voll généreuse généreuses généreux knapper knappe knappes schwacher afgestreken krappe',
    'struken strukna rågad rågade toppad toppet strøgen czubata czubate płaska płaskie',
    'zarovnaná vrchovatá rasa cheia cheias',
  ],
  [
    fullness,
    'heaped heaping level levelled leveled rounded scant geh gestr gestrichen gehäuft gestrichene',
    'gehäufte rase rases bombée bombées raso rasa rasas rasos rasi rase colmo colmi colma colme colmada colmadas',
    'scarso scarsa scarsi scarse abbondante abbondanti escaso escasa escasos escasas generoso generosa generosos generosas',
    'pleine pleines plein pleins voll généreuse généreuses généreux',
  ],
  [
    counter,
    'unit units count ct nos ea pc pcs stk st styck stycken szt sztuka sztuki sztuk ks kus kusy kusů kusov kpl',
    'unidad unidades ud uds unidade unidades шт штука штуки штук 個 コ こ ケ 本 枚 玉 匹 尾 羽 个 只 隻',
    '颗 顆 粒 条 條 根 棵 개 마리 대 뿌리 알',
    'adet tane vnt gab kom τεμ бр عدد حبة حبات buah butir ekor quả trái',
  ],
  [
    prepared,
    'chopped minced sliced diced cubed grated shredded shaved julienne julienned matchsticked slivered',
    'chunked hacked slit halved quartered segmented sectioned carved snipped torn crumbled crushed cracked',
    'squashed smashed bruised pounded flattened mashed pureed puréed blended blitzed sieved strained sifted',
    'peeled shelled hulled husked shucked skinned stemmed destemmed cored seeded deseeded de-seeded',
    'stoned destoned boned filleted deveined podded topped tailed trimmed cleaned scrubbed washed',
    'rinsed drained patted picked plucked separated divided loosened shaken whisked beaten stirred',
    'zested juiced squeezed spooned scooped leveled packed scored tied trussed butterflied',
    'spatchcocked cooked uncooked boiled parboiled par-boiled scalded steamed toasted charred browned',
    'crisped wilted caramelised caramelized softened melted dissolved soaked thawed defrosted chilled',
    'cooled refreshed refrigerated warmed heated reheated removed discarded chiffonade broken',
    'abgeriebene abgeriebener geraspt geraspte gesnipperd gesnipperde geperst geperste fijngesneden',
    'gehackt gehackte gehackter gehacktes gerieben geriebene geriebener geriebenes gewürfelt',
    'gewürfelte geschält geschälte geschmolzen geschmolzene zerlassen zerlassene',
    'haché hachée hachés hachées râpé râpée râpés râpées fondu fondue émincé émincée émincés émincées',
    'picado picada picados picadas rallado rallada rallados ralladas pelado pelada pelados peladas',
    'troceado derretido derretida tritato tritata tritati tritate grattugiato grattugiata grattugiati',
    'grattugiate sbucciato sbucciata fuso fusa sciolto sciolta ammorbidito ammorbidita',
    'troceada troceados troceadas derretidos derretidas fileteada fileteado',
  ],
  [
    manner,
    'finely freshly coarsely roughly thinly thickly loosely firmly tightly lightly well very newly',
    'gently evenly fully partially partly cleanly neatly carefully crosswise lengthwise lengthways',
    'diagonally completely thoroughly just barely fein grob frisch finement grossièrement finamente',
  ],
  [
    soldAs,
    'dried freeze-dried sun-dried frozen canned tinned bottled jarred packaged smoked pickled',
    'preserved candied cured condensed evaporated powdered dehydrated mixed prepared instant',
    'ready-made store-bought shop-bought pre-cooked precooked part-baked',
  ],
  [
    describing,
    'ripe unripe raw fresh new young old mature day-old stale homemade home-made organic unwaxed baby',
    'red green yellow white black brown purple golden dark pale light rich',
    'hot cold warm lukewarm cool mild spicy medium-hot sweet sour aromatic scented neutral',
    'lean fatty meaty tender soft hard firm crisp crunchy crusty creamy smooth fine coarse dry plump',
    'long short thick thin heavy double single whole wholemeal plain all-purpose self-raising',
    'boneless skinless seedless unpeeled unblemished blanched unblanched unbleached roasted',
    'salted unsalted sweetened unsweetened flavoured flavored skimmed semi-skimmed nonfat',
    'extra-virgin',
    'strong robust good better nice beautiful perfect quality premium finest favourite favorite',
    'imported local domestic regional seasonal artisan artisanal authentic heirloom wild farmed',
    'flavourful flavorful fragrant fruity earthy nutty tangy juicy sticky flaky fluffy chewy crumbly',
    'moist waxy floury starchy dense delicate sturdy meltable spreadable unsulphured unsulfured unfiltered',
    'pasteurised pasteurized unpasteurised unpasteurized reduced-fat lite nonstick',
  ],
  [
    remark,
    '+ plus such like preferably ideally recommended optional optionally each see including excluding',
    'depending according if unless until till while when then that which use using available enough',
    'approx approximately about around weighing weigh measuring totalling as at by over after without',
    'a-gusto 少々 適量 適宜 少許 少许 适量 약간 적당량 조금',
    'do not only for to q.b nach zum zur für selon pour según para secondo per',
  ],
  [afterPreparation, 'cut split left kept bought brought made reserved taken broken pulled'],
  [mannerPrepared, 'ground milled brewed pressed roasted baked made seasoned packed filled'],
  [
    approximation,
    'about approx approximately around roughly circa ca nearly almost ~',
    'ungefähr etwa ca ev n.b evtl evt eventueel eventuell ggf ggfs gegebenenfalls environ unos unas aproximadamente',
  ],
  [joining, 'and or & + plus und oder et ou y o e'],
  [
    part,
    'juice zest rind peel leaves stems seeds pulp flesh yolk yolks whites',
    'saft schale abrieb mark jus zeste zestes zumo jugo ralladura cáscara succo scorza buccia sap rasp schil',
    'piel cáscara corteza écorce scorze casca cascas granos chicchi pulpa pulpe',
    'sumo suco raspa raspas sok soku skórka skórki saften skal skallet',
  ],
  [preposition, 'of from in into with without to at on over by as until for after'],
  [
    article,
    'a an the un une una ein eine einen een der die das le la les el los las il lo gli het de',
  ],
  [
    vague,
    'few some several plenty etwas wenig einige einiger enkele paar q.b quelques algunos algunas alcuni alcune',
  ],
  [vagueWithArticle, 'few little bit lot touch tad paar peu poco po poquito pochino'],
  [counting, 'one-half one-third two-thirds one-quarter three-quarters three-fourths one-eighth'],
  [counting, ...numberWords.keys()],
  [degree, 'very extra'],
  [sign, 'x × minus less'],
  [
    optional,
    'optional optionally ev n.b evtl evt eventueel eventuell ggf ggfs gegebenenfalls wahlweise facultatif facultatifs opcional facoltativo',
  ],
  [
    partitive,
    'of von van av af z de du des da à d’ del della dello delle degli di dell’',
    "d' dell'",
  ],
];

/** Every listed word with the bits of its classes. */
export const wordClasses: ReadonlyMap<string, number> = buildWordClasses();

function buildWordClasses(): Map<string, number> {
  const classes = new Map<string, number>();
  for (const [bit, ...lines] of wordsByClass) {
    for (const word of lines.flatMap((line) => line.split(' '))) {
      classes.set(word, (classes.get(word) ?? 0) | bit);
    }
  }
  return classes;
}
