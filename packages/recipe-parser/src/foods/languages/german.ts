/**
 * German names of common foods, typed by us: "food: names". "zwiebel(n)" is the singular and the plural;
 * a name that is an English word too begins with "?".
 */
export const germanNames = `
onion: zwiebel(n), gemüsezwiebel(n)
red onion: rote zwiebel(n)
spring onion: frühlingszwiebel(n), lauchzwiebel(n)
french shallot: schalotte(n)
leek: lauch, porree, stange lauch
garlic: knoblauch, knoblauchzehe(n), zehe(n) knoblauch
ginger: ingwer
potato: kartoffel(n), erdäpfel
sweet potato: süßkartoffel(n)
carrot: karotte(n), möhre(n), mohrrübe(n)
parsnip: pastinake(n)
beetroot: rote bete, rote beete, rote rübe(n)
radish: radieschen
celeriac: knollensellerie
celery: staudensellerie, stangensellerie
kohlrabi: kohlrabi(s)
tomato: tomate(n)
cherry tomato: kirschtomate(n), cocktailtomate(n)
canned tomato: dosentomaten, tomaten aus der dose
passata: passierte tomaten
tomato paste: tomatenmark
capsicum: paprikaschote(n), gemüsepaprika
red capsicum: rote paprika, rote paprikaschote(n)
green capsicum: grüne paprika, grüne paprikaschote(n)
yellow capsicum: gelbe paprika, gelbe paprikaschote(n)
chilli: chilischote(n), peperoni
eggplant: aubergine(n)
zucchini: zucchini(s)
cucumber: gurke(n), salatgurke(n)
gherkin: essiggurke(n), gewürzgurke(n)
pumpkin: kürbis(,se), hokkaidokürbis
corn kernel: mais, maiskörner
corn cob: maiskolben
broccoli: brokkoli
cauliflower: blumenkohl, karfiol
brussels sprout: rosenkohl
cabbage: weißkohl, weisskohl, kraut
red cabbage: rotkohl, blaukraut
savoy cabbage: wirsing
wombok: chinakohl
sauerkraut: sauerkraut
fennel: fenchel, fenchelknolle(n)
asparagus: spargel, grüner spargel
white asparagus: weißer spargel
rhubarb: rhabarber
green bean: grüne bohnen, buschbohne(n)
pea: erbse(n)
snow pea: zuckerschote(n)
lettuce: kopfsalat, blattsalat
iceberg lettuce: eisbergsalat
rocket: rucola
spinach: spinat, blattspinat
baby spinach: babyspinat
silverbeet: mangold
kale: grünkohl
radicchio: radicchio
mushroom: pilz(e)
button mushroom: champignon(s)
chanterelle: pfifferling(e)
porcini mushroom: steinpilz(e)
basil: basilikum
parsley: petersilie
flat leaf parsley: glatte petersilie
coriander: koriander, koriandergrün
mint: minze
dill: dillspitzen
chive: schnittlauch
rosemary: rosmarin
thyme: thymian
sage: salbei
tarragon: estragon
chervil: kerbel
lemon: zitrone(n)
lemon juice: zitronensaft
lemon zest: zitronenschale, zitronenabrieb, abrieb einer zitrone
lime: limette(n)
lime juice: limettensaft
orange: orange(n), apfelsine(n)
orange juice: orangensaft
mandarin: mandarine(n)
grapefruit: pampelmuse(n)
apple: apfel, äpfel
pear: birne(n)
quince: quitte(n)
peach: pfirsich(e)
nectarine: nektarine(n)
apricot: aprikose(n), marille(n)
plum: pflaume(n), zwetschge(n), zwetschke(n)
cherry: kirsche(n)
sour cherry: sauerkirsche(n)
strawberry: erdbeere(n)
blueberry: heidelbeere(n), blaubeere(n)
raspberry: himbeere(n)
blackberry: brombeere(n)
red currant: johannisbeere(n)
gooseberry: stachelbeere(n)
grape: weintraube(n), traube(n)
banana: banane(n)
pineapple: ananas
kiwifruit: kiwi(s)
watermelon: wassermelone(n)
melon: melone(n)
fig: feige(n)
pomegranate: granatapfel, granatäpfel
date: dattel(n)
beef: rindfleisch, ?rind
beef mince: rinderhackfleisch, rinderhack, rindshackfleisch
beef and pork mince: hackfleisch gemischt, gemischtes hackfleisch
beef steak: rindersteak(s)
beef roast: rinderbraten
stewing beef: rindergulasch, gulaschfleisch
veal: kalbfleisch
veal schnitzel: kalbsschnitzel
lamb: lammfleisch
lamb leg: lammkeule
pork: schweinefleisch
pork mince: schweinehackfleisch
pork chop: schweinekotelett(s)
pork fillet: schweinefilet(s)
pork belly: schweinebauch
sausage: bratwurst, bratwürste, würstchen
bacon: bauchspeck, frühstücksspeck, speckwürfel
ham: schinken, kochschinken
chicken: hähnchen, huhn, hühnchen, hühnerfleisch
whole chicken: brathähnchen, ganzes hähnchen
chicken breast: hähnchenbrust, hühnerbrust, hähnchenbrustfilet(s)
chicken thigh: hähnchenschenkel, hühnerkeule(n)
turkey: putenfleisch, truthahn
turkey breast: putenbrust
duck: ente(n)
goose: gans, gänse
rabbit: kaninchen
fish fillet: fischfilet(s)
salmon: lachs
salmon fillet: lachsfilet(s)
smoked salmon: räucherlachs
canned tuna: thunfisch, thunfisch aus der dose
cod: kabeljau, dorsch
trout: forelle(n)
herring: hering(e)
anchovy: sardelle(n), sardellenfilet(s)
prawn: garnele(n)
mussel: miesmuschel(n)
squid: tintenfisch(e)
milk: milch, vollmilch
buttermilk: buttermilch
butter: zerlassene butter, weiche butter
thickened cream: sahne, schlagsahne, schlagobers
sour cream: saure sahne, sauerrahm, schmand
creme fraiche: crème fraîche
yoghurt: naturjoghurt, joghurt
greek yoghurt: griechischer joghurt
quark: magerquark, topfen, speisequark
cream cheese: frischkäse
cheese: käse, geriebener käse
parmesan: parmesankäse
goat cheese: ziegenkäse
feta: schafskäse, fetakäse
egg: ei(er)
egg white: eiweiß(e), eiklar
egg yolk: eigelb(e), eidotter
margarine: margarine
puff pastry: blätterteig
fresh yeast: frische hefe, frischhefe, würfel hefe, hefe
dried yeast: trockenhefe
bread: brot
white bread: weißbrot, toastbrot
bread roll: brötchen, semmel(n)
breadcrumb: semmelbrösel, paniermehl
olive oil: olivenöl
vegetable oil: pflanzenöl, speiseöl, öl
sunflower oil: sonnenblumenöl
canola oil: rapsöl
vinegar: essig
white wine vinegar: weißweinessig
red wine vinegar: rotweinessig
apple cider vinegar: apfelessig
balsamic vinegar: balsamico, balsamicoessig
mustard: senf
caper: kapern
olive: olive(n)
black olive: schwarze oliven
chickpea: kichererbse(n)
lentil: linse(n)
red lentil: rote linsen
kidney bean: kidneybohne(n)
white bean: weiße bohnen
stock: brühe, fleischbrühe
chicken stock: hühnerbrühe, geflügelbrühe
vegetable stock: gemüsebrühe
beef stock: rinderbrühe
stock cube: brühwürfel
pasta: nudel(n), teigwaren
lasagne sheet: lasagneblätter, lasagneplatten
rice: reis
arborio rice: risottoreis
brown rice: vollkornreis
polenta: maisgrieß
semolina: grieß, weichweizengrieß
pearl barley: perlgraupen
rolled oats: haferflocken
honey: honig
maple syrup: ahornsirup
jam: marmelade, konfitüre
apricot jam: aprikosenmarmelade, aprikosenkonfitüre
peanut butter: erdnussbutter
soy sauce: sojasauce, sojasoße
coconut milk: kokosmilch
sesame oil: sesamöl
tahini: sesampaste
plain flour: mehl, weizenmehl
wholemeal flour: vollkornmehl, weizenvollkornmehl
rye flour: roggenmehl
spelt flour: dinkelmehl
cornflour: speisestärke, maisstärke, stärke
white sugar: zucker
brown sugar: brauner zucker, rohrzucker
icing sugar: puderzucker, staubzucker
vanilla sugar: vanillezucker
baking powder: backpulver
bicarbonate of soda: natron
gelatine: gelatinepulver
gelatine leaf: blattgelatine
vanilla bean: vanilleschote(n)
vanilla extract: vanilleextrakt
cocoa powder: kakao, kakaopulver
dark chocolate: zartbitterschokolade
milk chocolate: vollmilchschokolade
white chocolate: weiße schokolade
almond: mandel(n)
almond meal: gemahlene mandeln
flaked almond: mandelblättchen
hazelnut: haselnuss, haselnüsse
walnut: walnuss, walnüsse
pine nut: pinienkerne
peanut: erdnuss, erdnüsse
desiccated coconut: kokosraspel, kokosflocken
sesame seed: sesam, sesamsamen
poppy seed: mohn
sunflower seed: sonnenblumenkerne
pumpkin seed: kürbiskerne
linseed: leinsamen
raisin: rosine(n)
salt: salz, meersalz
black pepper: pfeffer, schwarzer pfeffer
salt and pepper: salz und pfeffer
paprika: paprikapulver, edelsüßes paprikapulver
ground cinnamon: zimt
cinnamon stick: zimtstange(n)
ground nutmeg: muskat, muskatnuss
ground cumin: kreuzkümmel
caraway seed: kümmel
clove: nelke(n), gewürznelke(n)
bay leaf: lorbeerblatt, lorbeerblätter
dried oregano: getrockneter oregano
ground turmeric: kurkuma
saffron: safran
curry powder: currypulver
ground cardamom: kardamom
juniper berry: wacholderbeere(n)
white wine: weißwein
red wine: rotwein
beer: bier
`;
