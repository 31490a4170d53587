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
potato: erdäpfel, festkochende kartoffeln, mehligkochende kartoffeln, mehlig kochende kartoffeln, vorwiegend festkochende kartoffeln, kartoffeln festkochend, pellkartoffeln, salzkartoffeln, gekochte kartoffeln, gschwellti, salatkartoffel(n), bratkartoffel(n), ofenkartoffel(n) festkochend, grumbeeren, speisekartoffel(n), bio-kartoffel(n), erdapfel, heurige erdäpfel, speckige erdäpfel, gekochte erdäpfel, rohe kartoffeln, raclettekartoffeln, bintje
carrot: möhre(n), mohrrübe(n), gelbe rüben, rüebli, rübli, gelbe rübe
beetroot: rote beete, rote rübe(n), rote bete vorgekocht, randen, gekochte rote bete, rande
celery: stangensellerie, sellerie, selleriestange(n), stangen sellerie
kohlrabi: kohlrabis
cherry tomato: cocktailtomate(n), datteltomate(n), kirschparadeiser, cherryparadeiser
canned tomato: dosentomaten, geschälte tomaten, schältomaten, geschälte dosentomaten, pelati, stückige tomaten, pizzatomaten, tomaten in stücken, tomaten stückig, tomatenstücke, gehackte dosentomaten
capsicum: gemüsepaprika, paprika rot, paprikaschote(n)
red capsicum: rote paprika, rote paprikaschote(n), rote spitzpaprika, roter paprika
green capsicum: grüne paprika, grüne paprikaschote(n), paprika grün
yellow capsicum: gelbe paprika, paprika gelb, gelbe paprikaschote(n), gelber paprika
chilli: peperoni, pfefferoni, pfefferonen, pepperoni frisch, spitze peperoni, chilischote(n)
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
stewing beef: gulaschfleisch, schmorfleisch, suppenfleisch, gulasch, rindergulasch, siedfleisch, rindsgulasch, ragout, voressen, rindssuppenfleisch, rindersuppenfleisch, kochfleisch, rinderschmorfleisch, ochsengulasch, rindsvoressen, rindsragout, rindereintopffleisch
sausage: würstchen, rostbratwurst, grillwürstchen
bacon: bauchspeck, räucherspeck, bratspeck, specktranchen, frühstücksspeckscheiben, baconscheiben, kochspeck, hamburgerspeck, jausenspeck
ham: schinken, schinkenwürfel, gewürfelter schinken, schinkenstreifen, beinschinken, pressschinken
chicken: hähnchen, huhn, hühnchen, hühnerfleisch, hendl
whole chicken: brathähnchen, maispoularde, poularde, suppenhendl
chicken breast: hühnerbrust, hähnchenbrustfilet(s), hähnchenfilet(s), hühnerbrustfilet(s), pouletbrust, hühnerfilet(s), hühnerbrüste, pouletbrüstli, pouletbrustfilet(s), maishähnchenbrust, maishähnchenbrüste, maishähnchenbrustfilet(s), maispoulardenbrust, maispoulardenbrüste, hendlbrust, hendlfilet(s), hühnerbrustfilet
chicken thigh: hähnchenschenkel, hühnerkeule(n), hähnchenschenkelfleisch
turkey: truthahn, pute(n), babypute, baby-pute, puter, truthenne
duck: enten
goose: gänse, gänsekeule(n), gänsebrust, gänsebrüste, weihnachtsgans, martinsgans
canned tuna: thunfisch, dose thunfisch
cod: dorsch, kabeljaufilet(s), dorschfilet(s)
trout: forellen
herring: heringe, matjesfilet(s)
anchovy: sardelle(n), anchovis
squid: tintenfisch(e), kalmare
milk: vollmilch, frische milch, alpenmilch, heumilch, milchwasser
butter: zerlassene butter, weiche butter, butterschmalz flüssig, markenbutter, deutsche markenbutter, butterflocken, salzbutter, butterflöckchen, kochbutter, kochbutter flüssig, bauernbutter, teebutter, sennereibutter, butterstückchen, butter in flöckchen
thickened cream: schlagsahne, schlagobers, süße sahne, sahne süß, schlagrahm, rahm, obers, süße schlagsahne, sahne zum kochen, becher sahne, cuisine, vollrahm, saucenrahm, cremefine
sour cream: sauerrahm, schmand, schmant, saurer rahm, becher schmand, saurer halbrahm, halbsaurer rahm, sauerhalbrahm
yoghurt: joghurt, vollmilchjoghurt, joghurt natur, naturjogurt, jogurt, joghurt mild, jogurt nature, joghurt nature
quark: magerquark, topfen, speisequark, sahnequark, quark mager, magertopfen, bröseltopfen, halbrahmquark, rahmquark, kräuterquark, quark 20 fett, halbfettquark, schichtkäse
cheese: geriebener käse, reibekäse, streukäse, schnittkäse, gratinkäse, käsescheiben, reibkäse, almkäse, bauernkäse, steirerkäse, hartkäse, halbhartkäse, rahmkäse, käsemischung, backkäse
parmesan: parmesankäse, frisch geriebener parmesan, parmesan frisch gerieben, sbrinz, parmesanspäne
feta: schafskäse, fetakäse, schafkäse, hirtenkäse, feta käse, salzlakenkäse
egg white: eiweiße, eiklar, eischnee
egg yolk: eigelbe, eidotter, dotter
fresh yeast: frischhefe, würfel hefe, hefe, würfel frische hefe, frischer hefe, würfel frischhefe, germ
bread roll: semmel(n), weckerl, weggli, baguettebrötchen, aufbackbrötchen, aufbacksemmel(n), mutschli, bürli, partybrötchen, partybrot, kaisersemmel(n), handsemmel(n), körnerbrötchen, schrippe(n), rundstück(e), weckle, laiberl, salzstangerl, mohnsemmel(n), sonntagsbrötchen, milchbrötchen, semmerl, altbackene brötchen, semmeln vom vortag, altbackene semmeln, altbackenes brötchen, altbackene semmel, trockenes brötchen, trockene brötchen, trockene semmel(n), brötchen vom vortag, altes brötchen, alte brötchen, alte semmel(n)
breadcrumb: paniermehl, brösel, brotbrösel, weckmehl, zwiebackbrösel, semmelmehl, altbackene brösel, kipfelbrösel
vegetable oil: speiseöl, fett, öl, öl zum braten, neutrales öl, bratöl, frittieröl, pflanzenöl zum braten, öl zum frittieren
balsamic vinegar: balsamico, aceto balsamico, dunkler balsamico
stock: fleischfond, fond, wildfond, klare suppe
chicken stock: geflügelbrühe, hühnerfond, geflügelfond, hühnerbouillon, hühnersuppe
pasta: nudel, teigwaren, penne oder andere nudeln, dinkelnudeln, breite bandnudeln
lasagne sheet: lasagneblätter
polenta: maisgrieß, polentagrieß, maismehl
semolina: weichweizengrieß, hartweizengrieß, dunst, griess, weizengrieß, hartweizengriess, dinkelgrieß
jam: konfitüre, fruchtaufstrich
apricot jam: aprikosenkonfitüre, marillenmarmelade
soy sauce: sojasoße, sojasosse, soja sauce, sojasoße hell
tahini: sesampaste, tahinpaste
plain flour: weizenmehl, mehl type 405, weizenmehl type 405, weizenmehl type 550, mehl type 550, mehl 405, weizenmehl 405, weizenmehl 550, glattes mehl, universalmehl, dinkelmehl type 630 fein, weissmehl, zopfmehl, spätzlemehl, knöpflimehl, instantmehl, halbweissmehl, mehl glatt, mehl griffig, wiener grießler, spätzle-mehl, weizenmehl glatt, weizenmehl griffig, weizenmehl universal, weizenmehl type 480, weizenmehl type 700
wholemeal flour: weizenvollkornmehl, vollkornweizenmehl, vollkornmehl, weizenvollkornmehl fein
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
turnip: mairübe(n), weiße rübe(n), weiße rübchen, mairübchen, teltower rübchen, navetten, herbstrübe(n), stoppelrübe(n), räbe(n)
red chilli: rote chili(s), rote peperoni, rote pfefferschote(n)
green chilli: grüne chili(s), grüne peperoni
okra: okraschote
broad bean: ackerbohne(n), saubohne(n)
bean sprout: sojasprossen
cos lettuce: romanasalat, romanasalatherz(en)
mixed salad leaves: gemischter salat, salatmix, blattsalatmix, pflücksalat, wildkräutersalat, schnittsalat, salatmischung, asiasalat, baby-leaf-salat, babyleaf-salat, baby leaf, gemischte blattsalate, blattsalate, bunter salat
fresh herbs: kräuter, gemischte kräuter
lime zest: limettenabrieb
orange zest: orangenabrieb, orangenzeste(n), orangenschalenstreifen
papaya: papayas
meatball: frikadelle(n), hackbällchen
pork loin: schweinelende, schweinerücken, kassler, kasseler, schweinelachs(e), kassler nacken, kasseler nacken, kassler kotelett, kasslerrücken, kasselerrücken, kotelettstück, schweinskarree, kasslerbraten
pork rib: rippchen, ripperl
chicken drumstick: hähnchenunterschenkel
chicken liver: hühnerleber, geflügelleber
venison: rehfleisch, hirschgulasch, rehrücken, rehkeule, hirschrücken, wildgulasch, rehmedaillon(s), hirschmedaillon(s), rehschulter, rehgulasch, hirschbraten, rehbraten, hirschkeule, hirschragout, rehragout, wildragout, wildfleisch
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
frozen spinach: tiefgekühlter spinat, rahmspinat, tk-blattspinat, tk blattspinat, tk-spinat, tk-rahmspinat, blattspinat tk
frozen berry: gefrorene beeren
coffee: starker kaffee, filterkaffee
espresso: espressos
sparkling water: sprudel
rum: brauner rum
sparkling wine: schaumwein
jam sugar: gelierzucker 2 1, einmachzucker, gelierzucker, gelierzucker 3 1, gelierzucker 1 1
swede: kohlrübe(n)
truss tomato: rispentomate(n)
roma tomato: flaschentomate(n)
padron pepper: pimientos de padrón
cucumber: schlangengurke(n), landgurke(n)
pumpkin: kürbisfleisch, muskatkürbis, moschuskürbis, langer von neapel, gemüsekürbis, kürbisspalten
baby corn: maiskölbchen
broccolini: bimi
wombok: chinakohlblätter
kale: federkohl
cavolo nero: palmkohl
silverbeet: mangoldblätter, krautstiel(e), schnittmangold, stielmangold, blattmangold, mangoldstiele
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
cress: gartenkresse, beet kresse, beet gartenkresse, kästchen kresse
lemon juice: saft einer zitrone, saft einer halben zitrone, zitronensaftkonzentrat
lime juice: saft einer limette
orange juice: saft einer orange
pomegranate seed: granatapfelkern
rhubarb: rhabarberstangen
cooking apple: boskoop
veal: kalbsbraten
osso buco: beinscheibe, rinderbeinscheibe(n), rindsbeinscheibe(n), beinscheiben
pork fillet: schweinelendchen, schweinsfilet(s)
pork: schweinebraten, schweinsbraten, krustenbraten, schweinskrustenbraten
smoked ham: katenschinken, schinkenspeck
pancetta: pancettawürfel
kabana: mettwurst, mettwürste, mettwürstchen, mettend(en), pinkel, pinkelwurst, pinkelwürste, kochwurst, kochwürste, kohlwurst, kohlwürste, rauchend(en), räucherend(en), rauchwurst, rauchwürste
turkey breast: putenschnitzel, truthahnbrust, putenbrustfilet, putenstreifen, putengeschnetzeltes
salmon: lachsforelle, wildlachs
salmon fillet: lachssteak(s)
smoked trout: geräucherte forelle, forellenfilet(s)
fish fillet: weißfisch, weißes fischfilet, rotbarschfilet(s), seelachsfilet(s), zanderfilet(s), fisch, fischfilet(s), felchen
tuna steak: frischer thunfisch
prawn: garnelenschwänze, riesengarnelen, gambas, krabbenfleisch
mussel: muscheln
seafood stick: surimistäbchen
margarine: pflanzenmargarine, backmargarine, halbfettmargarine, reformmargarine, delikatessmargarine, sonnenblumenmargarine
creme fraiche: becher crème fraîche, crème légère
greek yoghurt: joghurt griechischer art, sahnejoghurt
cream cheese: doppelrahmfrischkäse, frischkäse natur, kräuterfrischkäse, frischkäse mit kräutern, gervais
grana padano: grana
goat cheese: ziegenweichkäse, ziegenkäserolle, ziegenkäse, ziegenkäsetaler, ziegenhartkäse
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
pizza dough: hefeteig, pizzateig fertig, pizzateig aus dem kühlregal
bread: brotscheiben, scheiben brot, graubrot, mischbrot, ruchbrot, halbweissbrot, dunkles brot, hausbrot, pfisterbrot, kastenbrot
white bread: toast, toastscheiben, sandwichtoast, weißbrotwürfel, buttertoast, toastbrotscheiben, toastbrot scheiben, tramezzini, tramezzinibrot
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
cranberry sauce: wildpreiselbeeren, preiselbeeren aus dem glas, preiselbeerkompott, glas preiselbeeren, preiselbeermarmelade, preiselbeerkonfitüre, preiselbeeren aus glas
apple sauce: apfelmark, apfelkompott, apfelmousse, apfelpüree
bread flour: weizenmehl type 1050, ruchmehl
tipo 00 flour: mehl tipo 00
spelt flour: dinkelmehl type 630, dinkelvollkornmehl, dinkelmehl type 1050, dinkelvollkornmehl fein, urdinkelmehl, dinkelweissmehl, dinkelmehl glatt
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
almond extract: mandelaroma, bittermandelöl, bittermandelaroma, fl bittermandelaroma, mandelessenz
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
bay leaf: lorbeer
anise seed: anissamen
cinnamon stick: stange zimt
white wine: trockener weißwein, weißwein trocken
red wine: trockener rotwein, rotwein trocken
beer: dunkles bier, helles bier, malzbier, pilsener, altbier, bockbier, starkbier
instant coffee: instantkaffee, kaffeepulver
amaretti: amaretti kekse
digestive biscuit: butterkekse
speculoos: lotus kekse
meringue: meringen
frozen mixed vegetable: tiefkühlgemüse, kaisergemüse, buttergemüse, tk-gemüse, gemüsemischung, tk-kaisergemüse, balkangemüse
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
sour cherry: weichsel(n)
canned pineapple: ananas in stücken, dose ananas
canned peach: dosenpfirsiche
canned mandarin: dose mandarinen
salsify: schwarzwurzel(n)
horseradish: meerrettich, meerrettich aus dem glas, kren
beef schnitzel: rinderroulade(n), rindsschnitzel, roulade(n)
beef roast: rinderschmorbraten, rindsbraten, sauerbraten
roast beef: roastbeef aufschnitt, roastbeef
pork schnitzel: schnitzel, schweineschnitzel, schweinsschnitzel, schweineplätzli, schweinsplätzli, schweinsmedaillons, schweinemedaillons
pork chop: kotelett(s), schweinekotelett(s), schweinskotelett(s)
ham shank: haxe(n)
pork mince: mett, schweinemett, thüringer mett, schweinehack
lamb mince: lammhack
lamb backstrap: lammfilet(s), lammlachs(e)
speck: rauchspeck, geräucherter speck, katenspeck, tiroler speck, südtiroler speck, bauernspeck, hamburger speck, schinkenspeckwürfel
teething rusk: zwieback
stale bread: knödelbrot, altbackenes brot, semmelwürfel, trockenes brot, brot vom vortag, altes brot, altbackenes weißbrot, weißbrot vom vortag, toastbrot vom vortag, knödelwürfel, altbrot, hartes brot, altbackenes baguette
mixed peel: zitronat, orangeat und zitronat
cider: apfelwein, most
pickled onion: silberzwiebel(n), perlzwiebeln aus dem glas
lingonberry: preiselbeeren im glas, preiselbeeren frisch
gouda: geriebener gouda, goudakäse
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
soup vegetables: wurzelwerk, wurzelgemüse, suppengemüse, suppenbund, röstgemüse, bund suppengemüse
stir fry vegetables: pfannengemüse, asia-gemüse
swiss brown mushroom: egerling(e)
mushroom: schwammerl
chanterelle: eierschwammerl(n), eierschwämme
oyster mushroom: austernseitling(e)
red currant: ribisel(n), rote ribisel(n), rote johannisbeere(n)
mixed berry: gemischte beeren, waldbeeren, beeren, beerenmix, beerenmischung, gartenbeeren, bunte beeren, rote beeren
chicken mince: geflügelhack
turkey mince: putenhack
eye fillet: rindsfilet(s), rindslungenbraten
sirloin steak: beiried
beef stir fry strip: rindsstreifen, rindsgeschnetzeltes, rindergeschnetzeltes, geschnetzeltes vom rind, rinderstreifen, rinderfiletstreifen, rinderfiletspitzen
beef bone: suppenknochen, markknochen
veal schnitzel: kalbsplätzli
pork neck: schopfbraten, nackensteak(s), schweinehals, schweinshals, halsgrat, schopf, schweinsschopf, kammbraten, schweinekamm, nackenbraten
pork shoulder: schweinsschulter
pork belly: schweinsbauch, bauchfleisch, wammerl, wamme, kümmelbraten, bauchspeck frisch
diced pork: schweinsgulasch, schweinevoressen, schweinsragout, schweineragout
pork stir fry strip: geschnetzeltes, schweinsgeschnetzeltes, geschnetzeltes vom schwein, schweinestreifen
gammon: selchfleisch, geselchtes, gselchtes, g'selchtes, surfleisch, kasseler braten, pökelfleisch, teilsames
pork knuckle: stelze(n), schweinsstelze
frankfurt: wienerli, frankfurter würstel, knacker, selchwürstel, frankfurter würstchen, sacherwürstel, wiener würstel, saitenwürstle, saitenwürstchen
sausage mince: brät, kalbsbrät
beef rissole: faschierte laibchen
lamb leg: lammgigot
chicken stir fry strip: pouletgeschnetzeltes, hühnergeschnetzeltes, hähnchenstreifen, geschnetzeltes vom huhn, hühnerstreifen
chicken leg: pouletschenkel, hendlhaxerl(n), hendlkeule(n), hühnerhaxe(n), hähnchenschlegel, hühnerschlegel, hähnchenkeule(n)
chicken wing: hühnerflügel, pouletflügeli
arctic char: saibling(e)
perch: egli
canned sardine: ölsardine(n)
buttermilk: sauermilch, dickmilch
light cream: halbrahm, kaffeerahm
ghee: bratbutter
garlic butter: kräuterbutter
lard: schmalz, griebenschmalz, schweineschmalz, zwiebelschmalz, bratenschmalz, flomenschmalz, flomen
cheese spread: sahneschmelzkäse, kräuterschmelzkäse, schmelzkäsezubereitung, streichkäse, schmelzkäseecken, kochkäse
bocconcini: mozzarellabällchen
textured vegetable protein: sojaschnetzel
shortcrust pastry: kuchenteig, mürbteig, quicheteig, quiche-teig, tarteteig, tarte-teig, mürbeteig aus dem kühlregal, rund ausgewallter kuchenteig
spaetzle: spätzli, knöpfli
frozen chip: pommes frites
hash brown: kartoffelpuffer, rösti
rye bread: schwarzbrot
sponge cake: biskuitboden, wiener boden, wiener böden, biskuitboden hell, biskuitboden dunkel, tortenboden dunkel, obsttortenboden
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
plum jam: powidl, zwetschkenmus, zwetschgenmus, zwetschkenröster, zwetschgenröster, lekvar
mixed dried fruit: dörrobst
crispy fried onion: röstzwiebel
potato dumpling: kartoffelkloß, kartoffelklöße, klöße, kloßteig, knödelteig
bread dumpling: semmelkloß, semmelklöße, serviettenknödel
veal stir fry strip: kalbsgeschnetzeltes, geschnetzeltes vom kalb, kalbfleisch geschnetzeltes, kalbsstreifen
air-dried beef: bündnerfleisch, mostbröckli, rinderschinken
landjager: gumpoldskirchner
salsiz: salsize
bacon piece: speckwürfeli, bauchspeckwürfel, räucherspeckwürfel, baconwürfel, speckli
bratwurst: kalbsbratwurst, kalbsbratwürste, olma-bratwurst
weisswurst: weißwürscht
bockwurst: bockwürstchen
bavarian meatloaf: leberkäse, leberkäs, leberkas, fleischkäse, fleischkäs, leberkäsebrät
sucuk: suçuk, sujuk, knoblauchwurst
minute steak: rindsplätzli, rinderhuftsteak(s)
wild boar: wildschweinbraten, wildschwein, wildschweingulasch, wildschweinkeule, wildschweinragout
beef cheek: kalbsbäckchen, kalbsbacke(n), ochsenbacke(n), ochsenbäckchen, rinderbäckchen, rinderbacke(n), rindsbäckchen, rindsbacke(n)
pork jowl: schweinebacke(n), schweinebäckchen, schweinsbäckchen, iberico-bäckchen
trotter: schweinefuß, schweinefüße, schweinsfuß, schweinsfüße, pfötchen
hard mountain cheese: räßkäse, vorarlberger bergkäse, alpkäse, gletscherkäse
harzer: harzer käse, handkäse, handkäs, quargel, graukäse, olmützer quargel, mainzer käse
munster: münsterkäse
romadur: romadurkäse
plant cream: sahneersatz
vegetable shortening: pflanzenfett, palmin, biskin, frittierfett, backfett, kokosbratfett, bratfett
gelatine: gelatinefix, sofortgelatine, sofort-gelatine, gelatinepulver, gemahlene gelatine, gelatine fix
lemon extract: zitronenback, zitronenback-aroma, geriebene zitronenschale aroma, citroback
orange extract: orangenback
hazelnut praline: krokant, haselnusskrokant, mandelkrokant, krokantstreusel
sultana: sultaninen
patty case: papierförmchen, muffinpapierförmchen, papiermanschetten, cupcakeförmchen, papier-backförmchen
wafer sheet: backoblate(n), karlsbader oblaten
rye flour: roggenmehl type 1150, roggenmehl type 997, roggenmehl type 960, roggenvollkornmehl
wholemeal bread: vollkorntoast, vollkorntoastbrot, vollkornbrotscheiben
baguette: stangenbrot, aufbackbaguette(s), kräuterbaguette zum aufbacken, meterbrot
wholemeal roll: vollkornbrötchen, vollkornsemmel(n), vollkornweckerl
ciabatta roll: ciabattabrötchen, ciabatta-brötchen, ciabattasemmel(n), ciabatta brötchen
soft pretzel: laugenstange(n), laugengebäck, laugenbrezel(n), laugenbreze(n), brezel(n), breze(n), brezn, butterbrezel(n)
pretzel: salzbrezel(n), minibrezel(n)
pretzel stick: salzstangen
croissant: gipfeli, kipferl(n), buttercroissant(s), buttergipfeli, butterhörnchen
flammkuchen dough: flammkuchenteig, frischer flammkuchenteig, flammkuchenteig aus dem kühlregal, flammkuchenboden, flammkuchenböden
soup pasta: suppennudeln, suppeneinlage, fleckerl(n), backerbsen, frittaten, flädle, suppenmuscheln
penne: röhrennudeln, röhrchennudeln
farfalle: schleifchennudeln, schmetterlingsnudeln, schleifennudeln, farfalle-nudeln
conchiglie: muschelnudeln, muschelpasta
long grain rice: kochbeutelreis, langkorn-reis, reis im kochbeutel, spitzenreis
spelt grain: dinkel, dinkelkörner, dinkelreis, ebly, zartweizen, sonnenweizen
puy lentil: alblinsen, alb-leisa, puylinsen, puy-linsen, champagnerlinsen
butter bean: riesenbohnen, weiße riesenbohnen, große weiße bohnen
borlotti bean: käferbohnen, feuerbohnen, wachtelbohnen, borlottibohnen
canned cherry: kirschen aus dem glas, glas kirschen
pickled red cabbage: rotkraut aus dem glas
parsley root: petersilienwurzel(n), petersilwurzel(n), petersilienwürzelchen, wurzelpetersilie
yellow bean: wachsbohnen, gelbe bohnen, butterbohnen
dried mushroom: getrocknete morcheln, getrocknete pilze, spitzmorcheln getrocknet, getrocknete mischpilze
elderflower: holunderblütendolden, holunderblüten, holunderdolden, hollerblüten
toothpick: zahnstocher, rouladennadel(n), rouladenspieße, rouladenklammer(n), partyspieße, cocktailspieße, holzstäbchen
bamboo skewer: schaschlikspieß(e), holzspießchen, holzspieß(e), grillspieße, bambusspieße
kitchen string: küchengarn, rouladengarn, bratenschnur, küchenschnur, küchenzwirn, bindfaden
schnapps: obstler, obstbrand, klarer schnaps, doppelkorn, kornbrand, zwetschkenschnaps, zwetschgenwasser, marillenschnaps, himbeergeist, mirabellengeist, birnenbrand, obstwasser
stout: schwarzbier
carrot juice: möhrensaft, karottensaft, rüeblisaft
morello cherry: schattenmorellen, glas sauerkirschen, schattenmorellen aus dem glas
parboiled rice: parboiledreis
edam: edamer käse, edamerkäse
emmental: emmentalerkäse, emmentaler käse
tilsit: tilsiterkäse, tilsiter käse
gorgonzola: gorgonzolakäse
`;
