/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Italian names of common foods, typed by us: "food: names". "cipoll(a,e)" is the singular and the plural; a
 * name that is an English word too begins with "?".
 */
export const italianNames = `
onion: cipoll(a,e)
red onion: cipolla rossa, cipolle rosse, cipolla rossa di tropea, cipolle di tropea
spring onion: cipollott(o,i)
french shallot: scalogn(o,i)
leek: porr(o,i)
garlic: aglio, spicchi(o,) d'aglio, spicchi(o,) di aglio, testa d'aglio
ginger: zenzero
potato: patat(a,e)
sweet potato: patata dolce, patate dolci
carrot: carot(a,e)
turnip: rap(a,e) bianca
beetroot: barbabietol(a,e)
radish: ravanell(o,i), rapanelli
celery: sedano, costa di sedano, coste di sedano
celeriac: sedano rapa
tomato: pomodor(o,i)
cherry tomato: pomodorin(o,i), ciliegini, pomodorini datterini, pomodori ciliegini, pomodorini pachino, pachino
canned tomato: pomodori pelati, pelati
passata: passata di pomodoro, salsa di pomodoro
tomato paste: concentrato di pomodoro, concentrato, doppio concentrato, doppio concentrato di pomodoro
capsicum: peperon(e,i)
red capsicum: peperone rosso, peperoni rossi
yellow capsicum: peperone giallo, peperoni gialli
green capsicum: peperone verde
chilli: peperoncin(o,i)
eggplant: melanzan(a,e)
zucchini: zucchine romanesche, zucchin(a,e)
cucumber: cetriol(o,i)
gherkin: cetriolin(o,i)
pumpkin: zucca, zucca mantovana, polpa di zucca
broccoli: broccol(o,i), cime di broccoli
cauliflower: cavolfior(e,i), cime di cavolfiore
brussels sprout: cavolini di bruxelles
cabbage: cavolo cappuccio, cavolo, cavolo bianco
savoy cabbage: verza
fennel: finocchi(o,)
asparagus: asparag(o,i), punte di asparagi, asparagi verdi
globe artichoke: carciof(o,i)
green bean: fagiolin(o,i), fagiolini verdi
pea: pisell(o,i)
broad bean: fave
lettuce: lattuga, lattughino
rocket: rucola
spinach: spinaci
silverbeet: bietoline, bietole, biete
mushroom: fung(o,hi)
button mushroom: funghi champignon
porcini mushroom: funghi porcini
basil: basilico, foglie di basilico
parsley: prezzemolo
mint: menta
chive: erba cipollina
rosemary: rosmarino, rametto di rosmarino, aghi di rosmarino
thyme: timo
sage: salvia, foglie di salvia
fresh marjoram: maggiorana
dill: aneto
lemon: limon(e,i), limone non trattato, limoni non trattati
lemon juice: succo di limone
lemon zest: scorza di limone, buccia di limone, zeste di limone, scorzetta di limone
orange: aranc(ia,e), aranci(o,), arancia non trattata, arance non trattate
orange juice: succo d'arancia
orange zest: scorza d'arancia, scorza di arancia
mandarin: mandarin(o,i)
grapefruit: pompelm(o,i)
apple: mel(a,e)
pear: per(a,e)
peach: pesc(a,he)
apricot: albicocc(a,he)
plum: prugn(a,e), susin(a,e)
cherry: cilieg(ia,ie), ciliege
strawberry: fragol(a,e)
raspberry: lampon(e,i)
blueberry: mirtill(o,i)
blackberry: ?more, mor(a,e) di rovo
red currant: ribes
grape: uva
pineapple: ananas
watermelon: anguria, cocomero
melon: melon(e,i)
fig: fic(o,hi)
date: datter(o,i)
pomegranate: melagran(a,e)
beef: manzo, carne di manzo, carne bovina
beef mince: carne macinata, macinato di manzo, carne trita, carne trita di manzo, polpa di manzo macinata
beef steak: bistecca di manzo, bistecche di manzo
veal: vitello, carne di vitello, vitellone, arrosto di vitello
lamb: agnello
lamb leg: cosciotto d'agnello
pork: maiale, carne di maiale
pork mince: macinato di maiale, macinato di suino, carne macinata di suino, trita di maiale, carne trita di suino, polpa di suino macinata
pork chop: braciol(a,e) di maiale, braciol(a,e)
pork fillet: filetto di maiale
sausage: salsiccia luganega, salsicc(ia,e), luganega, salsicce fresche, salamella, salsiccia di maiale, salsicce di maiale
bacon: pancetta affumicata
ham: prosciutto cotto, dadini di prosciutto cotto
prosciutto: prosciutto crudo
chicken: pollo, carne di pollo
chicken breast: petto di pollo, petti di pollo, bocconcini di pollo
chicken thigh: cosc(ia,e) di pollo, sovracosc(ia,e), sovracosce
turkey: tacchino
turkey breast: petto di tacchino, fesa di tacchino
duck: anatra
rabbit: coniglio
fish fillet: filetto di pesce, filetti di pesce, pesce, filetti di platessa
salmon: salmone
salmon fillet: filetto di salmone, filetti di salmone
smoked salmon: salmone affumicato
canned tuna: tonno, tonno in scatola, tonno sott'olio, tonno al naturale
cod: merluzzo, baccalà
swordfish: pesce spada
anchovy: acciug(a,he), alic(e,i), acciughe sott'olio, acciughe sotto sale, alici sott'olio
fresh sardine: sardin(a,e)
prawn: gamber(o,i), gamberetti, gamberoni, code di gambero
mussel: cozz(a,e)
clam: vongole veraci, vongol(a,e)
squid: calamaro, totan(o,i), anelli di totano, anelli di calamaro
octopus: polpo
milk: latte, latte intero, latte di mucca, latte fresco, latte parzialmente scremato
butter: burro, burro fuso, burro morbido, burro a pomata
thickened cream: panna, panna fresca, panna da cucina, panna liquida, panna vegetale
yoghurt: yogurt bianco, yogurt naturale
greek yoghurt: yogurt greco
cream cheese: formaggio spalmabile
cheese: formaggi(o,), formaggio grattugiato
parmesan: parmigiano, parmigiano grattugiato, parmigiano reggiano grattugiato
pecorino: pecorino grattugiato
goat cheese: formaggio di capra, caprino
mozzarella: mozzarelle, fiordilatte, mozzarelle fiordilatte, mozzarella fiordilatte, mozzarella fior di latte, fior di latte, mozzarella per pizza, mozzarella vaccina, bocconcini di mozzarella
gorgonzola: gorgonzola dolce
egg: uov(o,a), uovo sodo, uova sode, uovo intero, uova intere, uova fresche, uova biologiche
egg white: album(e,i)
egg yolk: tuorl(o,i)
puff pastry: pasta sfoglia
shortcrust pastry: pasta brisée, pasta frolla, pasta brisè
fresh yeast: lievito di birra fresco, lievito di birra
dried yeast: lievito di birra secco, lievito secco, lievito di birra disidratato, lievito di birra in polvere
bread: ?pane, mollica di pane, fette di pane, mollica, pane toscano, pane casereccio, fetta di pane, pane casareccio
stale bread: pane raffermo
breadcrumb: pangrattato, pane grattugiato, pane grattato, mollica di pane raffermo
olive oil: olio d'oliva, olio di oliva
extra virgin olive oil: olio extravergine di oliva, olio extravergine d'oliva, olio extravergine, olio evo, extravergine d'oliva
vegetable oil: olio vegetale, olio di semi, olio
sunflower oil: olio di semi di girasole, olio di girasole
peanut oil: olio di arachidi, olio di semi di arachide
vinegar: aceto
white wine vinegar: aceto di vino bianco
red wine vinegar: aceto di vino rosso
balsamic vinegar: aceto balsamico, aceto balsamico di modena
apple cider vinegar: aceto di mele
mustard: senape
mayonnaise: maionese
caper: capper(o,i)
olive: oliv(a,e)
black olive: olive nere
green olive: olive verdi
chickpea: cec(e,i)
lentil: lenticchi(a,e)
white bean: fagioli bianchi
canned cannellini bean: fagioli cannellini, cannellini, fagioli cannellini lessati
borlotti bean: fagioli borlotti, borlotti, borlotti secchi
stock: brodo
vegetable stock: brodo vegetale
chicken stock: brodo di pollo
beef stock: brodo di carne
fish stock: brodo di pesce
stock cube: dado da brodo, dado
lasagne sheet: sfoglie per lasagne
macaroni: maccheroni
rice: riso
arborio rice: riso arborio
carnaroli rice: riso carnaroli
brown rice: riso integral(e,)
semolina: semola, semolino, semola rimacinata di grano duro, semola di grano duro
polenta: farina di mais, polenta istantanea
pearl barley: orzo perlato
rolled oats: fiocchi d'avena, avena
honey: miele
jam: marmellata, confettura
apricot jam: marmellata di albicocche, confettura di albicocche
soy sauce: salsa di soia
coconut milk: latte di cocco
almond milk: latte di mandorla
plain flour: farina, farina bianca, farina di grano tenero, farina tipo 0
tipo 00 flour: farina 00, farina tipo 00
bread flour: farina manitoba
wholemeal flour: farina integrale
cornflour: amido di mais, maizena
potato starch: fecola di patate, fecola
rice flour: farina di riso
white sugar: zucchero, zucchero semolato, zucchero bianco, zucchero bianco semolato
brown sugar: zucchero di canna, zucchero di canna integrale, zucchero muscovado
icing sugar: zucchero a velo
vanilla sugar: zucchero vanigliato
baking powder: lievito per dolci, lievito in polvere per dolci, lievito chimico, lievito, bustina di lievito, lievito vanigliato, lievito istantaneo
bicarbonate of soda: bicarbonato di sodio
gelatine leaf: fogli di gelatina, colla di pesce
vanilla bean: bacca di vaniglia, baccello di vaniglia
vanilla extract: estratto di vaniglia, vaniglia, fialetta di vaniglia
vanilla powder: vanillina
cocoa powder: cacao amaro, cacao amaro in polvere, cacao in polvere
dark chocolate: cioccolato fondente, scaglie di cioccolato fondente
milk chocolate: cioccolato al latte
white chocolate: cioccolato bianco
chocolate chip: gocce di cioccolato
almond: mandorl(a,e)
almond meal: farina di mandorle
flaked almond: mandorle a lamelle
hazelnut: nocciol(a,e), granella di nocciole
walnut: noc(e,i), gherigli di noci
pine nut: pinol(o,i)
peanut: arachid(e,i)
pistachio: pistacchi(o,)
desiccated coconut: cocco grattugiato, cocco
sesame seed: semi di sesamo
raisin: uvetta sultanina, uvetta, uva passa
salt: sale, sale fino, sale grosso
black pepper: pepe, pepe nero
salt and pepper: sale e pepe
paprika: paprica dolce
ground cinnamon: cannella, cannella in polvere
ground nutmeg: noce moscata
ground cumin: cumino
clove: chiodi di garofano
bay leaf: alloro, foglia di alloro, foglie di alloro
dried oregano: origano
ground turmeric: curcuma
saffron: zafferano, bustina di zafferano
white wine: vino bianco, vino
red wine: vino rosso
beer: birra
escarole: indivia, scarola
chicory: cicoria, catalogna, cicoria selvatica
lambs lettuce: valeriana, songino, soncino
zucchini flower: fiori di zucca, fior(e,i) di zucchina
broccolini: friarielli
quince: cotogna, mele cotogne
loquat: nespol(a,e)
beef and pork mince: macinato misto, trita mista, carne macinata mista
veal mince: trita di vitello, macinato di vitello, carne macinata di vitello
lamb mince: macinato di agnello
chicken mince: macinato di pollo
veal schnitzel: fesa di vitello, scaloppin(a,e) di vitello, noce di vitello, fettine di vitello, scaloppine
stewing beef: spezzatino, spezzatino di vitello, cappello del prete, polpa di manzo, brasato, girello di manzo
scotch fillet: costata, costata di manzo
sirloin steak: controfiletto, controfiletto di manzo
lamb cutlet: costolette d'agnello, costine di agnello
pork loin: arista, arista di maiale, lombo di maiale
pork rib: costine, puntine di maiale
guinea fowl: faraona
calf liver: fegato, fegato di vitello
chicken liver: fegatini
tripe: trippa
wild boar: cinghiale, polpa di cinghiale
hake: nasello, filetti di nasello
turbot: rombo
trout: trot(a,e)
baby octopus: moscardin(o,i)
provolone: provola, provolone piccante, provolone dolce, provola dolce
scamorza: scamorza affumicata, scamorza bianca
teething rusk: fette biscottate
giardiniera: sottaceti
cream of tartar: cremor tartaro, cremortartaro
orange blossom water: acqua di fiori d'arancio
juniper berry: ginepro
pearl onion: cipolline borettane
coffee: caffè della moka, caffè amaro
fresh lasagne sheet: lasagne fresche all'uovo, lasagne fresche
baby potato: patatine novelle
radicchio: radicchio trevigiano, radicchio di treviso
romanesco: broccolo romanesco
chanterelle: finferli
oyster mushroom: funghi pleurotus
truss tomato: pomodori a grappolo
roma tomato: pomodori san marzano
corn kernel: mais dolce
prickly pear: fichi d'india
tarragon: dragoncello
fennel frond: finocchietto, finocchietto selvatico
horseradish: rafano, cren
beef cheek: guancia di manzo
t-bone steak: bistecca alla fiorentina
osso buco: ossibuchi di vitello, ossobuchi di vitello, ossobuco di vitello
tuna steak: trancio di tonno
pancetta: pancetta stesa
salami: salame piccante
pork shoulder: coppa fresca, polpa di maiale
quail: quaglia
plaice: platessa
anchovy paste: pasta d'acciughe
canned mackerel: sgombro sott'olio
cuttlefish: seppioline
ricotta: ricotta di mucca, ricotta di pecora
cheese slice: sottilette
almond extract: aroma di mandorle
pasta: pasta secca, pasta di semola
penne: mezze penne
rigatoni: mezze maniche
ditalini: pasta mista
amaretti: amaretti morbidi
artichoke heart: carciofi sott'olio
canned borlotti bean: borlotti lessati
farro: farro perlato
pasta sauce: sugo di pomodoro, sugo pronto
vegetable stock powder: brodo vegetale granulare
mixed berry: frutti di bosco misti
corn oil: olio di mais
pink peppercorn: pepe rosa
cinnamon stick: stecche di cannella
mixed spice: spezie miste
candied orange peel: scorze di arancia candita
pizza dough: impasto per la pizza
toothpick: stuzzicadenti
smoked cheese: provola affumicata
canned chickpea: ceci precotti
canned lentil: lenticchie precotte
`;
