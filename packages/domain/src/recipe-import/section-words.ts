/**
 * What the headings of a recipe say, in the common European languages.
 *
 * - A heading opens the ingredients, the method, or something that is neither (notes, nutrition,
 *   equipment, comments, other recipes), which ends what stood before it.
 * - It begins with the word itself, perhaps after an article or "recipe", and stays short; behind the
 *   word may stand whom or what it is for: "Ingredients for the dough", "Zutaten für 4 Personen".
 * - A colon, a dash, an emoji and letter case do not matter.
 */
export type SectionKind = 'ingredients' | 'method' | 'other';

/** A longer text is a sentence that happens to begin with the word. */
const longestHeading = 60;

/**
 * @example sectionKindOf('Zutaten für 4 Personen:') // 'ingredients'
 * @example sectionKindOf('Method') // 'method'
 * @example sectionKindOf('For the sauce') // undefined
 */
export function sectionKindOf(text: string): SectionKind | undefined {
  if (text.length > longestHeading) return undefined;
  const plain = plainHeading(text);
  if (plain === '') return undefined;
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0];
}

/**
 * What follows the word: for whom, or for which part.
 *
 * @example headingRemainder('Ingredients for the dough') // 'for the dough'
 */
export function headingRemainder(text: string): string {
  return plainHeading(text)
    .replace(ingredientsStart, '')
    .replace(methodStart, '')
    .replace(/^[\s:,|–—-]+|[\s:)]+$/g, '')
    .replace(/^\(/, '');
}

function plainHeading(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:：.!|–—-]+$/u, '');
}

const article =
  '(?:the |these |your |recipe |my |die |der |das |les |los |las |el |la |gli |i |le |os |as |de |het |lista de |liste des |elenco |gesamte )?';

const ingredientWords =
  "ingredients?(?: list| you(?:’|'| wi)ll need| needed| required)?|what you(?:’|'| wi)ll need|you will need|shopping list|ingredi[eë]nten(?:lijst)?|benodigdheden|wat heb je nodig|zutaten(?:liste)?|das brauchst du|du brauchst|ingr[ée]dients?|ingredientes|ingredienti|ingredienser|ingrediens(?:lista|er)?|det behöver du|ingrediencie|ingredience|suroviny|ainek?set|ainesosat|tarvitset|składniki|sastojci|sestavine|hozzávalók|ingrediente(?:le)?|υλικά|τα υλικά|συστατικά|ингредиенты|состав|продукты|інгредієнти|съставки|продукти|malzemeler|材料|食材|原料|用料|재료";

const methodWords =
  "method|methods|directions?|instructions?|cooking (?:instructions|directions|method|steps)|preparation(?: method| steps| instructions)?|how to (?:make|cook|prepare)(?: it| this)?|procedure|steps|step by step|what to do|let(?:’|')?s (?:cook|get cooking)|(?:let(?:’|')s )?get cooking|to make|making|zubereitung|anleitung|so (?:geht|wird)(?:(?:’|')?s| es)?(?: gemacht)?|und so geht(?:’|')?s|vorbereitung|arbeitsschritte|pr[ée]paration|étapes(?: de (?:la )?(?:préparation|recette))?|réalisation|la recette|instructions de cuisson|recette pas à pas|elaboración|elaboracion|preparación|preparacion|modo de (?:preparación|preparo|preparação|fazer)|instrucciones|pasos(?: a seguir)?|cómo (?:hacer|preparar)(?:lo|la)?|cómo se hace|procedimiento|preparo|preparação|confeção|confecção|instruções|preparazione|procedimento|istruzioni|come si prepara|esecuzione|svolgimento|bereiding(?:swijze)?|aan de slag|zo maak je(?: het| ze)?|werkwijze|instructies|stappen(?:plan)?|hoe maak je(?: het)?|gör så här|så här gör du|tillagning|instruktioner|fremgangsmåte|framgangsmåte|fremgangsmåde|sådan gør du|slik gjør du|tilberedning|tilberedelse|valmistusohje|valmistus|ohje|tee näin|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|jak (?:zrobić|przygotować)|krok po kroku|postup(?: přípravy)?|příprava|príprava|priprema|priprava|postopek|elkészítés(?:e)?|mod de (?:preparare|realizare)|preparare|instrucțiuni|εκτέλεση|παρασκευή|οδηγίες|διαδικασία|приготовление|способ приготовления|как приготовить|пошаговый рецепт|инструкция|приготування|начин на приготвяне|приготвяне|yapılışı|hazırlanışı|nasıl yapılır|tarifi|作り方|つくり方|手順|做法|步骤|만드는 (?:법|방법)|조리법";

