/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Further foods in four languages, typed by us: "food: French | Spanish | Italian | Dutch". Format and rules
 * are those of `foods-in-four-languages.ts`.
 */
export const furtherFoods = `
jam sugar: sucre gélifiant, sucre à confiture, sucre spécial confitures | azúcar gelificante | zucchero gelificante | geleisuiker
kohlrabi: chou-rave, chou rave | colirrábano | cavolo rapa | koolrabi(,'s)
parsnip: - | chirivía | pastinaca | -
swede: - | colinabo | - | koolraap
truss tomato: tomates grappe, tomate grappe | tomates en rama | pomodori ramati | trostomaat, trostomaten
roma tomato: tomates roma | tomates pera, tomate pera | - | pruimtomaat, pruimtomaten
cherry tomato: tomates cocktail | tomates cereza | pomodorini ciliegino, datterini | snoeptomaatjes, tomaatjes
canned tomato: tomates pelées, tomates concassées, pulpe de tomate | tomates pelados | pelati, polpa di pomodoro | gepelde tomaten
capsicum: - | - | - | puntpaprika(,'s)
padron pepper: piments de padrón | pimientos de padrón | - | -
jalapeno: piments jalapeño | chile jalapeño | - | jalapeñopeper(s)
cucumber: - | pepino(s) | - | snackkomkommer(s)
gherkin: - | pepinillo(s) | cetriolini | augurk(en)
pumpkin: potiron, potimarron | - | - | pompoenblokjes
corn kernel: - | maíz dulce | mais | -
canned corn: maïs en boîte, maïs doux | maíz en lata | - | mais uit blik
baby corn: mini maïs | mini mazorcas | - | babymais
broccolini: - | bimi | - | bimi
sugarloaf cabbage: chou pointu | - | - | -
wombok: chou chinois | col china | cavolo cinese | -
bok choy: - | - | - | paksoi
kale: chou kale, chou frisé | col rizada | cavolo riccio | -
cavolo nero: chou palmier | - | - | palmkool
silverbeet: - | acelgas | bietole, bietola | snijbiet, warmoes
baby spinach: - | espinacas baby, brotes de espinaca(s) | spinacino, spinaci novelli | jonge spinazie, babyspinazie
lettuce: salade, feuilles de salade | lechuga | insalata | sla
iceberg lettuce: laitue iceberg | lechuga iceberg | lattuga iceberg | -
radicchio: - | achicoria roja | radicchio rosso | roodlof
asparagus: asperges vertes | espárragos verdes | asparagi | -
white asparagus: asperges blanches | espárragos blancos | asparagi bianchi | -
green bean: - | judías verdes, habichuelas | fagiolini | sperziebonen
snow pea: pois mange-tout | tirabeques | - | peultjes
edamame: fèves de soja | - | - | edamamebonen, sojabonen
swiss brown mushroom: champignons bruns | champiñones marrones | champignon cremini | kastanjechampignons
king oyster mushroom: pleurote du panicaut | seta de cardo | cardoncelli | koningsoesterzwam(,men)
shiitake mushroom: - | setas shiitake | funghi shiitake | -
dried porcini mushroom: cèpes séchés | boletus seco(s) | funghi porcini secchi, porcini secchi | gedroogd eekhoorntjesbrood
wild mushroom: champignons sauvages, champignons des bois | setas silvestres | funghi di bosco | bospaddenstoelen
celery: céleri, céleri-branche | apio | sedano | bleekselderij, selderij, bleekselderijstengels
celery leaf: feuilles de céleri | hojas de apio | foglie di sedano | bladselderij, snijselderij
fennel: bulbe de fenouil | bulbo de hinojo | finocchi | venkel, venkelknol(,len)
spring onion: oignon nouveau, cives | cebolletas, cebolla tierna | cipollotti | bosuitjes
garlic: - | cabeza de ajo | aglio | look
garlic chive: ciboulette chinoise | - | - | -
ginger: gingembre | jengibre | zenzero | gember
thai basil: basilic thaï | albahaca tailandesa | basilico thai | thaise basilicum
parsley: bouquet de persil | ramitas de perejil | - | peterselieblaadjes
flat leaf parsley: - | perejil liso | - | platte peterselie, bladpeterselie
coriander: coriandre fraîche | cilantro fresco | coriandolo fresco | verse koriander
mint: feuilles de menthe | hierbabuena, hojas de menta | foglie di menta | munt
basil: feuilles de basilic | hojas de albahaca | foglie di basilico | basilicumblaadjes
sage: feuilles de sauge | hojas de salvia | foglie di salvia | salieblaadjes
dill: - | eneldo | aneto | dille
chervil: - | perifollo | cerfoglio | kervel
fresh oregano: origan frais | orégano fresco | origano fresco | verse oregano
dried marjoram: marjolaine | mejorana | - | marjolein
savory: sarriette | ajedrea | santoreggia | bonenkruid
cress: cressonnette | - | crescione inglese | tuinkers
edible flower: fleurs comestibles | flores comestibles | fiori eduli | eetbare bloemen
lime: - | limas | - | -
lemon juice: jus d'un citron, jus d'un demi citron | el zumo de limón, zumo de un limón | succo di un limone | sap van een citroen
lime juice: jus d'un citron vert | zumo de lima | succo di lime | limoensap
lemon zest: zestes de citron, écorce de citron | piel de limón, cáscara de limón | buccia di limone, scorza di un limone | citroenschil
orange juice: jus d'une orange | zumo de naranja | succo d'arancia | sinaasappelsap
rockmelon: melon charentais | melón cantalupo | melone cantalupo | cantaloupe meloen
pomegranate seed: graines de grenade, grains de grenade | granos de granada | chicchi di melagrana | granaatappelpitjes, granaatappelpitten
lychee: - | lichi(s) | - | -
rhubarb: - | ruibarbo | rabarbaro | rabarber
quince: - | - | mel(a,e) cotogn(a,e) | kweepeer, kweeperen
red apple: pomme rouge | manzana roja | mela rossa | rode appel(s)
cooking apple: pommes boskoop | manzana reineta | mela renetta | goudreinet(ten), moesappel(s)
beef steak: - | filete de ternera | bistecca | biefstuk
beef: viande de bœuf | carne de res, carne de ternera | carne di manzo | runderriblappen
eye fillet: filet de bœuf | solomillo de ternera | filetto di manzo | ossenhaas, runderhaas
veal: viande de veau | - | vitello | -
osso buco: jarret de veau | - | ossibuchi | schenkel
beef mince: - | carne molida | carne trita, macinato | rundergehakt mager
pork fillet: - | solomillo de cerdo | filetto di maiale | varkenshaasje(s)
pork: viande de porc | carne de cerdo, magro de cerdo | carne di maiale | varkenslappen
pork schnitzel: escalope de porc | filetes de cerdo | - | varkensschnitzel(s)
lamb: viande d'agneau | carne de cordero | agnello | lam
lamb leg: - | pierna de cordero | cosciotto di agnello | lamsbout
smoked ham: jambon fumé | jamón ahumado | speck alto adige | gerookte ham
bacon: lard fumé, lardons fumés, allumettes de lardons | tocino, panceta | pancetta affumicata | ontbijtspek, katenspek
pancetta: - | - | pancetta tesa, pancetta dolce | -
salami: saucisson | salchichón | salame | snijworst
sausage: saucisses, saucisse de toulouse | salchicha(s), longaniza | salsicce | braadworst(en), worst, worstjes
frankfurt: saucisse de francfort, knacks | salchichas frankfurt | würstel | knakworst(en)
kabana: - | - | - | -
chicken thigh: hauts de cuisse de poulet | contramuslos de pollo | sovracosce di pollo | kippendijen, kippendijfilet
chicken breast: aiguillettes de poulet, suprêmes de poulet | pechuga de pollo, filetes de pollo | petti di pollo | kipfilets, kippenborst
whole chicken: poularde | pollo entero | pollo intero | hele kip
turkey breast: filet de dinde | pechuga de pavo | fesa di tacchino | kalkoenfilet
salmon: dos de saumon, darnes de saumon | - | salmone | zalm
salmon fillet: pavés de saumon | lomos de salmón | filetto di salmone | zalmfilet(s), zalmmoot, zalmmoten
smoked trout: truite fumée | trucha ahumada | trota affumicata | gerookte forel
cod: dos de cabillaud, filets de cabillaud, morue | bacalao, lomos de bacalao, bacalao fresco | merluzzo | kabeljauw, kabeljauwfilet(s)
fish fillet: poisson blanc | pescado blanco | pesce bianco | witvis, witvisfilet
tuna steak: thon frais, steaks de thon | atún fresco | tonno fresco | tonijnsteak(s), verse tonijn
canned tuna: thon au naturel | atún en lata, atún en aceite | tonno sott'olio | tonijn, blik tonijn
anchovy: filets d'anchois | anchoas, filetes de anchoa | alici, filetti di acciuga | ansjovis
prawn: crevettes roses, gambas, queues de crevettes | langostinos, gambones | gamberi, mazzancolle | garnalen, gamba's, grote garnalen
langoustine: - | cigalas | - | -
squid: calamars, encornets | calamares, calamar, chipirones | calamaro | inktvis(,sen), inktvisringen, pijlinktvis
cuttlefish: seiches, seiche | sepia | seppie, seppia | zeekat
mussel: moules | mejillones | cozze | mosselen
crab meat: chair de crabe | carne de cangrejo | polpa di granchio | krabvlees
seafood stick: bâtonnets de surimi | palitos de cangrejo | bastoncini di surimi | surimisticks, krabsticks
fish roe: œufs de poisson, œufs de lump | huevas | bottarga, uova di lompo | viskuit
caviar: - | - | caviale | kaviaar
milk: lait entier, lait demi-écrémé | leche entera, leche semidesnatada | latte intero, latte parzialmente scremato, latte fresco | volle melk
butter: beurre demi-sel, beurre salé, noix de beurre, noisette de beurre | mantequilla, mantequilla derretida | burro fuso | klontje boter, klont boter, boter om in te bakken
ghee: beurre clarifié | mantequilla clarificada | burro chiarificato | geklaarde boter
margarine: - | margarina | margarina | plantaardige margarine, bakmargarine
thickened cream: crème liquide entière, crème entière liquide, crème | nata líquida | panna liquida, panna da montare | kookroom
sour cream: - | nata agria | panna acida | zure room
creme fraiche: crème fraîche épaisse | - | - | -
yoghurt: yaourt nature, yaourt brassé | yogur natural | yogurt bianco, yogurt intero | magere yoghurt
greek yoghurt: yaourt grec | yogur griego | yogurt greco | griekse yoghurt
quark: fromage blanc, faisselle | queso fresco batido, queso quark | - | kwark
cream cheese: fromage à tartiner, st môret | queso crema, queso para untar, queso philadelphia | formaggio spalmabile, formaggio cremoso | roomkaas
cheese: fromage râpé | queso rallado, queso semicurado, queso curado | formaggio, formaggio stagionato | geraspte kaas
emmental: emmental râpé | queso emmental | - | -
gouda: - | queso gouda | - | goudse kaas
comte: - | queso comté | - | -
raclette: fromage à raclette, raclette au lait cru | queso raclette | formaggio raclette | raclettekaas
parmesan: parmesan râpé, copeaux de parmesan | queso parmesano | scaglie di parmigiano | parmezaan
grana padano: - | - | grana | -
pecorino: - | - | pecorino grattugiato | pecorino kaas
feta: - | queso feta | formaggio feta | fetakaas
goat cheese: fromage de chèvre, bûche de chèvre, chèvre frais, crottin de chèvre | queso de cabra, rulo de cabra | formaggio di capra | geitenkaas, zachte geitenkaas
halloumi: - | queso halloumi | - | halloumikaas
cheddar: cheddar râpé | queso cheddar | - | cheddarkaas
manchego: - | queso manchego | - | manchegokaas
gorgonzola: - | - | gorgonzola dolce, gorgonzola piccante | -
roquefort: - | queso roquefort | - | -
brie: brie de meaux | queso brie | - | briekaas
egg: œufs entiers, œuf entier, gros œufs | huevos, huevos camperos, huevo batido | uova intere | ei, scharreleieren, scharrelei
egg white: blanc d'œuf, blancs d'œufs | clara de huevo, claras | albume | eiwit
egg yolk: jaune d'œuf, jaunes d'œufs, jaunes | yema de huevo, yemas, yema | tuorlo, tuorlo d'uovo, tuorli d'uovo | eidooier(s)
tofu: tofu nature | - | tofu al naturale | tofublok
silken tofu: tofu soyeux | tofu sedoso | tofu vellutato | zijden tofu
plant milk: lait végétal, boisson végétale | leche vegetal, bebida vegetal | latte vegetale, bevanda vegetale | plantaardige melk, plantaardige drank
vegan butter: beurre végétal | mantequilla vegetal, mantequilla vegana | burro vegetale, burro vegano | plantaardige boter
soy yoghurt: yaourt au soja, yaourt de soja | yogur de soja | yogurt di soia | sojayoghurt
rice milk: lait de riz | leche de arroz | latte di riso | rijstmelk
cashew milk: lait de cajou | leche de anacardos | - | cashewmelk
puff pastry: pâte feuilletée, rouleau de pâte feuilletée | hojaldre | pasta sfoglia, rotolo di pasta sfoglia | bladerdeeg, vers bladerdeeg, rol bladerdeeg
filo pastry: pâte filo, feuilles de brick, feuilles de filo | masa filo, pasta filo | pasta fillo | filodeeg, filodeegvellen
pizza dough: pâte à pain | masa de pan | impasto per pizza | -
bread: pain, pain de campagne | pan, pan de pueblo | pane, pane casereccio | brood, boerenbrood, boterhammen
white bread: pain de mie, tranches de pain de mie | pan de molde, pan blanco | pancarré, pane bianco, pane in cassetta | witbrood, casinobrood
ciabatta: - | pan de chapata, chapata | - | ciabattabrood
rye bread: pain de seigle | pan de centeno | pane di segale | roggebrood
hamburger bun: pains à burger, pain burger | panecillos de hamburguesa, pan de hamburguesa | panini per hamburger | hamburgerbroodje(s), briochebroodjes
pita bread: pain pita | pan de pita | pane pita | pitabroodje(s)
flour tortilla: tortillas de blé, galettes de blé | tortillas de trigo | tortillas di farina, piadina, piadine | tortillawraps, tarwetortilla's
naan: pain naan | pan naan | pane naan | naanbrood
breadcrumb: chapelure, mie de pain | pan rallado | pangrattato | paneermeel, broodkruim, broodkruimels
panko: chapelure panko | - | - | pankobroodkruim
crouton: - | picatostes | crostini | soepstengels
olive oil: huile d'olive, filet d'huile d'olive | aceite de oliva virgen | olio d'oliva | olijfolie, milde olijfolie, scheutje olijfolie
extra virgin olive oil: huile d'olive vierge extra, huile d'olive extra vierge | aceite de oliva virgen extra | olio extravergine di oliva, olio extra vergine di oliva | extra vierge olijfolie
vegetable oil: huile neutre, huile de friture | aceite vegetal, aceite para freír | olio vegetale, olio per friggere | plantaardige olie, zonnebloemolie om in te frituren, bakolie, frituurolie
canola oil: huile de colza | aceite de colza | olio di colza | raapzaadolie, koolzaadolie
coconut oil: huile de coco, huile de noix de coco | aceite de coco | olio di cocco | kokosolie, kokosvet
peanut oil: huile d'arachide | aceite de cacahuete | olio di arachidi | arachideolie, pindaolie
sunflower oil: - | aceite de girasol | - | zonnebloemolie
sesame oil: huile de sésame grillé | aceite de sésamo | olio di sesamo | sesamolie
walnut oil: huile de noix | aceite de nuez | olio di noci | walnootolie
truffle oil: huile de truffe | aceite de trufa | olio al tartufo | truffelolie
white balsamic vinegar: vinaigre balsamique blanc | vinagre balsámico blanco | aceto balsamico bianco | witte balsamicoazijn, witte balsamico
balsamic vinegar: - | vinagre balsámico, vinagre de módena | aceto balsamico | balsamicoazijn
balsamic glaze: crème de balsamique | crema de vinagre balsámico, crema balsámica | glassa di aceto balsamico | balsamicocrème
white wine vinegar: - | vinagre de vino blanco | aceto di vino bianco | wittewijnazijn
red wine vinegar: - | vinagre de vino tinto, vinagre de vino | aceto di vino rosso, aceto di vino | rodewijnazijn
vinegar: vinaigre, vinaigre d'alcool | vinagre, vinagre blanco | aceto, aceto bianco | azijn, natuurazijn
rice vinegar: vinaigre de riz | vinagre de arroz | aceto di riso | rijstazijn
sherry vinegar: vinaigre de xérès | vinagre de jerez | aceto di sherry | sherryazijn
mustard: moutarde forte | mostaza | senape | mosterd
dijon mustard: moutarde de dijon | mostaza de dijon | senape di digione | dijonmosterd, dijon mosterd
wholegrain mustard: moutarde à l'ancienne, moutarde en grains | mostaza antigua, mostaza en grano | senape in grani, senape antica | grove mosterd
mayonnaise: - | mayonesa | maionese | -
tomato sauce: - | salsa de tomate | - | tomatenketchup
worcestershire sauce: sauce worcestershire | salsa perrins, salsa worcestershire | salsa worcester, salsa worcestershire | worcestersaus, worcestershiresaus
hot sauce: sauce piquante | salsa picante | salsa piccante | tabascosaus, hete saus
sweet chilli sauce: sauce chili douce, sauce sweet chili | salsa de chile dulce | salsa agrodolce al peperoncino | zoete chilisaus, chilisaus
soy sauce: sauce soja salée, sauce de soja | salsa de soja | salsa di soia, salsa di soja | sojasaus, zoute sojasaus
dark soy sauce: sauce soja foncée | salsa de soja oscura | salsa di soia scura | donkere sojasaus
sweet soy sauce: sauce soja sucrée | - | - | zoete sojasaus
fish sauce: sauce poisson | salsa de pescado | salsa di pesce | vissaus
oyster sauce: sauce huître, sauce d'huîtres, sauce aux huîtres | salsa de ostras | salsa di ostriche | oestersaus
hoisin sauce: sauce hoisin | salsa hoisin | salsa hoisin | hoisinsaus
teriyaki sauce: sauce teriyaki | salsa teriyaki | salsa teriyaki | teriyakisaus
shaoxing wine: vin de riz, vin de shaoxing | vino de arroz, vino shaoxing | vino di riso | rijstwijn, shaoxing rijstwijn
miso: pâte de miso | pasta de miso | pasta di miso | misopasta
curry paste: pâte de curry | pasta de curry | pasta di curry | currypasta
red curry paste: pâte de curry rouge | pasta de curry rojo | pasta di curry rosso | rode currypasta
green curry paste: pâte de curry vert | pasta de curry verde | pasta di curry verde | groene currypasta
yellow curry paste: pâte de curry jaune | pasta de curry amarillo | - | gele currypasta
harissa: - | pasta de harissa | pasta harissa | -
tahini: tahin, purée de sésame, crème de sésame | tahín, pasta de sésamo | crema di sesamo, salsa tahina | tahin, sesampasta
peanut butter: purée de cacahuètes | mantequilla de cacahuete, mantequilla de maní | burro di arachidi, burro d'arachidi | pindakaas
almond butter: purée d'amande, purée d'amandes, beurre d'amande | crema de almendras, mantequilla de almendras | burro di mandorle, crema di mandorle | amandelpasta, amandelboter
nutella: pâte à tartiner | crema de cacao, crema de avellanas | crema di nocciole, crema spalmabile | hazelnootpasta, chocopasta
pesto: pesto vert, pesto de basilic | salsa pesto, pesto de albahaca | pesto alla genovese, pesto di basilico | groene pesto, basilicumpesto
caper: câpres | alcaparras | capperi, capperi sotto sale | kappertjes
kalamata olive: olives kalamata, olives de kalamata | aceitunas kalamata | olive kalamata | kalamata-olijven
black olive: olives noires dénoyautées | aceitunas negras, olivas negras | olive nere, olive taggiasche | zwarte olijven
green olive: olives vertes dénoyautées | aceitunas verdes | olive verdi | groene olijven
olive: - | aceitunas, olivas | olive denocciolate | olijven
sun-dried tomato: tomates séchées, tomates confites | tomates secos, tomates secos en aceite | pomodori secchi, pomodori secchi sott'olio | zongedroogde tomaten, gedroogde tomaten
semi-dried tomato: tomates mi-séchées | tomates semisecos | pomodori semisecchi | semi-zongedroogde tomaten
artichoke heart: cœurs d'artichaut, fonds d'artichaut | corazones de alcachofa | cuori di carciofo, carciofini | artisjokharten
chargrilled capsicum: poivrons grillés | pimientos asados | peperoni arrostiti, peperoni grigliati | gegrilde paprika, geroosterde paprika
tomato paste: concentré de tomate, double concentré de tomate | tomate concentrado, pasta de tomate | concentrato di pomodoro, doppio concentrato di pomodoro | tomatenpuree
passata: purée de tomates | puré de tomate | salsa di pomodoro, passata di pomodori | gezeefde tomaten
chickpea: pois chiches secs | garbanzo seco, garbanzos secos | ceci, ceci secchi | kikkererwten
canned chickpea: pois chiches cuits, boîte de pois chiches, pois chiches en conserve | garbanzos cocidos, bote de garbanzos, tarro de garbanzos | ceci in scatola, ceci lessati, ceci cotti | kikkererwten uit blik, blik kikkererwten
black bean: haricots noirs | frijoles negros, alubias negras | fagioli neri | zwarte bonen
white bean: haricots blancs, haricots cocos, mogettes | alubias blancas | fagioli | witte bonen, cannellinibonen
kidney bean: haricots rouges | alubias rojas, frijoles | fagioli rossi | kidneybonen, bruine bonen, rode kidneybonen
canned mixed bean: mélange de haricots | - | fagioli misti | bonenmix
lentil: lentilles, lentilles blondes | lentejas | lenticchie | linzen
red lentil: lentilles corail | lentejas rojas, lenteja roja | lenticchie rosse | rode linzen
black lentil: lentilles beluga | - | - | belugalinzen
stock: fond, fumet | caldo | brodo | -
fish stock: fumet de poisson, bouillon de poisson, fond de poisson | caldo de pescado, fumet de pescado | brodo di pesce, fumetto di pesce | visbouillon, visfond
vegetable stock: bouillon de légumes, bouillon de légume | caldo de verduras, caldo vegetal | brodo vegetale | groentebouillon
chicken stock: fond de volaille | caldo de pollo | brodo di pollo | kippenbouillon, kippenfond
beef stock: fond de veau, fond brun | caldo de carne, caldo de ternera | brodo di carne, brodo di manzo | runderbouillon, runderfond, rundrbouillon
vegetable stock powder: bouillon de légumes en poudre | - | dado vegetale granulare | groentebouillonpoeder
stock cube: cubes de bouillon, cube de bouillon de légumes, kub or | pastilla de caldo, cubito de caldo, avecrem | dado, dado vegetale, dadi | bouillonblokje(s), bouillontablet(,ten)
beef stock cube: cube de bouillon de bœuf | pastilla de caldo de carne | dado di carne | runderbouillontablet(,ten), runderbouillonblokje(s)
chicken stock cube: cube de bouillon de volaille | pastilla de caldo de pollo | dado di pollo | kippenbouillontablet(,ten), kippenbouillonblokje(s)
spaghetti: - | espaguetis, spaguettis | - | -
penne: - | macarrones penne | - | -
tagliatelle: - | tallarines, cintas | tagliatelle all'uovo | lintpasta
macaroni: coquillettes | macarrones | maccheroni | -
orzo: langues d'oiseau, pâtes avoine | pasta orzo | - | -
lasagne sheet: feuilles de lasagne, plaques de lasagnes | placas de lasaña, láminas de lasaña | sfoglie per lasagne | lasagnebladen, lasagnevellen
egg noodle: nouilles aux œufs, nouilles chinoises, nouilles | fideos chinos, fideos de huevo | noodles all'uovo | eiernoedels, mienoedels, mihoen
rice noodle: nouilles de riz | fideos de arroz | noodles di riso, spaghetti di riso | rijstnoedels
rice vermicelli: vermicelles de riz | vermicelli de arroz | vermicelli di riso | rijstvermicelli
glass noodle: vermicelles de soja | fideos de soja, fideos de cristal | spaghetti di soia | glasnoedels
vermicelli: vermicelles, cheveux d'ange | fideos, fideos finos, fideo cabellín | capelli d'angelo | -
gnocchi: - | ñoquis | gnocchi di patate | -
rice paper: feuilles de riz, galettes de riz | papel de arroz, obleas de arroz | fogli di riso | rijstvellen, rijstpapier
jasmine rice: riz jasmin, riz thaï | arroz jazmín | riso jasmine | jasmijnrijst
basmati rice: riz basmati | arroz basmati | riso basmati | basmatirijst
sushi rice: riz à sushi | arroz para sushi | riso per sushi | sushirijst
arborio rice: riz rond | arroz redondo | riso vialone nano | risottorijst
long grain rice: riz long, riz long grain | arroz largo, arroz de grano largo | riso a chicco lungo | langkorrelrijst, witte rijst
wild rice: riz sauvage | arroz salvaje | riso selvaggio | wilde rijst
couscous: semoule de couscous, semoule moyenne, semoule fine, graines de couscous | cuscús | - | -
burghul: boulgour, boulghour | - | - | -
quinoa: - | quinua | - | -
polenta: - | - | farina di mais, farina per polenta | polentameel
pearl barley: orge perlé, orge | cebada perlada | orzo perlato | parelgort, gerst, gort
buckwheat: sarrasin, graines de sarrasin | trigo sarraceno | grano saraceno | boekweit
buckwheat flour: farine de sarrasin, farine de blé noir | harina de trigo sarraceno | farina di grano saraceno | boekweitmeel
millet: - | mijo | miglio | gierst
rolled oats: flocons d'avoine | copos de avena | fiocchi d'avena, fiocchi di avena | havermout, havervlokken
oat bran: son d'avoine | salvado de avena | crusca d'avena | haverzemelen
wheat bran: son de blé | salvado de trigo | crusca di frumento | tarwezemelen
corn flake: - | copos de maíz | - | -
honey: miel liquide | miel | miele, miele di acacia | honing, vloeibare honing
maple syrup: sirop d'érable | sirope de arce, jarabe de arce | sciroppo d'acero | ahornsiroop, esdoornsiroop
agave syrup: sirop d'agave | sirope de agave | sciroppo d'agave, sciroppo di agave | agavesiroop
golden syrup: - | - | - | keukenstroop, schenkstroop
molasses: mélasse | melaza | melassa | melasse
glucose syrup: sirop de glucose | jarabe de glucosa | sciroppo di glucosio | glucosestroop
jam: confiture | mermelada | confettura | -
strawberry jam: - | mermelada de fresa | marmellata di fragole, confettura di fragole | aardbeienjam
apricot jam: confiture d'abricots, confiture d'abricot | mermelada de albaricoque | marmellata di albicocche | abrikozenjam
raspberry jam: confiture de framboises | mermelada de frambuesa | confettura di lamponi | frambozenjam
cranberry sauce: sauce aux airelles, airelles | salsa de arándanos | salsa di mirtilli rossi | cranberrycompote
apple sauce: compote de pommes, compote de pomme | compota de manzana, puré de manzana | purea di mele | appelmoes
plain flour: farine de blé, farine t45, farine t55, farine fluide | harina de trigo, harina de fuerza floja, harina común | farina 0 | tarwebloem
bread flour: farine t65 | harina de fuerza | farina manitoba, farina di forza | tarwebloem voor brood
tipo 00 flour: farine tipo 00 | - | farina 00 | -
self-raising flour: farine à gâteaux, farine avec levure incorporée | harina leudante, harina con levadura | farina autolievitante | zelfrijzend bakmeel
wholemeal flour: farine intégrale | harina integral | farina integrale | volkorenmeel, tarwemeel
spelt flour: farine d'épeautre | harina de espelta | farina di farro | speltmeel, speltbloem
rye flour: farine de seigle | harina de centeno | farina di segale | roggemeel
rice flour: farine de riz | harina de arroz | farina di riso | rijstmeel, rijstebloem
besan flour: farine de pois chiches, farine de pois chiche | harina de garbanzo | farina di ceci | kikkererwtenmeel
oat flour: farine d'avoine | harina de avena | farina d'avena | havermeel
coconut flour: farine de coco | harina de coco | farina di cocco | kokosmeel
gluten free flour: farine sans gluten | harina sin gluten | farina senza glutine | glutenvrij meel, glutenvrije bloem
cornflour: maïzena | maicena, harina de maíz refinada | maizena, fecola di mais | maizena, maiszetmeel
potato starch: fécule de pomme de terre | fécula de patata, almidón de patata | fecola di patate | aardappelzetmeel
tapioca flour: fécule de tapioca | almidón de tapioca | amido di tapioca | tapiocameel
semolina: semoule de blé, semoule de blé dur | sémola, sémola de trigo | semolino, semola rimacinata | griesmeel
white sugar: sucre cristallisé | azúcar blanco, azúcar blanquilla | zucchero semolato | kristalsuiker
caster sugar: sucre extra fin | azúcar extrafino | zucchero extrafine | fijne kristalsuiker
brown sugar: sucre de canne, sucre brun, sucre complet | azúcar moreno, azúcar integral | zucchero di canna, zucchero grezzo | bruine suiker, basterdsuiker, rietsuiker
pearl sugar: sucre perlé, sucre en grains | azúcar perlado | zucchero in granella, granella di zucchero | parelsuiker
vanilla sugar: sachet de sucre vanillé | azúcar vainillado, azúcar avainillado | zucchero vanigliato, bustina di vanillina | vanillesuiker, zakje vanillesuiker
icing sugar: sucre glace | azúcar glas, azúcar glass, azúcar en polvo | zucchero a velo | poedersuiker
baking powder: sachet de levure chimique, sachet de levure, poudre à lever, poudre à pâte | levadura en polvo, levadura royal, impulsor | lievito per dolci, lievito in polvere, bustina di lievito, lievito vanigliato | bakpoeder, wijnsteenbakpoeder, zakje bakpoeder
bicarbonate of soda: bicarbonate alimentaire | bicarbonato | bicarbonato | baksoda
fresh yeast: levure fraîche, levure fraîche de boulanger, cube de levure | levadura fresca, levadura prensada | lievito di birra fresco, cubetto di lievito di birra | verse gist
dried yeast: levure sèche, levure boulangère, levure déshydratée, levure de boulanger sèche | levadura seca, levadura seca de panadero, levadura de panadería | lievito di birra secco | gedroogde gist, zakje gist, instantgist
sourdough starter: levain, levain chef | masa madre | lievito madre, pasta madre | zuurdesem, desem, zuurdesemstarter
gelatine leaf: feuilles de gélatine, gélatine en feuilles | hojas de gelatina | fogli di gelatina, gelatina in fogli | gelatineblaadje(s)
vanilla bean: gousse de vanille | vaina de vainilla, rama de vainilla | baccello di vaniglia, stecca di vaniglia | vanillestokje(s), vanillepeul
vanilla extract: extrait de vanille liquide, arôme vanille, arôme de vanille, vanille liquide, vanille | esencia de vainilla, aroma de vainilla | estratto di vaniglia, essenza di vaniglia, aroma di vaniglia | vanille-extract, vanille-essence, vanillearoma
vanilla bean paste: pâte de vanille | pasta de vainilla | pasta di vaniglia | vanillepasta
vanilla powder: vanille en poudre, poudre de vanille | vainilla en polvo | vaniglia in polvere | vanillepoeder
almond extract: extrait d'amande amère, arôme amande amère, arôme d'amande amère, extrait d'amandes amères | esencia de almendra, extracto de almendra | aroma di mandorla, estratto di mandorla, aroma mandorla | amandelextract, amandelaroma
rum extract: arôme rhum | - | aroma rum, aroma di rum | rumaroma
food colouring: colorant alimentaire, colorant | colorante alimentario, colorante | colorante alimentare | voedingskleurstof, kleurstof
red food colouring: colorant rouge, colorant alimentaire rouge | colorante rojo, colorante alimentario rojo | colorante rosso, colorante alimentare rosso | rode kleurstof, rode voedingskleurstof
cocoa powder: cacao non sucré, cacao amer, poudre de cacao | cacao en polvo, cacao puro, cacao en polvo sin azúcar | cacao amaro | cacaopoeder
dark chocolate: chocolat noir, chocolat noir pâtissier, chocolat pâtissier, chocolat dessert | chocolate negro, chocolate fondant, chocolate para fundir | cioccolato fondente, cioccolato extra fondente | pure chocolade, donkere chocolade
milk chocolate: chocolat au lait | chocolate con leche | cioccolato al latte | melkchocolade
white chocolate: chocolat blanc | chocolate blanco | cioccolato bianco | witte chocolade
chocolate: chocolat | - | cioccolato | chocolade
chocolate chip: pépites de chocolat, pépites de chocolat noir | pepitas de chocolate, chispas de chocolate, gotas de chocolate | gocce di cioccolato, gocce di cioccolato fondente | chocoladedruppels, chocoladestukjes
chocolate curl: copeaux de chocolat, vermicelles de chocolat | virutas de chocolate, fideos de chocolate | scaglie di cioccolato | chocoladeschaafsel, chocoladeschilfers
sprinkle: vermicelles colorés | fideos de colores | zuccherini colorati, codette | hagelslag, spikkels
marzipan: pâte d'amande, pâte d'amandes | mazapán | marzapane, pasta di mandorle | marsepein
almond paste: - | - | - | amandelspijs, spijs
fondant: pâte à sucre | - | pasta di zucchero | rolfondant
custard powder: poudre à flan, préparation pour flan, poudre à crème | natillas en polvo, flan en polvo, sobre de flan | preparato per crema pasticcera, preparato per budino | custardpoeder, vlapoeder, puddingpoeder
condensed milk: lait concentré sucré | leche condensada | latte condensato | gecondenseerde melk, gezoete gecondenseerde melk
evaporated milk: lait concentré, lait concentré non sucré | leche evaporada | latte evaporato | koffiemelk, geëvaporeerde melk
milk powder: lait en poudre, poudre de lait | leche en polvo | latte in polvere | melkpoeder
dulce de leche: confiture de lait | - | - | -
almond: amandes entières, amandes émondées | almendras, almendras crudas | mandorle, mandorle pelate | amandelen, garneer amandelen, blanke amandelen
almond meal: amandes en poudre, farine d'amande | almendra molida, almendras molidas | farina di mandorle, mandorle tritate | amandelmeel, gemalen amandelen
flaked almond: amandes effilées | almendras laminadas, almendra laminada, almendra fileteada | mandorle a lamelle, mandorle a scaglie | amandelschaafsel, geschaafde amandelen
slivered almond: bâtonnets d'amandes | almendras en palitos | mandorle a bastoncini | amandelstaafjes
smoked almond: amandes fumées | almendras ahumadas | mandorle affumicate | gerookte amandelen, rookamandelen
hazelnut: noisettes, noisettes entières | avellanas | nocciole, nocciole tostate | hazelnoten
hazelnut meal: noisettes en poudre, poudre de noisettes, poudre de noisette | avellana molida, avellanas molidas | farina di nocciole | hazelnootmeel, gemalen hazelnoten
walnut: noix | nueces, nueces peladas | noci, gherigli di noce | walnoten
pecan: noix de pécan | nueces pecanas, nueces pecán | noci pecan | pecannoten
pine nut: pignons de pin | piñones | pinoli | pijnboompitten
peanut: cacahuètes, arachides | cacahuetes | arachidi | pinda's
macadamia: noix de macadamia | nueces de macadamia | noci di macadamia | macadamianoten
brazil nut: noix du brésil | nueces de brasil | noci del brasile | paranoten
chestnut: châtaignes | castañas, castaña | castagne, marroni | kastanjes, tamme kastanjes
chestnut puree: crème de marrons, purée de marrons | puré de castañas | crema di marroni | kastanjepuree
desiccated coconut: noix de coco râpée, coco râpé, noix de coco en poudre | coco rallado, coco | cocco grattugiato, cocco rapè, farina di cocco rapè, cocco disidratato | geraspte kokos, kokosschaafsel
coconut cream: crème de coco | crema de coco | crema di cocco | kokoscrème, kokosroom
coconut milk: - | leche de coco | latte di cocco | kokosmelk
sesame seed: graines de sésame, graines de sésame grillées | semillas de sésamo | semi di sesamo | sesamzaad
black sesame seed: graines de sésame noir, sésame noir | sésamo negro, semillas de sésamo negro | semi di sesamo nero | zwarte sesamzaadjes
poppy seed: graines de pavot, pavot | semillas de amapola | semi di papavero | maanzaad
sunflower seed: - | pipas de girasol, semillas de girasol | semi di girasole | zonnebloempitten
pumpkin seed: graines de courge, graines de citrouille | pipas de calabaza, semillas de calabaza | semi di zucca | pompoenpitten
linseed: graines de lin | semillas de lino, linaza | semi di lino | lijnzaad
chia seed: graines de chia | semillas de chía | semi di chia | chiazaad
raisin: raisins secs blonds | pasas | uvetta, uva sultanina | rozijnen
prune: pruneaux, pruneaux dénoyautés | ciruelas pasas | prugne secche | gedroogde pruimen
dried apricot: abricots secs, abricot sec | orejones, orejones de albaricoque | albicocche secche | gedroogde abrikozen
dried cranberry: cranberries séchées | arándanos rojos deshidratados, arándanos deshidratados | mirtilli rossi essiccati, mirtilli rossi disidratati | gedroogde cranberry's
dried fig: figues séchées, figues sèches | higos secos | fichi secchi | gedroogde vijgen
date: dattes medjool, dattes dénoyautées | dátiles | datteri | dadels, medjool dadels
mixed peel: fruits confits | fruta confitada, frutas confitadas | canditi, frutta candita | sukade, gekonfijt fruit
candied orange peel: écorces d'orange confites, orange confite | naranja confitada | arancia candita, scorze d'arancia candite | gekonfijte sinaasappelschil
glace cherry: cerises confites | guindas, cerezas confitadas | ciliegie candite | bigarreaux
salt: sel, pincée de sel | sal, pizca de sal | sale, pizzico di sale | zout, snufje zout, fijn zout
sea salt: sel de mer | - | sale marino | -
sea salt flakes: fleur de sel | sal en escamas, escamas de sal, sal maldon | sale in fiocchi, fior di sale | zeezoutvlokken, zoutvlokken, grof zeezout
kosher salt: - | sal gruesa, sal gorda | - | grof zout
black pepper: poivre, poivre noir moulu, poivre du moulin, tours de moulin à poivre, moulin à poivre, poivre noir du moulin, poivre moulu | pimienta, pimienta negra molida, pimienta molida | pepe, pepe nero macinato, pepe macinato fresco | peper, versgemalen peper, versgemalen zwarte peper, gemalen peper, vers gemalen peper, vers gemalen zwarte peper, peper uit de molen
black peppercorn: poivre en grains, grains de poivre, grains de poivre noir | granos de pimienta, granos de pimienta negra, pimienta en grano | pepe in grani, grani di pepe | peperkorrels, zwarte peperkorrels
white pepper: poivre blanc | pimienta blanca | pepe bianco | witte peper
salt and pepper: poivre et sel, sel & poivre | sal & pimienta, pimienta y sal | pepe e sale | peper en zout, snuf peper en zout, zout & peper, snufje peper en zout, peper & zout, zout en versgemalen peper
paprika: paprika doux, paprika en poudre | pimentón dulce | paprika dolce, paprika in polvere, paprica | paprikapoeder, milde paprikapoeder
ground cumin: cumin moulu, poudre de cumin | comino, comino en polvo | cumino, cumino in polvere, cumino macinato | komijn, djinten
ground cinnamon: cannelle moulue | canela | cannella | kaneel, kaneelpoeder, gemalen kaneel
ground nutmeg: noix muscade, muscade râpée, noix de muscade râpée | nuez moscada, nuez moscada rallada | noce moscata, noce moscata grattugiata | nootmuskaat, muskaatnoot
ground clove: clous de girofle moulus, girofle en poudre | clavo molido, clavo en polvo | chiodi di garofano in polvere | gemalen kruidnagel, kruidnagelpoeder
clove: clous de girofle | clavos | chiodi di garofano | kruidnagels
ground turmeric: curcuma en poudre, curcuma moulu | cúrcuma, cúrcuma molida, cúrcuma en polvo | curcuma, curcuma in polvere | kurkuma, kurkumapoeder, koenjit
ground cardamom: cardamome, cardamome en poudre, cardamome moulue | cardamomo molido, cardamomo | cardamomo, cardamomo in polvere | kardemom, gemalen kardemom, kardemompoeder
cardamom pod: gousses de cardamome, capsules de cardamome | vainas de cardamomo | bacche di cardamomo, capsule di cardamomo | kardemompeulen
caraway seed: carvi, graines de carvi | alcaravea | semi di carvi, cumino dei prati | karwijzaad
nigella seed: graines de nigelle, nigelle | semillas de nigella | semi di nigella | nigellazaad
saffron: safran en poudre, pistils de safran, dose de safran | azafrán | zafferano, pistilli di zafferano | saffraan, saffraandraadjes
curry powder: curry, poudre de curry | curry, curry en polvo | curry, curry in polvere | kerriepoeder, currypoeder
ras el hanout: - | ras el hanut | - | -
chinese five spice: cinq épices, mélange cinq épices | cinco especias, cinco especias chinas | cinque spezie | vijfkruidenpoeder
gingerbread spice: épices à pain d'épices, mélange quatre épices | - | spezie per pan di zenzero | speculaaskruiden, koekkruiden
mixed spice: mélange d'épices | mezcla de especias | mix di spezie | kruidenmix
dried chilli: piment séché, piments séchés, piments oiseaux | guindilla seca, chile seco | peperoncini secchi | gedroogde chilipeper, gedroogde pepertjes
dried oregano: origan sec | orégano seco | origano, origano secco, origano essiccato | gedroogde oregano
dried parsley: persil séché, persil sec | perejil seco | prezzemolo secco, prezzemolo essiccato | gedroogde peterselie
dried mint: menthe séchée, menthe sèche | menta seca, hierbabuena seca | menta secca, menta essiccata | gedroogde munt
dried dill: aneth séché | eneldo seco | aneto secco | gedroogde dille
dried sage: sauge séchée | salvia seca | salvia essiccata | gedroogde salie
dried mixed herbs: herbes séchées, mélange d'herbes | hierbas secas | erbe secche | gedroogde kruiden, tuinkruiden
bouquet garni: - | - | mazzetto aromatico | -
bay leaf: feuilles de laurier | hoja de laurel | alloro | laurierblad, laurierbladeren
juniper berry: baies de genièvre | bayas de enebro | bacche di ginepro | jeneverbes(,sen)
anise seed: graines d'anis, anis vert | anís en grano, matalahúva | semi di anice, anice | anijszaad
cinnamon stick: bâtons de cannelle | rama de canela, palo de canela | stecca di cannella, bastoncino di cannella | kaneelstokje(s)
mustard powder: moutarde en poudre | mostaza en polvo | senape in polvere | mosterdpoeder
msg: - | - | - | ve-tsin
nutritional yeast: levure maltée, levure nutritionnelle | levadura nutricional | lievito alimentare in scaglie | edelgistvlokken
white wine: vin blanc sec, verre de vin blanc | vino blanco, vino blanco seco | vino bianco, vino bianco secco | droge witte wijn
red wine: vin rouge, bouteille de vin rouge, vin rouge corsé | vino tinto | vino rosso | rode wijn
beer: bière blonde | cerveza | birra | bier
orange liqueur: liqueur d'orange | licor de naranja | liquore all'arancia | sinaasappellikeur
marsala: - | - | vino marsala, marsala secco | -
port: vin de porto, porto | oporto, vino de oporto | - | -
amaretto: - | - | - | amaretto likeur
vermouth: noilly prat | vermut | vermut | -
instant coffee: café soluble, café instantané | café soluble, café instantáneo | caffè solubile | oploskoffie
mineral water: eau minérale | agua mineral | acqua minerale | mineraalwater
lemonade: limonade | gaseosa | - | -
amaretti: biscuits amaretti | - | amaretti secchi | amarettikoekjes
digestive biscuit: biscuits digestive, petits beurre, petits-beurre, biscuits type petit-beurre, thé brun | galletas digestive, galletas | biscotti digestive, biscotti secchi | volkorenbiscuits
biscuit: biscuits secs | galletas maría, galletas tipo maría | - | koekjes, biscuitjes
speculoos: biscuits spéculoos | galletas lotus, galletas speculoos | - | speculaasjes, bastognekoeken
meringue: - | merengue(s) | meringhe | schuimpjes, schuimgebak
potato chip: - | patatas chips | patatine | -
corn chip: - | totopos | - | tortillachips
frozen mixed vegetable: légumes surgelés | menestra de verduras | verdure surgelate | diepvriesgroenten
frozen raspberry: framboises surgelées | frambuesas congeladas | lamponi surgelati | diepvriesframbozen
pea: petits pois frais | guisantes | piselli, pisellini | doperwten
mixed vegetables: légumes | verduras, verduras variadas | verdure, verdure miste | groenten, gemengde groenten
sauerkraut: choucroute, chou à choucroute | chucrut | crauti | zuurkool
pickled onion: - | cebolletas en vinagre | cipolline sott'aceto | -
red cabbage: - | lombarda | cavolo rosso | rode kool
tempeh: - | - | - | tempé
psyllium husk: - | - | psillio | psylliumvezels
xanthan gum: gomme xanthane | goma xantana | gomma di xantano | xanthaangom
fresh pasta: pâtes fraîches | pasta fresca | pasta fresca | verse pasta
pasta: pâtes courtes | pasta corta | pasta corta | deegwaren
rice: riz, riz cuit, riz blanc | arroz, arroz blanco | riso | rijst, gekookte rijst
potato: pommes de terre à chair ferme, pommes de terre fermes, patates | papas, patatas medianas | patate a pasta gialla, patate lesse | vastkokende aardappelen, iets kruimige aardappelen, gekookte aardappelen
carrot: carottes | zanahorias | carote | winterpeen, waspeen, bospeen, peen
onion: gros oignon | cebollas | cipolle | uien, grote ui
eggplant: - | berenjenas | melanzana | -
zucchini: - | calabacines | zucchine | -
leek: blanc de poireau, blancs de poireaux | puerros | porri | preien
cauliflower: fleurettes de chou-fleur, chou-fleur | coliflor | cavolfiore | bloemkoolroosjes
broccoli: brocolis, fleurettes de brocoli | brócoli, brécol | broccoletti | broccoliroosjes
brussels sprout: choux de bruxelles | coles de bruselas | cavoletti di bruxelles | spruiten
spinach: épinards frais | espinacas frescas | spinaci freschi | verse spinazie, bladspinazie
rocket: - | rúcula | rucola, rughetta | rucola, rucolasla
beetroot: betterave cuite, betteraves cuites | remolacha cocida | barbabietola | bieten, voorgekookte bieten
apple: pommes golden, pomme golden | manzanas, manzana golden | mele, mele golden | appels, elstar appels
pear: poires | peras | pere | peren, handperen
blueberry: myrtilles | arándanos, arándanos azules | mirtilli | blauwe bessen, bosbessen
raspberry: framboises | frambuesas | lamponi | frambozen
strawberry: fraises, gariguettes | fresas, fresones | fragole | aardbeien
cherry: cerises | cerezas | ciliegie | kersen
sour cherry: - | - | amarene | zure kersen
canned pineapple: ananas en boîte, ananas au sirop | piña en almíbar, piña en lata | ananas sciroppato | ananas op sap, ananasstukjes, ananas uit blik
canned peach: pêches au sirop | melocotón en almíbar | pesche sciroppate | perziken op siroop
canned mandarin: - | - | - | mandarijnpartjes
`;
