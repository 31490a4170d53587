/**
 * French names of common foods, typed by us: "food: names". The plural adds "s" to the first word; others are
 * typed as "chou(,x)". A name that is an English word too begins with "?".
 */
export const frenchNames = `
onion: oignon
red onion: oignon rouge, oignons rouges
spring onion: oignon nouveau, oignons nouveaux, cébette, ciboule
french shallot: échalote, échalotte
leek: poireau(,x)
garlic: gousse d'ail, ail
ginger: gingembre
potato: pomme de terre
sweet potato: patate douce, patates douces
carrot: carotte
parsnip: panais
turnip: navet
beetroot: betterave
radish: radis
celery: céleri, branche de céleri, céleri branche
celeriac: céleri rave
tomato: tomate
cherry tomato: tomate cerise, tomates cerises
canned tomato: tomates en conserve, tomates pelées
tomato paste: concentré de tomate, concentré de tomates
tomato puree: coulis de tomate, coulis de tomates
capsicum: poivron
red capsicum: poivron rouge, poivrons rouges
green capsicum: poivron vert, poivrons verts
yellow capsicum: poivron jaune, poivrons jaunes
chilli: piment
cucumber: concombre
gherkin: cornichon
pumpkin: potiron, citrouille, courge
butternut pumpkin: courge butternut
corn kernel: maïs
avocado: avocat
broccoli: brocoli
cauliflower: chou fleur, choux fleurs
brussels sprout: chou de bruxelles, choux de bruxelles
cabbage: chou blanc, chou(,x)
red cabbage: chou rouge
savoy cabbage: chou vert
fennel: fenouil
asparagus: asperge
globe artichoke: artichaut
rhubarb: rhubarbe
green bean: haricot vert, haricots verts
pea: petit pois, petits pois
broad bean: fève
lettuce: laitue, salade verte
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
thyme: thym
sage: sauge
tarragon: estragon
chervil: cerfeuil
lemon: citron jaune, citron
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
blueberry: myrtille
blackberry: mûre
red currant: groseille
grape: raisin blanc, raisin frais
banana: banane
pineapple: ananas
mango: mangue
kiwifruit: kiwi
watermelon: pastèque
fig: figue
date: datte
pomegranate: grenade
beef: bœuf, boeuf
beef mince: bœuf haché, boeuf haché, viande hachée, steak haché
stewing beef: bœuf bourguignon, boeuf à braiser, paleron, macreuse, gîte, plat de côtes, viande à braiser, bourguignon, viande à pot-au-feu
veal: veau
lamb: agneau
lamb leg: gigot d'agneau
pork: porc
pork mince: porc haché, chair à saucisse
pork chop: côte de porc, côtes de porc
pork fillet: filet mignon de porc, filet mignon
sausage: saucisse
bacon: poitrine fumée
ham: jambon, jambon blanc
prosciutto: jambon cru, jambon sec, jambon de bayonne, jambon d'aoste, jambon de savoie, jambon de pays
chicken: poulet, poule, coq, coquelet, poulet fermier, poulet prêt à cuire
whole chicken: poulet entier
chicken breast: blanc de poulet, blancs de poulet, filet de poulet, escalope de poulet
chicken thigh: haut de cuisse de poulet, haut de cuisse, hauts de cuisse
turkey: dinde
turkey breast: escalope de dinde
duck: canard
duck breast: magret de canard
duck leg: cuisse de canard
rabbit: lapin, râble de lapin, cuisses de lapin, lapin en morceaux
goose: oie
fish fillet: filet de poisson, poisson, poisson blanc, filets de poisson
salmon: saumon
salmon fillet: filet de saumon, pavé de saumon
smoked salmon: saumon fumé
canned tuna: thon, thon en boîte
cod: cabillaud
trout: truite
anchovy: anchois, anchois à l'huile, filets d'anchois, filets d'anchois à l'huile
prawn: crevette
mussel: moule
scallop: noix de saint jacques, coquille saint jacques
squid: calamar
milk: lait, lait entier
butter: beurre
unsalted butter: beurre doux
thickened cream: crème fraîche liquide, crème liquide, crème entière, crème fleurette
creme fraiche: crème fraîche épaisse, crème épaisse
yoghurt: yaourt, yaourt nature
greek yoghurt: yaourt grec, yaourt à la grecque
cream cheese: fromage frais
cheese: fromage, fromage râpé
goat cheese: fromage de chèvre, chèvre
gruyere: gruyère râpé
egg: œuf, oeuf, œuf dur, œufs durs, œuf poché, œufs extra-frais
egg white: blanc d'œuf, blanc d'oeuf
egg yolk: jaune d'œuf, jaune d'oeuf
puff pastry: pâte feuilletée
shortcrust pastry: pâte brisée, pâte sablée
fresh yeast: levure de boulanger, levure fraîche
dried yeast: levure boulangère sèche, levure sèche, levure, levure boulangère
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
beef stock: bouillon de bœuf, bouillon de boeuf
stock cube: cube de bouillon, bouillon cube
pasta: pâtes alimentaires
rice: riz
basmati rice: riz basmati
arborio rice: riz arborio, riz à risotto
semolina: semoule
rolled oats: flocons d'avoine
honey: miel
maple syrup: sirop d'érable
jam: confiture
strawberry jam: confiture de fraises
apricot jam: confiture d'abricots
peanut butter: beurre de cacahuète, beurre de cacahuètes
soy sauce: sauce soja
fish sauce: sauce nuoc mam, nuoc mam
coconut milk: lait de coco
plain flour: farine, farine de blé
wholemeal flour: farine complète
rye flour: farine de seigle
rice flour: farine de riz
cornflour: maïzena, fécule de maïs
potato starch: fécule de pomme de terre, fécule
white sugar: sucre, sucre en poudre, sucre blanc
caster sugar: sucre semoule
brown sugar: cassonade, sucre roux, vergeoise
icing sugar: sucre glace
vanilla sugar: sucre vanillé
baking powder: levure chimique
bicarbonate of soda: bicarbonate de soude, bicarbonate
gelatine leaf: feuille de gélatine
vanilla bean: gousse de vanille
vanilla extract: extrait de vanille
cocoa powder: cacao en poudre, cacao
dark chocolate: chocolat noir
milk chocolate: chocolat au lait
white chocolate: chocolat blanc
chocolate chip: pépites de chocolat
almond: amande
almond meal: poudre d'amande, poudre d'amandes, amandes en poudre
flaked almond: amandes effilées
hazelnut: noisette
walnut: noix, cerneaux de noix
pine nut: pignon de pin, pignons
peanut: cacahuète
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
fresh cranberry: canneberge
nectarine: brugnon
chestnut: châtaigne, marron
beef cheek: joue de bœuf, joues de bœuf
sirloin steak: faux-filet, faux-filets
beef roast: rôti de bœuf, rosbif
veal shoulder: épaule de veau, blanquette de veau, collier de veau, tendrons de veau
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
`;
