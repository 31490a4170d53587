/**
 * Words beside a food's name in other languages than English, in the spelling of `foodWords`.
 *
 * - Preparation, size and amount say nothing about which food it is.
 * - A form is another product: dried, frozen, canned, smoked, ground.
 * - A remark begins with a word like "für" or "pour"; what is added ("mit", "avec") is no remark.
 */
import { foodWords } from '../food-words';
import { adjectives } from './foreign-adjectives';

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => foodWords(line)));
}

/** At the start, between the amount and the food: "200 g di burro", "brins d'aneth". */
export const articles = wordSet(
  'der die das den dem von vom ein eine einen einer',
  'de du des la le les d l un une',
  'del el los las una uno',
  'di della dello dei delle degli dell il lo gli i',
  'het van een',
  'do da dos das um uma',
);

/** Measures that are not read as units, in front of a food. */
export const measureWords = wordSet(
  'spritzer schuss handvoll prise prisen bund dose dosen glas gläser becher päckchen packung stück stange stangen',
  'kästchen schälchen pck pkg stg bd bch tube netz tafel zweiglein bussel bak bol bollen blad fläschchen',
  'zweig zweige stiel stiele scheibe scheiben würfel blatt blätter tropfen msp messerspitze kugel kugeln rolle knolle kopf',
  'pincée pincées filet poignée brin brins branche branches tranche tranches boîte sachet sachets pot verre morceau',
  'botte tige tiges feuille feuilles bouquet gousse gousses boule boules filet filets',
  'pizca puñado ramita ramitas rama ramas loncha lonchas rodaja rodajas chorro chorrito lata bote tarro frasco sobre',
  'manojo vaso hoja hojas trozo trozos pastilla bola bolas filete filetes barra vasito ramillete atado puñadito pedazo',
  'louche bol brick brique briquette paquet rondelle rondelles quartier quartiers gajo gajos cuña cuñas',
  'pizzico manciata rametto rametti fette mazzetto ciuffo bustina foglia foglie spicchio spicchi pallina palline filetto filetti',
  'fogliolina foglioline ciuffetto ciuffi filo presa tazzina bicchierino confezione vasetto rotolo goccio costa fialetta fiala grattata grattatina spolverata',
  'fatia fatias folha folhas talo talos ramo ramos raminho dentes dente fio',
  'ząbek ząbki ząbków garść szczypta plaster plastry plasterki kawałek gałązka gałązki liście listki pęczek',
  'klyfta klyftor nypa näve kvist kvistar knippe skivor bitar kvistre håndfuld bundt fed kviste',
  'snuf snufje handje handvol takje takjes plakje plakjes blik blikje pot zakje scheutje klontje stronk bosje bolletje bolletjes zak bakje',
  'bakjes zakken zakjes flesje flesjes vel vellen velletje velletjes rol rollen pak pakje doos doosje stuk stukje klont scheut',
  'toef naaldjes blaadje blaadjes stronken stronkje stronkjes krop kropje tros trosje bos beker bekertje kuipje potje',
);

