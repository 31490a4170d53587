/**
 * What posts on social networks say besides the recipe: greetings, sign-offs, prices, names of other
 * accounts, remarks of the writer about themselves, and jokes among the ingredients.
 *
 * A remark is recognised by what it says, in English, German, French, Spanish, Italian and Dutch. Callers
 * look only where remarks are expected (after the last step), because "I add the garlic now" may be a step.
 */
import { trimmedEnd } from '../../characters/text-end';

/** Longer lines have other content. */
const longestRemark = 160;

/**
 * Whether a line after the steps is addressed to readers.
 *
 * @example isPostRemark('Trust me, you will thank me later!') // true
 * @example isPostRemark('Serve with rice.') // false
 */
export function isPostRemark(line: string): boolean {
  if (line.length > longestRemark) return false;
  return remark.test(line) || mentions.test(line) || inBrackets.test(line) || isPrice(line);
}

/**
 * Whether a line counts something that is no food: minutes, likes, a rating, several short boasts.
 *
 * @example isCountInPost('2k likes and I’ll post part 2') // true
 * @example isCountInPost('2 kg potatoes') // false
 */
export function isCountInPost(line: string): boolean {
  return line.length <= longestRemark && (countOfPost.test(line) || isPrice(line));
}

/**
 * Whether an ingredient line is a joke: "a pinch of love".
 *
 * @example isJokeIngredient('Lots of love 💕') // true
 * @example isJokeIngredient('1 cup lovage') // false
 */
export function isJokeIngredient(line: string): boolean {
  return line.length <= longestRemark && joke.test(trimmedEnd(line, /[^\p{L})]/u));
}

/** "Total cost: $9.80"; not "2 onions ($1.20)", where an amount of food comes first. */
function isPrice(line: string): boolean {
  const price = /[$€£]\s?\d|\d\s?[€£]/.exec(line);
  return price !== null && !/^\P{L}*[\d½¼¾⅓⅔]/u.test(line.slice(0, price.index).trim());
}

/** "(My cat supervised it all 🐱)". */
const inBrackets = /^\([^()]+\)\P{L}*$/u;

/** Nothing but names of accounts. */
const mentions = /^\P{L}*(?:@[\p{L}\p{N}_.]+[^\p{L}@]*)+$/u;

const beginnings = [
  // The writer about themselves.
  "(?:i|i['’](?:m|ve|ll|d)|and i['’]ll|my (?:husband|wife|kids|family|partner|boyfriend|girlfriend|mum|mom|dad))\\b",
  'try not to\\b(?! (?:over|let|burn|stir|mix|brown|break|touch|move))',
  '(?:honestly|seriously|literally|trust me|believe me|promise|warning|fyi|also yes|ps|p\\.s)\\b',
  '(?:give (?:it|this|them) a (?:go|try)|let me know|tell me|tag me|tag us|dm me|show me|drop (?:a|your)|ask me)\\b',
  '(?:swipe|available (?:on|at|in)|shop (?:the|my|this)|grab (?:my|the (?:book|ebook))|check out|head to|pre-?order)\\b',
  '(?:photo|image|video|recipe|inspired|adapted) (?:by|from|inspired by|credit)\\b',
  // Sign-offs and greetings.
  "(?:that['’]?s (?:it|all)|ok(?:ay)? bye|bye|see you|until next|you['’]re welcome|thank me|thanks|thank you|cheers|xx+o?|xo(?:xo)*)\\b",
  '(?:love|lots of love|much love|hugs|big hugs),? (?:\\p{L}+ )?(?:x+|from)?\\P{L}*$',
  'love, \\p{Lu}\\p{L}+',
  '(?:good (?:morning|evening|night)|have a (?:great|lovely|good|nice|wonderful)|happy (?:new|friday|monday|sunday|saturday|weekend|easter|christmas|holidays|eating|mother))\\b',
  '(?:merry christmas|stay tuned|more recipes|coming soon|part \\d)\\b',
  '(?:so|soo+|the|absolutely|simply) (?:good|easy|yum(?:my)?|delicious|best|tasty)\\b',
  '(?:best|easiest) \\p{L}+ (?:ever|you)\\b',
  '\\d{1,2}\\s?/\\s?10\\b',
  '\\d+k? (?:likes|views|followers|saves)\\b',
  '(?:habt|hab) (?:einen|ein|eine)\\b|lasst? (?:gerne|mir|es euch)\\b|(?:eure|euer|liebe grüße|viel spaß|viel freude|schönen?|lg)\\b|bis (?:bald|zum nächsten)\\b',
  "bonne (?:dégustation|journée|soirée|semaine)\\b|bon (?:dimanche|week-?end)\\b|n['’]hésitez pas\\b|dites[- ]moi|bisous\\b|à (?:bientôt|très vite)\\b|belle journée\\b",
  '[¡¿]?(?:que tengas|que teng[áa]is|feliz|besos|un abrazo|gracias|te leo|os leo|cu[ée]ntame|dime)\\b',
  '(?:buona (?:giornata|serata|domenica)|un abbraccio|baci|fatemi sapere|fammi sapere|grazie)\\b|a presto\\b',
  '(?:veel (?:plezier|kookplezier)|laat (?:me|het) weten|groetjes|liefs|fijne? (?:dag|avond|weekend))\\b',
];

/** Anywhere in the line. */
const inside = [
  '(?:in|dans|en|nei|in de) (?:the |den |les |los |mis |nei |de )?(?:comments|kommentaren|commentaires|comentarios|commenti|reacties)\\b',
  '\\b(?:comments? below|thank me|trust me|let me know|would recommend|you guys)\\b',
  "\\b(?:dm|message) (?:me|you)\\b|\\byou['’]ll (?:love|thank)\\b",
  '\\b(?:ein like|gefällt mir|un like|un me gusta)\\b',
];

const remark = new RegExp(
  `^[^\\p{L}\\d]*(?:${beginnings.join('|')})|(?:${inside.join('|')})`,
  'iu',
);

/** "5 minutes. 3 ingredients.", "3 reasons to", "10/10 would". */
const countOfPost =
  /^\P{L}{0,4}\d+(?:[.,]\d+)?\s?k?\+?\s(?:likes|views|followers|saves|shares|comments|people|reasons|tips|ways|days|times|years|servings?,|k?cal\b|calories|ingredients?[.,!]|(?:min|minutes?|hours?)(?:[.,!]|\s(?:before|after|later|per|until|in|on)\b))|^\P{L}{0,4}\d{1,2}\s?\/\s?10\s\p{L}{4}/iu;

const joke =
  /^\P{L}*(?:[\p{L}\d/½¼]+\s){0,4}(?:love|patience|good vibes|happiness|sunshine|joy|laughter|magic|kisses|hugs|liebe|geduld|amour|amor|cariño|amore|liefde|geduld)(?:\s\([^()]{1,30}\))?$/iu;
