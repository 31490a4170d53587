/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Further German names of foods, typed by us: "food: names". Recipes and items are read by them, and no list shows them.
 * "zwiebel(n)" is the singular and the plural; a name that is an English word too begins with "?".
 */
export const furtherFoods = `
onion: gemüsezwiebel(n), gemüsezwiebel, haushaltszwiebeln
spring onion: lauchzwiebel(n), frühlingslauch, jungzwiebel(n), stange frühlingszwiebel, bundzwiebel(n)
leek: porree, stange lauch, lauchstange(n), porreestange(n), stangen lauch
garlic: knoblauchzehe(n), zehe(n) knoblauch, knobi, knoblauchknolle(n)
potato: erdäpfel, festkochende kartoffeln, mehligkochende kartoffeln, mehlig kochende kartoffeln, vorwiegend festkochende kartoffeln, kartoffeln festkochend, pellkartoffeln, salzkartoffeln, gekochte kartoffeln, gschwellti
carrot: möhre(n), mohrrübe(n), gelbe rüben, rüebli, rübli, gelbe rübe
beetroot: rote beete, rote rübe(n), rote bete vorgekocht, randen, gekochte rote bete, rande
celery: stangensellerie, sellerie, selleriestange(n), stangen sellerie
kohlrabi: kohlrabis
cherry tomato: cocktailtomate(n), datteltomate(n), kirschparadeiser, cherryparadeiser
canned tomato: dosentomaten, stückige tomaten, geschälte tomaten, pizzatomaten, tomaten in stücken
capsicum: gemüsepaprika, paprika rot, paprikaschote(n)
red capsicum: rote paprika, rote paprikaschote(n), rote spitzpaprika, roter paprika
green capsicum: grüne paprika, grüne paprikaschote(n), paprika grün
yellow capsicum: gelbe paprika, paprika gelb, gelbe paprikaschote(n), gelber paprika
chilli: peperoni, pfefferoni, pfefferonen
gherkin: gewürzgürkchen, essiggurke(n), saure gurken, essiggurkerl
corn kernel: maiskörner, zuckermais, dosenmais, kukuruz
cauliflower: karfiol, blumenkohlröschen
cabbage: weisskohl, kraut, weißkraut, kabis, weisskabis
red cabbage: blaukraut, rotkohl aus dem glas, rotkraut, rotkabis
fennel: fenchelknolle(n)
asparagus: spargel, grünspargel, spargelspitzen
green bean: buschbohne(n), prinzessbohnen, brechbohnen, fisolen
lettuce: blattsalat, salatblätter, grüner salat, salatkopf
spinach: blattspinat, blattspinat frisch, frischer spinat
coriander: koriandergrün, korianderblätter, korianderstängel
dill: dillspitzen, dillfähnchen
lemon zest: zitronenabrieb, abrieb einer zitrone, schale einer zitrone, zitronenzeste(n), zitronenschalen
orange: apfelsine(n)
grapefruit: pampelmuse(n)
apricot: marille(n)
plum: zwetschge(n), zwetschke(n)
blueberry: blaubeere(n), kulturheidelbeeren
grape: traube(n)
beef: ?rind, rindfleischwürfel, ochsenfleisch
beef mince: rinderhack, rindshackfleisch, hackfleisch vom rind, faschiertes, tatar, rindsfaschiertes, faschiertes rindfleisch
beef and pork mince: hackfleisch gemischt, hackfleisch, hack, gemischtes faschiertes, hackfleisch halb und halb, gehacktes, gemischtes hack
stewing beef: gulaschfleisch, schmorfleisch, suppenfleisch, gulasch, rindergulasch, siedfleisch, rindsgulasch, ragout, voressen
sausage: würstchen, rostbratwurst, grillwürstchen
bacon: bauchspeck, räucherspeck, speckwürfeli, bratspeck, specktranchen
ham: schinken, schinkenwürfel, gewürfelter schinken, schinkenstreifen, beinschinken, pressschinken
chicken: hähnchen, huhn, hühnchen, hühnerfleisch, hendl
whole chicken: brathähnchen, maispoularde, poularde, suppenhendl
chicken breast: hühnerbrust, hähnchenbrustfilet(s), hähnchenfilet(s), hühnerbrustfilet(s), pouletbrust, hühnerfilet(s), hühnerbrüste, pouletbrüstli, pouletbrustfilet(s)
chicken thigh: hähnchenschenkel, hühnerkeule(n), hähnchenschenkelfleisch
turkey: truthahn
duck: enten
goose: gänse
canned tuna: thunfisch, dose thunfisch
cod: dorsch, kabeljaufilet(s), dorschfilet(s)
trout: forellen
herring: heringe, matjesfilet(s)
anchovy: sardelle(n), anchovis
squid: tintenfisch(e), kalmare
milk: vollmilch, frische milch, alpenmilch, heumilch
butter: zerlassene butter, weiche butter, butterschmalz flüssig, markenbutter, deutsche markenbutter, butterflocken, salzbutter, butterflöckchen
thickened cream: schlagsahne, schlagobers, süße sahne, sahne süß, schlagrahm, rahm, obers, süße schlagsahne, sahne zum kochen, becher sahne, cuisine, vollrahm, saucenrahm, cremefine
sour cream: sauerrahm, schmand, schmant, saurer rahm, becher schmand
yoghurt: joghurt, vollmilchjoghurt, joghurt natur, naturjogurt, jogurt, joghurt mild, jogurt nature, joghurt nature
quark: magerquark, topfen, speisequark, sahnequark, quark mager, magertopfen, bröseltopfen
cheese: geriebener käse, reibekäse, streukäse, schnittkäse, gratinkäse, käsescheiben, reibkäse
parmesan: parmesankäse, frisch geriebener parmesan, parmesan frisch gerieben, sbrinz, parmesanspäne
feta: schafskäse, fetakäse, schafkäse, hirtenkäse, feta käse, salzlakenkäse
egg white: eiweiße, eiklar, eischnee
egg yolk: eigelbe, eidotter, dotter
fresh yeast: frischhefe, würfel hefe, hefe, würfel frische hefe, frischer hefe, würfel frischhefe, germ
bread roll: semmel(n), weckerl, weggli
breadcrumb: paniermehl, brösel, brotbrösel, weckmehl
vegetable oil: speiseöl, fett, öl, öl zum braten, neutrales öl, bratöl, frittieröl, pflanzenöl zum braten, öl zum frittieren
balsamic vinegar: balsamico, aceto balsamico, dunkler balsamico
stock: fleischfond, fond, wildfond, klare suppe
chicken stock: geflügelbrühe, hühnerfond, geflügelfond, hühnerbouillon, hühnersuppe
pasta: nudel, teigwaren, penne oder andere nudeln
lasagne sheet: lasagneblätter
polenta: maisgrieß, polentagrieß
semolina: weichweizengrieß, hartweizengrieß, dunst, griess, weizengrieß, hartweizengriess, dinkelgrieß
jam: konfitüre, fruchtaufstrich, preiselbeermarmelade
apricot jam: aprikosenkonfitüre, marillenmarmelade
soy sauce: sojasoße, sojasosse, soja sauce, sojasoße hell
tahini: sesampaste, tahinpaste
plain flour: weizenmehl, mehl type 405, weizenmehl type 405, weizenmehl type 550, mehl type 550, mehl 405, weizenmehl 405, weizenmehl 550, glattes mehl, universalmehl, dinkelmehl type 630 fein, weissmehl, zopfmehl
wholemeal flour: weizenvollkornmehl, vollkornweizenmehl
cornflour: maisstärke, stärke, maizena, stärkemehl
brown sugar: rohrzucker, braunzucker, rohrohrzucker, vollrohrzucker, brauner rohrzucker
icing sugar: staubzucker, puderzucker zum bestäuben
gelatine leaf: blattgelatine, blatt gelatine, gelatine blätter, weiße gelatine
cocoa powder: kakao, backkakao, kakaopulver zum bestäuben, ungesüßter kakao
desiccated coconut: kokosflocken, kokosraspeln, kokos, kokosstreusel, kokosette
sesame seed: sesamsamen, sesamkörner, heller sesam, weißer sesam, geröstete sesamsamen, gerösteter sesam
salt: meersalz, jodsalz, speisesalz, feines salz, steinsalz
black pepper: schwarzer pfeffer, frisch gemahlener pfeffer, gemahlener pfeffer, pfeffer aus der mühle, schwarzer pfeffer aus der mühle, pfeffer schwarz, frisch gemahlener schwarzer pfeffer, frisch gemahlener bunter pfeffer
paprika: edelsüßes paprikapulver, paprika edelsüß, edelsüßpaprika, paprikapulver edelsüß, rosenpaprika, paprikapulver rosenscharf, paprika rosenscharf
whole nutmeg: frisch geriebene muskatnuss, frisch geriebener muskat
ground nutmeg: muskat, geriebene muskatnuss, muskatpulver, muskatnuss gerieben, prise muskat
clove: nelke(n)
brown onion: speisezwiebel(n)
baby potato: frühkartoffel(n), heurige, neue kartoffeln
turnip: mairübe(n), weiße rübe(n), weiße rübchen
red chilli: rote chili(s), rote peperoni, rote pfefferschote(n)
green chilli: grüne chili(s), grüne peperoni
okra: okraschote
broad bean: ackerbohne(n), saubohne(n)
bean sprout: sojasprossen
cos lettuce: romanasalat, romanasalatherz(en)
mixed salad leaves: gemischter salat, salatmix, blattsalatmix, pflücksalat, wildkräutersalat
fresh herbs: kräuter, gemischte kräuter
lime zest: limettenabrieb
orange zest: orangenabrieb, orangenzeste(n), orangenschalenstreifen
papaya: papayas
meatball: frikadelle(n), hackbällchen
pork loin: schweinelende, schweinerücken, kassler, kasseler, schweinelachs(e)
pork rib: rippchen, ripperl
chicken drumstick: hähnchenunterschenkel
chicken liver: hühnerleber, geflügelleber
venison: rehfleisch, hirschgulasch, rehrücken, rehkeule, hirschrücken, wildgulasch
sole: seezungen
mackerel: makrelen
crab: krebse, krabbe(n)
octopus: kraken
prosciutto: rohschinken, roher schinken
chorizo: chorizowurst
hummus: kichererbsenpüree
camembert: camembertkäse
gruyere: greyerzer
mozzarella: mozzarellakäse, mozzarellakugel(n)
ricotta: ricottakäse
cottage cheese: körniger frischkäse
mascarpone: mascarponekäse
pizza base: pizzateig
almond milk: mandeldrink
soy milk: sojadrink
oat milk: haferdrink
unsalted butter: süßrahmbutter
dried thyme: thymian getrocknet, gerebelter thymian
dried basil: basilikum getrocknet
italian herbs: getrocknete italienische kräuter, italienische kräutermischung, italienische kräuter getrocknet
herbes de provence: kräuter der provence getrocknet
allspice: piment, neugewürz
ground coriander: korianderpulver, koriander gemahlen, gemahlene koriandersamen
ground ginger: gemahlener ingwer, ingwer gemahlen
smoked paprika: paprikapulver geräuchert, rauchpaprika, pimentón de la vera
chilli powder: chilli pulver, chili gemahlen
chilli flake: chili flocken, rote chiliflocken
cayenne pepper: cayenne pfeffer
fennel seed: fenchelsaat
mustard seed: senfsaat
star anise: sternanise
garlic powder: knoblauchgranulat, granulierter knoblauch
onion powder: zwiebelgranulat
cashew: cashewnuss, cashewnüsse
pistachio: pistazienkerne, pistazien gehackt
mixed nut: nussmischung, nüsse, nusskerne, gehackte nüsse, nuss
savoiardi: löffelbiskuit, biskotten
frozen pea: tiefgekühlte erbsen, erbsen tiefgekühlt, gefrorene erbsen
frozen spinach: tiefgekühlter spinat
frozen berry: gefrorene beeren
coffee: starker kaffee, filterkaffee
espresso: espressos
sparkling water: sprudel
rum: brauner rum
sparkling wine: schaumwein
jam sugar: gelierzucker 2 1
swede: kohlrübe(n)
truss tomato: rispentomate(n)
roma tomato: flaschentomate(n)
padron pepper: pimientos de padrón
cucumber: schlangengurke(n), landgurke(n)
pumpkin: kürbisfleisch
baby corn: maiskölbchen
broccolini: bimi
wombok: chinakohlblätter
kale: federkohl
cavolo nero: palmkohl
silverbeet: mangoldblätter, krautstiel(e)
baby spinach: baby spinat, junger spinat
white asparagus: spargel weiß
snow pea: kaiserschoten, kefen
shiitake mushroom: shiitake pilze
celery leaf: selleriegrün
garlic chive: knoblauchsschnittlauch
ginger: ingwerwurzel, ingwerknolle
thai basil: thaibasilikum
parsley: petersilienstängel, petersilienblätter, petersil, peterli
flat leaf parsley: blattpetersilie, petersilie glatt
mint: minzblätter, pfefferminze, minzeblätter
basil: basilikumblätter, basilikumblättchen
sage: salbeiblätter
dried marjoram: getrockneter majoran
cress: gartenkresse
lemon juice: saft einer zitrone, saft einer halben zitrone, zitronensaftkonzentrat
lime juice: saft einer limette
orange juice: saft einer orange
pomegranate seed: granatapfelkern
rhubarb: rhabarberstangen
cooking apple: boskoop
veal: kalbsbraten, kalbsgeschnetzeltes
osso buco: beinscheibe
pork fillet: schweinelendchen, schweinsfilet(s)
pork: schweinebraten, schweinsbraten
smoked ham: katenschinken, schinkenspeck
pancetta: pancettawürfel
kabana: mettwurst
turkey breast: putenschnitzel, truthahnbrust, putenbrustfilet, putenstreifen, putengeschnetzeltes
salmon: lachsforelle, wildlachs
salmon fillet: lachssteak(s)
smoked trout: geräucherte forelle, forellenfilet(s)
fish fillet: weißfisch, weißes fischfilet, rotbarschfilet(s), seelachsfilet(s), zanderfilet(s), fisch, fischfilet(s), felchen
tuna steak: frischer thunfisch
prawn: garnelenschwänze, riesengarnelen, gambas, krabbenfleisch
mussel: muscheln
seafood stick: surimistäbchen
margarine: pflanzenmargarine, backmargarine
creme fraiche: becher crème fraîche, crème légère
greek yoghurt: joghurt griechischer art, sahnejoghurt
cream cheese: doppelrahmfrischkäse, frischkäse natur, kräuterfrischkäse, frischkäse mit kräutern, gervais
grana padano: grana
goat cheese: ziegenweichkäse, ziegenkäserolle
halloumi: grillkäse, halloumikäse
cheddar: cheddarkäse
manchego: manchegokäse
brie: briekäse
egg: hühnerei(er), bio eier, freilandeier, eier größe m, eier größe l
tofu: naturtofu, tofu natur
plant milk: pflanzendrink, pflanzliche milch
vegan butter: pflanzliche butter
rice milk: reisdrink
puff pastry: blätterteigplatten, rolle blätterteig, butterblätterteig, blätterteig aus dem kühlregal
filo pastry: strudelteig, yufkateig, yufkateigblätter
pizza dough: hefeteig, pizzateig fertig, flammkuchenteig, frischer flammkuchenteig, pizzateig aus dem kühlregal
bread: brotscheiben, scheiben brot, graubrot, mischbrot
white bread: toast, toastscheiben, sandwichtoast, weißbrotwürfel
ciabatta: ciabattabrot, ciabatta brot
hamburger bun: hamburgerbrötchen
pita bread: pitabrote
flour tortilla: tortillafladen
panko: pankomehl, panko paniermehl
crouton: brotcroûtons, weißbrotcroutons
olive oil: oliven öl, gutes olivenöl, natives olivenöl
extra virgin olive oil: olivenöl extra vergine
coconut oil: kokosfett
sunflower oil: sonnenblumen öl
sesame oil: geröstetes sesamöl, sesam öl
white balsamic vinegar: weißer balsamicoessig, balsamico bianco, heller balsamico
balsamic glaze: crema di balsamico
white wine vinegar: weinessig, heller essig, weißer weinessig
red wine vinegar: rotwein essig, roter weinessig
vinegar: tafelessig, kräuteressig
mustard: mittelscharfer senf, scharfer senf, senf mittelscharf, tafelsenf
dijon mustard: dijon senf
wholegrain mustard: grober senf, rôtisseursenf, grobkörniger senf
mayonnaise: majonäse, salatmayonnaise, miracel whip
worcestershire sauce: worcestershiresauce, worcestersoße
hot sauce: tabascosauce
sweet chilli sauce: süß-scharfe chilisauce
dark soy sauce: dunkle sojasoße
fish sauce: fischsoße
oyster sauce: austernsoße
teriyaki sauce: teriyakisoße
shaoxing wine: reiswein
miso: helle misopaste
red curry paste: rote thai-currypaste
harissa: harissapaste
peanut butter: erdnussmus, erdnusscreme
nutella: nuss-nougat-creme, nussnougatcreme
pesto: basilikumpesto, grünes pesto, pesto genovese
kalamata olive: kalamataoliven
black olive: oliven schwarz
green olive: oliven grün
olive: oliven entsteint
sun-dried tomato: getrocknete tomaten in öl, eingelegte tomaten
chargrilled capsicum: geröstete paprika, eingelegte paprika
tomato paste: tomatenmark dreifach konzentriert, paradeismark
passata: tomatenpassata, tomaten passiert
chickpea: getrocknete kichererbsen
canned chickpea: gekochte kichererbsen, dose kichererbsen
white bean: weiße bohnenkerne
kidney bean: rote bohnen, kidney bohnen
canned mixed bean: gemischte bohnen aus der dose
lentil: tellerlinsen, berglinsen
fish stock: fischbrühe
vegetable stock: gemüsefond, gemüsebouillon, instant-gemüsebrühe, klare gemüsebrühe
beef stock: rinderfond, fleischbouillon, rindsbouillon, rindfleischbrühe, fleischbrühe, rindsbrühe, fleischsuppe, rindsuppe, rindsfond, bratenfond, brauner fond
vegetable stock powder: gemüsebrühepulver, gemüsebrühe instant, suppenwürze, gemüsebrühpulver
stock cube: suppenwürfel, bouillonwürfel
tagliatelle: bandnudeln, breite nudeln
macaroni: hörnchennudeln, hörnli, hörnchen, magronen, älplermagronen
orzo: reisnudeln griechisch
egg noodle: eiernudeln, bandnudeln ei, mienudeln
rice vermicelli: dünne reisnudeln
vermicelli: suppennudeln
rice paper: reispapierblätter
basmati rice: basmati reis
arborio rice: milchreis, arborio reis
quinoa: quinoasamen
pearl barley: graupen, gerstengraupen, rollgerste
freekeh: grünkern
rolled oats: zarte haferflocken, kernige haferflocken, hafer
honey: blütenhonig, flüssiger honig, akazienhonig
maple syrup: ahorn sirup
agave syrup: agavensirup
golden syrup: zuckerrübensirup, rübensirup, grafschafter
strawberry jam: erdbeerkonfitüre
raspberry jam: himbeerkonfitüre
cranberry sauce: wildpreiselbeeren, preiselbeeren aus dem glas, preiselbeerkompott
apple sauce: apfelmark
bread flour: weizenmehl type 1050, ruchmehl
tipo 00 flour: mehl tipo 00
spelt flour: dinkelmehl type 630, dinkelvollkornmehl
gluten free flour: glutenfreie mehlmischung
potato starch: kartoffelmehl
tapioca flour: tapiokamehl
white sugar: feiner zucker, kristallzucker, raffinade-zucker, raffinadezucker, zucker fein
caster sugar: backzucker, feinster backzucker, feinkristallzucker
vanilla sugar: vanillinzucker, bourbon-vanillezucker, päckchen vanillezucker
baking powder: päckchen backpulver, weinsteinbackpulver, weinstein-backpulver
bicarbonate of soda: kaisernatron, haushaltsnatron
dried yeast: trockenbackhefe, päckchen trockenhefe, trockengerm
sourdough starter: sauerteig, anstellgut
agar agar: agartine
vanilla bean: vanilleschote mark, mark einer vanilleschote, vanillestange, vanillestängel
vanilla extract: vanillearoma, vanille-extrakt, vanilleessenz, vanille
vanilla powder: vanillepulver, bourbon vanille gemahlen
almond extract: mandelaroma, bittermandelöl
food colouring: speisefarbe
dark chocolate: zartbitter-schokolade, dunkle schokolade, bitterschokolade, edelbitterschokolade, kochschokolade
milk chocolate: vollmilch-schokolade, milchschokolade
chocolate chip: schokodrops, schokoladenstückchen, backfeste schokotropfen, schokoladentropfen, schokotropfen, schokoladentröpfchen
chocolate curl: schokoladenraspel, raspelschokolade, schokoraspel(n)
sprinkle: streusel bunt, bunte zuckerstreusel
custard powder: puddingpulver vanille, päckchen vanillepuddingpulver, vanillepudding
condensed milk: milchmädchen, kondensmilch gezuckert
dulce de leche: karamellcreme
almond: mandelkerne, ganze mandeln, blanchierte mandeln, gehäutete mandeln
almond meal: mandelmehl, mandeln gemahlen, mandelgrieß, geriebene mandeln
flaked almond: gehobelte mandeln, mandeln gehobelt, mandelblätter
slivered almond: gestiftelte mandeln
hazelnut: haselnusskerne, haselnüsse ganz, geröstete haselnüsse
hazelnut meal: haselnüsse gemahlen, haselnussmehl, geriebene haselnüsse, geriebene nüsse
walnut: walnusskerne, walnusshälften, baumnuss, baumnüsse
pecan: pekannusskerne
peanut: erdnusskerne
chestnut: esskastanien, maroni, gekochte maronen
coconut cream: kokosnusscreme
coconut milk: kokosnussmilch, cremige kokosmilch
poppy seed: mohnsamen, gemahlener mohn
sunflower seed: sonnenblumenkern
pumpkin seed: kürbiskern
linseed: leinsamen geschrotet, leinsaat
chia seed: chia-samen
raisin: sultaninen
prune: trockenpflaumen, dörrpflaumen
dried apricot: trockenaprikosen
dried cranberry: getrocknete cranberries
date: medjool-datteln, datteln entsteint
glace cherry: kandierte kirschen
sea salt flakes: fleur de sel, grobes meersalz, salzflocken
black peppercorn: pfefferkörner, bunte pfefferkörner
white pepper: pfeffer weiß
salt and pepper: salz & pfeffer, pfeffer und salz, salz und pfeffer aus der mühle, salz u pfeffer
ground cumin: gemahlener kreuzkümmel, kreuzkümmelpulver, kumin, kreuzkümmel gemahlen
ground cinnamon: zimtpulver, gemahlener zimt, zimt gemahlen, ceylonzimt
ground clove: nelkenpulver, nelken gemahlen
ground turmeric: kurkumapulver, gemahlene kurkuma
ground cardamom: gemahlener kardamom, kardamompulver
caraway seed: kümmelsamen, gemahlener kümmel, kümmel gemahlen
saffron: safranfäden, safranpulver
curry powder: curry
dried chilli: getrocknete chili, chili getrocknet
dried oregano: oregano getrocknet, origano
dried dill: dill getrocknet
dried mixed herbs: kräutermischung, 8 kräuter
bouquet garni: suppengemüse
bay leaf: lorbeer
anise seed: anissamen
cinnamon stick: stange zimt
white wine: trockener weißwein, weißwein trocken
red wine: trockener rotwein, rotwein trocken
beer: dunkles bier, helles bier, malzbier
instant coffee: instantkaffee, kaffeepulver
amaretti: amaretti kekse
digestive biscuit: butterkekse
speculoos: lotus kekse
meringue: meringen
frozen mixed vegetable: tiefkühlgemüse
frozen raspberry: tiefgekühlte himbeeren
mixed vegetables: gemüse, saisonales gemüse
sauerkraut: sauerkraut mild
fresh pasta: frische pasta
rice: gekochter reis
eggplant: melanzani
zucchini: zucchino, zucchetti
broccoli: brokkoliröschen, broccoliröschen, brokoli
brussels sprout: rosenkohlröschen, kohlsprosse(n)
rocket: rauke
apple: saure äpfel, säuerlicher apfel, säuerliche äpfel
cherry: süßkirschen
sour cherry: schattenmorellen, glas sauerkirschen, weichsel(n)
canned pineapple: ananas in stücken, dose ananas
canned peach: dosenpfirsiche
canned mandarin: dose mandarinen
parsnip: petersilienwurzel(n)
salsify: schwarzwurzel(n)
horseradish: meerrettich, meerrettich aus dem glas, kren
beef schnitzel: rinderroulade(n), rindsschnitzel, roulade(n)
beef roast: rinderschmorbraten, rindsbraten, sauerbraten
roast beef: roastbeef aufschnitt, roastbeef
pork schnitzel: schnitzel, schweineschnitzel, schweinsschnitzel, schweineplätzli
pork chop: kotelett(s), schweinekotelett(s), schweinskotelett(s)
ham shank: haxe(n)
pork mince: mett, schweinemett, thüringer mett, schweinehack
lamb mince: lammhack
lamb backstrap: lammfilet(s), lammlachs(e)
speck: rauchspeck, geräucherter speck
pretzel: brezel(n), laugenstange(n)
teething rusk: zwieback
stale bread: knödelbrot, altbackene brötchen, altbackenes brot, semmeln vom vortag, altbackene semmeln, semmelwürfel
mixed peel: zitronat, orangeat und zitronat
cider: apfelwein, most
pickled onion: silberzwiebel(n), perlzwiebeln aus dem glas
lingonberry: preiselbeeren im glas
gouda: geriebener gouda
horseradish root: frischer kren, krenwurzel
instant mashed potato: kartoffelpüree
celeriac: sellerieknolle(n), zeller
tomato: paradeiser
canned diced tomato: polpa
pasta sauce: tomatensauce, tomatensoße
butternut pumpkin: butternut-kürbis, butternutkürbis
savoy cabbage: wirz
sugarloaf cabbage: spitzkraut
butter lettuce: häuptelsalat, häuptlsalat
lambs lettuce: vogerlsalat, nüsslisalat
curly endive: endiviensalat
soup vegetables: wurzelwerk, wurzelgemüse
stir fry vegetables: pfannengemüse, asia-gemüse
swiss brown mushroom: egerling(e)
mushroom: schwammerl
chanterelle: eierschwammerl(n), eierschwämme
oyster mushroom: austernseitling(e)
red currant: ribisel(n), rote ribisel(n), rote johannisbeere(n)
mixed berry: gemischte beeren, waldbeeren
chicken mince: geflügelhack
turkey mince: putenhack
eye fillet: rindsfilet(s), rindslungenbraten
sirloin steak: beiried
beef stir fry strip: rindsstreifen
beef bone: suppenknochen, markknochen
veal schnitzel: kalbsplätzli
pork neck: schopfbraten, nackensteak(s)
pork shoulder: schweinsschulter
pork belly: schweinsbauch, bauchfleisch
diced pork: schweinsgulasch
pork stir fry strip: geschnetzeltes
gammon: selchfleisch, geselchtes
pork knuckle: stelze(n), schweinsstelze
frankfurt: wienerli, frankfurter würstel, knacker, selchwürstel
sausage mince: brät, kalbsbrät
beef rissole: faschierte laibchen
lamb leg: lammgigot
chicken stir fry strip: pouletgeschnetzeltes
chicken leg: pouletschenkel
chicken wing: hühnerflügel, pouletflügeli
arctic char: saibling(e)
perch: egli
canned sardine: ölsardine(n)
buttermilk: sauermilch, dickmilch
light cream: halbrahm, kaffeerahm
ghee: bratbutter
garlic butter: kräuterbutter
lard: schmalz
cheese spread: sahneschmelzkäse
bocconcini: mozzarellabällchen
textured vegetable protein: sojaschnetzel
shortcrust pastry: kuchenteig, mürbteig
spaetzle: spätzli, knöpfli
frozen chip: pommes frites
hash brown: kartoffelpuffer, rösti
rye bread: schwarzbrot
sponge cake: biskuitboden
pumpkin seed oil: kernöl
gravy: bratensoße, bratensaft
gravy powder: soßenbinder, saucenbinder
beef stock cube: rindsuppenwürfel
stock powder: brühpulver, suppenpulver
seasoning: streuwürze
fusilli: spiralnudeln
noodle: wok-nudeln, woknudeln
brown rice: naturreis
sugar cube: zuckerwürfel
nougat: nussnougat
plum jam: powidl
mixed dried fruit: dörrobst
crispy fried onion: röstzwiebel
potato dumpling: kartoffelkloß, kartoffelklöße, klöße, kloßteig, knödelteig
bread dumpling: semmelkloß, semmelklöße, serviettenknödel
`;