const otherWords =
  "(?:recipe |cook(?:(?:’|')?s)? |chef(?:(?:’|')?s)? |expert |top |my |helpful |pro |quick |a few |some )?(?:notes?|tips?|hints?|tricks?)|nutrition(?:al)?(?: info(?:rmation)?| facts| values?| analysis)?|nutrients|equipment|tools(?: you(?:’|'| wi)ll need)?|special equipment|utensils|kitchen tools|you(?:’|')ll need|storage|to store|how to store|storing|make ahead|freezing|reheating|leftovers|variations?|substitut(?:ions?|es)|faqs?|frequently asked|comments?|reviews?|leave a|reply|more recipes?|related|similar recipes|you (?:may|might) also|other recipes|did you make|if you (?:liked?|make|try)|share(?: this)?|rate this|about(?: the author)?|tags?|categor(?:y|ies)|keywords?|source|video|watch|newsletter|subscribe|sign up|join|follow|print|save recipe|serving suggestions?|suggestions?|pairs? well|wine pairing|disclaimer|allergens?|history|tipps?|hinweise?|nährwerte?|nährwertangaben|notizen|küchengeräte|utensilien|kommentare|bewertungen|weitere rezepte|ähnliche rezepte|das könnte|teilen|serviervorschlag|astuces?|conseils?|note|valeurs? nutritionnelles?|matériel|ustensiles|commentaires|avis|recettes similaires|partager|variantes?|consejos?|trucos?|notas?|información nutricional|valores nutricionales|utensilios|comentarios|recetas relacionadas|compartir|sugerencias?|consigli|conservazione|valori nutrizionali|attrezzatura|commenti|ricette correlate|varianti|dicas?|informação nutricional|informações nutricionais|comentários|receitas relacionadas|utensílios|voedingswaarden?|materia(?:al|len)|keukengerei|reacties|variatietips?|bewaren|bewaartips?|meer recepten|deel|ook lekker|serveertips?|näringsvärden?|näringsinnehåll|kommentarer|fler recept|tips|utrustning|næringsinnhold|næringsindhold|flere opp?skrifter|tillbehör|servering|ravintosisältö|vinkki|vinkit|kommentit|wskazówki|porady|uwagi|wartości odżywcze|komentarze|podobne przepisy|propozycja podania|opinie|poznámk[ay]|tipy|nutriční hodnoty|komentáře|napomen[ae]|savjet(?:i)?|tippek|megjegyzés(?:ek)?|tápérték|hozzászólások|sfaturi|valori nutriționale|comentarii|συμβουλ(?:ή|ές)|σημειώσεις|διατροφική αξία|σχόλια|советы|примечани[ея]|пищевая ценность|комментарии|похожие рецепты|поради|püf noktaları|besin değerleri|yorumlar|コツ|ポイント|メモ|小贴士";

/** A word ends here, or a word of purpose follows. */
const end =
  '(?=$|[\\s:,(|/–—-]+(?:$|\\d|\\(|for\\b|to\\b|für\\b|pour\\b|per\\b|para\\b|voor\\b|för\\b|til\\b|till\\b|dla\\b|na\\b|pro\\b|για|для|на|serves?\\b|makes\\b|of\\b|de\\b|du\\b|des\\b|del\\b|della\\b|and\\b|&|from\\b|about\\b|\\p{L}+$))';

const ingredientsStart = new RegExp(`^${article}(?:${ingredientWords})${end}`, 'u');
const methodStart = new RegExp(`^${article}(?:${methodWords})${end}`, 'u');
const otherStart = new RegExp(`^${article}(?:${otherWords})(?![\\p{L}])`, 'u');
/** "Lasagne Ingredients": the name of the dish in front. */
const ingredientsEnd = new RegExp(`^.{0,40}\\s(?:${ingredientWords})$`, 'u');
const methodEnd = new RegExp(
  `^.{0,40}\\s(?:instructions|directions|zubereiten|maken|bereiding)$`,
  'u',
);

const kinds: readonly (readonly [SectionKind, RegExp])[] = [
  ['ingredients', ingredientsStart],
  ['method', methodStart],
  ['other', otherStart],
  ['ingredients', ingredientsEnd],
  ['method', methodEnd],
];
