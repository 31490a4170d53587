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
potato: patat(a,e), patate a pasta bianca, patate vecchie, patate farinose, patate da forno, purè di patate, purè
sweet potato: patata dolce, patate dolci
carrot: carot(a,e)
turnip: rap(a,e) bianca, rape bianche, rapa bianca
beetroot: barbabietol(a,e)
radish: ravanell(o,i), rapanelli
celery: sedano, costa di sedano, coste di sedano
celeriac: sedano rapa
tomato: pomodor(o,i)
cherry tomato: pomodorin(o,i), ciliegini, pomodorini datterini, pomodori ciliegini, pomodorini pachino, pachino, datterini gialli, pomodorini del piennolo, pomodorini gialli, pomodorini piennolo, pomodorini rossi
canned tomato: pomodori pelati, pelati
passata: passata di pomodoro, salsa di pomodoro, passata rustica, passata di datterini
tomato paste: concentrato di pomodoro, concentrato, doppio concentrato, doppio concentrato di pomodoro
capsicum: peperon(e,i), peperoni misti, falde di peperone
red capsicum: peperone rosso, peperoni rossi
yellow capsicum: peperone giallo, peperoni gialli
green capsicum: peperone verde
chilli: peperoncin(o,i)
eggplant: melanzan(a,e)
zucchini: zucchine romanesche, zucchin(a,e)
cucumber: cetriol(o,i)
gherkin: cetriolin(o,i)
pumpkin: zucca, zucca mantovana, polpa di zucca, zucca delica, zucca già pulita
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
silverbeet: bietoline, bietole, biete, erbette, coste, bietole da costa
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
lemon: limon(e,i), limone non trattato, limoni non trattati, limoni di sorrento, limone bio, limoni bio
lemon juice: succo di limone
lemon zest: scorza di limone, buccia di limone, zeste di limone, scorzetta di limone
orange: aranc(ia,e), aranci(o,), arancia non trattata, arance non trattate
orange juice: succo d'arancia
orange zest: scorza d'arancia, scorza di arancia
mandarin: mandarin(o,i)
grapefruit: pompelm(o,i)
apple: mel(a,e), mele annurca, mela annurca, mele fuji, mele stark, mele rosse, mele golden
pear: per(a,e), pere abate, pere kaiser, pere williams, pera abate
peach: pesc(a,he)
apricot: albicocc(a,he)
plum: prugn(a,e), susin(a,e)
cherry: cilieg(ia,ie), ciliege
strawberry: fragol(a,e)
raspberry: lampon(e,i)
blueberry: mirtill(o,i)
blackberry: ?more, mor(a,e) di rovo, more di rovo, more fresche
red currant: ribes
grape: uva
pineapple: ananas
watermelon: anguria, cocomero
melon: melon(e,i)
fig: fic(o,hi)
date: datter(o,i)
pomegranate: melagran(a,e)
beef: manzo, carne di manzo, carne bovina
beef mince: carne macinata, macinato di manzo, carne trita, carne trita di manzo, polpa di manzo macinata, trita di manzo, tritato di manzo, trita scelta, macinato scelto, manzo macinato, macinata di manzo, carne di manzo macinata, macinato di bovino, macinato di vitellone, carne macinata di bovino
beef steak: bistecca di manzo, bistecche di manzo
veal: vitello, carne di vitello, vitellone, arrosto di vitello, polpa di vitello, bocconcini di vitello, spezzatino di vitello, reale di vitello, magatello di vitello, sottofesa di vitello
lamb: agnello, polpa di agnello, abbacchio, agnello a pezzi
lamb leg: cosciotto d'agnello
pork: maiale, carne di maiale, suino, polpa di maiale, polpa di suino, carne di suino
pork mince: macinato di maiale, macinato di suino, carne macinata di suino, trita di maiale, carne trita di suino, polpa di suino macinata, suino macinato, maiale macinato, carne di maiale macinata, macinata di maiale
pork chop: braciol(a,e) di maiale, braciol(a,e)
pork fillet: filetto di maiale
sausage: salsiccia luganega, salsicc(ia,e), luganega, salsicce fresche, salamella, salsicce di maiale
bacon: pancetta affumicata
ham: prosciutto cotto, dadini di prosciutto cotto
prosciutto: prosciutto crudo, prosciutto di parma, prosciutto crudo di parma, prosciutto san daniele, crudo di parma
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
canned tuna: tonno, tonno in scatola, tonno sott'olio, tonno al naturale, scatoletta di tonno, tonno all'olio d'oliva, tonno all'olio, tonno in olio d'oliva, filetti di tonno sott'olio, tonno sgocciolato, tonno sottolio, tonno in vetro, filetti di tonno
cod: merluzzo, baccalà, stoccafisso, stocco, filetto di merluzzo
swordfish: pesce spada
anchovy: acciug(a,he), alic(e,i), acciughe sott'olio, acciughe sotto sale, alici sott'olio, filetti di acciuga sott'olio, filetti di acciughe sott'olio, acciuga sott'olio, filetti di alici sott'olio, filetti di acciuga, filetti d'acciuga, filetti d'acciuga sott'olio, filetti di acciughe, filetti di alici, acciughe sottolio, acciughe dissalate, filetti di acciuga sottolio, filetti d'acciughe sott'olio, alici salate, filetti di alice
fresh sardine: sardin(a,e)
prawn: gamber(o,i), gamberetti, gamberoni, code di gambero
mussel: cozz(a,e)
clam: vongole veraci, vongol(a,e), telline, vongole lupini, fasolari
squid: calamaro, totan(o,i), anelli di totano, anelli di calamaro
octopus: polpo
milk: latte, latte intero, latte di mucca, latte fresco, latte parzialmente scremato
butter: burro, burro fuso, burro morbido, burro a pomata
thickened cream: panna, panna fresca, panna da cucina, panna liquida, panna vegetale, panna fresca liquida, panna liquida fresca, panna da montare
yoghurt: yogurt bianco, yogurt naturale
greek yoghurt: yogurt greco, yogurt greco 0%, yogurt greco magro, yogurt greco bianco, yogurt greco intero, yogurt greco 0% di grassi, yogurt greco al naturale
cream cheese: formaggio spalmabile
cheese: formaggi(o,), formaggio grattugiato, formaggio filante, formaggio a pasta filata
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
bread: ?pane, mollica di pane, fette di pane, mollica, pane toscano, pane casereccio, fetta di pane, pane casareccio, pane di altamura, pane pugliese, mollica fresca, fette di pane casereccio, pane di semola
stale bread: pane raffermo, mollica di pane raffermo, pane secco, pane vecchio, pane del giorno prima, mollica di pane raffermo ammollata
breadcrumb: pangrattato, pane grattugiato, pane grattato
olive oil: olio d'oliva, olio di oliva
extra virgin olive oil: olio extravergine di oliva, olio extravergine d'oliva, olio extravergine, olio evo, extravergine d'oliva, olio extra vergine, olio extra vergine d'oliva, olio extra vergine di oliva, olio e.v.o., evo, olio extra-vergine d'oliva, olio d'oliva extra vergine, olio di oliva extra vergine, olio extra-vergine, olio extravergine di oliva evo, olio d'oliva evo, olio di oliva evo
vegetable oil: olio vegetale, olio di semi, olio, olio di semi vari, olio di semi per friggere, olio per frittura
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
black olive: olive nere, olive di gaeta, olive leccine, olive nere denocciolate, olive nere al forno, olive taggiasche, olive taggiasche denocciolate, olive taggiasche sott'olio
green olive: olive verdi, olive bella di cerignola, olive verdi denocciolate, olive verdi dolci
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
lasagne sheet: sfoglie per lasagne, lasagne all'uovo, lasagne secche, sfoglie di lasagna, fogli di lasagna, sfoglie di lasagne
macaroni: maccheroni
rice: riso
arborio rice: riso arborio, riso roma, riso per risotti, riso per risotto, riso baldo, riso sant'andrea
carnaroli rice: riso carnaroli
brown rice: riso integral(e,)
semolina: semola, semolino, semola di grano duro, farina di semola
polenta: farina di mais
pearl barley: orzo perlato
rolled oats: fiocchi d'avena, avena
honey: miele
jam: marmellata, confettura
apricot jam: marmellata di albicocche, confettura di albicocche
soy sauce: salsa di soia
coconut milk: latte di cocco
almond milk: latte di mandorla, bevanda di mandorla, latte di mandorle
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
vanilla sugar: zucchero vanigliato, vanillina, bustina di vanillina, zucchero vanillinato, bustine di vanillina
baking powder: lievito per dolci, lievito in polvere per dolci, lievito chimico, lievito, bustina di lievito, lievito vanigliato, lievito istantaneo
bicarbonate of soda: bicarbonato di sodio
gelatine leaf: fogli di gelatina, colla di pesce
vanilla bean: bacca di vaniglia, baccello di vaniglia
vanilla extract: estratto di vaniglia, vaniglia, fialetta di vaniglia, aroma vaniglia, aroma alla vaniglia, aroma di vaniglia, essenza di vaniglia, estratto naturale di vaniglia
cocoa powder: cacao amaro, cacao amaro in polvere, cacao in polvere
dark chocolate: cioccolato fondente
milk chocolate: cioccolato al latte
white chocolate: cioccolato bianco
chocolate chip: gocce di cioccolato, gocce di cioccolato fondente, gocce di cioccolata
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
white wine: vino bianco, vino, vino bianco secco, vino bianco da cucina, vino bianco aromatico
red wine: vino rosso, vino rosso corposo, vino rosso secco, vino rosso da tavola
beer: birra
escarole: indivia, scarola
chicory: cicoria, catalogna, cicoria selvatica
lambs lettuce: valeriana, songino, soncino
zucchini flower: fiori di zucca, fior(e,i) di zucchina
quince: cotogna, mele cotogne
loquat: nespol(a,e)
beef and pork mince: macinato misto, trita mista, carne macinata mista, macinato misto manzo e maiale, macinato misto di manzo e maiale, carne trita mista, tritato misto, macinata mista
veal mince: trita di vitello, macinato di vitello, carne macinata di vitello, vitello macinato, carne trita di vitello
lamb mince: macinato di agnello
chicken mince: macinato di pollo, pollo macinato
veal schnitzel: fesa di vitello, scaloppin(a,e) di vitello, noce di vitello, fettine di vitello, scaloppine
stewing beef: spezzatino, cappello del prete, polpa di manzo, brasato, muscolo di manzo, polpa di manzo a pezzi, reale, reale di manzo, biancostato, spezzatino di bovino, muscolo, polpa di bovino
scotch fillet: costata, costata di manzo
sirloin steak: controfiletto, controfiletto di manzo, tagliata, tagliata di manzo
lamb cutlet: costolette d'agnello, costine di agnello
pork loin: arista, arista di maiale, lombo di maiale
pork rib: costine, puntine di maiale, puntine, costolette di maiale, rosticciana, spuntature di maiale, spuntature
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
pearl onion: cipolline borettane, cipolle borettane
coffee: caffè della moka, caffè amaro
fresh lasagne sheet: lasagne fresche all'uovo, lasagne fresche, lasagne all'uovo fresche, sfoglia fresca per lasagne, sfoglie fresche per lasagne, sfoglie di lasagne fresche, sfoglie di pasta fresca per lasagne, pasta fresca per lasagne
baby potato: patatine novelle
radicchio: radicchio trevigiano, radicchio di treviso
romanesco: broccolo romanesco
chanterelle: finferli
oyster mushroom: funghi pleurotus
truss tomato: pomodori a grappolo
roma tomato: pomodori san marzano, pomodori perini, pomodori da sugo
corn kernel: mais dolce
prickly pear: fichi d'india
tarragon: dragoncello
fennel frond: finocchietto, finocchietto selvatico
horseradish: rafano, cren
beef cheek: guancia di manzo
osso buco: ossibuchi di vitello, ossobuchi di vitello, ossobuco di vitello
tuna steak: trancio di tonno
pancetta: pancetta stesa
salami: salame piccante
quail: quaglia
plaice: platessa
anchovy paste: pasta d'acciughe, pasta di acciughe, pasta di alici
canned mackerel: sgombro sott'olio
cuttlefish: seppioline
ricotta: ricotta di mucca, ricotta di pecora
cheese slice: sottilette
almond extract: aroma di mandorle
pasta: pasta secca, pasta di semola, pasta all'uovo, pasta mista
penne: mezze penne
rigatoni: mezze maniche, mezzi rigatoni, mezze maniche rigate
ditalini: tubetti, tubettini, ditalini rigati, ditali rigati, avemarie
amaretti: amaretti morbidi
artichoke heart: carciofi sott'olio
canned borlotti bean: borlotti lessati
farro: farro perlato
pasta sauce: sugo di pomodoro, sugo pronto
vegetable stock powder: brodo vegetale granulare
mixed berry: frutti di bosco misti
corn oil: olio di mais, olio di semi di mais
pink peppercorn: pepe rosa
cinnamon stick: stecche di cannella
mixed spice: spezie miste
candied orange peel: scorze di arancia candita, scorza d'arancia candita, scorzette d'arancia candita, arancia candita a cubetti
pizza dough: impasto per la pizza
toothpick: stuzzicadenti
smoked cheese: provola affumicata
canned chickpea: ceci precotti, ceci in scatola, ceci lessati, ceci in barattolo, ceci cotti
canned lentil: lenticchie precotte
baby spinach: spinacini, spinacino fresco
cardoon: cardi, cardo gobbo
beefsteak tomato: pomodori cuore di bue, pomodoro cuore di bue
desiree potato: patate rosse
mixed mushroom: chiodini, funghi chiodini, funghi pioppini, pioppini
nectarine: pesche noci, pesca noce, nettarine
granny smith apple: mele verdi, mela verde, mele granny smith, mela granny smith, mela verde tipo granny smith
cooking apple: mele renette, mela renetta
bergamot: bergamotto, bergamotti
broccoli raab: cime di rapa, cima di rapa, friarielli
turkey mince: tacchino macinato, macinato di tacchino
eye round: magatello, girello di manzo
pork knuckle: stinco di maiale, stinco
pork neck: capocollo fresco, coppa di maiale, coppa fresca
italian sausage: salsiccia fresca, salsiccia a punta di coltello, pasta di salsiccia, salsiccia di maiale
hot italian sausage: salsiccia piccante, salsiccia calabrese
spatchcock: galletto, galletti
goat: capretto
kidney: rognone, rognoni
sweetbread: animelle, animella
tongue: lingua di vitello, lingua di manzo
red mullet: triglie, filetti di triglia
grouper: cernia, filetti di cernia
razor clam: cannolicchi
marinara mix: misto mare, misto di mare, misto scoglio, preparato per risotto ai frutti di mare, frutti di mare misti
ricotta salata: ricotta salata, ricotta dura salata
primo sale: primo sale, primosale, formaggio primo sale
feta: quartirolo
sheep cheese: formaggio di pecora
oat milk: bevanda di avena, bevanda d'avena, latte d'avena, latte di avena, bevanda all'avena
soy milk: bevanda di soia, latte di soia, bevanda alla soia
fresh pasta: pasta all'uovo fresca, sfoglia fresca, tagliatelle fresche, tagliatelle all'uovo fresche, orecchiette fresche, trofie fresche, cavatelli freschi, strozzapreti freschi, pappardelle fresche, tagliolini freschi, fettuccine fresche, tagliatelle fresche all'uovo, pici freschi, spaghetti freschi, pasta fresca all'uovo, maltagliati freschi, garganelli freschi, troccoli freschi, maccheroncini freschi, scialatielli, sfoglia all'uovo, trofie liguri fresche, fusilli freschi, paccheri freschi, tonnarelli freschi, chitarra fresca, spaghetti alla chitarra freschi, bigoli freschi, linguine fresche
gnocchi: gnocchi freschi, gnocchi di patate freschi
spaghetti: spaghetti n 5, spaghetti quadrati, spaghetti alla chitarra, chitarra, tonnarelli
tagliatelle: tagliolini, tagliatelle all'uovo, tagliatelle secche, taglierini, tagliolini all'uovo, fettuccine all'uovo
jumbo pasta shell: conchiglioni, lumaconi
stelline: filini, pastina, pastina da brodo, stelline da brodo, quadrucci, quadretti, quadrucci all'uovo, tempestine, puntine da brodo
wholemeal pasta: pasta integrale, penne integrali, fusilli integrali
wholemeal spaghetti: spaghetti integrali
short grain rice: riso originario, riso comune
black rice: riso venere, riso nero
red rice: riso rosso
fine semolina: semola rimacinata di grano duro, farina di semola rimacinata, semola di grano duro rimacinata
flatbread: pane carasau, pane guttiau, carasau
sea bream: orata, orate, orate da porzione, filetti di orata
crispbread: friselle, freselle, frisella, fresella, frise
grissini: taralli, tarallini, taralli pugliesi
crouton: crostini di pane, crostini, cubetti di pane tostato, dadini di pane tostato, crostini di pane tostato
savoiardi: pavesini
biscuit: frollini, biscotti frollini, biscotti per la colazione, novellini, oro saiwa
sponge cake: pan di spagna, disco di pan di spagna
nougat: torrone, torroncini
balsamic glaze: glassa di balsamico, glassa balsamica, crema di aceto balsamico, crema di balsamico
marinated artichoke: carciofini sott'olio, carciofini grigliati sott'olio
chargrilled eggplant: melanzane sott'olio, melanzane grigliate sott'olio
butter bean: fagioli bianchi di spagna, fagioli di spagna
brown lentil: lenticchie di castelluccio, lenticchie umbre, lenticchie di norcia, lenticchie secche
split pea: piselli spezzati, piselli secchi spezzati
pink salt: sale rosa, sale rosa dell'himalaya, sale dell'himalaya
green peppercorn: pepe verde, pepe verde in salamoia, pepe verde in grani
dessert wine: vin santo, vino liquoroso, zibibbo, vino passito, passito, moscato passito
amaretto: amaretto di saronno, liquore amaretto, liquore all'amaretto
maraschino liqueur: maraschino, liquore maraschino
herbal liqueur: liquore strega
kitchen string: spago da cucina, spago, spago alimentare
bamboo skewer: stecchini, spiedini di legno, stuzzicadenti lunghi
instant polenta: polenta istantanea, farina per polenta istantanea, polenta precotta, farina per polenta precotta, polenta a cottura rapida, farina di mais precotta
milk chocolate chip: gocce di cioccolato al latte
white chocolate chip: gocce di cioccolato bianco
chocolate curl: scaglie di cioccolato fondente, riccioli di cioccolato
dark beer: birra scura, birra rossa, birra doppio malto
pork belly: pancetta fresca, pancetta fresca di maiale
casarecce: caserecce
mafaldine: mafalde
malloreddus: gnocchetti sardi
fregola: fregula, fregola sarda
paccheri: mezzi paccheri
`;
