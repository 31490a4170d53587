/**
 * Words of the languages that the food table has names in (`foods/languages`) that join, offer or excuse foods, in English: "Butter oder
 * Margarine" is "Butter or Margarine", "nach Belieben" is optional.
 *
 * - A word that is none in English is always translated; a letter or a short word only between two foods of these
 *   languages: "sal y pimienta", "peper en zout".
 */
import { findNamedFood } from '../../foods/food-index';
import { foodWords } from '../../foods/food-words';
import { findForeignFood, foreignNameWords } from '../../foods/languages/find-foreign-food';
import { findForeignName } from '../../foods/languages/foreign-names';
import { parseIngredient } from '../../ingredients/parse-ingredient';
import type { Ingredient } from '../../recipe/ingredient';

/** @example inEnglishPhrases('Sahne oder Milch (alternativ: Sojamilch)') // 'Sahne or Milch (or Sojamilch)' */
export function inEnglishPhrases(text: string): string {
  if (text.length > longestText || !mayBeForeign.test(text)) return text;
  const plain = phrases.reduce((said, [phrase, english]) => said.replace(phrase, english), text);
  return withChoiceFirst(plain).replace(shortJoin, (_all: string, word: string, at: number) => {
    const english = isBetweenFoods(plain, at, word) ? shortWords[word.toLowerCase()] : word;
    return ` ${english} `;
  });
}

/** "(o merluza)", behind another fish. */
function withChoiceFirst(text: string): string {
  return text.replace(opensChoice, (all: string, opening: string, food: string) =>
    isOffered(all, food) ? `${opening}or ${food}` : all,
  );
}

