/**
 * Whether a line begins as steps do, for lists of steps without headings and full stops: "Beat the eggs".
 *
 * - In English and Romance languages and Dutch the verb comes first; in German it is often last.
 * - A verb that is a food, a cut or a dish too ("toast", "top", "roll") counts only before a word that
 *   no name of a food has second: "Roll it out".
 */
import { withoutBullet } from './bullets';

/** @example opensLikeStep('Melt the butter') // true, but not 'Butter, melted' or 'Roll, toasted' */
export function opensLikeStep(line: string): boolean {
  const text = withoutBullet(line);
  if (text.length > longestLooked) return opensLikeStep(text.slice(0, longestLooked));
  return verb.test(text) || doubtfulVerb.test(text) || germanEnd.test(text);
}

const longestLooked = 120;

const verbs = [
  'add|arrange|assemble|bake|beat|blitz|boil|bring|brush|chill|chop|combine|cook|crack|crumble|drain|drizzle|fill|flip|fold|fry|garnish|gather|grease|heat|knead|let|line|marinate|mash|measure|melt|microwave|mix|peel|place|poach|pour|preheat|prepare|press|pulse|put|refrigerate|remove|rinse|saut[ée]|scatter|scoop|sear|shape|shred|sift|simmer|soak|soften|spoon|sprinkle|stir|strain|stuff|tear|tip|toss|transfer|wash|weigh|whisk|wrap',
  'ajoute[zr]?|chauffer|coupe[zr]|cuire|enfourne[zr]?|fai(?:re|tes)|m[ée]lange[zr]?|mette[zr]|mettre|pr[ée]chauffe[zr]?|servez|verse[zr]?',
  'a[ñn]ad(?:e|ir)|agrega|bate|calienta|cocina|corta|fr[íi]e|hornea|mezcla[r]?|pela|pica|pon|precalienta|sirve|vierte',
  'aggiungi|cuoci|inforna|mescola|mescolare|scalda|sbatti|servi|taglia|unisci|versa',
  'bak|giet|klop|kook|meng|roer|serveer|snijd?|verhit|verwarm|voeg',
].join('|');

/** "Bake", "Bake at", "Mix, roll": not "Mix: …" nor "bak-". */
const verb = new RegExp(`^(?:then |now |next,? )?(?:${verbs})(?=,? \\p{L}|,? \\d|[.!]?$)`, 'iu');

const doubtful =
  'blend|butter|coat|cool|cover|crush|cut|dice|dip|divide|dress|finish|freeze|grate|grill|layer|leave|mince|process|repeat|rest|roast|roll|rub|salt|season|serve|set|shake|slice|smash|split|spread|squeeze|stack|steam|toast|top|turn|warm';

const doubtfulVerb = new RegExp(
  `^(?:${doubtful})(?: (?:the|a|an|it|them|with|until|till|and|in|into|on|onto|over|for|up|out|off|everything|all|both|each|well|at|your|as|to|again|\\d+)(?![\\p{L}]))`,
  'iu',
);

/** "Äpfel schälen und würfeln", not "Sesam zum Bestreuen". */
const germanEnd =
  /^\p{Lu}.*\s(?:ab|an|auf|aus|durch|ein|um|unter|ver|vor|zer|zu)?(?:backen|braten|dünsten|erhitzen|garen|geben|gießen|hacken|heben|hinzufügen|kneten|kochen|köcheln|lassen|mengen|mischen|pressen|pürieren|reiben|rösten|rühren|schälen|schlagen|schmecken|schmelzen|schneiden|servieren|stellen|vierteln|waschen|würfeln|würzen)[.!]?$/u;