/** How it is cut, its size, quality and state; none is an English word of recipes. */
export const preparation = wordSet(
  ...adjectives,
  'extra recién frisch fraîchement appena versgemalen versgeraspte finement grossièrement finamente dunne dikke ontpitte suave suaves sodo sode sodi',
  'kl gr geh gestr etwas wat evtl eventuell ca circa',
  'frais fraîche fraîches gros grosse grosses moyenne épaisse épaisses maigre maigres mi-maigre extra-maigre',
  'mou bien pommade nature liquide extra-fin extra-fins extra-frais fines julienne',
  'hirviendo hirviente tibia tibio templada templado bouillante bouillant tiède bollente tiepida tiepido kochendes kochend heißes warmes lauwarmes kokend kokende lauw lauwe',
  'campero campera camperos camperas ruspante ruspanti fermier fermiers fermière fermières desgranado desgranada',
  'caliente calientes tierno tiernos firme firmes',
  'dadini cubetti rondelle listarelle striscioline tocchetti pezzetti pezzi fette fettine grandi grande rettangolare bollente già lungo lunga lunghi lunghe',
  'environ belle beau beaux belles',
  'aproximadamente unos unas',
  'freschi fresche grandi medi fuso fusa fusi',
  'bel bella',
  'verse vers middelgrote',
  'limpo limpos limpa limpas gosto',
  'posiekany posiekana posiekanej posiekane drobno świeży świeża świeżej świeżego świeże duża duże dużych mała małe',
  'małych średnia średnie średnich średni duży starty starta startego tarty pokrojony pokrojona pokrojone ugotowany',
  'ugotowane roztopione roztopionego miękkie miękkiego zimne zimnego obrany obrane łuskanych zmielony',
  'hackad hackade finhackad finhackade hackat skivad skivade riven rivna rivet färsk färska färskt stora liten små',
  'tärnad tärnade krossad krossade smält rumsvarmt rumstempererat pressad pressade strimlad strimlade delad delade skalad skalade',
  'hakket hakkede finthakket finthakkede frisk friske friskt revet revne smeltet skåret groft fint presset pressede',
  'skrællet skrællede kogt kogte knust knuste blødt lunken lunkent finhakket finhakkede skivet skivede økologisk økologiske',
  'alm almindelig almindelige fersk ferske ferskt finrevet finrevne grovrevet nyrevet friskrevet nykvernet friskkværnet',
  'hel heltal nykværnet snittet snittede kuttet oppkuttet terninger strimlet usaltet groftmalt siktet luftig',
  'startej',
  'świeżo obrana miękki przeciśnięty przeciśnięte',
  'grote grove ongeveer hele halve',
  'friszure gare beetgare evt eventueel einige einiger wenig enkele pitloze pitloos malse artisanale',
);

/** Marks of a protected origin: "Parmigiano Reggiano DOP". */
export const originMarks = wordSet('dop igp igt doc docg aop aoc bob stg');

/** At the end of a name, and no other food: "Brötchen vom Vortag", "Parmesan am Stück", "Frischkäse mit Kräutern". */
const endRemark =
  / (?:am stuck|im ganzen|aan een stuk|aus der muhle|(?:uit|van) de molen|mit (?:krautern|schale|haut|knochen)|(?:met|zonder) (?:kruiden|schil|vel|bot|graat)(?: en (?:schil|vel|bot|graat))?|(?:mit|ohne) (?:haut|knochen|schale|graten) und (?:haut|knochen|schale|graten)|van (?:een |1 |2 )?(?:blokjes?|bouillonblokjes?|tablet|poeder)|aus (?:wurfeln?|pulver|dem wurfel)|(?:ter grootte van|zo groot als) een (?:walnoot|hazelnoot|ei|duim)|so gross wie eine (?:walnuss|haselnuss)|vom vortag|de la veille|del dia anterior|de ayer|del giorno prima|van gisteren|van de vorige dag|da vespera|punto pomada|a punto pomada|al natural|en su punto)$/;

/** How it is cut, at the end of an Italian name: "prosciutto a dadini". */
const cutPhrase =
  / a(?:lla)? (?:dadini|cubetti|dadolata|fette|fettine|rondelle|listarelle|striscioline|strisce|tocchetti|pezzi|pezzetti|spicchi|julienne|scaglie|filetti)(?: [a-z]+)?$/;

/** How warm it is: "burro a temperatura ambiente". */
const warmth = / (?:a )?temperatur[ea] ambi(?:ente|ante)$/;

/** What was not done to it: "citron non traité". */
const undone =
  / (?:non|no|sin) (?:blanchie?s?|traitee?s?|pelee?s?|epluchee?s?|trattat[aeio]|sbucciat[aeio]|pelad[oa]s?|tratad[oa]s?)$/;

