/**
 * German names of common foods, typed by us: "food: names". "zwiebel(n)" is the singular and the plural;
 * a name that is an English word too begins with "?".
 */
export const germanNames = `
onion: gemüsezwiebel(n)
spring onion: lauchzwiebel(n)
leek: porree, stange lauch
garlic: knoblauchzehe(n), zehe(n) knoblauch
potato: erdäpfel
carrot: möhre(n), mohrrübe(n)
beetroot: rote beete, rote rübe(n)
celery: stangensellerie
kohlrabi: kohlrabis
cherry tomato: cocktailtomate(n)
canned tomato: dosentomaten
capsicum: gemüsepaprika
red capsicum: rote paprika
green capsicum: grüne paprika
yellow capsicum: gelbe paprika
chilli: peperoni
gherkin: essiggurke(n)
corn kernel: maiskörner
cauliflower: karfiol
cabbage: weisskohl, kraut
red cabbage: blaukraut
fennel: fenchelknolle(n)
asparagus: spargel
green bean: buschbohne(n)
lettuce: blattsalat
spinach: blattspinat
coriander: koriandergrün
dill: dillspitzen
lemon zest: zitronenabrieb, abrieb einer zitrone
orange: apfelsine(n)
grapefruit: pampelmuse(n)
apricot: marille(n)
plum: zwetschge(n), zwetschke(n)
blueberry: blaubeere(n)
grape: traube(n)
beef: ?rind
beef mince: rinderhack, rindshackfleisch
beef and pork mince: hackfleisch gemischt
stewing beef: gulaschfleisch
sausage: würstchen
bacon: bauchspeck
ham: schinken
chicken: hähnchen, huhn, hühnchen, hühnerfleisch
whole chicken: brathähnchen
chicken breast: hühnerbrust, hähnchenbrustfilet(s)
chicken thigh: hähnchenschenkel, hühnerkeule(n)
turkey: truthahn
duck: enten
goose: gänse
canned tuna: thunfisch
cod: dorsch
trout: forellen
herring: heringe
anchovy: sardelle(n)
squid: tintenfisch(e)
milk: vollmilch
butter: zerlassene butter, weiche butter
thickened cream: schlagsahne, schlagobers
sour cream: sauerrahm, schmand
yoghurt: joghurt
quark: magerquark, topfen, speisequark
cheese: geriebener käse
parmesan: parmesankäse
feta: schafskäse, fetakäse
egg white: eiweiße, eiklar
egg yolk: eigelbe, eidotter
fresh yeast: frischhefe, würfel hefe, hefe
bread roll: semmel(n)
breadcrumb: paniermehl
vegetable oil: speiseöl, öl
balsamic vinegar: balsamico
stock: fleischbrühe
chicken stock: geflügelbrühe
pasta: nudel, teigwaren
lasagne sheet: lasagneblätter
polenta: maisgrieß
semolina: weichweizengrieß
jam: konfitüre
apricot jam: aprikosenkonfitüre
soy sauce: sojasoße
tahini: sesampaste
plain flour: weizenmehl
wholemeal flour: weizenvollkornmehl
cornflour: maisstärke, stärke
brown sugar: rohrzucker
icing sugar: staubzucker
gelatine leaf: blattgelatine
cocoa powder: kakao
desiccated coconut: kokosflocken
sesame seed: sesamsamen
salt: meersalz
black pepper: schwarzer pfeffer
paprika: edelsüßes paprikapulver
ground nutmeg: muskat
clove: nelke(n)
`;