/** "Of" is an English word, "o" and "u" are none. */
function isOffered(all: string, food: string): boolean {
  const name = withoutAmount(food);
  return (
    findForeignFood(name) !== undefined ||
    (!/^\(?of\s/i.test(all) && findNamedFood(name.trim()) !== undefined)
  );
}

/** "Una bolsa de canónigos" offers what is in the bag. */
const withoutAmount = (food: string) => (counted.test(food) ? parseIngredient(food).name : food);
const counted = /^(?:\d|(?:una?|uno|une|ein|eine[rsm]?|een)\s)/i;

const opensChoice = /(^|\()(?:o|u|of|of wel)\s([^(),;]+)/giu;

/**
 * "Oignon piqué", "de 2 clous de girofle": what is stuck into a food is to be bought as well.
 *
 * @example withStuckFood({ name: 'oignon piqué', amount: '1', unit: '', note: 'de 2 clous de girofle' }).note
 * // 'plus 2 clous de girofle'
 */
export function withStuckFood(row: Ingredient): Ingredient {
  const { name, note = '' } = row;
  const text = note === '' ? name : `${name}, ${note}`;
  const [all = '', before = ''] = stuckWith.exec(text) ?? [];
  if (all === '') return row;
  return { ...row, name: before, note: `plus ${text.slice(all.length)}` };
}

/** Up to the number of what is stuck into it. */
const stuckWith =
  /^([^,;()]{1,80}?),? (?:piquée?s?|cloutée?s?|gespickt|bespickt|besteckt|claveteada?|pinchad[oa]s?|mechad[oa]s?|steccat[aeio]|bestoken|gestoken),? (?:de|d['’]|avec|mit|con|met),? ?(?=\d|une?\s|ein|een|dos|due|zwei|twee|deux)/iu;

/**
 * What is before it, without its amount, and the word after it. Foods of another language, or one of them beside an English
 * name: "panna o yogurt". Behind a known food "o" offers whatever follows: "aceite o manteca".
 */
function isBetweenFoods(text: string, at: number, word: string): boolean {
  const before = parseIngredient(text.slice(0, at).replace(/^.*[,;(]\s*/, '')).name;
  const following = text.slice(at + word.length + 2).replace(/[,;(].*$|\s(?:to taste|q\.).*$/, '');
  const after = withoutAmount(following);
  const [isFirst = false, isSecond = false] = [before, after].map(
    (food) => water.test(food) || isForeignFood(food),
  );
  // "Bicarbonate of soda" is one food, and English, though the French have its first word.
  if (findNamedFood(`${before} ${word} ${after}`)) return false;
  if (/^en$/i.test(word) && isInWhichSold.test(after)) return false;
  const isLetter = /^[ouy]$/i.test(word);
  if (isFirst && isSecond) return true;
  const offersAny =
    /^[ou]$/i.test(word) || (/^of$/i.test(word) && findForeignFood(before) !== undefined);
  if (isFirst) return findNamedFood(after) !== undefined || (offersAny && isName(after));
  return (
    findNamedFood(before) !== undefined &&
    (isSecond || (isLetter && findNamedFood(after) !== undefined))
  );
}

/** No food, but a stock may be taken instead of it: "acqua calda o brodo". */
const water = /^(?:acqua|agua|água|eau|(?:warmes |heißes |kaltes )?wasser)(?!\p{L})/iu;

/** "Cebollitas en vinagre" are sold so; "en" joins two foods in Dutch alone. */
const isInWhichSold =
  /^(?:vinagre|aceite|agua|alm[ií]bar|salmuera|escabeche|salsa|su|conserva|lata|leche|saumure|vinaigre|sirop|huile|fetas|rodajas|trozos|tiras|cubos|cubitos|dados|daditos|lonchas|l[aá]minas|juliana|gajos|rama|grano|hebras|polvo|flor|c[uú]bes|d[eé]s|tranches|rondelles|lani[eè]res|lamelles|grains|poudre|branche|quartiers|morceaux|julienne)(?!\p{L})/iu;

const isForeignFood = (text: string) =>
  findForeignFood(text) !== undefined || findForeignName(foodWords(text), true) !== undefined;

/** A few words that may be a food: more than adjectives. */
const isName = (text: string) =>
  /^\p{L}{4,}(?:\s\p{L}+){0,3}$/u.test(text) && foreignNameWords(text).length > 0;

const colours =
  'rote[rsn]?|grüne[rsn]?|gelbe[rsn]?|wei(?:ß|ss)e[rsn]?|braune[rsn]?|schwarze[rsn]?|helle[rsn]?|dunkle[rsn]?|rode|groene|gele|witte|bruine|zwarte|oranje|blauwe';

const phrases: readonly (readonly [RegExp, string])[] = [
  // "Rode of gele paprika": each colour is of the food.
  [
    new RegExp(
      `(?<=^|\\s)(${colours}) (?:oder|of|und/oder|en/of) (${colours}) (?=(\\p{L}[\\p{L}'’-]*))`,
      'giu',
    ),
    '$1 $3 or $2 ',
  ],
  [
    /^(?:zum (?:dazu ?|mit)?(?:servieren|anrichten|dippen|dazureichen)|om (?:erbij )?te serveren|voor (?:er|daar)bij|erbij)$/iu,
    'to serve',
  ],
  [
    /^(?:dazu|hierzu|daarbij|als (?:beilage|bijgerecht))(?: (?:passt|passen|schmeckt|schmecken|gibt es))?$/iu,
    'to serve',
  ],
  [
    /^(?:(?:dazu|hierzu)(?: (?:passt|passen|schmeckt|schmecken|gibt es)(?: (?:gut|auch|am besten))?)?|daarbij|als beilage|als bijgerecht) (?=\p{L}{3})/iu,
    '',
  ],
  // "Basmatireis als Beilage", "sambal voor de liefhebber": what or who it is for.
  [/(?<=\p{L})\s(?:voor de liefhebbers?|für (?:kenner|liebhaber)|für wer mag)$/iu, ', optional'],
  [
    /(?<=\p{L})\s(?:(?:als|zur) beilage|(?:als bijgerecht|voor (?:er|daar)bij|erbij|om erbij te (?:eten|serveren)|ter garnering))$/iu,
    ', to serve',
  ],
  [/(?<=\p{L}{3})\sdazu$/iu, ', to serve'],
  [/(?<=\p{L})\so\.\s(?=\p{L}{3})/gu, ' or '],
  [
    /(?<=^|[\s(,])(?:frisch(?:e|er|es)?|verse?) (?:oder|of) (?:tk|tiefgekühlt(?:e|er|es)?|gefroren(?:e|er|es)?|(?:uit de )?diepvries|bevroren)(?=$|[\s),])/giu,
    'fresh or frozen',
  ],
  [
    /(?<=^|[\s(,])(?:tk|tiefgekühlt(?:e|er|es)?|gefroren(?:e|er|es)?|diepvries|bevroren) (?:oder|of) (?:frisch(?:e|er|es)?|verse?)(?=$|[\s),])/giu,
    'fresh or frozen',
  ],
  // "Épaule ou tendron de veau": both are of the animal.
  [
    /(?<=^|\s)(\p{L}{4,}) (?:ou|o) (?:d['’]|de |di )?(\p{L}{4,}) (de |di |d['’])(veau|porc|bœuf|boeuf|agneau|poulet|cerdo|puerco|ternera|cordero|pollo|vitello|maiale|manzo|agnello)(?!\p{L})/giu,
    '$1 $3$4 or $2 $3$4',
  ],
  // "Malto o di miele": of the measure before.
  [/(?<=\p{L}\)?) (?:o|ou) (?:d['’]|(?:di|de|del|della|du|des) )(?=\p{L}{3})/giu, ' or '],
  [/^peu d(?:e |['’])| d['’]environ$/iu, ''],
  [/^[ye] (?=[\d¼-¾⅐-⅞])/iu, 'and '],
  // With its accents it is no pâté.
  [/(?<=^|\d ?k?g (?:de )?)pâtes(?=\s*(?:[(,]|au choix|$))/iu, 'pasta'],
  [
    /(?<=^|\s)(?:fra[iî](?:che)?s?|fresc[oaie]|freschi|fresche) (?:ou|o|oppure) (?:surgelée?s?|surgelat[oaie]|congelad[oa]s?)/giu,
    '',
  ],
  [
    /(?<!\p{L})(?:nach geschmack|je nach geschmack|naar smaak|al gusto|a gusto|a piacere|au goût|selon (?:le |votre )?goûts?|a gosto|do smaku|efter smak|etter smak|efter smag)(?!\p{L})/giu,
    'to taste',
  ],
  [
    /(?:^|\s)(?:c\/[ns]|c\.n\.|cantidad necesaria|quantité suffisante|quanto basta)(?!\p{L})/giu,
    ' to taste',
  ],
  [/(?<=\s)(?:au choix|a scelta|a vostra scelta|a elección|a tu elección)(?!\p{L})/giu, ''],
  [/(?<=^|\s)(?:ein wenig|een beetje|un peu de?|un poco de|un po['’] di)\s+(?=\p{L}{3})/giu, ''],
  [
    /(?<!\p{L})(?:alternativ|ersatzweise|wahlweise|à défaut|als alternatief|en su defecto|in alternativa|alternativt)(?!\p{L}):?\s*(?:auch |durch )?(?=\p{L})/giu,
    'or ',
  ],
  [
    /(?<=^|[\s(])(?:oder|bzw\.|beziehungsweise|ou bien|ou|oppure|o bien|sinon|eller|el\.|lub|albo|vagy|alebo|nebo|tai)(?=\s)/giu,
    'or',
  ],
  [/(?<=\s)(?:of|o|u) (?:een |un |una )?(?:andere?|altr[oaie]|otr[oa]s?)(?=\s)/giu, 'or other'],
  [/(?<=^|\s)(?:und|u\.|sowie|et|och|og|oraz)(?=\s)/giu, 'and'],
  [
    /(?:^|\s)(?:(?:alcune|delle|poche) fogli(?:e|oline)|qualche fogli(?:a|olina)|quelques feuilles|(?:unas|algunas) hojas|einige blätter|(?:een paar|enkele) blaadjes)(?: (?:di|de))?(?=\s|$)/giu,
    ' ',
  ],
  // "Kochsahne (15 % Fett)" names no fat to buy.
  [/(?<=\d\s?%)\s?(?:fett(?:anteil|gehalt)?(?: i\. ?tr\.?)?|vet)(?!\p{L})/giu, ''],
  [/^(?:qualche|alcun[ie]|quelques|algun[oa]s|varios)\s+(?=\p{L}{3})/iu, ''],
  [/(queso [^,;()]{1,30}[(,]?\s?o (?:queso )?)panela(?!\p{L})/giu, '$1queso panela'],
  [/(?<=\s)qb$/giu, 'to taste'],
  [
    /(?<!\p{L})(?:optional(?:es?|er)|nach (?:belieben|wunsch|bedarf)|wer mag|falls gewünscht|facultati(?:f|ve)s?|opcional(?:es)?|optionn?el(?:le)?s?|optativ[oa]s?|facoltativ[oaie]|se (?:piace|piacciono|gradit[oaie]|volete|si vuole|lo si desidera|desiderate)|si (?:te|le|les|os) gustan?|si (?:se |lo |la |los |las )?(?:desean?|deseas|prefieres?|quier(?:es?|en))|si gustan?|si (?:vous|l['’]on|on) (?:l['’]|les )?aime[zs]?|si (?:désirée?s?|souhaitée?s?)|selon (?:l['’])?envies?|opzional[ei]|optioneel|naar (?:keuze|wens)|indien gewenst|eventueel|evt?l?\.?|n\. ?b\.?|ggf\.|valfritt|valgfritt|eventuelt|opcjonalnie)(?!\p{L})/giu,
    'optional',
  ],
];

const shortWords: Readonly<Record<string, string>> = {
  o: 'or',
  u: 'or',
  of: 'or',
  y: 'and',
  e: 'and',
  en: 'and',
  i: 'and',
};
const shortJoin = /\s(o|u|of|y|e|en|i)\s/giu;
/** A longer text is no row of foods. */
const longestText = 300;
/** A quick check for every row. */
const mayBeForeign =
  /e[rsn]? (?:oder|of) |\/o[df]|^zum |^om |^voor |^(?:dazu|hierzu|daarbij|als )|dazu$|beilage$|bijgerecht$|erbij|daarbij$|serveren$|garnering$|liefhebber|kenner$|liebhaber$|\so\.\s|\b(?:tk|vers|verse|bevroren)\b|diepvries|^[ye] |^peu d|d['’]environ$|pâtes|surgel|congelad|geschmack|smaak|gusto|goût|piacere|quant|c\/[ns]|c\.n|choix|scelta|elección|queso|qualche|alcun|quelques|algun|varios|sinon|oppure|opzional|ein wenig|een beetje|un p|(?:^|[\s(])(?:oder|eller|el\.|lub|albo|vagy|alebo|nebo|tai|ou|o|u|of|und|u\.|och|og|oraz|et|y|e|en|i|sowie|bzw\.)\s|alternativ|ersatzweise|wahlweise|défaut|alternatief|defecto|beziehungs|opt?ional|optionn|optativ|se piac|se grad|se vol|se si v|se lo si|se desid|si (?:te|le|les|os|se|lo|la|los|las|vous|on|l['’]|désir|souhait|dese|gust|quier|prefie)|envie|nach \p{L}|wer mag|falls|facultati|opcional|facoltativ|optioneel|naar (?:keuze|wens)|indien|eventue|gosto|smaku|efter sma|etter smak|valgfritt|valfritt|opcjonal|evt?l?(?!\p{L})|n\. ?b|%|ggf\.|fogli|feuilles|hojas|blätter|blaadjes|qb$/iu;
