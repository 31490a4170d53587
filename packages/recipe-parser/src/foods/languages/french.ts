/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * French names of common foods, typed by us: "food: names". The plural adds "s" to the first word, or to all; others are
 * typed as "chou(,x)". A name that is an English word too begins with "?".
 */
export const frenchNames = `
onion: oignon, oignon espagnol
red onion: oignon rouge, oignons rouges, oignon rose, oignons roses
spring onion: oignon nouveau, oignons nouveaux, cébette, ciboule, oignon vert, échalote verte
french shallot: échalote, échalotte, échalote française
leek: poireau(,x)
garlic: gousse d'ail, ail, ail nouveau, ail rose, tête d'ail
ginger: gingembre
potato: pomme de terre, pommes de terre à chair farineuse, pommes de terre russet, bintjes, pommes de terre bintje, pommes de terre vapeur, purée de pommes de terre, purée de pommes de terre maison, purée maison, pommes de terre charlotte, pommes de terre agata, pommes vapeur, pommes de terre à purée, pommes de terre à frites, stoemp
sweet potato: patate douce, patates douces
carrot: carotte
parsnip: panais
turnip: navet
beetroot: betterave
radish: radis rose, radis roses, radis
celery: céleri, branche de céleri, céleri branche, côtes de céleri, céleri avec les feuilles, céleri en branche, céleri en branches, pied de céleri, branches de céleri avec feuilles
celeriac: céleri rave
tomato: tomate
cherry tomato: tomate cerise, tomates cerises
canned tomato: tomates en conserve, tomates pelées
tomato paste: concentré de tomate, concentré de tomates, pâte de tomates, pâte de tomate
tomato puree: coulis de tomate, coulis de tomates
capsicum: poivron
red capsicum: poivron rouge, poivrons rouges
green capsicum: poivron vert, poivrons verts
yellow capsicum: poivron jaune, poivrons jaunes
chilli: piment, piment fort, piment frais
cucumber: concombre
gherkin: cornichon
pumpkin: potiron, citrouille, courge
butternut pumpkin: courge butternut, courge musquée, doubeurre, courge doubeurre
corn kernel: maïs, grains de maïs
avocado: avocat
broccoli: brocoli, bouquets de brocoli
cauliflower: chou fleur, choux fleurs, bouquets de chou-fleur, fleurons de chou-fleur
brussels sprout: chou de bruxelles, choux de bruxelles
cabbage: chou blanc, chou(,x)
red cabbage: chou rouge
savoy cabbage: chou vert
fennel: fenouil
asparagus: asperge, pointes d'asperges, pointes d'asperges vertes
globe artichoke: artichaut
rhubarb: rhubarbe
green bean: haricot vert, haricots verts, fèves vertes, haricots princesse, princesses, haricots verts fins
pea: petit pois, petits pois, pois, pois frais
broad bean: fève, gourgane
lettuce: laitue, salade verte, laitue frisée, sucrine
rocket: roquette
spinach: épinard
baby spinach: pousses d'épinards, jeunes pousses d'épinards, bébés épinards, bébé épinard, jeunes épinards, pousses d'épinard, bébés-épinards
silverbeet: blette, bette
watercress: cresson
witlof: endive belge, chicons, chicon, witloof, chicons de pleine terre
mushroom: champignon
button mushroom: champignon de paris, champignons blancs, champignon blanc
chanterelle: girolle
porcini mushroom: cèpe
basil: basilic
parsley: persil
flat leaf parsley: persil plat, persil italien, persil plat frais
coriander: coriandre, coriandre fraîche
mint: menthe
dill: aneth
chive: ciboulette
rosemary: romarin
thyme: thym, thym citron
sage: sauge
tarragon: estragon
chervil: cerfeuil
lemon: citron jaune, citron, citron non traité, citrons non traités
lemon juice: jus de citron
lemon zest: zeste de citron
lime: citron vert, citrons verts, lime, quartiers de lime, quartier de lime, limes
lime juice: jus de citron vert, jus de lime
orange juice: jus d'orange
orange zest: zeste d'orange
mandarin: mandarine
grapefruit: pamplemousse
apple: pomme
pear: poire
quince: coing
peach: pêche
apricot: abricot
plum: prune fraîche, mirabelle, quetsche
cherry: cerise
strawberry: fraise
raspberry: framboise
blueberry: myrtille, bleuet
blackberry: mûre
red currant: groseille
grape: raisin blanc, raisin frais
banana: banane
pineapple: ananas
mango: mangue
kiwifruit: kiwi
watermelon: pastèque, melon d'eau
fig: figue
date: datte
pomegranate: grenade
beef: bœuf
beef mince: bœuf haché, viande hachée, steak haché, haché pur bœuf, haché de bœuf, américain nature, viande hachée de bœuf, bœuf haché extra-maigre, bœuf haché mi-maigre
stewing beef: paleron de bœuf, bœuf bourguignon, paleron, macreuse, gîte, plat de côtes, viande à braiser, bourguignon, viande à pot-au-feu, cubes de bœuf, bœuf à ragoût, cubes à ragoût, carbonnades, carbonades, carbonnades de bœuf, carbonade de bœuf, carbonnade de bœuf, carbonades de bœuf, bœuf à braiser, bœuf pour bourguignon, bœuf à bourguignon, viande de bœuf à braiser, collier de bœuf, gîte à la noix, jumeau, basses côtes, pot-au-feu, viande pour pot-au-feu, bœuf pour pot-au-feu, cubes de bœuf à ragoût, viande à ragoût, bœuf en cubes, joues et paleron, tendron de bœuf, flanchet, macreuse de bœuf, bœuf à mijoter, basse-côte
veal: veau, rôti de veau, quasi de veau, veau pour blanquette, sauté de veau, veau à blanquette, noix de veau en cubes, morceaux de veau
lamb: agneau
lamb leg: gigot d'agneau, gigot
pork: porc, sauté de porc, porc en cubes, cubes de porc
pork mince: porc haché, chair à saucisse, haché de porc
pork chop: côte de porc, côtes de porc, côtelettes de porc, côtelette de porc, spiringue
pork fillet: filet mignon de porc, filet mignon
sausage: saucisse, saucisse de campagne, saucisses de campagne, saucisses à griller, diots
bacon: poitrine fumée, allumettes de bacon, lard maigre, lard salé, lard de poitrine, poitrine salée, lard gras, lard maigre salé, petit salé, tranches de lard, lard fumé
ham: jambon, jambon blanc, jambon supérieur, jambon d'ardenne, jambon de paris, jambon fumé en tranches, jambon à l'os, jambon braisé, jambon cuit supérieur
prosciutto: jambon cru, jambon sec, jambon de bayonne, jambon d'aoste, jambon de savoie, jambon de pays, jambon des ardennes fumé
chicken: poulet, poule, coq, coquelet, poulet fermier, poulet prêt à cuire, poulet jaune, poulet cuit, poulet de grain, morceaux de poulet, poulet de bresse, poulet rôti froid
whole chicken: poulet entier, chapon, poularde
chicken breast: blanc de poulet, blancs de poulet, filet de poulet, escalope de poulet, poitrine de poulet
chicken thigh: haut de cuisse de poulet, haut de cuisse, hauts de cuisse, hauts de cuisses de poulet
turkey: dinde
turkey breast: rôti de dinde, escalope de dinde
duck: canard
duck breast: magret de canard
duck leg: cuisses de canard confites, cuisse de canard
rabbit: lapin, râble de lapin, cuisses de lapin, lapin en morceaux, râble, râbles de lapin
goose: oie
fish fillet: filet de poisson, poisson, poisson blanc, filets de poisson
salmon: saumon
salmon fillet: filet de saumon, pavé de saumon
smoked salmon: saumon fumé
canned tuna: thon à l'huile d'olive, thon, thon en boîte, thon à l'huile, miettes de thon, thon en conserve, thon pâle en conserve, thon blanc en conserve
cod: cabillaud
trout: truite
anchovy: anchois, anchois à l'huile, filets d'anchois, filets d'anchois à l'huile
prawn: crevette
mussel: moule de bouchot, moule, moules de zélande, moules de bouchot
scallop: noix de saint jacques, coquille saint jacques, pétoncle, saint-jacques
squid: calamar
milk: lait, lait entier, lait 2 %, lait 3,25 %, lait 1 %
butter: beurre
unsalted butter: beurre doux
thickened cream: crème fraîche liquide, crème liquide, crème entière, crème fleurette, crème à fouetter, crème à cuisson, crème liquide légère, crème à cuisson 15 %, crème 35 %, crème à fouetter 35 %, crème champêtre 35 %, crème 15 %, crème culinaire, crème entière liquide, crème à 35 %, crème légère liquide, crème de cuisson
creme fraiche: crème fraîche épaisse, crème épaisse
yoghurt: yaourt, yaourt nature, yogourt, yogourt nature, yaourt bulgare, yogourt à la vanille
greek yoghurt: yaourt grec, yaourt à la grecque, yogourt grec, yogourt grec nature, yogourt grec nature 0 %, yogourt grec 2 %
cream cheese: fromage frais, fromage à la crème, fromage philadelphia, saint-môret, st-môret, kiri, carré frais
cheese: fromage, fromage râpé, fromage d'abbaye, fromage en tranches, fromage jaune, fromage à tartine
goat cheese: fromage de chèvre, chèvre, chavroux, cabécou, cabécous, petit billy
gruyere: gruyère râpé
egg: œuf, œuf dur, œufs durs, œuf poché, œufs extra-frais
egg white: blanc d'œuf
egg yolk: jaune d'œuf
puff pastry: pâte feuilletée pur beurre, pâte feuilletée
shortcrust pastry: pâte brisée, pâte sablée, pâte à tarte
fresh yeast: levure de boulanger, levure fraîche, levure de bière fraîche
dried yeast: levure boulangère sèche, levure sèche, levure, levure boulangère, levure instantanée, levure de bière
bread: ?pain, tranche de pain, pain aux céréales, tranches de pain, pain de ménage, pain belge, pain gris, tartine de pain, pain tranché, pain polaire
breadcrumb: chapelure
olive oil: huile d'olive
vegetable oil: huile végétale, huile
sunflower oil: huile de tournesol
canola oil: huile de colza, huile de canola
peanut oil: huile d'arachide
sesame oil: huile de sésame
vinegar: vinaigre
white wine vinegar: vinaigre de vin blanc
red wine vinegar: vinaigre de vin rouge, vinaigre de vin, vinaigre de vin vieux
apple cider vinegar: vinaigre de cidre
balsamic vinegar: vinaigre balsamique
mustard: moutarde, moutarde jaune, moutarde préparée, moutarde de gand, moutarde tierenteyn, moutarde forte, moutarde préparée forte
dijon mustard: moutarde de dijon
caper: câpre
black olive: olive noire, olives noires
green olive: olive verte, olives vertes
chickpea: pois chiche, pois chiches
lentil: lentille
green lentil: lentille verte, lentilles vertes
red lentil: lentille corail, lentilles corail, lentilles rouges
white bean: haricot blanc, haricots blancs, fèves blanches, haricots coco, cocos de paimpol, haricots tarbais, lingots, mogettes, haricots lingots, coco de paimpol, cocos blancs
kidney bean: haricot rouge, haricots rouges, fèves rouges
stock: bouillon
chicken stock: bouillon de volaille, bouillon de poule, bouillon de poulet, fond de volaille
vegetable stock: bouillon de légumes
beef stock: bouillon de bœuf, consommé de bœuf, fond brun, fond de bœuf
stock cube: cube de bouillon, bouillon cube, bouillon cube de légumes
pasta: pâtes alimentaires, pâtes sèches, pâtes longues
rice: riz
basmati rice: riz basmati
arborio rice: riz arborio, riz à risotto
semolina: semoule
rolled oats: flocons d'avoine, gruau, gros flocons d'avoine, flocons d'avoine à l'ancienne, gruau à l'ancienne
honey: miel, miel d'acacia
maple syrup: sirop d'érable
jam: confiture
strawberry jam: confiture de fraises
apricot jam: confiture d'abricots
peanut butter: beurre de cacahuète, beurre de cacahuètes, beurre d'arachide, beurre d'arachides
soy sauce: sauce soja, sauce soya, sauce tamari soja
fish sauce: sauce nuoc mam, nuoc mam, sauce de poisson
coconut milk: lait de coco
plain flour: farine, farine de blé, farine tout usage, farine non blanchie, farine blanche, farine de froment, farine t55, farine t45, farine fluide, farine type 55, farine type 45, farine ordinaire, farine blanche tout usage
wholemeal flour: farine complète
rye flour: farine de seigle
rice flour: farine de riz
cornflour: maïzena, fécule de maïs
potato starch: fécule de pomme de terre, fécule
white sugar: sucre, sucre en poudre, sucre blanc, sucre granulé
caster sugar: sucre semoule, sucre fin, sucre semoule fin, sucre extra-fin
brown sugar: cassonade, sucre roux, vergeoise, sucre muscovado, cassonade blonde, cassonade brune, cassonade foncée, cassonade tassée, cassonade pâle, sucre brun, vergeoise brune, sucre cassonade, cassonade légèrement tassée
icing sugar: sucre glace, sucre à glacer, sucre impalpable, sucre en poudre impalpable
vanilla sugar: sucre vanillé
baking powder: levure chimique
bicarbonate of soda: bicarbonate de soude, bicarbonate, soda à pâte
gelatine leaf: feuille de gélatine
vanilla bean: gousse de vanille
vanilla extract: extrait de vanille, essence de vanille, vanille liquide, arôme vanille
cocoa powder: cacao en poudre, cacao
dark chocolate: chocolat noir, chocolat mi-sucré, chocolat mi-amer, chocolat amer, chocolat fondant
milk chocolate: chocolat au lait
white chocolate: chocolat blanc
chocolate chip: pépites de chocolat, brisures de chocolat, brisures de chocolat mi-sucré, brisures de chocolat noir, grains de chocolat, grains de chocolat mi-sucré, pastilles de chocolat
almond: amande
almond meal: poudre d'amande, poudre d'amandes, amandes en poudre
flaked almond: amandes effilées, amandes effilées grillées
hazelnut: noisette
walnut: noix, cerneaux de noix, noix de grenoble
pine nut: pignon de pin, pignons
peanut: cacahuètes non salées, cacahuète
pistachio: pistache
desiccated coconut: noix de coco râpée
sesame seed: graines de sésame
sunflower seed: graines de tournesol
raisin: raisin sec, raisins secs
prune: pruneau(,x)
salt: sel, sel fin, gros sel
sea salt flakes: fleur de sel
black pepper: poivre, poivre noir
salt and pepper: sel et poivre, sel poivre
smoked paprika: paprika fumé
ground cinnamon: cannelle, cannelle en poudre
cinnamon stick: bâton de cannelle
ground nutmeg: noix de muscade, muscade
ground cumin: cumin en poudre
clove: clou de girofle
bay leaf: feuille de laurier, laurier
herbes de provence: herbes de provence
dried oregano: origan, origan séché
ground turmeric: curcuma
saffron: safran
curry powder: curry en poudre, poudre de cari, cari, poudre de cari doux, cari en poudre
cayenne pepper: piment de cayenne, cayenne, poivre de cayenne, cayenne moulu
white wine: vin blanc
red wine: vin rouge
beer: bière, bière d'abbaye, bière blonde, bière trappiste, bière d'abbaye blonde, bière pils
salsify: salsifis, scorsonères, scorsonère
sour cherry: griotte
fresh cranberry: canneberge, atoca
nectarine: brugnon
chestnut: châtaigne, marron
beef cheek: joue de bœuf, joues de bœuf
sirloin steak: faux-filet, faux-filets
beef roast: rôti de bœuf, rosbif
veal shoulder: épaule de veau, blanquette de veau, collier de veau, tendrons de veau, tendron de veau
veal schnitzel: escalope de veau, noix de veau, côte de veau, côtes de veau
lamb shank: souris d'agneau
lamb neck: collier d'agneau
pork shoulder: palette, palette de porc, palette demi-sel
ham hock: jarret de porc, jarret demi-sel, jarret de porc fumé, jambonneau, jarret de porc demi-sel, jambonneau demi-sel, jarret fumé, jarrets de porc
pork belly: poitrine de porc
pork leg: rôti de porc
kielbasa: saucisse de morteau, saucisse de montbéliard, saucisse fumée, saucisson à cuire, saucisse de montbéliard fumée
weisswurst: boudin blanc, boudins blancs, boudin blanc de liège
andouille: andouillette
chicken leg: cuisse de poulet, cuisses de poulet
guinea fowl: pintade
quail: caille
calf liver: foie de veau, foies de veau
wild boar: sanglier
pollock: lieu noir, lieu jaune, filet de lieu noir, goberge
hake: colin, merlu, filet de colin
whiting: merlan, filet de merlan
plaice: limande, carrelet, plie
sea bass: filet de bar, filets de bar, bar de ligne, loup de mer, filet de loup
sea bream: daurade, filets de daurade, filets de dorade
red mullet: rouget, rouget-barbet, filets de rouget
herring: hareng
skate: aile de raie, ailes de raie, raie
blue cheese: fromage bleu, bleu de bresse
teething rusk: biscotte
gingerbread: pain d'épices
puy lentil: lentilles du puy, lentilles vertes du puy
split pea: pois cassés, pois cassé, pois jaunes cassés, pois jaunes, pois cassés jaunes, pois verts cassés, pois cassés verts, pois jaunes à soupe, pois à soupe
canned cannellini bean: flageolets, flageolet
redcurrant jelly: gelée de groseilles, gelée de groseille
orange blossom water: fleur d'oranger, eau de fleur d'oranger, eau de fleurs d'oranger
sparkling wine: crémant, crémant d'alsace
madeira: madère, vin de madère
tea bag: thé, thé noir
ice cream: glace vanille, crème glacée vanille
pickled onion: petits oignons au vinaigre, oignons au vinaigre
mild chilli powder: piment doux moulu
creamed corn: maïs crème, maïs en crème
corn cob: épi de maïs, blé d'inde
preserved lemon: citron confit, citrons confits au sel
wild garlic: ail des ours
romanesco: chou romanesco
butter bean: haricots beurre, haricots de lima, fèves de lima
bamboo shoot: pousses de bambou
bean sprout: fèves germées, pousses de soja
horseradish: raifort
curly parsley: persil frisé
makrut lime leaf: feuilles de combava
baby carrot: carottes nouvelles, jeunes carottes, carottes fanes
baby potato: pommes de terre nouvelles, pommes de terre grelots, rattes, pommes de terre rattes, grenailles, pommes de terre grenailles, ratte du touquet, petites pommes de terre, primeurs
orange: orange non traitée, oranges non traitées
jalapeno: piment jalapeno
pecan: pacane
cake flour: farine à pâtisserie
sour cream: crème sure, crème aigre, crème sure 14 %
buttermilk: babeurre, lait ribot, lait fermenté
cheddar: fromage cheddar, cheddar fort, cheddar doux, cheddar jaune, cheddar blanc, cheddar vieilli, cheddar moyen, fromage cheddar râpé, cheddar extra-fort, cheddar mi-fort
swiss cheese: fromage suisse
beef steak: bifteck, steak de bœuf, pavé de bœuf
flank steak: bifteck de flanc, bavette de bœuf
scotch fillet: côte de bœuf, entrecôtes
beef shin: jarret de bœuf
pork rib: côtes levées, côtes levées de porc
italian sausage: saucisse italienne douce, saucisses italiennes
haddock: églefin
crushed tomato: tomates broyées
corn syrup: sirop de maïs
pickle: cornichons à l'aneth, cornichons marinés
baked bean: fèves au lard
hot dog bun: pains à hot-dog
hamburger bun: pains à hamburger, pains hamburger, pain hamburger, pain à hamburger, pains burger, pain à burger, pains à burger, buns burger
flour tortilla: tortillas de farine
graham cracker: biscuits graham, chapelure graham
marshmallow: guimauve
evaporated milk: lait évaporé
condensed milk: lait condensé sucré
celery seed: graines de céleri
celery salt: sel de céleri
allspice: piment de la jamaïque
chilli flake: flocons de piment fort
chilli powder: assaisonnement au chili, poudre de chili
garlic salt: sel d'ail
onion powder: poudre d'oignon
rack of lamb: carré d'agneau
roast chicken: poulet rôti
frankfurt: saucisse de strasbourg, saucisses à hot-dog
snapper: vivaneau
john dory: saint-pierre
canned sardine: sardines à l'huile
rock lobster: écrevisse, langouste, langoustes
salmon roe: œufs de saumon
quark: petits-suisses
cheese triangle: vache qui rit
ravioli: ravioles
brown rice: riz complet, riz brun
glutinous rice: riz gluant
spelt grain: épeautre, petit épeautre
polenta: farine de maïs, semoule de maïs
coconut sugar: sucre de coco
sugar cube: morceaux de sucre, morceau de sucre, sucre en morceaux, sucre en morceau
rapadura sugar: sucre rapadura
shortbread: sablés bretons
brioche: pain brioché, brioches
drinking chocolate: chocolat en poudre
marmalade: confiture d'oranges
glace ginger: gingembre confit
sultana: raisins de smyrne, raisins blonds
grapeseed oil: huile de pépins de raisin, huile de pépins de raisins
hazelnut oil: huile de noisette
chilli oil: huile pimentée
white vinegar: vinaigre blanc
barbecue sauce: sauce barbecue
chilli paste: pâte de piment
tamarind paste: pâte de tamarin
sun-dried tomato: tomates séchées à l'huile
pasta sauce: sauce tomate, sauce tomates
sichuan pepper: poivre de sichuan
pink salt: sel rose, sel rose de l'himalaya
cider: cidre brut
rose wine: vin rosé
rosewater: eau de rose
grape juice: jus de raisin
pineapple juice: jus d'ananas
cranberry juice: jus de canneberge
green tea: thé vert
lemon sorbet: sorbet citron
bamboo skewer: brochettes en bois
tomato relish: ketchup aux fruits
artichoke heart: cœurs d'artichauts, artichauts marinés
truffle: truffe noire
crispy fried onion: oignons frits
pomegranate molasses: mélasse de grenade
popping corn: maïs à éclater
caramel sauce: sauce caramel, caramel au beurre salé
veal mince: veau haché
canned diced tomato: tomates en dés
fresh lasagne sheet: feuilles de lasagnes fraîches, lasagnes fraîches
pink peppercorn: baies roses
currant: raisins de corinthe
pork neck: échine, échine de porc, spiering
canned corn: maïs en grains, maïs en boîte, maïs en conserve
pork jowl: joue de porc
lemongrass: bâton de citronnelle
digestive biscuit: biscuit petit beurre
filo pastry: brick
lime zest: zeste de lime
quick oats: gruau à cuisson rapide, flocons d'avoine à cuisson rapide, flocons d'avoine rapides, gruau rapide, gruau minute
vegan mince: sans-viande haché, sans-viande, viande végétale hachée, haché végétal, haché végétarien, similiviande, haché végane, sans viande haché, hachis végétal, simili-viande hachée, émincé végétal
salt-reduced soy sauce: sauce soya réduite en sodium, sauce soya légère en sodium, sauce soja réduite en sel, sauce soja pauvre en sel, sauce soja allégée en sel, sauce soya faible en sodium, sauce soya à teneur réduite en sodium
ham bone: os de jambon, os à jambon
crusty bread: pain croûté, pain croûté de campagne
white bread: pain blanc, pain blanc tranché, pain sandwich
baguette: pain baguette, pain français, pain viennois
bread roll: pistolet, petits pains ronds, pain kaiser, pains kaiser, petits pains blancs
stale bread: pain dur, pain sec, vieux pain
raisin bread: cramique, cougnou, craquelin au sucre
focaccia: fougasse
pikelet: blinis, blini
soy cream: crème de soja, crème de soya, soja cuisine
soy milk: boisson de soya, boisson de soja, lait de soya, lait de soja
oat milk: boisson d'avoine, lait d'avoine
almond milk: boisson d'amande, boisson aux amandes
mozzarella: fromage mozzarella, mozzarella râpée, fromage à pizza, fromage mozzarella râpé
brie: fromage de type brie, fromage brie, brie de meaux
camembert: fromage camembert
parmesan: parmesan frais, fromage parmesan, parmesan frais râpé, parmesan en copeaux, copeaux de parmesan
cheese curd: fromage en grains, cheddar en grains
crottin: crottins de chavignol, crottin de chavignol
sheep cheese: fromage de brebis, tomme de brebis, brebis
boursin: fromage frais ail et fines herbes, fromage ail et fines herbes, fromage à l'ail et aux fines herbes
fromage blanc: maquée, maquée maigre
ricotta: brousse, brocciu
vacherin: mont d'or
molasses: mélasse verte, mélasse noire
vegetable shortening: graisse végétale, shortening, graisse végétale tempérée
dripping: blanc de bœuf, graisse de bœuf
yukon gold potato: pommes de terre jaunes, pommes de terre yukon gold
desiree potato: pommes de terre rouges
acorn squash: courge poivrée
spaghetti squash: courge spaghetti
vegetable marrow: courgette ronde
yellow bean: haricots jaunes, haricots beurre frais
wombok: chou nappa
butter lettuce: laitue boston
oak leaf lettuce: feuille de chêne, laitue feuille de chêne
lambs lettuce: salade de blé, doucette
escarole: scarole
birdseye chilli: piment oiseau, piments oiseaux frais
orange capsicum: poivron orange, poivrons oranges
roma tomato: tomates italiennes, tomate italienne, tomates olivettes
beefsteak tomato: tomates cœur de bœuf, tomate cœur de bœuf
tomato pulp: pulpe de tomates
vegetable juice: jus de légumes
swiss brown mushroom: champignons café, champignon café, champignons bruns
portobello mushroom: champignons portobello
wild mushroom: trompettes de la mort, trompette de la mort, pieds de mouton
lemon verbena: verveine
italian herbs: assaisonnement à l'italienne, fines herbes à l'italienne, herbes italiennes séchées, herbes italiennes
steak seasoning: épices à steak
pie crust: abaisse de tarte, croûte à tarte, abaisses de tarte, fond de tarte, pâte à tarte du commerce
saltine: biscuits soda, craquelins, biscuits salés
chuck roast: palette de bœuf, rôti de palette, rôti de palette de bœuf, rôti de côtes croisées
round steak: intérieur de ronde, bifteck de ronde
bavette: bavette d'aloyau
hanger steak: onglet de bœuf, hampe
rump steak: rumsteak, rumsteck, pavé de rumsteck, romsteck
beef bone: os à moelle, os à bouillon
tongue: langue de bœuf, langue de veau
kidney: rognons, rognon, rognons de veau
sweetbread: ris de veau
pork loin: longe de porc, rôti de longe de porc
pork crackling: couenne, couennes, couenne de porc
trotter: pied de porc, pieds de porc
pork and veal mince: porc-veau, haché porc-veau, haché de porc et veau, viande hachée porc et veau, porc-veau haché, haché porc et veau, haché de porc et de veau, viande hachée porc-veau, viande hachée de porc et veau, haché mixte porc-veau
beef and pork mince: haché porc-bœuf, porc-bœuf, viande hachée porc et bœuf, haché porc et bœuf, haché de porc et bœuf, viande hachée mélangée, haché mixte, haché mélangé
chicken mince: haché de poulet, poulet haché
lamb mince: agneau haché, haché d'agneau
turkey mince: dinde hachée, dindon haché, haché de dinde
chipolata: chipolata, chipolatas
bresaola: viande des grisons
pate: pâté de campagne, terrine de campagne
gizzard: gésiers, gésiers confits, gésiers de canard, gésiers de volaille
chicken drumstick: pilons, pilon de poulet, pilons de poulet
chicken wing: manchons, manchons de poulet, ailes, ailerons de poulet
monkfish: queue de lotte, lotte, médaillons de lotte
tilapia: filets de tilapia, filet de tilapia
sole: filets de sole, filet de sole
seafood stick: goberge à saveur de crabe, bâtonnets de surimi, bâtonnets de crabe
brown shrimp: crevettes grises
bay shrimp: crevettes nordiques, crevettes de matane
crab: tourteau, araignée de mer
whelk: bulots, bulot
clam: praires, coques, myes
tuna steak: thon rouge, thon frais, steak de thon
canned salmon: saumon en conserve, saumon en boîte
udon noodle: nouilles udon
egg noodle: nouilles aux œufs
long grain rice: riz à grains longs, riz à grain long
brown lentil: lentilles brunes
black bean: fèves noires
wheat berry: blé, ebly, blé précuit, blé tendre
wholegrain mustard: moutarde de meaux, moutarde en grains
sweet chilli sauce: sauce chili douce, sauce chili sucrée
chilli sauce: sauce chili
apple jelly: gelée de pommes
gelatine: gélatine sans saveur, gélatine en poudre, gélatine neutre
dark beer: bière brune, bière rousse, bière brune d'abbaye, bière ambrée, bières brunes, bière noire, bière trappiste brune, bière d'abbaye brune
wheat beer: bière blanche
rock sugar: sucre candi, candi
pearl sugar: sucre perlé, sucre en grains
self-raising flour: farine fermentante, farine à gâteau, farine avec levure incorporée, farine auto-levante, farine fermentante tamisée
espelette pepper: piment d'espelette, poudre de piment d'espelette, piment d'espelette en poudre
biscoff spread: spéculoos pâte à tartiner, pâte de spéculoos, pâte à tartiner spéculoos, pâte à tartiner aux spéculoos
waffle fresh: gaufres, gaufres de liège, gaufres de bruxelles
potato croquette: croquettes de pommes de terre, croquettes
frozen chip: frites, frites surgelées, frites maison
wafer roll: cigarettes russes
hazelnut praline: praliné, pralin, pâte de praliné
mixed vegetables: petits pois carottes
burger sauce: sauce andalouse, sauce samouraï, andalouse
quatre epices: épices à carbonnade
lardon: lardons, allumettes, lardons nature, dés de lard, dés de lard fumé, lardons allumettes
`;
