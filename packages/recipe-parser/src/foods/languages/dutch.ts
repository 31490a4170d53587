/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Dutch names of common foods, typed by us: "food: names". "ui(,en)" is the singular and the plural; a name
 * that is an English word too begins with "?".
 */
export const dutchNames = `
onion: ui(,en), uitje(s), ajuin(en)
red onion: rode ui(,en), rode ajuin(en)
spring onion: bosui(,en), lente-ui(,en), lenteui(,tjes), pijpajuin(en)
french shallot: sjalot(,ten), sjalotje(s)
leek: prei(,en), preistengel(s)
garlic: knoflook, teen knoflook, tenen knoflook, teentje(s) knoflook, knoflookteen, knoflooktenen, teen look, teentje(s) look, lookteentje(s)
ginger: gember, gemberwortel, verse gember
potato: aardappel(,en,s), vastkokende aardappelen, kruimige aardappelen, patatten, bintje(s)
baby potato: krieltjes, nieuwe aardappelen, krielaardappel(en)
sweet potato: zoete aardappel(,en,s), bataat, bataten
carrot: wortel(,s,en), winterpeen, winterwortel(,s,en), worteltjes, wortelen
parsnip: pastinaak
beetroot: rode biet, rode bieten, bieten, bietjes
radish: radijs, radijsjes, radijzen
celeriac: knolselderij, knolselder
celery: bleekselderij, stengel bleekselderij, stengels bleekselderij, selder, bleekselder, witte selder
tomato: tomaat, tomaten
cherry tomato: kerstomaat, kerstomaten, cherrytomaten, cherrytomaatjes
canned tomato: tomaten uit blik
canned diced tomato: tomatenblokjes
passata: gezeefde tomaten
tomato paste: tomatenpuree, tomatenconcentraat
capsicum: paprika's
red capsicum: rode paprika(,s), rode puntpaprika(,'s)
green capsicum: groene paprika(,s)
yellow capsicum: gele paprika(,s)
chilli: chilipeper(s), spaanse peper(s), pepertje(s)
red chilli: rode peper(s), rode chilipeper(s), rode chili
green chilli: groene peper(s)
zucchini: courgettes
cucumber: komkommer(s)
gherkin: augurk(,en), zure bommen
pumpkin: pompoen(,en)
corn kernel: maïs, maïskorrels
corn cob: maïskolf, maïskolven
cauliflower: bloemkool, bloemkoolroosjes
brussels sprout: spruitjes
cabbage: witte kool, kool, wittekool
red cabbage: rode kool, rodekool
savoy cabbage: savooiekool, groene kool, savooikool
sugarloaf cabbage: spitskool
kale: boerenkool
wombok: chinese kool
sauerkraut: zuurkool
fennel: venkel, venkelknol
asparagus: asperges, groene asperges
white asparagus: witte asperges
globe artichoke: artisjok(,ken)
rhubarb: rabarber
green bean: sperziebonen, sperzieboon, snijbonen, snijboon, boontjes, prinsessenbo(on,nen)
snow pea: peultjes, peulen
pea: doperwten, doperwtjes, erwten
broad bean: tuinbonen
bean sprout: taugé
lettuce: sla, kropsla
iceberg lettuce: ijsbergsla
rocket: rucola
spinach: spinazie
witlof: witloof
mushroom: paddenstoel(,en), paddestoel(en)
button mushroom: champignons, witte champignons
chanterelle: cantharel(,len)
basil: basilicum
parsley: peterselie
coriander: verse koriander, koriander
mint: munt, verse munt, muntblaadjes
dill: dille
chive: bieslook
rosemary: rozemarijn
thyme: tijm
sage: salie
tarragon: dragon
lemon: citroen(,en)
lemon juice: citroensap
lemon zest: citroenrasp, citroenschil, citroenzeste
lime: limoen(,en)
lime juice: limoensap
orange: sinaasappel(,s,en), appelsien(en)
orange juice: sinaasappelsap
mandarin: mandarijn(,en)
apple: appel(,s,en)
pear: ?peer, peren, stoofpeer, stoofperen
peach: perzik(,en)
nectarine: nectarines
apricot: abrikoos, abrikozen
plum: pruim(,en)
cherry: kers(,en)
strawberry: aardbei(,en)
raspberry: framboos, frambozen
blueberry: blauwe bes, blauwe bessen
blackberry: braam, bramen
red currant: aalbes, aalbessen, rode bessen
grape: druif, druiven
banana: banaan, bananen
watermelon: watermeloen(,en)
melon: meloen(,en)
fig: vijg(,en)
date: dadel(s)
pomegranate: granaatappel(s)
beef: rundvlees
beef mince: rundergehakt, filet americain, tartaar, rundsgehakt
beef and pork mince: half om half gehakt, half-om-half gehakt, gehakt, gemengd gehakt, half-om-halfgehakt
stewing beef: runderlappen, sukadelappen, stoofvlees, sudderlappen, sucadelappen, hachee vlees, hacheevlees, riblap, rundsstoofvlees, runderstoofvlees, stoofkarbonaden, draadjesvlees, stoofvlees van rund, stoofvlees van het rund
beef steak: biefstuk, bieflap(jes)
veal: kalfsvlees
lamb: lamsvlees
lamb leg: lamsbout
pork: varkensvlees, varkenspoulet, hamlap(pen), hamblokjes vers
pork mince: varkensgehakt
pork chop: karbonade(s), varkenskarbonade(s), schouderkarbonade(s), ribkarbonade(s), haaskarbonade(s), varkenskotelet(ten), kotelet(ten)
pork fillet: varkenshaas
sausage: braadworst, verse worst, saucijsje(s), saucijzen
kielbasa: rookworst
bacon: spekblokjes, spekjes, ontbijtspek, spek, spekreepjes, spekreep, magere spekreepjes, magere spekblokjes, gerookte spekreepjes, gerookte spekblokjes, zuurkoolspek, rookspek
ham: achterham, beenham, hamblokjes, hamreepjes
prosciutto: rauwe ham
chicken: kip, kippenvlees, soepkip, braadkip
whole chicken: hele kip
chicken breast: kipfilet(s), kippenfilet(s), kippenwit
chicken thigh: kippendij(,en), kipdijfilet(s), kipdij(en), kippendijvlees
chicken drumstick: kippenpoten
chicken wing: kippenvleugels, kipvleugel(s)
turkey: kalkoen
turkey breast: kalkoenfilet, kalkoenlapje(s)
duck: eend
duck breast: eendenborst
rabbit: konijn
fish fillet: visfilet(s), witvis, vis, kibbeling
salmon: zalm
salmon fillet: zalmfilet(s)
smoked salmon: gerookte zalm, zalmsnippers
canned tuna: tonijn, tonijn uit blik
cod: kabeljauw, kabeljauwfilet, kabeljauwhaas, kabeljauwhaasjes
trout: forel(,len)
mackerel: makreel
herring: haring(,en), maatjes
anchovy: ansjovis, ansjovisfilets
prawn: garnaal, garnalen, scampi's
mussel: mosselen, mossel
squid: inktvis
milk: melk, volle melk, halfvolle melk
skim milk: magere melk
buttermilk: karnemelk
butter: boter, roomboter, zachte boter, gesmolten boter, bakboter, vloeibare boter
unsalted butter: ongezouten boter, ongezouten roomboter
thickened cream: slagroom, kookroom, ?room, volle room, culinaire room
sour cream: zure room
yoghurt: magere yoghurt, volle yoghurt, natuuryoghurt
greek yoghurt: griekse yoghurt
quark: kwark, magere kwark, platte kaas, magere platte kaas
cream cheese: roomkaas, kruidenroomkaas
cheese: kaas, geraspte kaas, gemalen kaas
gouda: goudse kaas
goat cheese: geitenkaas
blue cheese: blauwe kaas, blauwschimmelkaas
parmesan: parmezaan, parmezaanse kaas
egg: ei(,eren), gekookt ei, gekookte eieren
egg white: eiwit(,ten)
egg yolk: eigeel, eierdooier(s), dooier(s)
puff pastry: bladerdeeg, plakjes bladerdeeg
filo pastry: filodeeg
fresh yeast: verse gist
dried yeast: gedroogde gist, droge gist, gist, korrelgist
bread: brood, sneetjes brood, bruinbrood, boterham(men), snee brood, sneeën brood
white bread: witbrood
wholemeal bread: volkorenbrood
baguette: stokbrood, afbakbaguette(s)
breadcrumb: paneermeel
olive oil: olijfolie
extra virgin olive oil: extra vierge olijfolie, extra vergine olijfolie, olijfolie extra vierge, extra virgin olijfolie
vegetable oil: plantaardige olie, olie, wokolie, frituurolie, bakolie, maïsolie, slaolie, frituurvet
sunflower oil: zonnebloemolie
sesame oil: sesamolie
vinegar: azijn
white wine vinegar: witte wijnazijn, wittewijnazijn, wijnazijn
red wine vinegar: rode wijnazijn, rodewijnazijn
balsamic vinegar: balsamicoazijn
mustard: mosterd
caper: kappertjes
olive: olijf, olijven
black olive: zwarte olijven
green olive: groene olijven
chickpea: kikkererwten
lentil: linzen
red lentil: rode linzen
kidney bean: kidneybonen
white bean: witte bonen
black bean: zwarte bonen
stock: bouillon
chicken stock: kippenbouillon, kipbouillon, gevogeltebouillon
vegetable stock: groentebouillon, groentefond
beef stock: runderbouillon, rundsbouillon, rundsfond
fish stock: visbouillon, visfumet
stock cube: bouillonblokje(s), tablet bouillon
lasagne sheet: lasagnebladen
macaroni: macaroni
noodle: mie, mienestjes, noedels
rice: rijst
basmati rice: basmatirijst
brown rice: zilvervliesrijst, volkoren rijst, bruine rijst
arborio rice: risottorijst
semolina: griesmeel
rolled oats: havermout
honey: honing
maple syrup: ahornsiroop
treacle: stroop
peanut butter: pindakaas
soy sauce: sojasaus
sweet soy sauce: ketjap manis, ketjap
fish sauce: vissaus
coconut milk: kokosmelk
plain flour: bloem, tarwebloem, patentbloem, bakmeel
self-raising flour: zelfrijzend bakmeel, zelfrijzende bloem
wholemeal flour: volkorenmeel
rye flour: roggemeel
cornflour: maizena, maïzena, allesbinder
white sugar: suiker, kristalsuiker
caster sugar: fijne suiker, fijne kristalsuiker
brown sugar: bruine suiker, bruine basterdsuiker, lichtbruine basterdsuiker, lichte basterdsuiker
dark brown sugar: donkerbruine basterdsuiker, donkere basterdsuiker
icing sugar: poedersuiker, bloemsuiker
vanilla sugar: vanillesuiker
baking powder: bakpoeder
bicarbonate of soda: zuiveringszout
gelatine leaf: blaadjes gelatine
vanilla bean: vanillestokje(s)
vanilla extract: vanille-extract
cocoa powder: cacaopoeder, cacao
dark chocolate: pure chocolade, zwarte chocolade, fondantchocolade
milk chocolate: melkchocolade
white chocolate: witte chocolade
almond: amandel(,en)
almond meal: amandelmeel, amandelpoeder
flaked almond: amandelschaafsel
hazelnut: hazelnoot, hazelnoten
walnut: walnoot, walnoten
pine nut: pijnboompitten
peanut: pinda(,s), pinda's
cashew: cashewnoten
desiccated coconut: geraspte kokos, kokosrasp
sesame seed: sesamzaad, sesamzaadjes
sunflower seed: zonnebloempitten
pumpkin seed: pompoenpitten
linseed: lijnzaad
raisin: rozijnen
salt: zout, zeezout
black pepper: zwarte peper
salt and pepper: zout en peper, peper en zout, pezo
paprika: paprikapoeder
smoked paprika: gerookt paprikapoeder
ground cinnamon: kaneel
cinnamon stick: kaneelstokje(s), pijpkaneel
ground nutmeg: nootmuskaat
ground cumin: komijn, komijnpoeder, gemalen komijn
ground coriander: gemalen koriander, korianderpoeder
ground ginger: gemberpoeder
clove: kruidnagel(s)
bay leaf: laurierblad, laurierblaadje(s), laurierblaadjes
dried oregano: gedroogde oregano
ground turmeric: kurkuma, geelwortel
saffron: saffraan
curry powder: kerriepoeder, kerrie
gingerbread spice: speculaaskruiden
white wine: witte wijn
red wine: rode wijn
beer: bier, witbier
curly endive: andijvie
lambs lettuce: veldsla
salsify: schorseneren
stir-fry vegetables: wokgroente(n), roerbakgroente(n), nasi-groente, nasigroente(n), bamigroente(n), bami-groente, nasi/bamigroente, roerbakmix, wokmix, nasi-bamigroente(n), bami-nasigroente(n)
mixed vegetables: soepgroente(n), hutspotgroente, hutspotgroenten, hutspot
topside roast: kogelbiefstuk
roast beef: rosbief
veal mince: kalfsgehakt
veal schnitzel: kalfslapje(s), kalfsschnitzel(s)
osso buco: kalfsschenkel
rack of lamb: lamsrack(s)
pork loin: varkensfilet, varkensfiletlapjes
pork belly: speklap(,pen), buikspek
chicken leg: kippenbout(en), kipbout(en), kippenbil(len)
chicken liver: kippenlever
meatball: soepballetjes, gehaktballetje(s), vegaballetjes
haddock: schelvis, schelvisfilet
coley: koolvis, koolvisfilet
plaice: schol, scholfilet
brown shrimp: hollandse garnalen, noordzeegarnalen, grijze garnalen
edam: edammer
shortcrust pastry: hartige taartdeeg, plakjes hartige taartdeeg, plakjes deeg voor hartige taart, brokkeldeeg, taartdeeg
croissant: croissantdeeg
turkish bread: turks brood
rye bread: roggebrood, fries roggebrood
teething rusk: beschuit, beschuiten
bread roll: bolletjes, broodjes, broodje, afbakbroodjes, witte bolletjes, harde broodjes, pistolets, pistoletje(s), witte bollen
fruit bun: krentenbol(len)
gingerbread: ontbijtkoek, peperkoek
pickled onion: amsterdamse ui(en), zilverui(tjes), zilveruitjes
apple cider vinegar: appelazijn, ciderazijn
split pea: spliterwten, groene spliterwten
green split pea: groene erwten
jasmine rice: pandanrijst
egg noodle: bami
vegetable stock cube: groentebouillontablet(ten), tablet groentebouillon, groentebouillonblokje(s)
chicken stock cube: kippenbouillontablet(ten), kippenbouillonblokje(s), blokje kippenbouillon
coconut cream: santen
prawn cracker: kroepoek
crispy fried onion: gebakken uitjes, gefruite uitjes
nasi goreng paste: nasikruiden, bamikruiden, boemboe nasi, mix voor nasi goreng, boemboe
satay sauce: satésaus, pindasaus
galangal: laos
lemongrass: sereh
makrut lime leaf: djeroek poeroet, limoenblad(eren), limoenblaadje(s)
mace: foelie
cider: appelcider
gin: jenever
tea bag: thee
ice cream: vanille-ijs, vanille ijs, bolletjes ijs, ijs
horseradish: mierikswortel
baby carrot: jonge worteltjes
turnip: rapen
beefsteak tomato: vleestom(aat,aten)
roma tomato: romatom(aat,aten)
pasta sauce: tomatensaus, pastasaus
sun dried tomato: zongedroogde tomaatjes
orange capsicum: oranje paprika(,'s)
marrowfat pea: kapucijners
cos lettuce: romeinse sla
samphire: zeekraal
soup vegetables: soepgroen
swiss brown mushroom: bruine champignons
porcini mushroom: eekhoorntjesbrood
curly parsley: krulpeterselie
fresh herbs: groene kruiden
bouquet garni: kruidentuiltje
orange zest: sinaasappelzeste
grapefruit: pompelmoes
green apple: groene appel(s)
conference pear: conferencepe(er,ren)
sour cherry: krieken
fresh cranberry: veenbes(sen)
mixed berry: bosvruchten, rood fruit
chicken mince: kippengehakt
eye fillet: tournedos
beef stir fry strip: biefstukreepjes
beef cheek: runderwang(en)
lamb backstrap: lamsfilet(s)
diced lamb: lamsstoofvlees
pork neck: spieringkotelet(ten)
diced pork: varkensstoofvlees
pork rib: ribbetjes
pork schnitzel: schnitzels
black pudding: zwarte pens
chicken stir fry strip: kipreepjes
chicken schnitzel: kipschnitzel(s)
hake: heek
sole: tongfilet(s)
turbot: tarbot
canned salmon: blikje zalm
marinara mix: vispannetje, zeevruchtenmix
fish finger: vissticks
tiger prawn: tijgergarnalen
scallop: sint-jakobsvruchten
light cream: lichte room, lichte kookroom
margarine: vloeibare margarine
bocconcini: minimozzarella
oat milk: haverdrank
soy milk: sojadrank
soy cream: sojaroom
vegan mince: vegetarisch gehakt, vegagehakt
pizza base: pizzabodem(s)
fresh lasagne sheet: verse lasagnebladen, verse lasagne
potato croquette: aardappelkroketten
frozen chip: frieten, friet, ovenfriet(en), patat, frites, ovenfrites
stale bread: oudbakken brood
sourdough: desembrood
multigrain bread: meergranenbrood
pita bread: pitabrood, shoarmabroodje(s)
milk arrowroot biscuit: mariakaakjes
amaretti: bitterkoekje(s)
english mustard: scherpe mosterd
tartare sauce: tartaarsaus
barbecue sauce: barbecuesaus
light soy sauce: lichte sojasaus
stir fry sauce: woksaus
sun dried tomato pesto: rode pesto
green lentil: groene linzen
brown lentil: bruine linzen
butter bean: reuzenbonen
baked bean: witte bonen in tomatensaus
stock powder: bouillonpoeder
wholemeal spaghetti: volkoren spaghetti
wholemeal pasta: volkorenpasta, volkoren pasta
polenta: maïsgriesmeel, maïsmeel
mango chutney: mangochutney
pancake mix: pannenkoekenmix
palm sugar: palmsuiker
strawberry jam: aardbeienconfituur
jam: confituur
black peppercorn: peperbollen
dried mixed herbs: gemengde kruiden
dark beer: bruin bier
sparkling water: spuitwater
sambal oelek: sambal badjak
pork jowl: varkenswang(en)
golden syrup: kandijsiroop
custard: vanillevla, volle vanillevla
frozen spinach: spinazie à la crème
`;
