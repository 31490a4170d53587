/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Dutch names of common foods, typed by us: "food: names". "ui(,en)" is the singular and the plural; a name
 * that is an English word too begins with "?".
 */
export const dutchNames = `
onion: ui(,en), uitje(s)
red onion: rode ui(,en)
spring onion: bosui(,en), lente-ui(,en), lenteui(,tjes)
french shallot: sjalot(,ten), sjalotje(s)
leek: prei(,en)
garlic: knoflook, teen knoflook, tenen knoflook, teentje(s) knoflook, knoflookteen, knoflooktenen
ginger: gember, gemberwortel, verse gember
potato: aardappel(,en,s), vastkokende aardappelen, kruimige aardappelen
baby potato: krieltjes
sweet potato: zoete aardappel(,en,s)
carrot: wortel(,s,en), winterpeen, winterwortel(,s,en), worteltjes
parsnip: pastinaak
beetroot: rode biet, rode bieten, bieten, bietjes
radish: radijs, radijsjes
celeriac: knolselderij
celery: bleekselderij, stengel bleekselderij, stengels bleekselderij
tomato: tomaat, tomaten
cherry tomato: kerstomaat, kerstomaten, cherrytomaten, cherrytomaatjes
canned tomato: tomaten uit blik
canned diced tomato: tomatenblokjes
passata: gezeefde tomaten
tomato paste: tomatenpuree
capsicum: paprika's
red capsicum: rode paprika(,s)
green capsicum: groene paprika(,s)
yellow capsicum: gele paprika(,s)
chilli: chilipeper(s)
red chilli: rode peper(s)
green chilli: groene peper(s)
zucchini: courgettes
cucumber: komkommer(s)
gherkin: augurk(,en)
pumpkin: pompoen(,en)
corn kernel: maïs, maïskorrels
corn cob: maïskolf, maïskolven
cauliflower: bloemkool, bloemkoolroosjes
brussels sprout: spruitjes
cabbage: witte kool, kool
red cabbage: rode kool
savoy cabbage: savooiekool
sugarloaf cabbage: spitskool
kale: boerenkool
wombok: chinese kool
sauerkraut: zuurkool
fennel: venkel, venkelknol
asparagus: asperges, groene asperges
white asparagus: witte asperges
globe artichoke: artisjok(,ken)
rhubarb: rabarber
green bean: sperziebonen, sperzieboon, snijbonen, snijboon
snow pea: peultjes
pea: doperwten, doperwtjes, erwten
broad bean: tuinbonen
bean sprout: taugé
lettuce: sla, kropsla
iceberg lettuce: ijsbergsla
rocket: rucola
spinach: spinazie
witlof: witloof
mushroom: paddenstoel(,en)
button mushroom: champignons
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
lemon zest: citroenrasp, citroenschil
lime: limoen(,en)
lime juice: limoensap
orange: sinaasappel(,s,en)
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
beef mince: rundergehakt, filet americain, tartaar
beef and pork mince: half om half gehakt, half-om-half gehakt, gehakt
stewing beef: runderlappen, sukadelappen, stoofvlees, sudderlappen, sucadelappen, hachee vlees, hacheevlees, riblap
beef steak: biefstuk
veal: kalfsvlees
lamb: lamsvlees
lamb leg: lamsbout
pork: varkensvlees, varkenspoulet, hamlappen, hamblokjes vers
pork mince: varkensgehakt
pork chop: karbonade(s), varkenskarbonade(s), schouderkarbonade(s), ribkarbonade(s), haaskarbonade(s)
pork fillet: varkenshaas
sausage: braadworst, verse worst
kielbasa: rookworst
bacon: spekblokjes, spekjes, ontbijtspek, spek, spekreepjes, spekreep, magere spekreepjes, magere spekblokjes, gerookte spekreepjes, gerookte spekblokjes
ham: achterham, beenham, hamblokjes, hamreepjes
prosciutto: rauwe ham
chicken: kip, kippenvlees, soepkip, braadkip
whole chicken: hele kip
chicken breast: kipfilet(s)
chicken thigh: kippendij(,en), kipdijfilet(s)
chicken drumstick: kippenpoten
chicken wing: kippenvleugels
turkey: kalkoen
turkey breast: kalkoenfilet
duck: eend
duck breast: eendenborst
rabbit: konijn
fish fillet: visfilet(s), witvis, vis, kibbeling
salmon: zalm
salmon fillet: zalmfilet(s)
smoked salmon: gerookte zalm
canned tuna: tonijn, tonijn uit blik
cod: kabeljauw, kabeljauwfilet
trout: forel(,len)
mackerel: makreel
herring: haring(,en)
anchovy: ansjovis, ansjovisfilets
prawn: garnaal, garnalen
mussel: mosselen, mossel
squid: inktvis
milk: melk, volle melk, halfvolle melk
skim milk: magere melk
buttermilk: karnemelk
butter: boter, roomboter, zachte boter, gesmolten boter, bakboter, vloeibare boter
unsalted butter: ongezouten boter, ongezouten roomboter
thickened cream: slagroom, kookroom, ?room
sour cream: zure room
yoghurt: magere yoghurt, volle yoghurt
greek yoghurt: griekse yoghurt
quark: kwark, magere kwark
cream cheese: roomkaas
cheese: kaas, geraspte kaas
gouda: goudse kaas
goat cheese: geitenkaas
blue cheese: blauwe kaas
parmesan: parmezaan, parmezaanse kaas
egg: ei(,eren), gekookt ei, gekookte eieren
egg white: eiwit(,ten)
egg yolk: eigeel, eierdooier(s), dooier(s)
puff pastry: bladerdeeg, plakjes bladerdeeg
filo pastry: filodeeg
fresh yeast: verse gist
dried yeast: gedroogde gist, droge gist, gist
bread: brood, sneetjes brood, bruinbrood, boterham(men), snee brood, sneeën brood
white bread: witbrood
wholemeal bread: volkorenbrood
baguette: stokbrood
breadcrumb: paneermeel
olive oil: olijfolie
extra virgin olive oil: extra vierge olijfolie, extra vergine olijfolie
vegetable oil: plantaardige olie, olie, wokolie, frituurolie, bakolie
sunflower oil: zonnebloemolie
sesame oil: sesamolie
vinegar: azijn
white wine vinegar: witte wijnazijn, wittewijnazijn
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
chicken stock: kippenbouillon
vegetable stock: groentebouillon
beef stock: runderbouillon
fish stock: visbouillon
stock cube: bouillonblokje(s)
lasagne sheet: lasagnebladen
macaroni: macaroni
noodle: mie, mienestjes
rice: rijst
basmati rice: basmatirijst
brown rice: zilvervliesrijst
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
plain flour: bloem, tarwebloem, patentbloem
self-raising flour: zelfrijzend bakmeel
wholemeal flour: volkorenmeel
rye flour: roggemeel
cornflour: maizena, maïzena
white sugar: suiker, kristalsuiker
caster sugar: fijne suiker, fijne kristalsuiker
brown sugar: bruine suiker, bruine basterdsuiker, lichtbruine basterdsuiker
dark brown sugar: donkerbruine basterdsuiker
icing sugar: poedersuiker
vanilla sugar: vanillesuiker
baking powder: bakpoeder
bicarbonate of soda: zuiveringszout
gelatine leaf: blaadjes gelatine
vanilla bean: vanillestokje(s)
vanilla extract: vanille-extract
cocoa powder: cacaopoeder, cacao
dark chocolate: pure chocolade
milk chocolate: melkchocolade
white chocolate: witte chocolade
almond: amandel(,en)
almond meal: amandelmeel
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
salt and pepper: zout en peper, peper en zout
paprika: paprikapoeder
smoked paprika: gerookt paprikapoeder
ground cinnamon: kaneel
cinnamon stick: kaneelstokje(s)
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
stir-fry vegetables: wokgroente(n), roerbakgroente(n), nasi-groente, nasigroente(n), bamigroente(n), bami-groente, nasi/bamigroente, roerbakmix, wokmix
mixed vegetables: soepgroente(n), hutspotgroente, hutspotgroenten, hutspot
topside roast: kogelbiefstuk
roast beef: rosbief
veal mince: kalfsgehakt
veal schnitzel: kalfslapje(s), kalfsschnitzel(s)
osso buco: kalfsschenkel
rack of lamb: lamsrack(s)
pork loin: varkensfilet, varkensfiletlapjes
pork belly: speklap(,pen), buikspek
chicken leg: kippenbout(en), kipbout(en)
chicken liver: kippenlever
meatball: soepballetjes
haddock: schelvis, schelvisfilet
coley: koolvis, koolvisfilet
plaice: schol, scholfilet
brown shrimp: hollandse garnalen, noordzeegarnalen
edam: edammer
shortcrust pastry: hartige taartdeeg, plakjes hartige taartdeeg, plakjes deeg voor hartige taart
croissant: croissantdeeg
turkish bread: turks brood
rye bread: roggebrood, fries roggebrood
teething rusk: beschuit, beschuiten
bread roll: bolletjes, broodjes, broodje, afbakbroodjes, witte bolletjes, harde broodjes
fruit bun: krentenbol(len)
gingerbread: ontbijtkoek
pickled onion: amsterdamse ui(en), zilverui(tjes), zilveruitjes
apple cider vinegar: appelazijn, ciderazijn
split pea: spliterwten, groene spliterwten
green split pea: groene erwten
jasmine rice: pandanrijst
egg noodle: bami, mihoen
vegetable stock cube: groentebouillontablet(ten)
chicken stock cube: kippenbouillontablet(ten), kippenbouillonblokje(s)
coconut cream: santen
prawn cracker: kroepoek
crispy fried onion: gebakken uitjes, gefruite uitjes
nasi goreng paste: nasikruiden, bamikruiden, boemboe nasi
satay sauce: satésaus, pindasaus
galangal: laos
lemongrass: sereh
makrut lime leaf: djeroek poeroet, limoenblad(eren)
mace: foelie
cider: appelcider
gin: jenever
tea bag: thee
ice cream: vanille-ijs, vanille ijs, bolletjes ijs
`;
