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
potato: aardappel(,en,s), vastkokende aardappelen, kruimige aardappelen, patatten, bintje(s), tafelaardappel(en), vastkokers, bakaardappelen, gekookte aardappelen, friet aardappelen, nicola's, charlotte aardappelen, aardappelblokjes, aardappelpartjes, iets kruimige aardappelen, loskokende aardappelen
baby potato: krieltjes, nieuwe aardappelen, krielaardappel(en)
sweet potato: zoete aardappel(,en,s), bataat, bataten
carrot: wortel(,s,en), winterpeen, winterwortel(,s,en), worteltjes, wortelen
parsnip: pastinaak
beetroot: rode biet, rode bieten, bieten, bietjes
radish: radijs, radijsjes, radijzen
celeriac: knolselderij, knolselder, selderknol(len), knolselderijblokjes
celery: bleekselderij, stengel bleekselderij, stengels bleekselderij, selder, bleekselder, witte selder, groene selder, stengels selderij, stengel selderij, selderijstengel(s), bleekselderijstengel(s), selderstengel(s)
tomato: tomaat, tomaten
cherry tomato: kerstomaat, kerstomaten, cherrytomaten, cherrytomaatjes
canned tomato: tomaten uit blik
canned diced tomato: tomatenblokjes
passata: gezeefde tomaten
tomato paste: tomatenpuree, tomatenconcentraat
capsicum: paprika's, gekleurde paprika('s), puntpaprika('s), paprika's gemengd
red capsicum: rode paprika(,s), rode puntpaprika(,'s)
green capsicum: groene paprika(,s)
yellow capsicum: gele paprika(,s)
chilli: chilipeper(s), spaanse peper(s), pepertje(s), lombok, rawit, rawitje(s), rode rawit, madame jeanette, pepertje
red chilli: rode peper(s), rode chilipeper(s), rode chili
green chilli: groene peper(s)
zucchini: courgettes
cucumber: komkommer(s)
gherkin: augurk(,en), zure bommen
pumpkin: pompoen(,en), oranje pompoen, muskaatpompoen, pompoenvlees, pompoenstukjes
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
apple: appel(,s,en), zure appel(s), friszure appel(s), zoetzure appel(s), zoete appel(s), handappel(s)
pear: ?peer, peren, stoofpeer, stoofperen
peach: perzik(,en)
nectarine: nectarines
apricot: abrikoos, abrikozen
plum: pruim(,en), kwets(en)
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
beef and pork mince: half om half gehakt, half-om-half gehakt, gehakt, gemengd gehakt, half-om-halfgehakt, gemengd gehakt varken rund, kalfs-varkensgehakt, varkens-kalfsgehakt, gehakt half om half, half-om-half, rund-varkensgehakt, gekruid gehakt
stewing beef: runderlappen, sukadelappen, stoofvlees, sudderlappen, sucadelappen, hachee vlees, hacheevlees, riblap, rundsstoofvlees, runderstoofvlees, stoofkarbonaden, draadjesvlees, stoofvlees van rund, stoofvlees van het rund, runderpoulet, klapstuk, soepvlees, poulet van rund, sudderlap(pen), sukadelap(pen), sucadelap(pen), runderlap(pen), magere runderlappen, rundstoofvlees, rundersukade, goulashvlees, riblappen, runderstooflappen, bourguignonvlees
beef steak: biefstuk, bieflap(jes), biefstuk(ken), haasbiefstuk(ken), biefstukje(s), rundersteak(s), rundsteak(s), runderbiefstuk(ken)
veal: kalfsvlees, kalfsragout, kalfsblanquette, kalfsstoofvlees, kalfsgebraad, kalfsfricandeau, blanquettevlees
lamb: lamsvlees, lamsvleesblokjes, lamsgebraad, lamsrollade, lamsvlees in blokjes
lamb leg: lamsbout
pork: varkensvlees, varkenspoulet, hamlap(pen), hamblokjes vers, varkensgebraad, varkensrollade, rollade, fricandeau, varkensfricandeau
pork mince: varkensgehakt
pork chop: karbonade(s), varkenskarbonade(s), schouderkarbonade(s), ribkarbonade(s), haaskarbonade(s), varkenskotelet(ten), kotelet(ten)
pork fillet: varkenshaas
sausage: braadworst, verse worst, saucijsje(s), saucijzen, verse worst(en), boerenworst(en), boerenbraadworst(en), saucijs, saucijzenbroodvlees, varkensworst(en), grillworst(en), barbecueworst(en), rundworst(en), kalfsworst(en), worst(en), worstjes
kielbasa: rookworst, rookworst(en), gelderse rookworst, magere rookworst, unox rookworst
bacon: spekjes, ontbijtspek, spek, spekreep, zuurkoolspek, rookspek, katenspek, baconplakjes, gerookt ontbijtspek, mager spek, spekjes mager
ham: achterham, beenham, hamblokjes, hamreepjes, kookham, schouderham, gekookte ham, ham van het been, hesp, gekookte hesp, hespblokjes, hespenreepjes, beenhamblokjes
prosciutto: rauwe ham, gandaham, gedroogde ham, rauwe hesp, gerookte hesp
chicken: kip, kippenvlees, soepkip, braadkip, kipblokjes, kippenblokjes, kippoulet, kippenragout, scharrelkip, maïskip, hoevekip, boerenkip, kippenfiletblokjes
whole chicken: hele kip
chicken breast: kipfilet(s), kippenfilet(s), kippenwit
chicken thigh: kippendij(,en), kipdijfilet(s), kipdij(en), kippendijvlees
chicken drumstick: kippenpoten, kipdrumstick(s), kippendrumstick(s), kippenpootjes, drumsticks van kip
chicken wing: kippenvleugels, kipvleugel(s)
turkey: kalkoen
turkey breast: kalkoenfilet, kalkoenlapje(s)
duck: eend
duck breast: eendenborst
rabbit: konijn, konijnenbout(en), konijnenbil(len), konijnenrug, tam konijn, tamme konijnenbout(en)
fish fillet: visfilet(s), witvis, vis, kibbeling, pladijsfilet, vismix, vissoepmix, vis voor vissoep, stevige witvis, stevige witte vis, witte visfilet
salmon: zalm
salmon fillet: zalmfilet(s)
smoked salmon: gerookte zalm, zalmsnippers
canned tuna: tonijn, tonijn uit blik
cod: kabeljauw, kabeljauwfilet, kabeljauwhaas, kabeljauwhaasjes
trout: forel(,len)
mackerel: makreel
herring: haring(,en), maatjes, zoute haring(en), hollandse nieuwe, maatjesharing(en), maatje, haringfilet(s)
anchovy: ansjovis, ansjovisfilets
prawn: garnaal, garnalen, scampi's
mussel: mosselen, mossel
squid: inktvis
milk: melk, volle melk, halfvolle melk
skim milk: magere melk
buttermilk: karnemelk, botermelk
butter: boter, roomboter, zachte boter, gesmolten boter, bakboter, vloeibare boter, hazelnoot boter, hazelnootje boter, nootje boter, noot boter, walnoot boter, walnootje boter, klontje roomboter, boterblokjes, boter op kamertemperatuur, klontjes boter, vlokjes boter, botervlokjes, boterklontjes
unsalted butter: ongezouten boter, ongezouten roomboter
thickened cream: slagroom, kookroom, ?room, volle room, culinaire room
sour cream: zure room
yoghurt: magere yoghurt, volle yoghurt, natuuryoghurt
greek yoghurt: griekse yoghurt
quark: kwark, magere kwark, platte kaas, magere platte kaas
cream cheese: roomkaas, kruidenroomkaas
cheese: kaas, geraspte kaas, gemalen kaas, raspkaas, strooikaas, gratinkaas, leidse kaas, komijnekaas, komijnenkaas, kaas met komijn, abdijkaas, trappistenkaas, paterskaas, brugse kaas, brugge oud, passendale, maredsous, chimay kaas, orval kaas, halfharde kaas, harde kaas, kaasreepjes, ovenkaas
gouda: goudse kaas, jong belegen kaas, jonge kaas, jong belegen, jonge gouda, belegen kaas, belegen gouda, jong belegen goudse kaas, belegen goudse kaas, extra belegen kaas, boerenkaas, goudse boerenkaas, geraspte goudse kaas, geraspte jonge kaas, geraspte belegen kaas, geraspte jong belegen kaas, goudakaas, gouda kaas
goat cheese: geitenkaas, harde geitenkaas, geitenkaasje(s), zachte geitenkaas, verse geitenkaas, geitenbrie, geraspte geitenkaas, geitenkaasrol, chavroux
blue cheese: blauwe kaas, blauwschimmelkaas
parmesan: parmezaan, parmezaanse kaas, parmezaankaas, geraspte parmezaan, parmezaan kaas
egg: ei(,eren), eitje(s), gekookt ei, gekookte eieren
egg white: eiwit(,ten)
egg yolk: eigeel, eierdooier(s), dooier(s)
puff pastry: bladerdeeg, plakjes bladerdeeg
filo pastry: filodeeg
fresh yeast: verse gist
dried yeast: gedroogde gist, droge gist, gist, korrelgist
bread: brood, sneetjes brood, bruinbrood, boterham(men), snee brood, sneeën brood, bruin brood, speltbrood, vloerbrood, landbrood, grijs brood, gesneden brood, sneetje brood, oerbrood, molenbrood, boeren bruin
white bread: witbrood
wholemeal bread: volkorenbrood
baguette: stokbrood, afbakbaguette(s), afbakstokbrood, afbakstokbroden, stokbroodje(s), stokbroden, frans brood, meerbrood, demi-baguette(s)
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
mustard: mosterd, zaanse mosterd, groningse mosterd, limburgse mosterd, tierenteyn, tierenteynmosterd, gentse mosterd, fijne mosterd, milde mosterd, zachte mosterd
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
chicken stock: kippenbouillon, kipbouillon, gevogeltebouillon, kippenfond, gevogeltefond, kippenbouillon van blokje, heldere kippenbouillon
vegetable stock: groentebouillon, groentefond
beef stock: runderbouillon, rundsbouillon, rundsfond, vleesbouillon, runderfond, rundvleesbouillon, bruine fond
fish stock: visbouillon, visfumet
stock cube: bouillonblokje(s), tablet bouillon, bouillontablet(ten), vleesbouillonblokje(s), maggiblokje(s)
lasagne sheet: lasagnebladen
macaroni: macaroni
noodle: mie, mienestjes, noedels
rice: rijst, snelkookrijst, toverrijst, meergranenrijst, droogkokende rijst
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
wholemeal flour: volkorenmeel, volkorentarwemeel, tarwemeel, volkorenmeel tarwe, volkoren bloem, volkoren speltmeel
rye flour: roggemeel
cornflour: maizena, maïzena, allesbinder
white sugar: suiker, kristalsuiker
caster sugar: fijne suiker, fijne kristalsuiker, witte basterdsuiker, basterdsuiker wit
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
almond: amandel(,en), gepelde amandelen, blanke amandelen, ongezouten amandelen, witte amandelen, bruine amandelen
almond meal: amandelmeel, amandelpoeder
flaked almond: amandelschaafsel, amandelschilfers, geschaafde amandelen, amandelschaafsel geroosterd
hazelnut: hazelnoot, hazelnoten
walnut: walnoot, walnoten
pine nut: pijnboompitten
peanut: pinda(,s), pinda's
cashew: cashewnoten
desiccated coconut: geraspte kokos, kokosrasp, gemalen kokos, kokosvlokken, geraspte kokosnoot
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
ground cumin: komijn, komijnpoeder, gemalen komijn, djinten, djintan, jinten
ground coriander: gemalen koriander, korianderpoeder
ground ginger: gemberpoeder
clove: kruidnagel(s)
bay leaf: laurierblad, laurierblaadje(s), laurierblaadjes, salamblad(eren), salamblaadje(s), daun salam
dried oregano: gedroogde oregano
ground turmeric: kurkuma, geelwortel
saffron: saffraan
curry powder: kerriepoeder, kerrie
gingerbread spice: speculaaskruiden
white wine: witte wijn
red wine: rode wijn
beer: bier, witbier, trappist, trappistenbier, geuze, gueuze, pilsener, abdijbier, blond bier, duvel, kriek, speciaalbier, wit bier, lambiek
curly endive: andijvie, struik andijvie, krulandijvie, andijvie struik
lambs lettuce: veldsla
salsify: schorseneren
stir-fry vegetables: wokgroente(n), roerbakgroente(n), nasi-groente, nasigroente(n), bamigroente(n), bami-groente, nasi/bamigroente, roerbakmix, wokmix, nasi-bamigroente(n), bami-nasigroente(n)
mixed vegetables: soepgroente(n), hutspotgroente, hutspotgroenten, hutspot
topside roast: kogelbiefstuk, kogelbiefstukken
roast beef: rosbief
veal mince: kalfsgehakt
veal schnitzel: kalfslapje(s), kalfsschnitzel(s), kalfsoester(s), kalfsescalope(s), kalfsschnitzels
osso buco: kalfsschenkel, runderschenkel(s), rundsschenkel(s), schenkelvlees, runderschenkel met bot
rack of lamb: lamsrack(s)
pork loin: varkensfilet, varkensfiletlapjes
pork belly: speklap(,pen), buikspek
chicken leg: kippenbout(en), kipbout(en), kippenbil(len)
chicken liver: kippenlever
meatball: soepballetjes, gehaktballetje(s), vegaballetjes, gehaktbal(len), slavink(en), blinde vink(en), soepballen, gehaktballetjes, soepballetje(s), vogelnestje(s)
haddock: schelvis, schelvisfilet
coley: koolvis, koolvisfilet
plaice: schol, scholfilet, pladijs, pladijzen, scharfilet(s), schar
brown shrimp: hollandse garnalen, noordzeegarnalen, grijze garnalen
edam: edammer, edammer kaas, edammerkaas
shortcrust pastry: hartige taartdeeg, plakjes hartige taartdeeg, plakjes deeg voor hartige taart, brokkeldeeg, taartdeeg, quichedeeg, zanddeeg, kruimeldeeg, taartbodem(s), hartige taart deeg, hartig taartdeeg, deeg voor hartige taart, plakjes hartige-taartdeeg
croissant: croissantdeeg
turkish bread: turks brood, turkse broden, turkse broodjes, pide, pidebrood
rye bread: roggebrood, fries roggebrood
bread roll: bolletjes, broodjes, broodje, afbakbroodjes, witte bolletjes, harde broodjes, pistolets, pistoletje(s), witte bollen, waldkornbol(len), waldkornbroodje(s), kaiserbroodje(s), piccolo's, zachte broodjes, zachte bolletjes, witte broodjes, bruine broodjes, bruine bolletjes, volkorenbolletjes, mueslibollen, harde bollen, zachte bollen, italiaanse bol(len)
fruit bun: krentenbol(len)
gingerbread: ontbijtkoek, peperkoek
pickled onion: amsterdamse ui(en), zilverui(tjes), zilveruitjes, amsterdamse uitje(s), amsterdamse uien, zilveruien, uitjes op azijn, zure uitjes
apple cider vinegar: appelazijn, ciderazijn
split pea: spliterwten, groene spliterwten
green split pea: groene erwten
jasmine rice: pandanrijst
egg noodle: bami
vegetable stock cube: groentebouillontablet(ten), tablet groentebouillon, groentebouillonblokje(s)
chicken stock cube: kippenbouillontablet(ten), kippenbouillonblokje(s), blokje kippenbouillon
coconut cream: santen
prawn cracker: kroepoek, kroepoek oedang, cassavekroepoek, casavekroepoek
crispbread: beschuit, beschuiten, beschuitje(s)
crispy fried onion: gebakken uitjes, gefruite uitjes
nasi goreng paste: nasikruiden, bamikruiden, boemboe nasi, mix voor nasi goreng, boemboe
satay sauce: satésaus, pindasaus
lemongrass: sereh
makrut lime leaf: djeroek poeroet, limoenblad(eren), limoenblaadje(s)
mace: foelie
cider: appelcider
gin: jenever
tea bag: thee
ice cream: vanille-ijs, vanille ijs, bolletjes ijs, ijs
horseradish: mierikswortel
baby carrot: jonge worteltjes
turnip: rapen, meiraap, meirapen, meiraapje(s), herfstraap, raapjes, knolraap, knolrapen
beefsteak tomato: vleestom(aat,aten)
roma tomato: romatom(aat,aten), pomodori tomaten, pruimtomaten
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
bouquet garni: kruidentuiltje, kruidentuil, kruidenbuiltje, soepbosje, kruidenboeketje, tuiltje kruiden
orange zest: sinaasappelzeste
grapefruit: pompelmoes
green apple: groene appel(s)
conference pear: conferencepe(er,ren)
sour cherry: krieken
fresh cranberry: veenbes(sen)
mixed berry: bosvruchten, rood fruit, roodfruit, bosfruit, bosbessenmix, zomerfruit, gemengde bessen, gemengd rood fruit
chicken mince: kippengehakt
eye fillet: tournedos
beef stir fry strip: biefstukreepjes, runderreepjes, rundvleesreepjes, rundsreepjes, rosbiefreepjes, biefreepjes, wokreepjes rund
beef cheek: runderwang(en), ossenwang(en), rundswang(en), kalfswang(en), kalfswangetjes, ossewang(en)
lamb backstrap: lamsfilet(s)
diced lamb: lamsstoofvlees
pork neck: spieringkotelet(ten), spiering, spieringgebraad, halskarbonade(s), spek van de nek
diced pork: varkensstoofvlees, varkensblokjes, varkensragout
pork rib: ribbetjes, krabbetjes, varkensrib(ben), spare-ribs, ribstuk
pork schnitzel: schnitzels
black pudding: zwarte pens
chicken stir fry strip: kipreepjes, kippenreepjes, kippenhaasreepjes, kipfiletreepjes, kipshoarma, kipgyros, kipdijreepjes, kippendijreepjes
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
stale bread: oudbakken brood, oud brood, oude boterham(men), oude sneetjes brood, oud witbrood, oude snee brood, oude sneden brood, oud stokbrood, sneetjes oud brood, oudbakken boterhammen
sourdough: desembrood, zuurdesembrood, desem brood, zuurdesem brood
multigrain bread: meergranenbrood, waldkornbrood, meergranen brood, tijgerbrood
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
dark beer: bruin bier, donker bier, donker speciaalbier, bruin abdijbier, donker abdijbier, westmalle dubbel, oud bruin, stoofbier
sparkling water: spuitwater
sambal oelek: sambal badjak
pork jowl: varkenswang(en)
golden syrup: kandijsiroop
custard: vanillevla, volle vanillevla
frozen spinach: spinazie à la crème, spinazie diepvries, diepvries spinazie, bladspinazie diepvries, diepvries bladspinazie
bacon piece: spekblokjes, spekreepjes, magere spekblokjes, magere spekreepjes, gerookte spekblokjes, gerookte spekreepjes, spekdobbelsteentjes, baconblokjes, baconreepjes, ontbijtspekblokjes
cervelat: cervelaat, cervelaatworst, boterhamworst
merguez: merguezworst(en), merguezworstje(s)
leberwurst: leverworst, gelderse leverworst, saksische leverworst, smeerleverworst
white pudding: witte pens(en), witte beuling(en)
salami: metworst, droge worst, droge metworst, boerenmetworst, gelderse worst
air-dried beef: filet d'anvers, rookvlees, nagelhout, gerookt rundvlees
trotter: varkenspoot, varkenspoten, varkenspootje(s)
ham hock: hamschijf, hamschijven, hamschenkel, krabbetjes met vlees
pork stir fry strip: varkensreepjes, varkensvleesreepjes, varkenshaasreepjes, varkensfiletreepjes, shoarmavlees, shoarma, varkensshoarma
veal chop: kalfskotelet(ten), kalfsribstuk
veal stir fry strip: kalfsreepjes, kalfsvleesreepjes
beef bone: mergpijp(en), mergpijpje(s), soepbeen, soepbenen, soepbot(ten), mergbeen, mergbeenderen
chicken tenderloin: kippenhaasje(s), kiphaasje(s)
guinea fowl: parelhoen, parelhoenders, parelhoenfilet
quail: kwartel(s), kwarteltje(s)
pheasant: fazant(en)
venison: hertenbiefstuk(ken), hertenbout, hertenfilet, hertenvlees, hertenrug, reebout, reefilet, reerug, reevlees, wildstoofvlees, wildragout, wildpoulet, hertenragout, hertenstoofvlees, hert, ree
wild boar: wildzwijn, everzwijn, wild zwijn, everzwijnragout, everzwijnfilet, wildzwijnbout
hare: hazenbout(en), hazenrug, hazenpeper
lamb shank: lamsschenkel(s), lamsschenkeltje(s)
lamb cutlet: lamsribbetjes, lamskoteletjes
beef patty: rundsburger(s), runderburger(s), runderhamburger(s), rundshamburger(s), duitse biefstuk(ken)
catfish: zeewolf, zeewolffilet(s), meerval, meervalfilet(s), claresse
redfish: roodbaars, roodbaarsfilet(s)
whiting: wijting, wijtingfilet(s)
eel: paling, gerookte paling, palingfilet(s), verse paling
smoked mackerel: gestoomde makreel, gestoomde makreelfilet
rollmop: rolmops(en), zure haring(en)
canned sardine: sardientje(s), sardines in olie, blikje sardines
aged gouda: oude kaas, overjarige kaas, oude gouda, old amsterdam, brokkelkaas, oude goudse kaas, geraspte oude kaas, overjarige gouda
gruyere: gruyèrekaas, gruyère kaas, geraspte gruyère, gruyere kaas
emmental: emmentaler, emmentalkaas, geraspte emmental, emmentaler kaas, gemalen emmental
smoked cheese: rookkaas
sheep cheese: schapenkaas, harde schapenkaas
cheese spread: smeerkaas, kruidenkaas, kruidensmeerkaas, smeltkaas, smeltkaasjes, eru
boursin: kruidenkaas knoflook
plant cream: plantaardige room, plantaardige kookroom, plantaardige slagroom, kokosroom plantaardig, vegan kookroom, vegan room
oat cream: haverroom, haver kookroom, havercuisine, haver cuisine
garlic butter: kruidenboter, knoflookboter, bakboter met knoflook
goose fat: ganzenvet
duck fat: eendenvet
ciabatta roll: ciabattabroodje(s), ciabatta broodje(s), ciabattabol(len), ciabattabolletje(s)
hot dog bun: hotdogbroodje(s), hotdogbol(len), hotdogbroodjes wit
naan: naanbrood, naanbroden, naanbroodje(s), naan brood
flatbread: plat brood, platte broden, platbrood, platbroden, platte broodjes, libanees brood
taco shell: tacoschelp(en), tacoshells
fruit bread: rozijnenbrood, krentenbrood, suikerbrood, kramiek, cramique, vruchtenbrood
english muffin: engelse muffin(s)
focaccia: foccacia, focacciabrood
potato starch: aardappelmeel, aardappelzetmeel
rock sugar: kandijsuiker, kandij, bruine kandijsuiker
coconut sugar: kokosbloesemsuiker
glace ginger: stemgember, gemberbolletje(s), bolletje(s) gember op siroop, gember op siroop, bolletje(s) stemgember, gekonfijte gember, stemgember bolletjes
biscoff spread: speculoospasta, speculaaspasta, speculoos pasta
currant: krenten
glace cherry: bigarreaus, bigarreau(x), geconfijte kersen
mixed peel: gekonfijte vruchten, sukade
mixed nut: ongezouten noten, ongebrande noten, gezouten noten, borrelnoten gemengd
cream of tartar: wijnsteenzuur, wijnsteenpoeder, cremor tart
cream stabiliser: slagroomversteviger, klopfix, slagroom versteviger, klop-fix
custard powder: vanillepuddingpoeder, puddingpoeder, vanillepudding, pudding poeder, vlapoeder, custard poeder
patty case: cupcakevorm(pjes), muffinvormpjes, papieren bakvormpjes, papieren vormpjes, cakevormpjes, papieren cakevormpjes, muffinpapiertjes, cupcakevormpje(s)
bamboo skewer: satéprikker(s), satéstokje(s), spiesje(s), houten spiesjes, houten prikkers, spiezen, sateprikkers, saté stokjes, houten satéprikkers, bamboestokjes, brochettestokjes, houten satéstokjes, satépennen
toothpick: cocktailprikker(s), cocktailprikkertjes, tandenstoker(s), prikkers, houten prikkertjes
kitchen string: keukentouw, keukengaren, slagerstouw, rolladetouw, keukendraad
conchiglie: schelpjespasta, pastaschelpen, schelpjes pasta, schelpenpasta
udon noodle: udonnoedels, udon noedels
pearl couscous: parelcouscous
puy lentil: puylinzen, du puy linzen, le puy linzen
butter lettuce: botersla, krop botersla
oak leaf lettuce: eikenbladsla
mixed salad leaves: gemengde salade, slamelange, gemengde slasoorten, salademix, slamix, rucolamelange, jonge sla, jonge slablaadjes, babyleaf, saladmix, gemengde sla
turnip green: raapstelen, raapsteeltjes
purslane: postelein, winterpostelein
yellow bean: boterbonen
frozen pea: doperwten diepvries, diepvries tuinerwten, tuinerwtjes diepvries
frozen berry: diepvries roodfruit, diepvriesroodfruit, diepvries rood fruit, diepvries bosvruchten, diepvries bosfruit, bevroren bosvruchten, diepvries fruit, diepvriesbessen, rood fruit diepvries
instant mashed potato: aardappelpuree, pureepoeder
galangal powder: laos, laospoeder, gemalen laos
galangal: laoswortel, verse laos, stukje laos
shrimp paste: trassi, trassie, trassi oedang, terasi
tamarind paste: asem, asempasta, tamarindepasta, assem
creamed coconut: blok creamed coconut, blok santen, santenblok, kokosblok, blokje santen, santen blok
allspice berry: pimentbolletje(s), pimentkorrels, pimentbessen
cooking apple: goudreinet(ten), goudrenet(ten), moesappel(s)
preserved lemon: ingemaakte citroen(en), ingelegde citroen(en), gekonfijte citroen(en), geconfijte citroen(en), marokkaanse citroen
gooseberry: kruisbes(sen), stekelbes(sen)
canned pineapple: ananasschijven, ananasringen, ananasblokjes
port: rode port, witte port, portwijn
liqueur: oranjebitter, likeur
sherry: droge sherry, medium sherry
veal stock: kalfsfond, kalfsbouillon
beef stock cube: runderbouillonblokje(s), runderbouillontablet(ten), rundsbouillonblokje(s), blokje runderbouillon
mayonnaise: yonaise, fritessaus, frietsaus, halvanaise, slasaus, yogonaise
thousand island dressing: cocktailsaus, whiskysaus
tomato sauce: tomatenketchup, curryketchup
piccalilli: piccalilly
walnut oil: walnotenolie, notenolie
fruit juice: kersensap, bessensap
baby capsicum: snoeppaprika('s), minipaprika('s)
elstar apple: elstars
mozzarella: mozzarellakaas
feta: fetakaas
brie: briekaas
cheddar: cheddarkaas, geraspte cheddar
ricotta: ricottakaas
mascarpone: mascarponekaas
`;
