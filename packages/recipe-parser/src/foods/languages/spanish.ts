/**
 * Spanish names of common foods, typed by us: "food: names". The plural adds "s" or "es" to the first word.
 * A name that is an English word too begins with "?".
 */
export const spanishNames = `
onion: cebolla
red onion: cebolla roja, cebolla morada, cebollas moradas
spring onion: cebolleta, cebollín
french shallot: chalota, chalote
leek: puerro
garlic: ajo, diente de ajo
ginger: jengibre
potato: patata, papa
sweet potato: batata, boniato, camote
carrot: zanahoria
turnip: nabo
beetroot: remolacha, betabel
radish: rábano
celery: apio, rama de apio
tomato: tomate, jitomate
cherry tomato: tomate cherry, tomates cherry
canned tomato: tomate en conserva, tomate enlatado
crushed tomato: tomate triturado
tomato paste: concentrado de tomate
capsicum: pimiento, morrón, pimentón rojo, ají morrón
red capsicum: pimiento rojo, pimientos rojos
green capsicum: pimiento verde, pimientos verdes, pimiento verde italiano, pimientos italianos, pimiento italiano
yellow capsicum: pimiento amarillo
chilli: guindilla fresca, guindillas frescas
eggplant: berenjena
zucchini: calabacín, calabacines
cucumber: pepino
gherkin: pepinillo
pumpkin: calabaza, zapallo, auyama, ahuyama
corn kernel: maíz, maíz dulce
corn cob: mazorca de maíz, elote, choclo
avocado: aguacate, palta
broccoli: brócoli
cauliflower: coliflor
brussels sprout: coles de bruselas
cabbage: repollo, col, berza
red cabbage: lombarda, repollo morado, col morada, col lombarda
fennel: hinojo
asparagus: espárrago, espárragos verdes, espárragos trigueros
globe artichoke: alcachofa
green bean: judía verde, judías verdes, ejote
pea: guisante, arveja, chícharo
broad bean: haba
lettuce: lechuga
rocket: rúcula
spinach: espinaca
silverbeet: acelga
watercress: berro
mushroom: seta
button mushroom: champiñón, champiñones
basil: albahaca
parsley: perejil
coriander: cilantro fresco, culantro
mint: hierbabuena, menta
dill: eneldo
chive: cebollino
rosemary: romero
thyme: tomillo
sage: salvia
tarragon: estragón
lemon: limón, limones
lemon juice: zumo de limón, jugo de limón
lemon zest: ralladura de limón, piel de limón
lime: ?lima, lima(s) verde
lime juice: zumo de lima, jugo de lima
orange: naranja
orange juice: zumo de naranja, jugo de naranja
orange zest: ralladura de naranja
mandarin: mandarina
grapefruit: pomelo rosa, toronja
apple: manzana
pear: pera
quince: membrillo
peach: melocotón, melocotones, durazno
nectarine: nectarina
apricot: albaricoque
plum: ciruela
cherry: cereza
strawberry: fresa, frutilla
raspberry: frambuesa
blueberry: arándano
blackberry: zarzamora, mora
grape: uva
banana: plátano
pineapple: piña, ananá
watermelon: sandía
melon: melón
fig: higo
date: dátil
pomegranate: granada
beef: carne de res, carne de vaca, ternera
beef mince: carne picada, carne molida, carne picada de ternera, carne picada de vacuno
beef steak: filete de ternera, bistec
lamb: cordero
lamb leg: pierna de cordero
pork: carne de cerdo, cerdo
pork mince: carne picada de cerdo
pork chop: chuleta de cerdo
pork fillet: solomillo de cerdo
pork loin: lomo de cerdo, lomo, cinta de lomo, lomo adobado
pork rib: costillas de cerdo, costillas, costilla de cerdo, costillar de cerdo
sausage: salchicha, butifarra
bacon: beicon, tocino, panceta ahumada
ham: jamón, jamón york, jamón cocido, taquitos de jamón, jamón en taquitos, lacón
serrano ham: jamón serrano, taquitos de jamón serrano, jamón ibérico
black pudding: morcilla
chicken: pollo
whole chicken: pollo entero
chicken breast: pechuga de pollo
chicken thigh: muslo de pollo, contramuslo de pollo, contramuslos
chicken wing: alitas de pollo, alitas
turkey: pavo
turkey breast: pechuga de pavo
duck: pato
rabbit: conejo
fish fillet: filete de pescado, pescado blanco, pescado, filetes de pescado
salmon: salmón
salmon fillet: filete de salmón, lomo de salmón
smoked salmon: salmón ahumado
canned tuna: atún, atún en lata, bonito, bonito en aceite, bonito del norte, atún en aceite, atún al natural, ventresca
cod: bacalao
fresh sardine: sardina
anchovy: anchoa
prawn: gamba, langostino, camarón
mussel: mejillón, mejillones
clam: almeja, chirlas, coquinas
squid: calamares
octopus: pulpo
milk: leche, leche entera
skim milk: leche desnatada
butter: mantequilla, manteca
thickened cream: nata, nata líquida, nata para cocinar, nata para montar, crema de leche
sour cream: crema agria
yoghurt: yogur, yogur natural
greek yoghurt: yogur griego
cream cheese: queso crema
cheese: queso, queso rallado
goat cheese: queso de cabra
manchego: queso manchego
blue cheese: queso azul
mozzarella: queso mozzarella
parmesan: queso parmesano, parmesano
egg: huevo, huevo duro, huevos duros, huevo cocido, huevos cocidos
egg white: clara de huevo
egg yolk: yema de huevo
margarine: margarina
puff pastry: hojaldre, masa de hojaldre, lámina de hojaldre
fresh yeast: levadura fresca, levadura de panadero
dried yeast: levadura seca, levadura, levadura de panadería
bread: ?pan, rebanada de pan, miga de pan, pan candeal, pan de pueblo, hogaza de pan, pan de hogaza, rodajas de pan
white bread: pan de molde
breadcrumb: pan rallado
olive oil: aceite de oliva
extra virgin olive oil: aceite de oliva virgen extra, aove
vegetable oil: aceite vegetal, aceite
sunflower oil: aceite de girasol
vinegar: vinagre
white wine vinegar: vinagre de vino blanco
red wine vinegar: vinagre de vino tinto
sherry vinegar: vinagre de jerez
apple cider vinegar: vinagre de manzana
balsamic vinegar: vinagre balsámico
mustard: mostaza
mayonnaise: mayonesa
caper: alcaparra
olive: aceituna
black olive: aceitunas negras
green olive: aceitunas verdes
chickpea: garbanzo
lentil: lenteja
red lentil: lentejas rojas
black bean: frijol negro, frijoles negros, judías negras
white bean: alubia, judía blanca, judías blancas, porotos, fabes, fabes de la granja, alubias pochas
kidney bean: judías rojas, frijoles rojos
stock: caldo
chicken stock: caldo de pollo
vegetable stock: caldo de verduras
beef stock: caldo de carne
fish stock: caldo de pescado
stock cube: pastilla de caldo
pasta: pasta corta
spaghetti: espagueti
macaroni: macarrones
rice: arroz
basmati rice: arroz basmati
brown rice: arroz integral
semolina: sémola
couscous: cuscús
rolled oats: copos de avena, avena
honey: miel
jam: mermelada
strawberry jam: mermelada de fresa
peanut butter: mantequilla de cacahuete, crema de cacahuete
soy sauce: salsa de soja, salsa de soya
coconut milk: leche de coco
plain flour: harina, harina de trigo, harina de repostería, harina floja, harina común, harina todo uso
wholemeal flour: harina integral
bread flour: harina de fuerza
self-raising flour: harina leudante
cornflour: maicena, almidón de maíz, fécula de maíz
rice flour: harina de arroz
white sugar: azúcar, azúcar blanco, azúcar blanca
brown sugar: azúcar moreno, azúcar morena
icing sugar: azúcar glas, azúcar glasé, azúcar impalpable
baking powder: levadura química, polvo de hornear, levadura en polvo, polvo para hornear, polvos de hornear, polvos para hornear, impulsor, levadura royal, sobre de levadura
bicarbonate of soda: bicarbonato, bicarbonato sódico, bicarbonato de sodio
gelatine: gelatina
gelatine leaf: hoja de gelatina
vanilla bean: vaina de vainilla
vanilla extract: extracto de vainilla, esencia de vainilla, vainilla
cocoa powder: cacao en polvo
dark chocolate: chocolate negro, chocolate amargo
milk chocolate: chocolate con leche
white chocolate: chocolate blanco
condensed milk: leche condensada
evaporated milk: leche evaporada
almond: almendra
almond meal: almendra molida, harina de almendra
hazelnut: avellana
walnut: nuez, nueces
pine nut: piñón, piñones
peanut: cacahuete, cacahuate, maní
pistachio: pistacho
desiccated coconut: coco rallado
sesame seed: sésamo, semillas de sésamo, ajonjolí
sunflower seed: pipas de girasol
pumpkin seed: pipas de calabaza
raisin: uva pasa, uvas pasas
salt: sal, sal marina, sal fina
black pepper: pimienta, pimienta negra
salt and pepper: sal y pimienta
paprika: pimentón, pimentón dulce, pimentón picante, pimentón agridulce
smoked paprika: pimentón de la vera, pimentón ahumado
ground cinnamon: canela, canela en polvo, canela molida
cinnamon stick: rama de canela, canela en rama
ground nutmeg: nuez moscada
ground cumin: comino, comino molido
clove: clavo de olor, clavo, clavos de olor
bay leaf: hoja de laurel, laurel
dried oregano: orégano, orégano seco
ground turmeric: cúrcuma
saffron: azafrán, hebras de azafrán
white wine: vino blanco, vino fino, vino
red wine: vino tinto
beer: cerveza, cerveza rubia, cerveza negra
lambs lettuce: canónigos, canónigo
escarole: escarola
witlof: endivia
wild mushroom: níscalos, boletus, rebozuelos
plantain: plátano macho, plátanos machos
poblano: chile poblano, chiles poblanos
ancho chilli: chile ancho, chiles anchos
tomatillo: tomate verde, tomates verdes, tomatillo
red currant: grosellas, grosella
guava: guayaba
eye fillet: solomillo, solomillo de res
scotch fillet: entrecot, chuletón, entrecots
stewing beef: morcillo, redondo de ternera, aguja de ternera, falda de ternera, ragú de ternera, carne de guiso, carne para guisar
beef cheek: carrillada, carrilleras, carrilleras de ternera
skirt steak: arrachera, falda
pork neck: secreto ibérico, presa ibérica, secreto de cerdo, aguja de cerdo
ham hock: codillo, codillo de cerdo
chorizo: sobrasada
quail: codorniz, codornices
calf liver: hígado de ternera, hígado
tripe: callos
trout: trucha
swordfish: pez espada, emperador
red snapper: huachinango, pargo
cotija: queso cotija
stale bread: pan duro, pan del día anterior, pan de ayer
baguette: barra de pan, barras de pan, barrita de pan
corn tortilla: tortilla de maíz, tortillas de maíz
flour tortilla: tortilla de harina, tortillas de harina
bread roll: panecillo, bollo, bolillo
green lentil: lentejas castellanas
brown lentil: lentejas pardinas, lenteja pardina
chipotle in adobo: chipotles adobados, chiles chipotles adobados, chile chipotle adobado, chipotle en adobo, chiles chipotles en adobo, chipotles en adobo
refried bean: frijoles refritos
jaggery: piloncillo, panela
polenta: harina de maíz
raw sugar: azúcar de caña
dulce de leche: cajeta
dried chilli: guindilla, ñora, pimiento choricero, pimientos choriceros, chile de árbol, chiles de árbol
cider: sidra
tea bag: té
sherry: vino manzanilla, vino oloroso
pickled onion: cebollitas en vinagre, cebolletas en vinagre
pasta sauce: tomate frito, salsa de tomate frito
`;
