/**
 * Which lines of a list are headings, and what is under them.
 *
 * - A short line that ends in a colon is a heading ("Sauce:"); so are "For the sauce", "To serve", Markdown's
 *   "## Sauce" and "**Sauce**", and one in capitals above ordinary lines. What begins with a number
 *   never is.
 * - So is one in brackets of its own, as Chinese and Japanese recipes write them: "【調味料】".
 * - What a kitchen makes is one above a line with an amount: "Dough", "Filling", "Marination". So is what for: "For layering".
 * - A heading is no ingredient: it becomes the section of the lines below. "Ingredients" names the
 *   list, not a section.
 */
import { trimmedEnd } from '../../characters/text-end';

export interface FoundLine {
  text: string;
  section?: string | undefined;
}

/**
 * Lines in order, each under the last heading above it.
 *
 * @param lines without bullets and blank lines
 * @example assignSections(['Dough:', '2 eggs']) // [{ text: '2 eggs', section: 'Dough' }]
 */
export function assignSections(lines: readonly string[]): FoundLine[] {
  const shouts = lines.filter(isShouting).length * 2 > lines.length;
  const last = lines.length - 1;
  let section: string | undefined;
  return lines.flatMap((text, index) => {
    const heading = headingText(text);
    const isNameOfList = listName.test(heading);
    const isTitle = (!shouts && isShouting(text)) || purposeAlone.test(heading);
    const isAbove = index < last && (isTitle || isPartAbove(heading, lines[index + 1] ?? ''));
    if (!isNameOfList && !isAbove && !isHeadingLine(text)) return [{ text, section }];
    section = isNameOfList ? undefined : heading;
    return [];
  });
}

/** "Sauce:" and "For the sauce", but not "Salt: 1 tsp", "2 eggs:" or "for the top: sugar". */
export function isHeadingLine(text: string): boolean {
  if (text.length > longestHeading) return false;
  const plain = headingText(text);
  if (plain === '' || startsWithNumber.test(plain)) return false;
  return (
    inBrackets.test(text) ||
    endsInColon.test(text) ||
    purpose.test(plain) ||
    markdownHeading.test(text)
  );
}

/** @example headingText('— For the sauce: ') // "For the sauce" */
export function headingText(text: string): string {
  if (text.length > longestHeading * 3) return text;
  const [, inside] = inBrackets.exec(text) ?? [];
  return trimmedEnd((inside ?? text).replace(/^[\s\-–—*•~=#>_]+/, ''), /[\s:：\-–—*~=_]/);
}

/** Longer "headings" are remarks that happen to end in a colon. */
const longestHeading = 60;

const hasNumber = /[\d½¼¾⅓⅔⅛]/;
const startsWithNumber = /^[\d½¼¾⅓⅔⅛]/;
/** "[optional]" is a remark. */
const inBrackets = /^\s*[【《〈＜〔［]([^\p{N}【】]{1,40})[】》〉＞〕］]\s*$/u;
const endsInColon = /[:：][*_]*\s*$/;
const markdownHeading = /^(?:#+\s*\S|(\*\*|__)[^*_].*\1:?\s*$)/;

/** "For the sauce": the words of purpose with an article, a few words, and no comma or number. */
const purpose =
  /^(?:for the|für d(?:en|ie|as)|pour l(?:e|a|es|['’])|per (?:il|la|lo|i|gli|le|l['’])|para (?:el|la|los|las|o|a|os|as)|voor (?:de|het))\s?[\p{L}'’]+(?:[\s-][\p{L}'’&]+){0,3}$/iu;

/** Above other lines; beside foods it is a remark. */
const purposeAlone =
  /^(?:(?:to|for) (?:serve|serving|garnish|finish|decorate|decoration|assemble|assembly)(?:,? \(?optional\)?)?|zum (?:servieren|garnieren|anrichten)|pour (?:servir|décorer|accompagner|garnir|finir|dresser)|para (?:servir|decorar|acompañar|adornar|terminar|emplatar)|per (?:servire|decorare|guarnire|condire|completare|accompagnare|finire)|voor erbij)$/iu;

/** A shop sells dressing, so that only an amount below says that it is made. */
function isPartAbove(heading: string, next: string): boolean {
  return hasNumber.test(next) && partAlone.test(heading);
}

/** Parts of a dish that are made at home, by their plain name. */
const partAlone =
  /^(?:(?:the |for )?(?:dough|batter|filling|toppings?|marinade|marination|coating|crumb coating|glaze|dressing|stuffing|streusel|base|crust|layers?|assembly|garnish(?:es)?|toppings? (?:and|&) garnish(?:es)?|wet ingredients|dry ingredients)|(?:la |le |les |el |los |las |il |l['’])?(?:garnitures?|farce|glaçage|nappage|montage|décoration|finitions?|appareil|croûte|pâte|relleno|cobertura|decoración|glaseado|aliño|aderezo|marinad[ae]|guarnición|montaje|masa|ripieno|impasto|farcitura|copertura|decorazione|glassa|guarnizione|marinatura|condimento|bagna|crumble)|(?:for|to) (?:(?:layer|marinat|assembl|fry|deep-fry|pan-fry|coat|temper|dust|roll|soak|plat|topp|dipp|brush|glaz|drizzl|grind|blend|season|stuff|fill|poach|brais|brin|cook|finish|bread|crumb|pickl|roast|grill|boil|simmer)(?:ing|e)?|top|dip))$/i;

const listName = /^(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti)$/i;

function isShouting(line: string): boolean {
  return /^\P{Ll}{4,40}$/u.test(line) && /\p{Lu}{3}/u.test(line) && !/\d/.test(line);
}
