/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * French names of common foods, typed by us: "food: names". The plural adds "s" to the first word, or to all; others are
 * typed as "chou(,x)". A name that is an English word too begins with "?".
 */
export const frenchNames = `
onion: oignon
red onion: oignon rouge, oignons rouges
spring onion: oignon nouveau, oignons nouveaux, cébette, ciboule, oignon vert, échalote verte
french shallot: échalote, échalotte, échalote française
leek: poireau(,x)
garlic: gousse d'ail, ail
ginger: gingembre
potato: pomme de terre, pommes de terre à chair farineuse, pommes de terre russet, pommes de terre yukon gold
sweet potato: patate douce, patates douces
carrot: carotte
parsnip: panais
turnip: navet
beetroot: betterave
radish: radis rose, radis roses, radis
celery: céleri, branche de céleri, céleri branche, côtes de céleri
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
butternut pumpkin: courge butternut
corn kernel: maïs, grains de maïs
avocado: avocat
broccoli: brocoli, bouquets de brocoli
cauliflower: chou fleur, choux fleurs, bouquets de chou-fleur, fleurons de chou-fleur
brussels sprout: chou de bruxelles, choux de bruxelles
cabbage: chou blanc, chou(,x)
red cabbage: chou rouge
savoy cabbage: chou vert
fennel: fenouil
asparagus: asperge
globe artichoke: artichaut
rhubarb: rhubarbe
green bean: haricot vert, haricots verts, fèves vertes
pea: petit pois, petits pois, pois, pois frais
broad bean: fève, gourgane
lettuce: laitue, salade verte, laitue frisée, sucrine
rocket: roquette
spinach: épinard
baby spinach: pousses d'épinards, jeunes pousses d'épinards
silverbeet: blette, bette
watercress: cresson
witlof: endive belge
mushroom: champignon
button mushroom: champignon de paris
chanterelle: girolle
porcini mushroom: cèpe
basil: basilic
parsley: persil
flat leaf parsley: persil plat
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
lime: citron vert, citrons verts
lime juice: jus de citron vert
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
beef mince: bœuf haché, viande hachée, steak haché
stewing beef: paleron de bœuf, bœuf bourguignon, paleron, macreuse, gîte, plat de côtes, viande à braiser, bourguignon, viande à pot-au-feu
veal: veau
lamb: agneau
lamb leg: gigot d'agneau, gigot
pork: porc
pork mince: porc haché, chair à saucisse
pork chop: côte de porc, côtes de porc
pork fillet: filet mignon de porc, filet mignon
sausage: saucisse
bacon: poitrine fumée, allumettes de bacon, lard maigre
ham: jambon, jambon blanc, jambon supérieur
prosciutto: jambon cru, jambon sec, jambon de bayonne, jambon d'aoste, jambon de savoie, jambon de pays
chicken: poulet, poule, coq, coquelet, poulet fermier, poulet prêt à cuire
whole chicken: poulet entier
chicken breast: blanc de poulet, blancs de poulet, filet de poulet, escalope de poulet, poitrine de poulet
chicken thigh: haut de cuisse de poulet, haut de cuisse, hauts de cuisse, hauts de cuisses de poulet
turkey: dinde
turkey breast: rôti de dinde, escalope de dinde
duck: canard
duck breast: magret de canard
duck leg: cuisses de canard confites, cuisse de canard
rabbit: lapin, râble de lapin, cuisses de lapin, lapin en morceaux
goose: oie
fish fillet: filet de poisson, poisson, poisson blanc, filets de poisson
salmon: saumon
salmon fillet: filet de saumon, pavé de saumon
smoked salmon: saumon fumé
canned tuna: thon à l'huile d'olive, thon, thon en boîte, thon à l'huile, miettes de thon, thon en conserve
cod: cabillaud
trout: truite
anchovy: anchois, anchois à l'huile, filets d'anchois, filets d'anchois à l'huile
prawn: crevette
mussel: moule de bouchot, moule
scallop: noix de saint jacques, coquille saint jacques, pétoncle, saint-jacques
squid: calamar
milk: lait, lait entier
butter: beurre
unsalted butter: beurre doux
thickened cream: crème fraîche liquide, crème liquide, crème entière, crème fleurette, crème à fouetter, crème à cuisson, crème liquide légère
creme fraiche: crème fraîche épaisse, crème épaisse
yoghurt: yaourt, yaourt nature
greek yoghurt: yaourt grec, yaourt à la grecque, yogourt grec
cream cheese: fromage frais, fromage à la crème, fromage philadelphia
cheese: fromage, fromage râpé
goat cheese: fromage de chèvre, chèvre
gruyere: gruyère râpé
egg: œuf, œuf dur, œufs durs, œuf poché, œufs extra-frais
egg white: blanc d'œuf
egg yolk: jaune d'œuf
puff pastry: pâte feuilletée pur beurre, pâte feuilletée
shortcrust pastry: pâte brisée, pâte sablée, pâte à tarte
fresh yeast: levure de boulanger, levure fraîche
dried yeast: levure boulangère sèche, levure sèche, levure, levure boulangère, levure instantanée
bread: ?pain, tranche de pain, pain aux céréales, tranches de pain
breadcrumb: chapelure
olive oil: huile d'olive
vegetable oil: huile végétale, huile
sunflower oil: huile de tournesol
canola oil: huile de colza
peanut oil: huile d'arachide
sesame oil: huile de sésame
vinegar: vinaigre
white wine vinegar: vinaigre de vin blanc
red wine vinegar: vinaigre de vin rouge, vinaigre de vin, vinaigre de vin vieux
apple cider vinegar: vinaigre de cidre
balsamic vinegar: vinaigre balsamique
mustard: moutarde
dijon mustard: moutarde de dijon
caper: câpre
black olive: olive noire, olives noires
green olive: olive verte, olives vertes
chickpea: pois chiche, pois chiches
lentil: lentille
green lentil: lentille verte, lentilles vertes
red lentil: lentille corail, lentilles corail
white bean: haricot blanc, haricots blancs
kidney bean: haricot rouge, haricots rouges
stock: bouillon
chicken stock: bouillon de volaille, bouillon de poule, bouillon de poulet, fond de volaille
vegetable stock: bouillon de légumes
beef stock: bouillon de bœuf
stock cube: cube de bouillon, bouillon cube, bouillon cube de légumes
pasta: pâtes alimentaires, pâtes sèches, pâtes longues
rice: riz
basmati rice: riz basmati
arborio rice: riz arborio, riz à risotto
semolina: semoule
rolled oats: flocons d'avoine, gruau
honey: miel, miel d'acacia
maple syrup: sirop d'érable
jam: confiture
strawberry jam: confiture de fraises
apricot jam: confiture d'abricots
peanut butter: beurre de cacahuète, beurre de cacahuètes, beurre d'arachide, beurre d'arachides
soy sauce: sauce soja
fish sauce: sauce nuoc mam, nuoc mam
coconut milk: lait de coco
plain flour: farine, farine de blé, farine tout usage, farine non blanchie, farine blanche
wholemeal flour: farine complète
rye flour: farine de seigle
rice flour: farine de riz
cornflour: maïzena, fécule de maïs
potato starch: fécule de pomme de terre, fécule
white sugar: sucre, sucre en poudre, sucre blanc, sucre granulé
caster sugar: sucre semoule
brown sugar: cassonade, sucre roux, vergeoise, sucre muscovado, cassonade blonde
icing sugar: sucre glace, sucre à glacer
vanilla sugar: sucre vanillé
baking powder: levure chimique
bicarbonate of soda: bicarbonate de soude, bicarbonate, soda à pâte
gelatine leaf: feuille de gélatine
vanilla bean: gousse de vanille
vanilla extract: extrait de vanille
cocoa powder: cacao en poudre, cacao
dark chocolate: chocolat noir
milk chocolate: chocolat au lait
white chocolate: chocolat blanc
chocolate chip: pépites de chocolat, brisures de chocolat
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
curry powder: curry en poudre
cayenne pepper: piment de cayenne
white wine: vin blanc
red wine: vin rouge
beer: bière
salsify: salsifis
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
ham hock: jarret de porc, jarret demi-sel
pork belly: poitrine de porc
pork leg: rôti de porc
kielbasa: saucisse de morteau, saucisse de montbéliard, saucisse fumée
weisswurst: boudin blanc, boudins blancs
andouille: andouillette
chicken leg: cuisse de poulet, cuisses de poulet
guinea fowl: pintade
quail: caille
calf liver: foie de veau, foies de veau
wild boar: sanglier
pollock: lieu noir, lieu jaune, filet de lieu noir
hake: colin, merlu, filet de colin
whiting: merlan, filet de merlan
plaice: limande, carrelet, plie
sea bass: filet de bar, filets de bar
sea bream: daurade, filets de daurade, filets de dorade
red mullet: rouget, rouget-barbet, filets de rouget
herring: hareng
skate: aile de raie, ailes de raie
blue cheese: fromage bleu, bleu de bresse
teething rusk: biscotte
gingerbread: pain d'épices
puy lentil: lentilles du puy, lentilles vertes du puy
split pea: pois cassés, pois cassé
canned cannellini bean: flageolets, flageolet
redcurrant jelly: gelée de groseilles, gelée de groseille
orange blossom water: fleur d'oranger, eau de fleur d'oranger, eau de fleurs d'oranger
sparkling wine: crémant, crémant d'alsace
madeira: madère, vin de madère
tea bag: thé, thé noir
ice cream: glace vanille, crème glacée vanille
pickled onion: petits oignons au vinaigre, oignons au vinaigre
mild chilli powder: piment d'espelette, poudre de piment d'espelette, piment doux moulu
creamed corn: maïs crème, maïs en crème
corn cob: épi de maïs, blé d'inde
preserved lemon: citron confit, citrons confits au sel
wild garlic: ail des ours
romanesco: chou romanesco
butter bean: haricots beurre, haricots de lima
bamboo shoot: pousses de bambou
bean sprout: fèves germées, pousses de soja
horseradish: raifort
curly parsley: persil frisé
makrut lime leaf: feuilles de combava
baby carrot: carottes nouvelles, jeunes carottes, carottes fanes
baby potato: pommes de terre nouvelles, pommes de terre grelots, rattes
orange: orange non traitée, oranges non traitées
jalapeno: piment jalapeno
pecan: pacane
cake flour: farine à pâtisserie
sour cream: crème sure
buttermilk: babeurre, lait ribot, lait fermenté
cheddar: fromage cheddar, cheddar fort, cheddar doux
swiss cheese: fromage suisse
beef steak: bifteck, steak de bœuf, pavé de bœuf
flank steak: bifteck de flanc, bavette de bœuf
scotch fillet: côte de bœuf
beef shin: jarret de bœuf
pork rib: côtes levées, côtes levées de porc
italian sausage: saucisse italienne douce, saucisses italiennes
haddock: églefin
crushed tomato: tomates broyées
corn syrup: sirop de maïs
pickle: cornichons à l'aneth, cornichons marinés
baked bean: fèves au lard
hot dog bun: pains à hot-dog
hamburger bun: pains à hamburger, pains hamburger
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
rock lobster: écrevisse
salmon roe: œufs de saumon
quark: petits-suisses
cheese triangle: vache qui rit
ravioli: ravioles
brown rice: riz complet, riz brun
glutinous rice: riz gluant
spelt grain: épeautre, petit épeautre
polenta: farine de maïs, semoule de maïs
coconut sugar: sucre de coco
sugar cube: morceaux de sucre
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
pork neck: échine
canned corn: maïs en grains
pork jowl: joue de porc
lemongrass: bâton de citronnelle
digestive biscuit: biscuit petit beurre
filo pastry: brick
`;