/** What is still on it: "céleri avec les feuilles", "pechuga con hueso", "gamberi con la testa". */
const stillOn =
  / (?:avec|con) (?:la|les|leurs?|el|las|los|sus?|il|le|l|tutt[ae])? ?(?:peau|feuilles|fanes|os|aretes|queue|tete|couenne|piel|huesos?|cascara|cola|cabeza|hojas|tallos|pelle|ossa|osso|buccia|testa|coda|foglie|lisca|gambo|guscio)$/;

/** "Huevos talla L", "oeufs calibre 55", "uova taglia M". */
const sizeOfPieces =
  / (?:de )?(?:talla|tamano|taille|calibre|calibro|taglia|misura) (?:xl|[sml]|[0-9]{1,3}|grande|medianos?|moyenne?|medi[ao]|chico|pequeno)$/;

/** What a cook does with it: "cime di rapa da pulire", "parmigiano da grattugiare". */
const toBeDone = / (?:da [a-z]{2,14}(?:are|ere|ire)|a [a-z]{3,14}er|para [a-z]{3,14}[aei]r)$/;

/** For what it is, and how large: "tomates de untar", "huevos L", "avocat mûr mais ferme", "burro molto freddo". */
const purposeOrGrade =
  / (?:de (?:untar|freir|asar|cocer|guisar|hornear|rellenar|picar|rallar|mesa)|xxl|[smlx]|xl|(?:mais|pero|ma|aber|maar|mas) (?:[a-z]+ )?(?:ferm[eoa]s?|firmes?|sod[oaie]|fest[e]?|stevige?|tendres?|tiern[oa]s?|mur[e]?s?|madur[oa]s?|matur[oaie]|reif[e]?|rijpe?|secs?|dur[oaie]s?)|(?:muy|molto|tres|bien|sehr|ganz|zeer|heel|muito|ben) [a-z]{3,})$/;

/** How it is cut or done: "cebolla partida a la mitad", "pepe macinato al momento", "carne molida al 5%". */
const mannerPhrase =
  / (?:a )?(?:la |lo |l |al |alla |allo |il |au |a )(?:momento|minuto|coltello|cuchillo|couteau|francesa|francese|juliana|mitad|meta|medio|moitie|largo|ancho|bies|hilo|gusto|vapor|vapore|vapeur|dente|horno|forno|four|plancha|moment|dernier moment|[0-9]{1,2})$/;

/** How many of it are for one: "2 fette di pane a testa"; the amount is multiplied elsewhere. */
const forEach =
  / (?:(?:par|por|per|pro|p) (?:personne|convive|persona|comensal|cabeza|racion|person|kopf|portion|persoon|portie|porzione)|a persona|(?:a )?testa)$/;

/** In this order: what is at the end may hide another. */
export const endRemarks: readonly RegExp[] = [
  warmth,
  endRemark,
  stillOn,
  sizeOfPieces,
  toBeDone,
  cutPhrase,
  undone,
  purposeOrGrade,
  mannerPhrase,
  forEach,
];

/** Where a remark begins. */
export const remarkOpeners = wordSet(
  'ohne zum zur für nach aus in je alternativ ersatzweise wahlweise optional',
  'pour sans en selon facultatif facultative',
  'para sin en opcional',
  'per senza da privato privata privati private facoltativo opzionale',
  'voor om zonder naar uit optioneel',
  'para sem em opcional do bez na dla opcjonalnie till utan för valfritt til uden uten eventuelt',
);

/** @example opensForeignRemark('aus') // true: "aus der Mühle" */
export function opensForeignRemark(word: string): boolean {
  return remarkOpeners.has(foodWords(word)[0] ?? '');
}

