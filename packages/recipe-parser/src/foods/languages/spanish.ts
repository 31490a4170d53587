/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Spanish names of common foods, typed by us: "food: names". The plural adds "s" or "es" to the first word, or to all.
 * A name that is an English word too begins with "?".
 */
export const spanishNames = `
onion: cebolla
red onion: cebolla roja, cebolla morada, cebollas moradas
spring onion: cebolleta, cebollín, cebollita de verdeo, cebolla de verdeo, verdeo, cebolla cambray
french shallot: chalota, chalote
leek: puerro
garlic: ajo, diente de ajo
ginger: jengibre
potato: papa blanca, patata, papa
sweet potato: batata, boniato, camote, batatas
carrot: zanahoria
turnip: nabo
beetroot: remolacha, betabel, betarraga
radish: rábano
celery: apio, rama de apio
tomato: tomate, jitomate
cherry tomato: tomate cherry, tomates cherry
canned tomato: tomate en conserva, tomate enlatado
crushed tomato: tomate triturado, puré de jitomate
tomato paste: concentrado de tomate, extracto de tomate
capsicum: pimiento, morrón, pimentón rojo, ají morrón
red capsicum: pimiento rojo, pimientos rojos, morrón rojo, pimiento morrón
green capsicum: pimiento verde, pimientos verdes, pimiento verde italiano, pimientos italianos, pimiento italiano, morrón verde, ají verde, pimentón verde
yellow capsicum: pimiento amarillo, morrón amarillo
chilli: guindilla fresca, guindillas frescas, ají, ajíes, chile fresco
eggplant: berenjena
zucchini: zapallito verde, calabacín, calabacines, calabacita, zapallito, zapallo italiano
cucumber: pepino
gherkin: pepinillo
pumpkin: calabaza, zapallo, auyama, ahuyama
corn kernel: maíz, maíz dulce, granos de elote
corn cob: mazorca de maíz, elote, choclo
avocado: aguacate, palta
broccoli: brócoli
cauliflower: coliflor
brussels sprout: coles de bruselas
cabbage: repollo, col, berza, repollo blanco
red cabbage: lombarda, repollo morado, col morada, col lombarda
fennel: hinojo
asparagus: espárrago, espárragos verdes, espárragos trigueros
globe artichoke: alcachofa, alcaucil
green bean: judía verde, judías verdes, ejote, chaucha, vainitas, porotos verdes
pea: guisante, arveja, chícharo
broad bean: habita, haba
lettuce: lechuga, cogollos
rocket: rúcula
spinach: espinaca
silverbeet: acelga
watercress: berro
mushroom: seta, hongos
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
lemon zest: ralladura de limón, piel de limón, ralladura de un limón
lime: ?lima, lima(s) verde, limón verde, limones verdes, limas
lime juice: zumo de lima, jugo de lima, jugo de limón verde
orange: naranja
orange juice: zumo de naranja, jugo de naranja
orange zest: ralladura de naranja, cáscara de naranja
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
beef mince: carne picada, carne molida, carne picada de ternera, carne picada de vacuno, picadillo, carne magra picada
beef steak: filete de ternera, bistec, bifes, bistec de res
lamb: cordero
lamb leg: pierna de cordero
pork: carne de cerdo, cerdo
pork mince: carne picada de cerdo
pork chop: chuleta de cerdo, costeleta
pork fillet: solomillo de cerdo
pork loin: lomo de cerdo, lomo, cinta de lomo, lomo adobado, cinta de lomo de cerdo
pork rib: costillas de cerdo, costillas, costilla de cerdo, costillar de cerdo
sausage: salchicha, butifarra
bacon: beicon, tocino, panceta ahumada
ham: jamón, jamón york, jamón cocido, taquitos de jamón, jamón en taquitos, lacón, jamón de pavo
serrano ham: jamón serrano, taquitos de jamón serrano, jamón ibérico, jamón crudo
black pudding: morcilla
chicken: pollo, piezas de pollo
whole chicken: pollo entero
chicken breast: pechuga de pollo, pechuga, suprema de pollo
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
cod: bacalao, bacalao salado
fresh sardine: sardina
anchovy: anchoa
prawn: gamba, langostino, camarón
mussel: mejillón, mejillones
clam: almeja, chirlas, coquinas
squid: calamares, anillas de calamar, chipirón
octopus: pulpo
milk: leche, leche entera
skim milk: leche desnatada, leche descremada
butter: mantequilla, manteca
thickened cream: nata, nata líquida, nata para cocinar, nata para montar, crema de leche, crema para batir
sour cream: crema agria, crema ácida
yoghurt: yogur, yogur natural
greek yoghurt: yogur griego
cream cheese: queso crema
cheese: queso amarillo, queso, queso rallado
goat cheese: queso de cabra
manchego: queso manchego
blue cheese: queso azul
mozzarella: queso mozzarella, queso muzzarella, muzzarella
parmesan: queso parmesano, parmesano, reggianito
egg: huevo, huevo duro, huevos duros, huevo cocido, huevos cocidos
egg white: clara de huevo
egg yolk: yema de huevo
margarine: margarina
puff pastry: hojaldre, masa de hojaldre, lámina de hojaldre
fresh yeast: levadura fresca, levadura de panadero
dried yeast: levadura seca, levadura, levadura de panadería
bread: ?pan, rebanada de pan, miga de pan, pan candeal, pan de pueblo, hogaza de pan, pan de hogaza, rodajas de pan, pan francés
white bread: pan de molde
breadcrumb: pan rallado, pan molido
olive oil: aceite de oliva
extra virgin olive oil: aceite de oliva virgen extra, aove
vegetable oil: aceite vegetal, aceite, aceite neutro
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
black bean: frijol negro, frijoles negros, judías negras, porotos negros
white bean: alubia, judía blanca, judías blancas, porotos, fabes, fabes de la granja, alubias pochas, porotos blancos, poroto, frijoles blancos
kidney bean: judías rojas, frijoles rojos, porotos rojos
stock: caldo, consomé
chicken stock: caldo de pollo, caldo de ave
vegetable stock: caldo de verduras
beef stock: caldo de carne, caldo de res
fish stock: caldo de pescado
stock cube: pastilla de caldo, caldo en cubo
pasta: pasta corta
spaghetti: espagueti
macaroni: macarrones
rice: arroz
basmati rice: arroz basmati
brown rice: arroz integral
semolina: sémola
couscous: cuscús
rolled oats: copos de avena, avena
honey: miel, miel de abejas
jam: mermelada
strawberry jam: mermelada de fresa
peanut butter: mantequilla de cacahuete, crema de cacahuete
soy sauce: salsa de soja, salsa de soya, salsa soya
coconut milk: leche de coco
plain flour: harina, harina de trigo, harina de repostería, harina floja, harina común, harina todo uso, harina 0000, harina 000, harina de trigo común
wholemeal flour: harina integral
bread flour: harina de fuerza
self-raising flour: harina leudante
cornflour: maicena, almidón de maíz, fécula de maíz
rice flour: harina de arroz
white sugar: azúcar, azúcar blanco, azúcar blanca, azúcar granulada
brown sugar: azúcar moreno, azúcar morena, azúcar mascabo
icing sugar: azúcar glas, azúcar glasé, azúcar impalpable, azúcar flor
baking powder: levadura química, polvo de hornear, levadura en polvo, polvo para hornear, polvos de hornear, polvos para hornear, impulsor, levadura royal, sobre de levadura
bicarbonate of soda: bicarbonato, bicarbonato sódico, bicarbonato de sodio
gelatine: gelatina, grenetina
gelatine leaf: hoja de gelatina
vanilla bean: vaina de vainilla
vanilla extract: extracto de vainilla, esencia de vainilla, vainilla
cocoa powder: cacao en polvo, cacao amargo
dark chocolate: chocolate negro, chocolate amargo, chocolate de cobertura, chocolate semiamargo
milk chocolate: chocolate con leche
white chocolate: chocolate blanco
condensed milk: leche condensada
evaporated milk: leche evaporada
almond: almendra
almond meal: almendra molida, harina de almendra
hazelnut: avellana
walnut: nuez, nueces, nueces de castilla
pine nut: piñón, piñones
peanut: cacahuete, cacahuate, maní, maníes
pistachio: pistacho
desiccated coconut: coco rallado
sesame seed: sésamo, semillas de sésamo, ajonjolí
sunflower seed: pipas de girasol
pumpkin seed: pipas de calabaza
raisin: uva pasa, uvas pasas, pasas de uva, pasa
salt: sal de mar, sal, sal marina, sal fina, sal de mesa
black pepper: pimienta, pimienta negra
salt and pepper: sal y pimienta
paprika: pimentón, pimentón dulce, pimentón picante, pimentón agridulce
smoked paprika: pimentón de la vera, pimentón ahumado, pimentón dulce de la vera
ground cinnamon: canela, canela en polvo, canela molida
cinnamon stick: rama de canela, canela en rama, raja de canela
ground nutmeg: nuez moscada
ground cumin: comino, comino molido
clove: clavo de olor, clavo, clavos de olor
bay leaf: hoja de laurel, laurel
dried oregano: orégano, orégano seco, orégano mexicano
ground turmeric: cúrcuma
saffron: azafrán, hebras de azafrán
white wine: vino blanco, vino fino, vino
red wine: vino tinto
beer: cerveza, cerveza rubia, cerveza negra
lambs lettuce: canónigos, canónigo
escarole: escarola
witlof: endivia
wild mushroom: níscalos, boletus, rebozuelos
plantain: plátano macho, plátanos machos, plátano verde, plátano maduro
poblano: chile poblano, chiles poblanos
ancho chilli: chile ancho, chiles anchos
tomatillo: tomate verde, tomates verdes, tomatillo
red currant: grosellas, grosella
guava: guayaba
eye fillet: solomillo, solomillo de res, filete de res
scotch fillet: bife ancho, entrecot, chuletón, entrecots, ojo de bife
stewing beef: morcillo, redondo de ternera, aguja de ternera, falda de ternera, ragú de ternera, carne de guiso, carne para guisar, paleta de res, osobuco, carne de res para guisar
beef cheek: carrillada, carrilleras, carrilleras de ternera
skirt steak: arrachera, falda, entraña
pork neck: secreto ibérico, presa ibérica, secreto de cerdo, aguja de cerdo
ham hock: codillo, codillo de cerdo
chorizo: chorizo asturiano, chorizo criollo, chorizo fresco, sobrasada, chorizo colorado
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
raw sugar: azúcar de caña, azúcar rubia
dulce de leche: cajeta, arequipe
dried chilli: guindilla, ñora, pimiento choricero, pimientos choriceros, chile de árbol, chiles de árbol
cider: sidra
tea bag: té
sherry: vino manzanilla, vino oloroso
pickled onion: cebollitas en vinagre, cebolletas en vinagre
pasta sauce: tomate frito, salsa de tomate frito
pork belly: panceta de cerdo
queso fresco: queso ranchero
provolone: queso provoleta, provoleta, queso provolone
chicken stock powder: consomé de pollo, consomé de pollo en polvo, caldo de pollo en polvo
vegetable stock cube: cubo de caldo de verduras, caldo de verduras en cubo
chilli flake: ají molido
serrano chilli: chiles serranos
jalapeno: chiles jalapeños
guajillo chilli: chiles guajillos
pasilla chilli: chiles pasilla
chipotle chilli: chile chipotle
pickled jalapeno: chiles jalapeños en escabeche
beef and pork mince: carne picada mixta
dripping: grasa vacuna
hake: merluza, filete de merluza, filet de merluza, lomo de merluza
pie crust: masa para tarta, tapa de tarta
corn chip: totopo
masa harina: harina de maíz nixtamalizada, maseca
creamed corn: choclo cremoso, crema de choclo
butternut pumpkin: zapallo anco
prickly pear: nopal
roma tomato: tomate perita, jitomate saladet
passata: salsa de jitomate, puré de tomates
pinto bean: frijol pinto
butter bean: pallares
baby spinach: espinaca baby
prune: ciruela pasa
quince paste: dulce de membrillo
passionfruit: fruta de la pasión
hibiscus flower: flor de jamaica
tamarind: tamarindo
chicken drumstick: piernas de pollo
chicken leg: pata y muslo, muslo y contramuslo
chuck steak: paleta
flank steak: vacío
beef short rib: asado de tira, tira de asado, costilla de res
sirloin steak: bife angosto, bife de chorizo, churrasco
pork shoulder: bondiola, bondiola de cerdo, pierna de cerdo
frankfurt: salchicha de viena
sea bass: corvina
sea bream: besugo
buttermilk: suero de leche
corn oil: aceite de maíz
canola oil: aceite de canola
tapioca flour: fécula de mandioca
cashew: nuez de la india
pecan: nuez pecana
vermicelli: fideo, fideos cabello de ángel, cabello de ángel
fusilli: tirabuzones
mole paste: mole
worcestershire sauce: salsa inglesa
sun-dried tomato: tomates deshidratados
chargrilled capsicum: pimiento asado
hearts of palm: palmito
toothpick: palillos
bamboo skewer: brochetas
shortcrust pastry: masa brisa
custard: crema pastelera
caramel sauce: caramelo líquido, caramelo
canned diced tomato: tomate en cubos
canned peach: durazno en almíbar
chicken mince: pollo picado
corn husk: hojas de maíz para tamal, hojas de maíz
banana leaf: hoja de plátano
roast chicken: pollo asado
empanada disc: tapa para empanadas, tapas para empanada, tapa de empanadas, tapa de empanada, disco para empanadas, disco de empanada, masa para empanadas
`;
