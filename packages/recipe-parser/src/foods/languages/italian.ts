/**
 * Italian names of common foods, typed by us: "food: names". "cipoll(a,e)" is the singular and the plural; a
 * name that is an English word too begins with "?".
 */
export const italianNames = `
onion: cipoll(a,e)
red onion: cipolla rossa, cipolle rosse
spring onion: cipollott(o,i)
french shallot: scalogn(o,i)
leek: porr(o,i)
garlic: aglio, spicchi(o,) d'aglio, spicchi(o,) di aglio
ginger: zenzero
potato: patat(a,e)
sweet potato: patata dolce, patate dolci
carrot: carot(a,e)
turnip: rap(a,e) bianca
beetroot: barbabietol(a,e)
radish: ravanell(o,i)
celery: sedano, costa di sedano, coste di sedano
celeriac: sedano rapa
tomato: pomodor(o,i)
cherry tomato: pomodorin(o,i), ciliegini
canned tomato: pomodori pelati, pelati
passata: passata di pomodoro, salsa di pomodoro
tomato paste: concentrato di pomodoro, concentrato, doppio concentrato, doppio concentrato di pomodoro
capsicum: peperon(e,i)
red capsicum: peperone rosso, peperoni rossi
yellow capsicum: peperone giallo, peperoni gialli
green capsicum: peperone verde
chilli: peperoncin(o,i)
eggplant: melanzan(a,e)
zucchini: zucchin(a,e)
cucumber: cetriol(o,i)
gherkin: cetriolin(o,i)
pumpkin: zucca
broccoli: broccol(o,i)
cauliflower: cavolfior(e,i)
brussels sprout: cavolini di bruxelles
cabbage: cavolo cappuccio, cavolo, cavolo bianco
savoy cabbage: verza
fennel: finocchi(o,)
asparagus: asparag(o,i)
globe artichoke: carciof(o,i)
green bean: fagiolin(o,i)
pea: pisell(o,i)
broad bean: fave
lettuce: lattuga
rocket: rucola
spinach: spinaci
silverbeet: bietole, biete
mushroom: fung(o,hi)
button mushroom: funghi champignon
porcini mushroom: funghi porcini
basil: basilico, foglie di basilico
parsley: prezzemolo
mint: menta
chive: erba cipollina
rosemary: rosmarino, rametto di rosmarino
thyme: timo
sage: salvia, foglie di salvia
fresh marjoram: maggiorana
dill: aneto
lemon: limon(e,i)
lemon juice: succo di limone
lemon zest: scorza di limone, buccia di limone
orange: aranc(ia,e), aranci(o,)
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
beef mince: carne macinata, macinato di manzo, carne trita
beef steak: bistecca di manzo
veal: vitello, carne di vitello, vitellone
lamb: agnello
lamb leg: cosciotto d'agnello
pork: maiale, carne di maiale
pork mince: macinato di maiale, macinato di suino, carne macinata di suino, trita di maiale, carne trita di suino, polpa di suino macinata
pork chop: braciol(a,e) di maiale, braciol(a,e)
pork fillet: filetto di maiale
sausage: salsicc(ia,e), luganega, salsicce fresche, salamella
bacon: pancetta affumicata
ham: prosciutto cotto
prosciutto: prosciutto crudo
chicken: pollo, carne di pollo
chicken breast: petto di pollo, petti di pollo
chicken thigh: cosc(ia,e) di pollo, sovracosc(ia,e), sovracosce
turkey: tacchino
turkey breast: petto di tacchino, fesa di tacchino
duck: anatra
rabbit: coniglio
fish fillet: filetto di pesce, filetti di pesce, pesce
salmon: salmone
salmon fillet: filetto di salmone, filetti di salmone
smoked salmon: salmone affumicato
canned tuna: tonno, tonno in scatola, tonno sott'olio
cod: merluzzo, baccalà
swordfish: pesce spada
anchovy: acciug(a,he), alic(e,i)
fresh sardine: sardin(a,e)
prawn: gamber(o,i), gamberetti, gamberoni
mussel: cozz(a,e)
clam: vongol(a,e)
squid: calamaro, totan(o,i)
octopus: polpo
milk: latte intero, latte di mucca, latte fresco, latte parzialmente scremato
butter: burro, burro fuso, burro morbido
thickened cream: panna, panna fresca, panna da cucina, panna liquida
yoghurt: yogurt bianco, yogurt naturale
greek yoghurt: yogurt greco
cream cheese: formaggio spalmabile
cheese: formaggi(o,), formaggio grattugiato
parmesan: parmigiano, parmigiano grattugiato, parmigiano reggiano grattugiato
pecorino: pecorino grattugiato
goat cheese: formaggio di capra, caprino
mozzarella: mozzarelle, fiordilatte, mozzarelle fiordilatte, mozzarella fiordilatte, mozzarella fior di latte, fior di latte
gorgonzola: gorgonzola dolce
egg: uov(o,a), uovo sodo, uova sode, uovo intero, uova intere, uova fresche
egg white: album(e,i)
egg yolk: tuorl(o,i)
puff pastry: pasta sfoglia
shortcrust pastry: pasta brisée, pasta frolla
fresh yeast: lievito di birra fresco, lievito di birra
dried yeast: lievito di birra secco, lievito secco, lievito di birra disidratato
bread: ?pane, mollica di pane, fette di pane, mollica, pane toscano, pane casereccio, fetta di pane, pane casareccio
stale bread: pane raffermo
breadcrumb: pangrattato, pane grattugiato
olive oil: olio d'oliva, olio di oliva
extra virgin olive oil: olio extravergine di oliva, olio extravergine d'oliva, olio extravergine, olio evo
vegetable oil: olio vegetale, olio di semi, olio
sunflower oil: olio di semi di girasole, olio di girasole
peanut oil: olio di arachidi, olio di semi di arachide
vinegar: aceto
white wine vinegar: aceto di vino bianco
red wine vinegar: aceto di vino rosso
balsamic vinegar: aceto balsamico
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
borlotti bean: fagioli borlotti
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
semolina: semola, semolino
polenta: farina di mais
pearl barley: orzo perlato
rolled oats: fiocchi d'avena, avena
honey: miele
jam: marmellata, confettura
apricot jam: marmellata di albicocche, confettura di albicocche
soy sauce: salsa di soia
coconut milk: latte di cocco
almond milk: latte di mandorla
plain flour: farina, farina bianca, farina di grano tenero
tipo 00 flour: farina 00, farina tipo 00
bread flour: farina manitoba
wholemeal flour: farina integrale
cornflour: amido di mais, maizena
potato starch: fecola di patate, fecola
rice flour: farina di riso
white sugar: zucchero, zucchero semolato, zucchero bianco
brown sugar: zucchero di canna
icing sugar: zucchero a velo
vanilla sugar: zucchero vanigliato
baking powder: lievito per dolci, lievito in polvere per dolci, lievito chimico, lievito, bustina di lievito, lievito vanigliato, lievito istantaneo
bicarbonate of soda: bicarbonato di sodio
gelatine leaf: fogli di gelatina, colla di pesce
vanilla bean: bacca di vaniglia, baccello di vaniglia
vanilla extract: estratto di vaniglia, vaniglia
vanilla powder: vanillina
cocoa powder: cacao amaro, cacao amaro in polvere, cacao in polvere
dark chocolate: cioccolato fondente
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
raisin: uvetta, uva passa
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
chicory: cicoria, catalogna
lambs lettuce: valeriana, songino, soncino
zucchini flower: fiori di zucca, fior(e,i) di zucchina
broccolini: friarielli
quince: cotogna, mele cotogne
loquat: nespol(a,e)
beef and pork mince: macinato misto, trita mista, carne macinata mista
veal mince: trita di vitello, macinato di vitello, carne macinata di vitello
lamb mince: macinato di agnello
chicken mince: macinato di pollo
veal schnitzel: fesa di vitello, scaloppin(a,e) di vitello, noce di vitello, fettine di vitello
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
provolone: provola, provola affumicata
scamorza: scamorza affumicata
teething rusk: fette biscottate
giardiniera: sottaceti
cream of tartar: cremor tartaro, cremortartaro
orange blossom water: acqua di fiori d'arancio
juniper berry: ginepro
pearl onion: cipolline borettane
coffee: caffè della moka, caffè amaro
`;