/** Another product of the same food, as the English name says it: "dried mint". */
export const formWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dried:
      'getrocknet getrocknete getrockneter getrocknetes gerebelt gerebelte gerebelter séché séchée séchés séchées sec sèche sèches seco seca secos secas secco secca secchi secche essiccato essiccata essiccati gedroogd gedroogde gedroogd suszony suszona suszone suszonego suszonej torkad torkade torkat tørret tørrede tørket tørkede',
    frozen:
      'tk tiefgekühlt tiefgekühlte tiefgekühlter gefroren gefrorene tiefkühl surgelé surgelée surgelés surgelées congelado congelada congelados congeladas surgelato surgelata surgelati surgelate diepvries bevroren mrożony mrożona mrożone mrożonego mrożonych fryst frysta frosne frossen',
    smoked:
      'geräuchert geräucherte geräucherter geräuchertes fumé fumée fumés fumées ahumado ahumada ahumados ahumadas affumicato affumicata affumicati affumicate gerookt gerookte fumado fumada defumado defumada wędzony wędzona wędzonego wędzonej rökt rökta røget røgede røkt røkte',
    ground:
      'gemahlen gemahlene gemahlener gemahlenes moulu moulue moulus moulues molido molida molidos macinato macinata macinati gemalen moído moída mielony mielona mielone mielonego mielonej malen mald malt malte kvernet stødt stødte zmielony zmielona zmielone',
  }).flatMap(([form, words]) => foodWords(words).map((word) => [word, form] as const)),
);

/** The same in several words at the end of a name. */
export const formPhrases: readonly (readonly [RegExp, string])[] = [
  [
    / (?:(?:uit|van) (?:de )?(?:diepvries|vriezer)|aus (?:der|dem) (?:tiefkuhltruhe|tiefkuhler|tiefkuhlfach))$/,
    'frozen',
  ],
  [/ (?:en poudre|en polvo|in polvere|em pó|em po|w proszku)$/, 'ground'],
  [
    / (?:en (?:boite|conserve|lata|bote)|de (?:lata|bote)|in scatola|(?:uit|in) blik|aus der dose|aus dem glas|em (?:lata|conserva)|z puszki|w puszce|på burk|på dåse|på boks)$/,
    'canned',
  ],
];

/** Words that bring something into the dish, so that the food is not all of it. */
export const changingWords = wordSet(
  'paniert panierte panierter gefüllt gefüllte mariniert marinierte farci farcie farcis mariné marinée',
  'relleno rellena rellenos rellenas empanado empanada marinado marinada ripieno ripieni ripiene impanato impanata',
  'gevuld gevulde gepaneerd gepaneerde gemarineerd gemarineerde',
);

/** After a food they make it another: "crème de marrons", "lait avec miel". */
export const joiningWords = wordSet(
  'de du des d del della dello dei delle al alla alle allo ai au aux à la con avec mit met di da und et y e en o ou oder com z ze i och og med',
);

/** "Bio-Zitrone", "diepvriesfrieten": the beginning of a compound word, and the form that it says; none for how it is grown. */
export const formBeginnings: readonly (readonly [string, string])[] = [
  ['tiefkuhl', 'frozen'],
  ['diepvries', 'frozen'],
  ['bio', ''],
  ['delikatess', ''],
  ['hoeve', ''],
  ['scharrel', ''],
];

/** "Hähnchenbrustwürfel", "kaasblokjes", "erwtjes": the end of a compound word that only says its shape or size. */
export const shapeEndings: readonly string[] = [
  ...wordSet(
    'würfel würfeln streifen scheiben stücke stückchen stücken blätter blättchen kerne kernen hälften spalten ringe',
    'stangen röschen raspel röllchen spitzen blokjes blokje reepjes plakjes blaadjes stukjes partjes ringen stengels',
    'roosjes schijfjes zweig zweige stängel nadeln tranchen würfeli würfelchen schilfers tjes tje jes je',
  ),
  // A word of its own is a fillet in English.
  'filet',
  'filets',
];
