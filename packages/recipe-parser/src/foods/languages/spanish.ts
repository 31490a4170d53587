/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Spanish names of common foods, typed by us: "food: names". The plural adds "s" or "es" to the first word, or to all.
 * A name that is an English word too begins with "?".
 */
export const spanishNames = `
onion: cebolla, cebolla cabezona, cebolla perla, cebolla de huevo, cebolla cabezona blanca, cebolla amarilla, cebollón
red onion: cebolla roja, cebolla morada, cebollas moradas, cebolla colorada, cebolla cabezona roja, cebolla paiteña, cebolla de tropea
spring onion: cebolleta, cebollín, cebollita de verdeo, cebolla de verdeo, verdeo, cebolla cambray, cebolla de rabo, cebollas de rabo, cebollita cambray, cebollitas cambray, cebolla larga, cebolla junca, cebolla china, cebollita china, cebolla en rama, cebollita larga, cebollín verde, cebolla verde
french shallot: chalota, chalote
leek: puerro, poro, poros, cebolla puerro, ajo poro, ajo porro
garlic: ajo, diente de ajo, ajo morado, ajo macho, ajo pelado, cabezas de ajo
ginger: jengibre
potato: papa blanca, patata, papa, papa canchán, papas andinas, papa pastusa, papa sabanera, papa capira, papa huayro, papa para puré, puré de papas, puré de papa, puré de patatas, patata agria, patatas agria, patatas monalisa, patata gallega, papas cocidas, papas blancas, patatas kennebec
sweet potato: batata, boniato, camote, batatas, camote amarillo, camote morado, boniatos
carrot: zanahoria
turnip: nabo
beetroot: remolacha, betabel, betarraga, beterraga, betarraga cocida
radish: rábano
celery: apio, rama de apio
tomato: tomate, jitomate, jitomate bola, tomate bola, tomate redondo, tomate larga vida, tomate de ensalada, tomate rosa, tomate raf, tomate kumato, jitomate rojo
cherry tomato: tomate cherry, tomates cherry, jitomate cherry, jitomates cherry, tomatitos cherry, tomate uva
canned tomato: tomate en conserva, tomate enlatado
crushed tomato: tomate triturado, puré de jitomate, pulpa de tomate, tomate natural triturado, tomates triturados, tomate molido
tomato paste: concentrado de tomate, extracto de tomate
capsicum: pimiento, morrón, ají morrón
red capsicum: pimiento rojo, pimientos rojos, morrón rojo, pimiento morrón, pimentón rojo, pimientos morrones, ají morrón rojo, pimiento colorado, morrón colorado
green capsicum: pimiento verde, pimientos verdes, pimiento verde italiano, pimientos italianos, pimiento italiano, morrón verde, ají verde, pimentón verde, ají morrón verde
yellow capsicum: pimiento amarillo, morrón amarillo, pimentón amarillo
chilli: guindilla fresca, guindillas frescas, ají, ajíes, chile fresco, chile güero, chile colorado, ají cacho de cabra, ají cristal, ají picante, ají puta parió, ají chivato, guindilla cayena fresca
eggplant: berenjena
zucchini: zapallito verde, calabacín, calabacines, calabacita, zapallito, zapallo italiano, zapallito redondo, zapallito largo, zapallito italiano, zucchini verde, zapallitos redondos, calabacita italiana
cucumber: pepino
gherkin: pepinillo, pepinillos agridulces, pepinillos en vinagre, pepinillos dulces
pumpkin: calabaza, zapallo, auyama, ahuyama, zapallo camote, zapallo macre, zapallo loche, zapallo plomo, zapallo criollo, calabaza de castilla, zapallo de guarda, auyamas
corn kernel: maíz, maíz dulce, granos de elote, granos de choclo, choclo desgranado, choclo en grano, choclo en granos, granos de maíz, grano de elote, elote en grano, maíz en grano, maíz desgranado, granos de mazorca
corn cob: mazorca de maíz, elote, choclo, choclo amarillo, choclo blanco, mazorca, mazorca tierna, mazorcas tiernas, mazorca de choclo, elote tierno, elote amarillo, choclo humero, jojoto, elote blanco, elotes enteros
avocado: aguacate, palta, palta hass, aguacate hass, paltas hass, aguacates hass, palta fuerte, aguacate criollo
broccoli: brócoli
cauliflower: coliflor
brussels sprout: coles de bruselas
cabbage: repollo, col, berza, repollo blanco, repollo verde, col verde, repollo crespo
red cabbage: lombarda, repollo morado, col morada, col lombarda, repollo colorado, repollo rojo
fennel: hinojo
asparagus: espárrago, espárragos verdes, espárragos trigueros
globe artichoke: alcachofa, alcaucil
green bean: judía verde, judías verdes, ejote, chaucha, vainitas, porotos verdes, judías verdes redondas, habichuela, vainita, vainicas, chauchas, porotitos verdes
pea: guisante, arveja, chícharo, arvejitas, alverjas, alverja, arvejas verdes, alverjitas, chícharos frescos
broad bean: habita, haba
lettuce: lechuga, cogollos, lechuga orejona, lechuga italiana, lechuga sangría, lechuga criolla, lechuga costina, lechuga francesa, lechuga crespa, lechuga batavia, lechuga hidropónica, lechuga orgánica, lechuga larga, mezcla de lechugas
rocket: rúcula
spinach: espinaca, quelites, romeritos
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
lemon: limón, limones, limón amarillo, limón eureka
lemon juice: zumo de limón, jugo de limón
lemon zest: ralladura de limón, piel de limón, ralladura de un limón
lime: ?lima, lima(s) verde, limón verde, limones verdes, limas, limón sutil, limones sutiles, limón de pica, limones de pica, limón tahití, limones tahití, limón mandarino, limón persa, limón colima, limón ceutí, limón criollo
lime juice: zumo de lima, jugo de lima, jugo de limón verde
orange: naranja
orange juice: zumo de naranja, jugo de naranja
orange zest: ralladura de naranja, cáscara de naranja
mandarin: mandarina
grapefruit: pomelo rosa, toronja
apple: manzana, manzana fuji, manzana roja delicia, manzana royal gala, manzana gala
pear: pera
quince: membrillo
peach: melocotón, melocotones, durazno
nectarine: nectarina, pelones, pelón, durazno pelado
apricot: albaricoque
plum: ciruela
cherry: cereza, picotas
strawberry: fresa, frutilla
raspberry: frambuesa
blueberry: arándano
blackberry: zarzamora, mora
grape: uva
banana: plátano, plátano tabasco, plátano de seda, plátano de canarias, plátanos de canarias, guineo, guineos, cambur, banana ecuador, plátano de isla
pineapple: piña, ananá
watermelon: sandía
melon: melón
fig: higo, brevas, breva
date: dátil
pomegranate: granada
beef: carne de res, carne de vaca, ternera, carne vacuna, vacuno, carne de vacuno, res
beef mince: carne especial, carne común, carne corriente, carne picada, carne molida, carne picada de ternera, carne picada de vacuno, picadillo, carne magra picada, carne picada especial, carne picada común, carne picada vacuna, posta molida, posta rosada molida, carne molida de vacuno, carne molida magra, carne molida especial, carne de res molida, carne molida corriente, carne picada magra, carne picada de nalga, carne picada de roast beef
beef steak: filete de ternera, bistec, bifes, bistec de res, bifes de cuadril, bisteces, bisteces de res, bistec de cadera de res, bifes de lomo, bistecs, bifes de ternera
lamb: cordero
lamb leg: pierna de cordero
pork: carne de cerdo, cerdo, carne de chancho, chancho, magro de cerdo, maciza de cerdo, pulpa de cerdo, pulpa de chancho, carne de puerco, puerco, cerdo magro
pork mince: carne picada de cerdo
pork chop: chuleta de cerdo, costeleta, chuletas de cerdo, chuletas de sajonia, chuleta ahumada, chuleta de chancho, chuletas de chancho, costeletas de cerdo
pork fillet: solomillo de cerdo
pork loin: lomo de cerdo, lomo, cinta de lomo, lomo adobado, cinta de lomo de cerdo, carré de cerdo, carré de cerdo con hueso, lomo de chancho, lomo centro de cerdo, cinta de lomo adobada
pork rib: costillas de cerdo, costillas, costilla de cerdo, costillar de cerdo, pechito de cerdo, costilla adobada, costillar de chancho, costillas de puerco, matambre de cerdo, costillitas de cerdo
sausage: salchicha, butifarra, salchicha parrillera, longanizas, salchichas frescas, salchicha fresca
bacon: beicon, tocino, panceta ahumada, tocineta, panceta curada, tocino entreverado, tocino ibérico, panceta salada, panceta feteada, tocino de cerdo, panceta en cubos, tocino rebanado
ham: jamón, jamón york, jamón cocido, taquitos de jamón, jamón en taquitos, lacón, jamón de pavo, jamón inglés, jamón del país, jamón de pierna, jamón planchado, virutas de jamón cocido, paleta cocida, jamón sandwich, jamón virginia
serrano ham: jamón serrano, taquitos de jamón serrano, jamón ibérico, jamón crudo, virutas de jamón, virutas de jamón serrano, jamón ibérico de bellota, lonchas de jamón serrano
black pudding: morcilla, morcilla de burgos, morcilla de arroz, morcilla de cebolla, prietas, prieta, moronga, butifarra negra, rellena
chicken: pollo, piezas de pollo, huacal de pollo, presas de pollo, piezas de pollo con hueso, pollo trozado, pollo en presas, pollo en piezas
whole chicken: pollo entero, pollo de corral, pollo campero, gallina, pollo campesino, gallina de campo, gallina criolla, pollo con hueso
chicken breast: pechuga de pollo, pechuga, suprema de pollo, pechuga de gallina, pechugas de pollo con hueso, pechuga con hueso, milanesas de pollo, milanesa de pollo, pechuga de pollo con hueso, suprema, supremas, pechuga deshuesada, pechugas sin hueso, filetes de pollo, filetes de pechuga de pollo, filetes de pechuga
chicken thigh: muslo de pollo, contramuslo de pollo, contramuslos, muslos, muslos de pollo, trutro, trutro de pollo, contramuslo, encuentros de pollo, muslos de pollo sin hueso
chicken wing: alitas de pollo, alitas
turkey: pavo
turkey breast: pechuga de pavo, solomillo de pavo, filetes de pavo, solomillos de pavo
duck: pato
rabbit: conejo
fish fillet: filete de pescado, pescado blanco, pescado, filetes de pescado
salmon: salmón
salmon fillet: filete de salmón, lomo de salmón
smoked salmon: salmón ahumado
canned tuna: atún, atún en lata, bonito, bonito en aceite, bonito del norte, atún en aceite, atún al natural, ventresca, atún en agua, atún en conserva, latas de atún
cod: bacalao, bacalao salado, migas de bacalao, bacalao desmigado, lomo de bacalao, lomos de bacalao
fresh sardine: sardina
anchovy: anchoa, anchoas del cantábrico, anchoas en aceite, anchoas en aceite de oliva, filetes de anchoa, anchoas en conserva, anchoas en lata
prawn: gamba, langostino, camarón, gambón, gambones, gambón argentino, gamba roja, carabineros, langostinos crudos, colas de langostino, camarones crudos, camarón mediano, camarones medianos, gamba blanca, gambas arroceras
mussel: mejillón, mejillones, choritos, choros, choro, chorito, choros zapato, choritos limpios
clam: almeja, chirlas, coquinas, machas, almejas chinas, almejas de carril, almejas finas
squid: calamares, chipirón, calamaretti, pota, calamar gigante, tubos de calamar, jibia
octopus: pulpo, patas de pulpo, pata de pulpo, pulpo cocido
milk: leche, leche entera
skim milk: leche desnatada, leche descremada
butter: mantequilla, manteca, manteca pomada, mantequilla pomada, manteca sin sal
thickened cream: nata, nata líquida, nata para cocinar, nata para montar, crema de leche, crema para batir
sour cream: crema agria, crema ácida, crema espesa, jocoque, suero costeño, nata agria
yoghurt: yogur, yogur natural, yogurt natural, yogurt
greek yoghurt: yogur griego, yogurt griego, yogur griego natural
cream cheese: queso crema, queso crema tipo philadelphia, queso tipo philadelphia, queso de untar, queso untable, queso casancrem, queso mendicrim, queso crema philadelphia
cheese: queso amarillo, queso, queso rallado, queso en barra, queso de máquina, queso laminado, queso semicurado, queso curado, queso tierno, queso de barra
goat cheese: queso de cabra
manchego: queso manchego
blue cheese: queso azul
mozzarella: queso mozzarella, queso muzzarella, muzzarella, muzarella, queso muzarella
parmesan: queso parmesano, parmesano, reggianito, queso sardo, sardo, queso reggianito, queso pategrás, queso grana padano
sweet onion: cebolla dulce
egg: huevo, huevo duro, huevos duros, huevo cocido, huevos cocidos, huevos talla l, huevos camperos, huevos de corral, huevos ecológicos, huevos de campo, huevo sancochado, huevos sancochados
egg white: clara de huevo
egg yolk: yema de huevo
margarine: margarina
puff pastry: hojaldre, masa de hojaldre, lámina de hojaldre
fresh yeast: levadura fresca, levadura de panadero
dried yeast: levadura seca, levadura, levadura de panadería
bread: ?pan, rebanada de pan, miga de pan, pan candeal, pan de pueblo, hogaza de pan, pan de hogaza, rodajas de pan, pan francés
white bread: pan de molde, pan de caja, pan lactal, pan tajado, pan de miga, pan de molde blanco, pan blanco, pan bimbo, pan inglés
breadcrumb: pan rallado, pan molido
olive oil: aceite de oliva
extra virgin olive oil: aceite de oliva virgen extra, aove
vegetable oil: aceite vegetal, aceite, aceite neutro, aceite para freír, aceite común, aceite mezcla
sunflower oil: aceite de girasol, aceite de maravilla
vinegar: vinagre, vinagre de alcohol, vinagre blanco de alcohol
white wine vinegar: vinagre de vino blanco
red wine vinegar: vinagre de vino tinto, vinagre tinto, vinagre de vino, vinagre rojo
sherry vinegar: vinagre de jerez
apple cider vinegar: vinagre de manzana, vinagre de sidra
balsamic vinegar: vinagre balsámico, aceto balsámico, vinagre de módena
mustard: mostaza
mayonnaise: mayonesa
caper: alcaparra
olive: aceituna
black olive: aceitunas negras, aceitunas de botija, aceituna de botija, aceituna botija, aceitunas botija, aceitunas de aragón, aceitunas azapa, aceituna negra, aceitunas de azapa
green olive: aceitunas verdes, aceitunas manzanilla, aceitunas sevillanas, aceituna verde, aceitunas verdes sin hueso, aceitunas gordal, aceitunas verdes descarozadas
chickpea: garbanzo
lentil: lenteja, lentejones, lentejón
red lentil: lentejas rojas
black bean: frijol negro, frijoles negros, judías negras, porotos negros, caraotas negras, caraotas, frijoles negros cocidos, habichuelas negras, frijol negro cocido, frejoles negros, fríjoles negros
white bean: alubia, judía blanca, judías blancas, porotos, fabes, fabes de la granja, alubias pochas, porotos blancos, poroto, frijoles blancos, porotos alubia, poroto alubia, alubias de riñón, judiones, judiones de la granja, pochas, judión, frijol blanco, frejoles blancos, fríjol blanco
kidney bean: judías rojas, frijoles rojos, porotos rojos, frijol rojo, frijoles colorados, habichuelas rojas, fríjoles rojos, frijol colorado, fríjol rojo, porotos colorados, frejoles rojos, fríjol
stock: caldo, consomé
chicken stock: caldo de pollo, caldo de ave, caldo de gallina, caldo de puchero
vegetable stock: caldo de verduras, caldo de verdura, caldo vegetal
beef stock: caldo de carne, caldo de res, caldo de vacuno, caldo de cocido
fish stock: caldo de pescado, fumet de pescado, caldo de marisco, caldo de mariscos, caldo de camarón
stock cube: pastilla de caldo, caldo en cubo, cubo de caldo, cubito de caldo, avecrem, caldo maggi
pasta: pasta corta, sopa de pasta, fideos guiseros, pastas secas, fideos secos
spaghetti: espagueti, fideos spaghetti, tallarín spaghetti, espagueti n 5
macaroni: macarrones, coditos, codos, pasta de codito, sopa de codito, pasta de codo, fideos codito
rice: arroz, arroz graneado, arroz blanco graneado, arroz blanco cocido, arroz grado 1, arroz superior, arroz extra, arroz cocido
basmati rice: arroz basmati
brown rice: arroz integral, arroz yamaní
semolina: sémola
couscous: cuscús
rolled oats: copos de avena, avena
honey: miel, miel de abejas
jam: mermelada
strawberry jam: mermelada de fresa
peanut butter: mantequilla de cacahuete, crema de cacahuete
soy sauce: salsa de soja, salsa de soya, salsa soya, sillao, siyau, salsa china
coconut milk: leche de coco
plain flour: harina, harina de trigo, harina de repostería, harina floja, harina común, harina todo uso, harina 0000, harina 000, harina de trigo común, harina sin polvos, harina sin preparar, harina pastelera, harina sin polvos de hornear, harina de todo uso, harina de trigo sin polvos
wholemeal flour: harina integral
bread flour: harina de fuerza
self-raising flour: harina leudante, harina preparada, harina con polvos, harina con polvos de hornear, harina leudante común, harina bizcochona
cornflour: maicena, almidón de maíz, fécula de maíz, chuchoca fina
rice flour: harina de arroz
white sugar: azúcar, azúcar blanco, azúcar blanca, azúcar granulada
brown sugar: azúcar moreno, azúcar morena, azúcar mascabo, azúcar negra, azúcar mascabado, azúcar moscabada, azúcar mascabada, azúcar rubia oscura
icing sugar: azúcar glas, azúcar glasé, azúcar impalpable, azúcar flor, azúcar en polvo, azúcar glass, azúcar pulverizada, azúcar nevada, azúcar lustre
baking powder: levadura química, polvo de hornear, levadura en polvo, polvo para hornear, polvos de hornear, polvos para hornear, impulsor, levadura royal, sobre de levadura, royal, polvo royal, gasificante, rexal
bicarbonate of soda: bicarbonato, bicarbonato sódico, bicarbonato de sodio, carbonato, bicarbonato de soda
gelatine: gelatina, grenetina, gelatina neutra, gelatina sin sabor, grenetina en polvo, colapez, colapiscis
gelatine leaf: hoja de gelatina
vanilla bean: vaina de vainilla
vanilla extract: extracto de vainilla, esencia de vainilla, vainilla
cocoa powder: cacao en polvo, cacao amargo, cocoa en polvo, cocoa, cocoa amarga, cacao puro en polvo, cacao dulce en polvo
dark chocolate: chocolate negro, chocolate amargo, chocolate de cobertura, chocolate semiamargo, chocolate cobertura, cobertura de chocolate, chocolate de taza, chocolate para taza, chocolate amargo rallado, chocolate oscuro, cobertura de chocolate negro
milk chocolate: chocolate con leche
white chocolate: chocolate blanco
condensed milk: leche condensada
evaporated milk: leche evaporada
almond: almendra
almond meal: almendra molida, harina de almendra
hazelnut: avellana
walnut: nuez, nueces, nueces de castilla
pine nut: piñón, piñones
peanut: cacahuete, cacahuate, maní, maníes, maní sin sal, cacahuates, maní tostado, cacahuates sin sal, maní pelado
pistachio: pistacho
desiccated coconut: coco rallado
sesame seed: sésamo, semillas de sésamo, ajonjolí
sunflower seed: pipas de girasol
pumpkin seed: pipas de calabaza, pepita de calabaza, pepitas, pepitas de calabaza, pepa de zapallo, pepitas verdes
raisin: uva pasa, uvas pasas, pasas de uva, pasa, pasas rubias, pasas morenas, pasas negras, pasitas, pasas de corinto rubias, pasas sin semilla
salt: sal de mar, sal, sal marina, sal fina, sal de mesa
black pepper: pimienta, pimienta negra
salt and pepper: sal y pimienta
paprika: pimentón, pimentón dulce, pimentón picante, pimentón agridulce, ají de color, color chileno, pimentón molido, pimentón para guisar
smoked paprika: pimentón de la vera, pimentón ahumado, pimentón dulce de la vera
ground cinnamon: canela, canela en polvo, canela molida, canela de ceylán
cinnamon stick: palito de canela, palitos de canela, rama de canela, canela en rama, raja de canela, astillas de canela, astilla de canela, varita de canela, vara de canela, canela entera, ramas de canela
ground nutmeg: nuez moscada
ground cumin: comino, comino molido
clove: clavo de olor, clavo, clavos de olor
bay leaf: hoja de laurel, laurel
dried oregano: orégano, orégano seco, orégano mexicano
ground turmeric: cúrcuma
saffron: azafrán, hebras de azafrán
white wine: vino blanco, vino fino, vino, vino blanco seco, vino blanco de cocina
red wine: vino tinto
beer: cerveza, cerveza rubia, cerveza clara, cerveza ligera
lambs lettuce: canónigos, canónigo
escarole: escarola, lechuga escarola
witlof: endivia
wild mushroom: níscalos, boletus, rebozuelos
plantain: plátano macho, plátanos machos, plátano verde, plátano maduro, plátano pintón, plátano hartón, plátano bellaco, plátano verde macho, plátanos maduros, plátanos verdes
poblano: chile poblano, chiles poblanos
ancho chilli: chile ancho, chiles anchos
tomatillo: tomate verde, tomates verdes, tomatillo
red currant: grosellas, grosella
guava: guayaba, guayabas
eye fillet: solomillo, solomillo de res, filete de res, lomo fino, lomo de res, lomo liso, lomo de ternera, filete de vacuno, lomo fino de res, solomito, lomito de res
scotch fillet: bife ancho, entrecot, chuletón, entrecots, ojo de bife, lomo vetado, lomo ancho
stewing beef: morcillo, redondo de ternera, aguja de ternera, ragú de ternera, carne de guiso, carne para guisar, paleta de res, carne de res para guisar, guiso de res, carne para guiso, carne de res en trozos, carne para estofado, carne de ternera para guisar, ternera para guisar, ternera para estofar, carne de res para caldo, tortuguita, plateada, sancochado, bonito de res, carne para cazuela, cazuela de vacuno, carne para puchero, ropa vieja
beef cheek: carrillada, carrilleras, carrilleras de ternera
skirt steak: arrachera, falda, entraña, entraña fina, falda de vaca
pork neck: secreto ibérico, presa ibérica, secreto de cerdo, aguja de cerdo, pluma ibérica, abanico ibérico
ham hock: codillo, codillo de cerdo
chorizo: chorizo asturiano, chorizo criollo, chorizo fresco, sobrasada, chorizo colorado, chorizo ibérico, chorizo de guisar, chorizo para guisar, chorizo parrillero, chorizo santarrosano, chorizo antioqueño, chorizo de freír, chorizo español, chorizo mexicano, chorizo para asar, chorizo seco, chorizo picante, chorizo dulce
quail: codorniz, codornices
calf liver: hígado de ternera, hígado
tripe: callos, mondongo, pancita, callo, panza de res, guatitas, guata, cau cau
trout: trucha
swordfish: pez espada, emperador
red snapper: huachinango, pargo
cotija: queso cotija, queso añejo, queso cotija rallado
stale bread: pan duro, pan del día anterior, pan de ayer
baguette: barra de pan, barras de pan, barrita de pan, pan flauta, pan de barra, pan baguette
corn tortilla: tortilla de maíz, tortillas de maíz
flour tortilla: tortilla de harina, tortillas de harina
bread roll: panecillo, bollo, bolillo, marraqueta, marraquetas, hallulla, hallullas, pan batido, pan amasado, pancito, pancitos, pan de hot dog, pebetes, figaza, pan de cemita, pan campesino
green lentil: lentejas castellanas
brown lentil: lentejas pardinas, lenteja pardina
chipotle in adobo: chipotles adobados, chiles chipotles adobados, chile chipotle adobado, chipotle en adobo, chiles chipotles en adobo, chipotles en adobo, chipotle adobado de lata, chiles chipotles adobados de lata, chipotles de lata, chile chipotle de lata, chiles chipotles de lata, chile chipotle en adobo, chipotle de lata, chipotles adobados de lata
refried bean: frijoles refritos
jaggery: piloncillo, panela, chancaca, papelón, panela rallada, panela en bloque, tapa de dulce
polenta: harina de maíz, chuchoca, sémola de maíz
raw sugar: azúcar de caña, azúcar rubia, azúcar moreno de caña
dulce de leche: cajeta, arequipe, dulce de leche repostero, dulce de leche de repostería, manjar, manjarblanco, manjar blanco
dried chilli: guindilla, ñora, pimiento choricero, pimientos choriceros, chile de árbol, chiles de árbol, guindilla cayena, guindilla seca, cayena seca, chile mulato, chiles mulatos, chile morita, chiles moritas, chile cascabel, chiles cascabel, chile piquín, chile california, chile seco, chiles secos, chile puya, chile de árbol seco
cider: sidra
tea bag: té
sherry: vino manzanilla, vino oloroso, vino de jerez, fino, jerez seco
pickled onion: cebollitas en vinagre, cebolletas en vinagre
pasta sauce: tomate frito, salsa de tomate frito, salsa brava, caldillo de jitomate
pork belly: panceta de cerdo, panceta fresca, panceta ibérica, tocino fresco
queso fresco: queso ranchero, queso campesino, queso costeño, queso guayanés, queso de mano, quesito, queso paria, queso serrano fresco, queso fresco de burgos, queso de burgos, queso molido, queso palmita, queso blanco fresco
provolone: queso provoleta, provoleta, queso provolone, queso provolone ahumado
chicken stock powder: consomé de pollo, consomé de pollo en polvo, caldo de pollo en polvo
vegetable stock cube: cubo de caldo de verduras, caldo de verduras en cubo
chilli flake: ají molido
serrano chilli: chiles serranos, chile serrano, chile serrano verde
jalapeno: chiles jalapeños, chile cuaresmeño, chile jalapeño, jalapeños frescos
guajillo chilli: chiles guajillos
pasilla chilli: chiles pasilla
chipotle chilli: chile chipotle
pickled jalapeno: chiles jalapeños en escabeche, chiles jalapeños en vinagre, jalapeños en vinagre, chiles en vinagre, rajas en vinagre, rajas de chile jalapeño, rajas de jalapeño, jalapeños en escabeche, jalapeños encurtidos, chile jalapeño en vinagre, rajas de chile en vinagre, chiles encurtidos, chile en vinagre, jalapeño en escabeche, jalapeños en rajas
beef and pork mince: carne picada mixta
dripping: grasa vacuna, grasa, grasa de vaca, grasa de res
hake: merluza, filete de merluza, filet de merluza, lomo de merluza, pescadilla, pescada
pie crust: masa para tarta, tapa de tarta, tapas para tarta, tapas de pascualina, masa de tarta, tapas de tarta, masa para pascualina, masa de pascualina
corn chip: totopo
masa harina: harina de maíz nixtamalizada, maseca, masa de maíz, harina de maíz para tortillas, masa para tortillas, masa de nixtamal, harina maseca, masa nixtamalizada
creamed corn: choclo cremoso, crema de choclo
butternut pumpkin: zapallo anco, calabaza anco, calabaza cacahuete, calabaza violín, zapallo butternut, calabaza de cacahuete, zapallo anquito, calabaza moscada
prickly pear: nopal, nopalitos, penca de nopal, pencas de nopal, cactus
roma tomato: tomate perita, jitomate saladet, jitomate guaje, jitomate saladette, jitomate huaje, tomate chonto, tomate italiano, tomate pera, tomate platense, tomate riñón
passata: salsa de jitomate, puré de tomates
pinto bean: frijol pinto, frijol bayo, frijoles bayos, frijoles pintos, judías pintas, alubias pintas, judía pinta, frijol flor de mayo, frijoles flor de mayo, frijol flor de junio
butter bean: pallares, porotos pallares, pallar, poroto pallar, pallares verdes, habas de lima
baby spinach: espinaca baby
prune: ciruela pasa
quince paste: dulce de membrillo, ate de membrillo, carne de membrillo, membrillo dulce
passionfruit: fruta de la pasión, parchita, maracuyás, gulupa, gulupas
hibiscus flower: flor de jamaica
tamarind: tamarindo
chicken drumstick: piernas de pollo, trutro corto, jamoncitos de pollo, jamoncitos, pierna de pollo, patas de pollo, trutros cortos
chicken leg: pata y muslo, muslo y contramuslo, patamuslo, patamuslos, piernas y muslos, pierna y muslo, trutro entero, trutro largo, cuartos traseros de pollo, piernas con muslo, pierna con muslo, piernas y muslos de pollo, pernil de pollo, perniles de pollo
chuck steak: paleta, diezmillo, huachalomo, roast beef argentino, aguja de res, palomita, sobrecostilla, lomo de aguja, choclillo
flank steak: vacío, matambre, falda de res, falda de ternera, falda parrillera
beef short rib: asado de tira, tira de asado, costilla de res, asado, tapa de asado, costilla de vaca, costillas de res, costillar de res, costilla de ternera
sirloin steak: bife angosto, bife de chorizo, churrasco
pork shoulder: bondiola, bondiola de cerdo, pierna de cerdo, espaldilla de cerdo, paletilla de cerdo, paleta de cerdo, cabeza de lomo, brazuelo de cerdo
frankfurt: salchicha de viena, vienesas, salchichas de pavo, salchicha de pavo, salchichas tipo viena, salchichas tipo frankfurt, salchicha frankfurt, salchichas para hot dog, salchichas de viena, salchichas tipo hot dog, salchichas de ternera, salchicha para pancho, salchichas alemanas
sea bass: corvina
sea bream: besugo
buttermilk: suero de leche
corn oil: aceite de maíz
canola oil: aceite de canola
tapioca flour: fécula de mandioca, almidón de yuca, fécula de yuca, almidón de mandioca, almidón agrio, polvilho
cashew: nuez de la india, castañas de cajú, castaña de cajú, cajú, anacardos, marañón, marañones, nueces de la india, anacardo
pecan: nuez pecana, pecanas, nuez pecanera, nueces pecanas, pecana
vermicelli: fideo, fideos cabello de ángel, cabello de ángel, fideos gordos, fideuá, sopa de fideo, fideos finos, fideo cambray, fideos de fideuá, fideo delgado, fideo grueso, fideo cabello de ángel
fusilli: tirabuzones, fideos tirabuzón, espirales, tirabuzón
mole paste: mole, mole poblano, mole en pasta, pasta de mole, mole rojo, mole negro
worcestershire sauce: salsa inglesa
sun-dried tomato: tomates deshidratados
chargrilled capsicum: pimiento asado
hearts of palm: palmito
toothpick: palillos
bamboo skewer: brochetas, palillos de brocheta, palos de brocheta, palitos de brocheta
shortcrust pastry: masa brisa
custard: crema pastelera
caramel sauce: caramelo líquido, caramelo
canned diced tomato: tomate en cubos
canned peach: durazno en almíbar, duraznos en almíbar, duraznos al natural, duraznos en conserva, mitades de durazno, durazno en conserva
chicken mince: pollo picado
corn husk: hojas de maíz para tamal, hojas de maíz
banana leaf: hoja de plátano
roast chicken: pollo asado
empanada disc: tapa para empanadas, tapas para empanada, tapa de empanadas, tapa de empanada, disco para empanadas, disco de empanada, masa para empanadas, obleas de empanadilla, obleas para empanadillas, tapas de empanada para horno, discos para empanadillas, masa de empanada, tapas para pascualina
truss tomato: tomate en rama, tomate de rama, tomates de rama, tomate rama, tomates rama, jitomate en rama
tamarillo: tomate de árbol
habanero: chile habanero, chiles habaneros, ají limo, ajíes limo
green chilli: ají verde picante, chile verde
rocoto: rocotos
fresh aji amarillo: ají amarillo, ajíes amarillos, ají amarillo fresco, ají escabeche
aji amarillo paste: pasta de ají amarillo, crema de ají amarillo, ají amarillo molido, ají amarillo en pasta, ají amarillo licuado, ají escabeche molido
aji panca paste: pasta de ají panca, crema de ají panca, ají panca molido, ají panca en pasta, ají especial, ají especial molido, ají colorado, ají mirasol molido, pasta de ají mirasol, ají panca, ají mirasol
pimento pepper: ají dulce, ajíes dulces
cayenne pepper: cayena en polvo, cayena molida, pimienta cayena
merken: merkén, merquén
pickled chilli: guindillas de ibarra, guindillas en vinagre, piparras, guindilla en vinagre, guindillas encurtidas
piquillo pepper: pimientos de piquillo, pimiento del piquillo, pimiento de piquillo
zucchini flower: flor de calabaza, flores de calabaza, flor de zapallo, flor de calabacín, flores de calabacín
purslane: verdolagas, verdolaga
pearl onion: cebolla francesa
garlic scape: ajetes, ajetes tiernos, ajos tiernos
black garlic: ajo negro
bean sprout: germinado de soya, germinado de soja, frijol chino
fresh herbs: hierbas de olor
butter lettuce: lechuga mantecosa, lechuga manteca, lechuga trocadero, lechuga española
cos lettuce: cogollos de tudela, cogollo de lechuga, lechuga orejona romana, cogollos de lechuga
chicory: radicheta, achicoria
turnip green: grelos, nabizas
cardoon: cardo, cardos, penca de cardo
borage: borraja
celeriac: apionabo, apio nabo, raíz de apio
yukon gold potato: papa amarilla, papas amarillas
baby potato: papa criolla, papas criollas, papa cambray, papas cambray, papas baby, papines, patatas nuevas, patata nueva, papitas, patatas de guarnición
yam: ñame
cassava: mandioca, yuca fresca
kent pumpkin: zapallo cabutia, zapallo cabutiá, zapallo kabutia, zapallo japonés
choko: chayote, cidra cayote, papa del aire
hominy: maíz pozolero, maíz cacahuazintle, maíz blanco para pozole, maíz para pozole, mote pelado, mote, maíz mote, maíz peto, maíz trillado, maíz blanco pisado, maíz blanco partido, maíz pelado
wheat berry: trigo mote, mote de trigo, trigo pelado
popping corn: maíz pira, maíz palomero, maíz pisingallo, maíz para palomitas
burghul: trigo burgol, burgol, trigo bulgur
flat bean: judía verde plana, judías verdes planas, judía plana, judías planas, judía perona, judías peronas, chaucha rolliza, vainita plana
fresh borlotti bean: porotos granados, poroto granado, poroto coscorrón, porotos coscorrones, frijoles tiernos, fríjol verde
borlotti bean: porotos tórtola, poroto tórtola, fríjol cargamanto, frijoles cargamanto, fríjoles cargamanto, frijol cargamanto, frijol cargamanto rojo
canary bean: frejol canario, frijol canario, frejoles canario, frijoles canarios, frejol peruano, frijol peruano, frijoles peruanos, frijol mayocoba, frijoles mayocoba, frijol amarillo
split pea: arveja partida, arvejas partidas, alverjas partidas, alverja partida, chícharo seco, guisantes partidos
soursop: guanábana
mamey: zapote mamey, zapote
custard apple: chirimoya, chirimoyas
physalis: aguaymanto, aguaymantos, uchuva, uchuvas, uvilla, uvillas
papaya: lechosa, fruta bomba, papayas
loquat: níspero, nísperos
doughnut peach: paraguayo, paraguayos, paraguaya, paraguayas
cumquat: kinotos, kinoto
mixed berry: frutos del bosque
granny smith apple: manzana verde, manzanas verdes, manzana granny smith
conference pear: pera conferencia, peras conferencia
lemon verbena: cedrón, hierba luisa
crema: crema mexicana, crema de rancho
cream: crema fresca de leche, crema larga vida, crema uht
double cream: crema doble, nata doble
whipped cream: crema chantilly, crema batida, nata montada
lactose free milk: leche deslactosada, leche sin lactosa
oat milk: bebida de avena, leche de avena
almond milk: bebida de almendras, bebida de almendra, leche de almendras, leche de almendra
soy milk: bebida de soja, bebida de soya, leche de soja, leche de soya
cottage cheese: queso cottage
ricotta: requesón, ricota
quark: cuajada, queso batido
oaxaca cheese: queso de hebra, queso doble crema, queso siete cueros, queso oaxaca deshebrado
queso quesadilla: queso chihuahua, queso asadero, queso menonita, queso para quesadilla, queso para gratinar
port salut: queso port salut
fontina: queso fontina
gouda: queso gauda, queso gouda
edam: queso edam, queso de bola
havarti: queso havarti, queso danbo
fresh mozzarella: mozzarella fresca, perlas de mozzarella, mozzarella de búfala
gorgonzola: queso gorgonzola
cabrales: queso cabrales, queso de cabrales
idiazabal: queso idiazábal
mahon: queso mahón, queso de mahón
gruyere: queso gruyere, queso gruyère
camembert: queso camembert
brie: queso brie
goat log: rulo de queso de cabra
beef schnitzel: nalga, bifes de nalga, bola de lomo, cuadrada, milanesa de res, milanesas de res, milanesas de ternera, milanesas de nalga, bifes para milanesa, nalga para milanesas, asiento, posta, posta negra, posta rosada, milanesas, bistec de nalga, escalopes de ternera, bistecs de posta, bifes finos, bistec de cadera
rump steak: cuadril, cadera, cadera de ternera, punta de anca
tri tip: colita de cuadril, punta de picanha
picanha: punta de ganso, tapa de cuadril, picaña
eye round: peceto, pollo ganso, muchacho redondo, redondo, cuete
topside roast: babilla, tapa de ternera, contra de ternera
beef roast: muchacho, asado carnicero, carne para asar, ganso
beef brisket: tapapecho, tapa de pecho, pecho de res, pecho de ternera, suadero, sobrebarriga, malaya, punta de pecho
beef shin: chambarete, chamorro de res, abastero, morcillo de ternera, chambarete sin hueso, murillo, lagarto
osso buco: osobuco, chambarete con hueso, ossobuco de ternera, osobuco de ternera
beef bone: huesos de res, hueso carnudo, hueso de caña, hueso de rodilla, tuétano, hueso de tuétano, caracú, hueso de ternera, huesos de ternera, huesos de tuétano
ham bone: hueso de jamón, punta de jamón, huesos de jamón, hueso de jamón serrano
pork bone: hueso de espinazo, espinazo de cerdo, espinazo salado, hueso de cerdo, huesos de cerdo
beef heart: corazón de res, corazón de ternera
tongue: lengua de res, lengua de ternera, lengua de vaca
sweetbread: molleja, mollejas
kidney: riñones, riñoncitos, riñón, riñones de cerdo
beef liver: hígado de res, hígado de vaca
oxtail: rabo de ternera, rabo de vaca, cola de res, rabo de buey
trotter: manitas de cerdo, manita de cerdo, patas de cerdo, patitas de cerdo, pata de cerdo
pork jowl: papada, carrillera de cerdo, carrilleras de cerdo, papada de cerdo, carrilladas de cerdo
turkey bacon: tocino de pavo
pork leg: pernil de cerdo, pernil
pork knuckle: chamorro de cerdo, chamorro, jarrete de cerdo
pork crackling: chicharrón prensado
lard: grasa de cerdo, grasa de pella, manteca de puerco, manteca de chancho
vegetable shortening: manteca vegetal
mortadella: mortadela, mortadela con aceitunas
salami: salamín, salame milán, salamines, lomo embuchado
bresaola: cecina
chicken liver: higaditos de pollo, hígados de pollo, hígado de pollo, higaditos
chicken carcass: carcasa de pollo, carcasas de pollo, espinazo de pollo, carcasa
chicken giblet: menudencias, menudos, menudencias de pollo, menudos de pollo
duck breast: magret de pato
goat: cabrito, chivo, carne de chivo
lamb shoulder: paletilla de cordero, paleta de cordero
lamb chop: chuletas de cordero, chuletillas de cordero, costillas de cordero
monkfish: rape, cola de rape
turbot: rodaballo
grouper: mero
shark: cazón, tollo
skate: raya, ala de raya
red mullet: salmonetes, salmonete
mackerel: jureles, chicharro, caballa fresca, jurel, verdel
fresh anchovy: boquerones, boquerón
tuna steak: atún fresco, lomo de atún, atún rojo, bonito fresco
peeled green prawn: gambas peladas, camarones pelados, colas de gamba, langostinos pelados, cuerpos de gamba
cooked prawn: langostinos cocidos, gambas cocidas, camarones cocidos
dried shrimp: camarón seco, camarones secos
crab: jaiba, jaibas, centolla, centollo, buey de mar, nécoras, nécora, cangrejo, cangrejos
crab meat: carne de jaiba, carne de centolla, pulpa de jaiba, pulpa de cangrejo, carne de cangrejo
seafood stick: kani kama, palitos de cangrejo, surimi de cangrejo
rock lobster: langosta, langostas
razor clam: navajas, navaja
scallop: ostiones, ostión, zamburiñas, zamburiña, conchas de abanico, vieiras, vieira
squid ring: anillas de calamar, anillas de pota, anillos de calamar, aros de calamar, rabas
frozen squid ring: anillas de calamar congeladas, anillas de pota congeladas
cuttlefish: sepia, choco, sepias, chocos, choquito
marinara mix: mixtura de mariscos, mariscos mixtos, surtido de mariscos, preparado de paella, preparado para paella, mix de mariscos, surtido de marisco, mariscos surtidos
chicken stock cube: cubo de caldo de pollo, cubo de pollo, cubito de caldo de pollo, cubo de gallina, caldo de gallina en cubo, cubo de consomé de pollo, pastilla de caldo de pollo, caldo de pollo en cubo
bomba rice: arroz bomba, arroz para paella, arroz senia, arroz de calasparra, arroz calasparra, arroz bomba o redondo
parboiled rice: arroz vaporizado, arroz parboil, arroz precocido
long grain rice: arroz largo, arroz de grano largo, arroz blanco de grano largo, arroz largo fino, arroz grano largo, arroz blanco largo
medium grain rice: arroz doble carolina, arroz carolina, arroz grano medio, arroz grado 2
carnaroli rice: arroz carnaroli
farfalle: fideos moñitos, lacitos, corbatas, fideos corbatita, moñitos
cannelloni: canelones, placas de canelones, canelones precocidos
lasagne sheet: lasaña, placas de lasaña, láminas de lasaña, placas para lasaña, pasta para lasaña
pita bread: pan árabe, pan pita
hamburger bun: pan frica, pan de hamburguesa, pan para hamburguesa, pan para hamburguesas, panes de hamburguesa
hot dog bun: pan de completo, pan para hot dog, pan de pancho, pan de perrito
melba toast: biscotes, pan tostado, pan biscote
grissini: colines, palitos de pan
crouton: picatostes, crutones, pan tostado en cubos
sponge cake: bizcochuelo, pionono, plancha de bizcocho, bizcocho genovés
saltine: galletas saladas, galletas de soda, galletas soda, galletas de agua, galletas crackers
savoiardi: galletas de champaña, galletas de champagne, bizcochos de soletilla, soletillas, champañas, bizcotelas
biscuit: galletitas, galletitas dulces, galletas vainilla, galletas de vino
marie biscuit: galletitas maría
wafer: obleas, oblea
tostada: tostadas de maíz, tostadas horneadas
masarepa: harina pan, harina p.a.n., harina precocida, harina de maíz precocida, masarepa blanca, harina para arepas, masa para arepas
potato starch: chuño, harina de chuño, fécula de patata, fécula de papa
carob powder: harina de algarroba
caster sugar: azúcar fina, azúcar extrafina, azúcar extra fina
sweetener: edulcorante, edulcorante líquido, sucralosa, edulcorante en polvo
molasses: miel de caña, melaza, algarrobina, miel de chancaca
guava paste: bocadillo, bocadillo de guayaba, pasta de guayaba, ate de guayaba, dulce de guayaba
nutella: nocilla
drinking chocolate: chocolate de mesa, chocolate abuelita, tablilla de chocolate
canned plum tomato: tomates perita en lata, tomate perita en lata, tomate al natural, tomates enteros pelados, tomate entero pelado
tomato sauce: salsa cátsup, cátsup, salsa catsup, kétchup
burger sauce: salsa rosada, salsa rosa, salsa golf
barbecue sauce: salsa barbacoa, salsa bbq
hot sauce: salsa valentina, salsa picante, salsa tipo valentina, salsa búfalo, salsa cholula, salsa botanera
maggi seasoning: salsa maggi, jugo maggi, jugo sazonador, salsa sazonadora
oyster sauce: salsa de ostión, salsa de ostiones, salsa de ostras
achiote: pasta de achiote, achiote en pasta, onoto, recado rojo, achiote molido, semillas de achiote
annatto: bijol
sazon: triguisar, sazonador completo, sazonador, sibarita, sazonador con color
aioli: alioli, ajoaceite, allioli
wholegrain mustard: mostaza a la antigua, mostaza antigua, mostaza en grano, mostaza de grano, mostaza a la antigua en grano
grapeseed oil: aceite de uva, aceite de pepita de uva
stuffed olive: aceitunas rellenas, aceitunas rellenas de anchoa
caperberry: alcaparrones, alcaparrón
canned asparagus: espárragos en conserva, espárragos en lata, espárragos en tarro, espárragos blancos en conserva, espárragos blancos en lata, espárragos de lata, espárragos de bote
artichoke heart: corazones de alcachofa, fondos de alcachofa, alcachofas en conserva, alcauciles en conserva
canned corn: choclo en lata, elote en lata, granos de elote en lata, lata de elote, maíz de lata, choclo de lata, lata de choclo
canned kidney bean: frijoles rojos en lata
sultana: pasas sultanas, pasas sultanina
linseed: lino, semilla de lino, linaza molida
pork crackle snack: chicharrón de bolsa
nougat: turrón, turrón de jijona, turrón blando, turrón duro
allspice berry: pimienta gorda, pimienta de tabasco, guayabita
pink peppercorn: pimienta rosa
coarse sea salt: sal de grano, sal parrillera, sal entrefina, sal en grano
garlic salt: sal de ajo
msg: ajinomoto
adobo seasoning: adobo en polvo, adobo completo
pizza seasoning: condimento para pizza
dried mixed herbs: provenzal
herbes de provence: hierbas provenzales
anisette: anís dulce, licor de anís, anís del mono, aguardiente de anís
grappa: orujo, aguardiente, licor de orujo
dark beer: cerveza negra, cerveza oscura, cerveza tostada, cerveza morena
brandy: coñac
kitchen string: hilo de bramante, hilo de cocina, bramante, hilo de algodón
cling film: film, papel film, film transparente, film plástico, papel plástico, plástico de cocina
instant polenta: polenta instantánea
vegan mince: carne vegetal, carne molida vegetal, carne picada vegetal
textured vegetable protein: soja texturizada, soya texturizada, soya deshidratada, carne de soya, carne de soja
pizza dough: masa para pizza, prepizza
`;
