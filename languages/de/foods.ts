/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * The German name of every food, typed by us: "food: name". A list shows it, and recipes and items are read by it too; other
 * German names that are only read are in `further-foods.ts`.
 *
 * - It is written as within a sentence: "rote Zwiebel(n)" is one and several of them, "Apfel | Äpfel" too. A name with one
 *   form stays as it is: "Mehl".
 * - It is the name on a list in Germany, of exactly this food: no two foods have the same.
 */
export const foods = `
# Fruit & Veg
onion: Zwiebel(n)
brown onion: braune Zwiebel(n)
red onion: rote Zwiebel(n)
white onion: weiße Zwiebel(n)
sweet onion: süße Zwiebel(n)
pearl onion: Perlzwiebel(n)
spring onion: Frühlingszwiebel(n)
shallot: Lauchschalotte(n)
french shallot: Schalotte(n)
red asian shallot: asiatische Schalotte(n)
leek: Lauch
garlic: Knoblauch
garlic chive: Schnittknoblauch
ginger: Ingwer
galangal: Galgant
fresh turmeric: frische Kurkuma
horseradish root: frischer Meerrettich
lemongrass: Zitronengras
potato: Kartoffel(n)
baby potato: Drillinge
desiree potato: Désirée-Kartoffel(n)
dutch cream potato: Dutch-Cream-Kartoffel(n)
kipfler potato: Kipfler-Kartoffel(n)
russet potato: Ofenkartoffel(n)
sebago potato: Sebago-Kartoffel(n)
yukon gold potato: Yukon-Gold-Kartoffel(n)
sweet potato: Süßkartoffel(n)
purple sweet potato: lila Süßkartoffel(n)
carrot: Karotte(n)
baby carrot: Babykarotte(n)
parsnip: Pastinake(n)
parsley root: Petersilienwurzel(n)
swede: Steckrübe(n)
turnip: Speiserübe(n)
beetroot: Rote Bete
golden beetroot: Gelbe Bete
baby beetroot: kleine Rote Bete
cooked beetroot: vorgegarte Rote Bete
radish: Radieschen
daikon: Rettich
watermelon radish: Wassermelonenrettich(e)
celeriac: Knollensellerie
kohlrabi: Kohlrabi
jerusalem artichoke: Topinambur
jicama: Yambohne(n)
cassava: Maniok
taro: Taro
yam: Yamswurzel(n)
fresh water chestnut: frische Wasserkastanie(n)
lotus root: Lotuswurzel(n)
burdock root: Klettenwurzel
tomato: Tomate(n)
truss tomato: Strauchtomate(n)
roma tomato: Eiertomate(n)
cherry tomato: Kirschtomate(n)
cherry truss tomato: Kirschtomaten am Strauch
grape tomato: Minipflaumentomate(n)
heirloom tomato: alte Tomatensorte(n)
green tomato: grüne Tomate(n)
beefsteak tomato: Fleischtomate(n)
medley tomato: bunte Tomaten
tomatillo: Tomatillo(s)
capsicum: Paprikaschote(n)
red capsicum: rote Paprikaschote(n)
green capsicum: grüne Paprikaschote(n)
yellow capsicum: gelbe Paprikaschote(n)
orange capsicum: orange Paprikaschote(n)
baby capsicum: Minipaprika
padron pepper: Bratpaprika
shishito pepper: Shishito-Paprika
banana pepper: Bananenpaprika
poblano: Poblano-Chili(s)
anaheim pepper: Anaheim-Chili(s)
chilli: Chilischote(n)
red chilli: rote Chilischote(n)
green chilli: grüne Chilischote(n)
birdseye chilli: Vogelaugenchili(s)
jalapeno: Jalapeño(s)
serrano chilli: Serrano-Chili(s)
habanero: Habanero-Chili(s)
scotch bonnet: Scotch-Bonnet-Chili(s)
pimento pepper: milde Karibikchili(s)
eggplant: Aubergine(n)
baby eggplant: Mini-Aubergine(n)
thai eggplant: Thai-Aubergine(n)
zucchini: Zucchini
yellow zucchini: gelbe Zucchini
zucchini flower: Zucchiniblüte(n)
button squash: Patisson
summer squash: Sommerkürbis
cucumber: Gurke(n)
continental cucumber: Salatgurke(n)
lebanese cucumber: Minigurke(n)
gherkin cucumber: Einlegegurke(n)
pumpkin: Kürbis(,se)
butternut pumpkin: Butternusskürbis(,se)
golden nugget pumpkin: Golden-Nugget-Kürbis(,se)
eye fillet pumpkin: Eye-Fillet-Kürbis(,se)
kent pumpkin: Kabochakürbis(,se)
Queensland Blue pumpkin: Queensland-Blue-Kürbis(,se)
acorn squash: Eichelkürbis
spaghetti squash: Spaghettikürbis
delicata squash: Delicata-Kürbis
winter squash: Winterkürbis
choko: Chayote(n)
bitter melon: Bittermelone(n)
winter melon: Wintermelone
okra: Okraschoten
corn cob: Maiskolben
corn kernel: Mais
baby corn: Minimais
avocado: Avocado(s)
broccoli: Brokkoli
broccolini: wilder Brokkoli
chinese broccoli: chinesischer Brokkoli
broccoli raab: Stängelkohl
cauliflower: Blumenkohl
romanesco: Romanesco
cauliflower rice: Blumenkohlreis
brussels sprout: Rosenkohl
cabbage: Weißkohl
red cabbage: Rotkohl
savoy cabbage: Wirsing
sugarloaf cabbage: Spitzkohl
wombok: Chinakohl
bok choy: Pak Choi
choy sum: Choisum
asian greens: asiatisches Blattgemüse
celery: Staudensellerie
celery leaf: Sellerieblätter
celery heart: Sellerieherz(en)
fennel: Fenchel
baby fennel: Babyfenchel
asparagus: grüner Spargel
white asparagus: weißer Spargel
globe artichoke: Artischocke(n)
cardoon: Kardone(n)
rhubarb: Rhabarber
green bean: grüne Bohne(n)
runner bean: Stangenbohne(n)
yellow bean: gelbe Bohne(n)
snake bean: Spargelbohne(n)
flat bean: flache Bohne(n)
broad bean: dicke Bohne(n)
snow pea: Zuckerschote(n)
sugar snap pea: Zuckererbse(n)
pea: Erbse(n)
edamame: Edamame
bean sprout: Mungobohnensprossen
alfalfa sprout: Alfalfasprossen
snow pea sprout: Erbsensprossen
fresh bamboo shoot: frische Bambussprossen
lettuce: Kopfsalat
red leaf lettuce: roter Blattsalat
green leaf lettuce: grüner Blattsalat
coral lettuce: krauser Pflücksalat
iceberg lettuce: Eisbergsalat
cos lettuce: Römersalat
baby cos lettuce: Mini-Römersalat | Mini-Römersalate
butter lettuce: Buttersalat
oak leaf lettuce: Eichblattsalat
mixed salad leaves: Salatmischung
salad kit: Salatset(s)
rocket: Rucola
spinach: Spinat
baby spinach: Babyspinat
silverbeet: Mangold
rainbow chard: bunter Mangold
kale: Grünkohl
cavolo nero: Schwarzkohl
baby kale: junger Grünkohl
watercress: Brunnenkresse
cress: Kresse
mizuna: Mizuna-Salat
tatsoi: Tatsoi
microgreen: Microgreens
radicchio: Radicchio
witlof: Chicorée
endive: Endivie
chicory: Zichoriensalat
curly endive: Friséesalat
escarole: glatte Endivie
mustard green: Senfkohl
collard green: Blattkohl
dandelion green: Löwenzahnblätter
turnip green: Rübstiel
beetroot leaf: Rote-Bete-Blätter
sorrel: Sauerampfer
purslane: Portulak
warrigal greens: Neuseeländer Spinat
water spinach: Wasserspinat
coleslaw mix: Krautsalatmischung
stir-fry vegetables: Wokgemüse
mixed vegetables: gemischtes Gemüse
grape leaf: Weinblatt | Weinblätter
banana leaf: Bananenblatt | Bananenblätter
mushroom: Pilz(e)
button mushroom: Champignon(s)
cup mushroom: große Champignons
swiss brown mushroom: braune Champignons
portobello mushroom: Portobello-Pilz(e)
flat mushroom: Wiesenchampignon(s)
shiitake mushroom: Shiitakepilz(e)
oyster mushroom: Austernpilz(e)
king oyster mushroom: Kräuterseitling(e)
enoki mushroom: Enokipilz(e)
shimeji mushroom: Shimejipilz(e)
chanterelle: Pfifferling(e)
morel: Morchel(n)
porcini mushroom: Steinpilz(e)
maitake mushroom: Maitakepilz(e)
mixed mushroom: gemischte Pilze
wild mushroom: Waldpilz(e)
truffle: Trüffel(n)
black truffle: schwarze Trüffel(n)
white truffle: weiße Trüffel(n)
basil: Basilikum
thai basil: Thai-Basilikum
holy basil: heiliges Basilikum
parsley: Petersilie
flat leaf parsley: glatte Petersilie
curly parsley: krause Petersilie
coriander: Koriander
mint: Minze
vietnamese mint: vietnamesischer Koriander
dill: Dill
chive: Schnittlauch
rosemary: Rosmarin
thyme: Thymian
lemon thyme: Zitronenthymian
fresh oregano: frischer Oregano
fresh marjoram: frischer Majoran
sage: Salbei
tarragon: Estragon
chervil: Kerbel
fresh bay leaf: frisches Lorbeerblatt | frische Lorbeerblätter
fresh curry leaf: frisches Curryblatt | frische Curryblätter
makrut lime leaf: Kaffirlimettenblatt | Kaffirlimettenblätter
lemon verbena: Zitronenverbene
lemon balm: Zitronenmelisse
lemon basil: Zitronenbasilikum
pandan leaf: Pandanblatt | Pandanblätter
perilla leaf: Shisoblatt | Shisoblätter
edible flower: essbare Blüten
fresh herbs: frische Kräuter
betel leaf: Betelblatt | Betelblätter
fenugreek leaf: Bockshornkleeblätter
epazote: Epazote
culantro: Culantro
lovage: Liebstöckel
lavender: Lavendel
lemon: Zitrone(n)
lemon juice: Zitronensaft
lemon zest: Zitronenschale
meyer lemon: Meyer-Zitrone(n)
lime: Limette(n)
lime juice: Limettensaft
lime zest: Limettenschale
key lime: Key-Limette(n)
finger lime: Fingerlimette(n)
orange: Orange(n)
navel orange: Navel-Orange(n)
valencia orange: Valencia-Orange(n)
blood orange: Blutorange(n)
fresh orange juice: frisch gepresster Orangensaft
orange zest: Orangenschale
seville orange: Bitterorange(n)
mandarin: Mandarine(n)
tangerine: Tangerine(n)
clementine: Clementine(n)
fresh blood orange juice: frisch gepresster Blutorangensaft
fresh mandarin juice: frisch gepresster Mandarinensaft
grapefruit: Grapefruit(s)
fresh grapefruit juice: frisch gepresster Grapefruitsaft
pomelo: Pomelo(s)
tangelo: Tangelo(s)
cumquat: Kumquat(s)
yuzu: Yuzu
apple: Apfel | Äpfel
red apple: roter Apfel | rote Äpfel
green apple: grüner Apfel | grüne Äpfel
cooking apple: Kochapfel | Kochäpfel
Granny Smith apple: Granny-Smith-Apfel | Granny-Smith-Äpfel
Pink Lady apple: Pink-Lady-Apfel | Pink-Lady-Äpfel
fuji apple: Fuji-Apfel | Fuji-Äpfel
gala apple: Gala-Apfel | Gala-Äpfel
Red Delicious apple: Red-Delicious-Apfel | Red-Delicious-Äpfel
Golden Delicious apple: Golden-Delicious-Apfel | Golden-Delicious-Äpfel
jazz apple: Jazz-Apfel | Jazz-Äpfel
honeycrisp apple: Honeycrisp-Apfel | Honeycrisp-Äpfel
bramley apple: Bramley-Apfel | Bramley-Äpfel
pear: Birne(n)
packham pear: Packham-Birne(n)
Beurre Bosc pear: Bosc-Birne(n)
williams pear: Williams-Birne(n)
corella pear: Corella-Birne(n)
nashi: Nashi-Birne(n)
quince: Quitte(n)
peach: Pfirsich(e)
white peach: weißer Pfirsich | weiße Pfirsiche
nectarine: Nektarine(n)
apricot: Aprikose(n)
plum: Pflaume(n)
cherry: Kirsche(n)
sour cherry: Sauerkirsche(n)
strawberry: Erdbeere(n)
blueberry: Heidelbeere(n)
raspberry: Himbeere(n)
blackberry: Brombeere(n)
mixed berry: Beerenmischung
boysenberry: Boysenbeere(n)
mulberry: Maulbeere(n)
gooseberry: Stachelbeere(n)
red currant: Johannisbeere(n)
fresh blackcurrant: schwarze Johannisbeere(n)
fresh cranberry: frische Cranberrys
grape: Weintraube(n)
red grape: rote Weintraube(n)
green grape: helle Weintraube(n)
black grape: blaue Weintraube(n)
banana: Banane(n)
lady finger banana: Babybanane(n)
plantain: Kochbanane(n)
mango: Mango(s)
green mango: grüne Mango(s)
papaya: Papaya
red papaya: rote Papaya
green papaya: grüne Papaya
pineapple: Ananas
passionfruit: Passionsfrucht | Passionsfrüchte
kiwifruit: Kiwi(s)
gold kiwifruit: gelbe Kiwi(s)
rockmelon: Cantaloupe-Melone(n)
honeydew melon: Honigmelone(n)
watermelon: Wassermelone(n)
melon: Melone(n)
fig: Feige(n)
pomegranate: Granatapfel | Granatäpfel
pomegranate seed: Granatapfelkerne
lychee: Litschi(s)
longan: Longan(s)
rambutan: Rambutan(s)
guava: Guave(n)
feijoa: Feijoa(s)
dragon fruit: Drachenfrucht | Drachenfrüchte
star fruit: Sternfrucht | Sternfrüchte
persimmon: Kaki(s)
tamarillo: Tamarillo(s)
custard apple: Cherimoya(s)
soursop: Stachelannone(n)
jackfruit: Jackfrucht
green jackfruit: unreife Jackfrucht
durian: Durian
fresh coconut: frische Kokosnuss | frische Kokosnüsse
loquat: Wollmispel(n)
fresh date: frische Dattel(n)
quandong: Quandong-Frucht | Quandong-Früchte
davidson plum: Davidson-Pflaume(n)
riberry: Riberry-Beere(n)
fruit: Obst
fruit salad: Obstsalat
sugarcane: Zuckerrohr
prickly pear: Kaktusfeige(n)
aloe vera leaf: Aloe-vera-Blatt
cut fruit: geschnittenes Obst
soup pack: Suppengemüsepackung
vegetable noodle: Gemüsenudeln
spaghetti squash noodle: Spaghettikürbisnudeln
kaleslaw: Grünkohl-Krautsalat
caesar salad kit: Caesar-Salat-Set
asian salad kit: asiatisches Salatset
garden salad: gartenfrischer Salat
red cabbage slaw: Rotkohlsalat
baby broccoli floret: kleine Brokkoliröschen
fresh chestnut: frische Marone(n)
finger chilli: Fingerchili(s)
bullhorn capsicum: Hornpaprika
snake gourd: Schlangenhaargurke(n)
bottle gourd: Flaschenkürbis
okinawan spinach: Okinawa-Spinat
malabar spinach: Malabarspinat
garland chrysanthemum: Speisechrysantheme
nettle: Brennnessel(n)
samphire: Queller
karkalla: Karkalla
saltbush: Salzmelde
finger lime pearl: Fingerlimettenperlen
bush tomato: Buschtomate(n)
kakadu plum: Kakadu-Pflaume(n)
lilly pilly: Lilly-Pilly-Beere(n)
muntries: Muntries-Beeren
rainbow carrot: bunte Karotte(n)
purple carrot: lila Karotte(n)
kestrel potato: Kestrel-Kartoffel(n)
nicola potato: Nicola-Kartoffel(n)
royal blue potato: blaue Kartoffel(n)
spud lite potato: kohlenhydratarme Kartoffel(n)
white sweet potato: weiße Süßkartoffel(n)
black garlic: schwarzer Knoblauch
garlic scape: Knoblauchstängel
mandarin afourer: Afourer-Mandarine(n)
cara cara orange: Cara-Cara-Orange(n)
sweetie grapefruit: Sweetie-Grapefruit(s)
cotton candy grape: Cotton-Candy-Traube(n)
sugar plum: Zuckerpflaume(n)
donut peach: Plattpfirsich(e)
pluot: Pluot(s)
red kiwi berry: Kiwibeere(n)
calypso mango: Calypso-Mango(s)
kensington pride mango: Kensington-Pride-Mango(s)
r2e2 mango: R2E2-Mango(s)
honey murcott: Honey-Murcott-Mandarine(n)
mangosteen: Mangostane(n)
salak: Schlangenfrucht
breadfruit: Brotfrucht
sprouting broccoli: Sprossenbrokkoli
spring greens: Frühkohl
kalettes: Flower Sprouts
brussels top: Rosenkohlblätter
sweetheart cabbage: früher Spitzkohl
romano pepper: Spitzpaprika
hungarian wax pepper: ungarische Wachspaprika
friggitello: Friggitelli
fresno chilli: Fresno-Chili(s)
cayenne chilli: frische Cayenne-Chili(s)
fresh aji amarillo: frische Aji Amarillo
rocoto: Rocoto(,s)
jersey royal: Jersey-Royal-Kartoffel(n)
vegetable marrow: Markkürbis(,se)
hokkaido pumpkin: Hokkaidokürbis(,se)
crown prince squash: Crown-Prince-Kürbis
hubbard squash: Hubbardkürbis
turban squash: Turbankürbis
carnival squash: Carnival-Kürbis
sweet dumpling squash: Sweet-Dumpling-Kürbis
gem squash: Rondini
calcot: Calçots
ramp: Wildlauch
wild garlic: Bärlauch
lollo rosso: Lollo rosso
lollo bionda: Lollo bionda
batavia lettuce: Bataviasalat
lamb's lettuce: Feldsalat
salsify: Schwarzwurzeln
komatsuna: Komatsuna
puntarelle: Puntarelle
callaloo: Amarantblätter
sweet potato leaf: Süßkartoffelblätter
moringa leaf: Moringablätter
agretti: Mönchsbart
eddo: Eddo-Knolle(n)
malanga: Malanga
arracacha: Arracacha
mashua: Mashua
oca: Oca
crosne: Knollenziest
luffa: Schwammgurke(n)
ash gourd: Wachskürbis
ivy gourd: Efeugurke
moringa pod: Moringaschote(n)
portobellini mushroom: Portobellini
king trumpet mushroom: Königsausternpilz(e)
lion's mane mushroom: Igelstachelbart
beech mushroom: Buchenpilz(e)
hen of the woods: Klapperschwamm
broccoli slaw: Brokkoliraspel
soup vegetables: Suppengrün
calamansi: Calamansi
satsuma: Satsuma(s)
minneola: Minneola(s)
easy peeler: kernlose Mandarine(n)
bergamot: Bergamotte(n)
sweet lime: süße Limette(n)
ugli fruit: Ugli
buddha's hand: Buddhas Hand
braeburn apple: Braeburn-Apfel | Braeburn-Äpfel
cox apple: Cox-Apfel | Cox-Äpfel
mcintosh apple: McIntosh-Apfel | McIntosh-Äpfel
jonagold apple: Jonagold-Apfel | Jonagold-Äpfel
elstar apple: Elstar-Apfel | Elstar-Äpfel
envy apple: Envy-Apfel | Envy-Äpfel
ambrosia apple: Ambrosia-Apfel | Ambrosia-Äpfel
cortland apple: Cortland-Apfel | Cortland-Äpfel
empire apple: Empire-Apfel | Empire-Äpfel
boskoop apple: Boskoop-Apfel | Boskoop-Äpfel
crab apple: Holzapfel | Holzäpfel
conference pear: Conference-Birne(n)
comice pear: Comice-Birne(n)
anjou pear: Anjou-Birne(n)
forelle pear: Forellenbirne(n)
damson: Haferpflaume(n)
greengage: Reneklode(n)
mirabelle: Mirabelle(n)
sloe berry: Schlehe(n)
physalis: Physalis
elderberry: Holunderbeere(n)
huckleberry: amerikanische Heidelbeere(n)
loganberry: Loganbeere(n)
tayberry: Taybeere(n)
marionberry: Marionbeere(n)
cloudberry: Moltebeere(n)
white currant: weiße Johannisbeere(n)
lingonberry: Preiselbeere(n)
kiwano: Kiwano(s)
granadilla: Grenadilla(s)
mamey: Mamey
ackee: Ackee
jujube: Jujube(n)
tamarind pod: Tamarindenschote(n)
medlar: Mispel(n)
sapodilla: Sapodilla(s)
pepino melon: Birnenmelone(n)
galia melon: Galiamelone(n)
charentais melon: Charentais-Melone(n)
canary melon: gelbe Honigmelone(n)
piel de sapo: Piel-de-Sapo-Melone(n)
muscat grape: Muskattraube(n)
concord grape: Concord-Traube(n)
romano bean: Romanobohne(n)
helda bean: Helda-Bohne(n)
bobby bean: Bobby-Bohne(n)
fine bean: Keniabohne(n)
dragon tongue bean: Drachenzungenbohne(n)
fresh borlotti bean: frische Borlottibohne(n)
fresh soya bean: frische Sojabohne(n)
carrot top: Karottengrün
fennel frond: Fenchelgrün
wheatgrass: Weizengras
hyssop: Ysop
borage: Borretsch
fresh angelica: frische Engelwurz
elderflower: Holunderblüte(n)
wasabi root: Wasabiwurzel
aloe vera: Aloe vera
winter savory: frisches Bohnenkraut
green coconut: Trinkkokosnuss | Trinkkokosnüsse
fresh water chestnut root: Wasserkastanienwurzel
# Meat & Seafood
beef mince: Rinderhackfleisch
lamb and beef mince: Hackfleisch von Lamm und Rind
beef and pork mince: gemischtes Hackfleisch
beef: Rindfleisch
beef steak: Rindersteak(s)
rump steak: Hüftsteak(s)
sirloin steak: Rumpsteak(s)
scotch fillet: Entrecôte(s)
eye fillet: Rinderfilet
T-bone steak: T-Bone-Steak(s)
flank steak: Flanksteak(s)
skirt steak: Skirt-Steak(s)
hanger steak: Nierenzapfen
flat iron steak: Flat-Iron-Steak(s)
minute steak: Minutensteak(s)
round steak: Steak(s) aus der Oberschale
chuck steak: Nackensteak vom Rind
stewing beef: Rindergulasch
gravy beef: Beinfleisch vom Rind
beef stir-fry strip: Rindergeschnetzeltes
beef roast: Rinderbraten
topside roast: Braten aus der Oberschale
blade roast: Schulterbraten vom Rind
pot roast: Schmorbraten
chuck roast: Nackenbraten vom Rind
beef rump roast: Rinderhüftbraten
corned beef silverside: gepökelte Rinderunterschale
beef brisket: Rinderbrust
beef short rib: Rinderrippe(n)
beef cheek: Rinderbacke(n)
beef shin: Rinderwade
osso buco: Beinscheiben
oxtail: Ochsenschwanz
rib roast: Hochrippe
beef bone: Rinderknochen
beef sausage: Rinderbratwurst | Rinderbratwürste
beef rissole: Rinderfrikadelle(n)
beef patty: Burgerpatty | Burgerpattys
meatball: Fleischbällchen
veal: Kalbfleisch
veal mince: Kalbshackfleisch
veal stir-fry strip: Kalbsgeschnetzeltes
veal schnitzel: Kalbsschnitzel
veal shank: Kalbshaxe(n)
veal osso buco: Kalbsbeinscheiben
beef schnitzel: Rinderschnitzel
lamb: Lammfleisch
lamb mince: Lammhackfleisch
lamb leg: Lammkeule
lamb shoulder: Lammschulter
lamb chop: Lammkotelett(s)
lamb cutlet: Stielkotelett(s) vom Lamm
rack of lamb: Lammkarree
lamb shank: Lammhaxe(n)
lamb backstrap: Lammlachs(e)
diced lamb: Lammgulasch
lamb steak: Lammsteak(s)
lamb sausage: Lammbratwurst | Lammbratwürste
lamb neck: Lammnacken
mutton: Hammelfleisch
goat: Ziegenfleisch
pork: Schweinefleisch
pork mince: Schweinehackfleisch
pork and veal mince: Hackfleisch von Schwein und Kalb
pork chop: Schweinekotelett(s)
pork fillet: Schweinefilet(s)
pork loin: Schweinelachs
pork rack: Schweinekarree
pork shoulder: Schweineschulter
pork neck: Schweinenacken
pork leg: Schweinekeule
pork belly: Schweinebauch
pork rib: Schweinerippchen
baby back rib: Kotelettrippchen
pork steak: Schweinesteak(s)
pork schnitzel: Schweineschnitzel
diced pork: Schweinegulasch
pork stir-fry strip: Schweinegeschnetzeltes
pork sausage: Schweinsbratwurst | Schweinsbratwürste
italian sausage: italienische Salsiccia
sweet italian sausage: milde Salsiccia
hot italian sausage: scharfe Salsiccia
bratwurst: Bratwurst | Bratwürste
sausage: Grillwurst | Grillwürste
sausage mince: Bratwurstbrät
chipolata: Chipolata(s)
breakfast sausage: Frühstückswürstchen
ham hock: geräucherte Schweinshaxe(n)
ham bone: Schinkenknochen
pork crackling: Schweineschwarte
suet: Rindertalg
pork bone: Schweineknochen
trotter: Schweinefuß | Schweinefüße
black pudding: Blutwurst
chicken: Hähnchenfleisch
whole chicken: ganzes Hähnchen | ganze Hähnchen
chicken breast: Hähnchenbrust | Hähnchenbrüste
chicken thigh: Hähnchenoberkeule(n)
chicken thigh fillet: Hähnchenoberkeulenfilet(s)
chicken thigh cutlet: Hähnchenoberkeule(n) mit Knochen
chicken drumstick: Hähnchenunterkeule(n)
chicken wing: Hähnchenflügel
chicken drumette: Hähnchenflügelchen
chicken maryland: Hähnchenschenkel mit Rückenstück
chicken leg: Hähnchenkeule(n)
chicken tenderloin: Hähncheninnenfilet(s)
chicken mince: Hähnchenhackfleisch
chicken sausage: Geflügelbratwurst | Geflügelbratwürste
chicken liver: Hähnchenleber(n)
chicken schnitzel: Hähnchenschnitzel
chicken carcass: Hähnchenkarkasse(n)
chicken skin: Hähnchenhaut
diced chicken: Hähnchenwürfel
chicken stir-fry strip: Hähnchengeschnetzeltes
chicken giblet: Hühnerklein
chicken neck: Hühnerhals | Hühnerhälse
chicken feet: Hühnerfüße
turkey: Putenfleisch
turkey breast: Putenbrust | Putenbrüste
turkey mince: Putenhackfleisch
turkey thigh: Putenoberkeule(n)
turkey leg: Putenunterkeule(n)
turkey wing: Putenflügel
duck: Ente
duck breast: Entenbrust | Entenbrüste
duck leg: Entenkeule(n)
quail: Wachtel(n)
spatchcock: Stubenküken
goose: Gans
kangaroo: Kängurufleisch
kangaroo fillet: Kängurufilet(s)
kangaroo mince: Känguruhackfleisch
venison: Hirschfleisch
venison steak: Hirschsteak(s)
rabbit: Kaninchen
emu: Emufleisch
crocodile: Krokodilfleisch
bison: Bisonfleisch
liver: Leber
lamb liver: Lammleber
calf liver: Kalbsleber
beef liver: Rinderleber
kidney: Niere(n)
tripe: Kutteln
sweetbread: Kalbsbries
tongue: Rinderzunge
fish fillet: Fischfilet(s)
salmon: Lachs
salmon fillet: Lachsfilet(s)
tuna steak: Thunfischsteak(s)
barramundi: Barramundi
snapper: Schnapper
red snapper: roter Schnapper
flathead: Plattkopf
cod: Kabeljau
haddock: Schellfisch
halibut: Heilbutt
ling: Leng
rockling: Seequappe
whiting: Wittling
bream: Brasse
basa: Pangasius
blue eye trevalla: Blaumaul
john dory: Petersfisch
perch: Barsch
orange roughy: Granatbarsch
hoki: Hoki
pollock: Pollack
monkfish: Seeteufel
sea bass: Wolfsbarsch
tilapia: Tilapia
catfish: Wels
sole: Seezunge
flounder: Flunder
turbot: Steinbutt
plaice: Scholle
mahi mahi: Goldmakrele
grouper: Zackenbarsch
swordfish: Schwertfisch
kingfish: Gelbschwanzmakrele
flake: Dornhai
shark: Haifisch
mullet: Meeräsche
gemfish: Silberhechtmakrele
trout: Forelle
ocean trout: Meerforelle
mackerel: Makrele
spanish mackerel: Spanische Makrele
fresh sardine: frische Sardine(n)
herring: Hering
whitebait: Breitling
eel: Räucheraal
carp: Karpfen
pike: Hecht
arctic char: Seesaibling
skate: Rochen
marinara mix: Meeresfrüchte-Mix
seafood: Meeresfrüchte
fish bone: Fischgräten
fish head: Fischkopf | Fischköpfe
sashimi salmon: Lachs in Sushi-Qualität
sashimi tuna: Thunfisch in Sushi-Qualität
prawn: Garnele(n)
green prawn: rohe Garnele(n)
peeled green prawn: geschälte rohe Garnele(n)
tiger prawn: Black-Tiger-Garnele(n)
cooked prawn: gekochte Garnele(n)
school prawn: kleine Garnele(n)
scallop: Jakobsmuschel(n)
bay scallop: kleine Kammmuschel(n)
mussel: Miesmuschel(n)
clam: Venusmuschel(n)
pipi: Pipi-Muschel(n)
cockle: Herzmuschel(n)
oyster: Auster(n)
crab: Krebs
blue swimmer crab: Blaukrabbe
mud crab: Mangrovenkrabbe
crab meat: Krebsfleisch
crab leg: Königskrabbenbein(e)
lobster: Hummer
rock lobster: Languste
lobster tail: Hummerschwanz | Hummerschwänze
Moreton Bay bug: Bärenkrebs(e)
balmain bug: Balmain-Bärenkrebs(e)
squid: Kalmar
squid tube: Kalmartube(n)
squid ring: Tintenfischring(e)
baby squid: Baby-Kalmare
octopus: Krake
baby octopus: Baby-Kraken
cuttlefish: Sepia
abalone: Seeohren
sea urchin: Seeigel
langoustine: Kaisergranat
fish roe: Fischrogen
salmon roe: Lachskaviar
flying fish roe: Tobiko
caviar: Kaviar
lamb rissole: Lammfrikadelle(n)
lamb kofta: Lamm-Köfte
lamb rib: Lammrippchen
mini lamb roast: kleiner Lammbraten
beef kebab: Rindfleischspieß(e)
lamb kebab: Lammspieß(e)
chicken kebab: Hähnchenspieß(e)
satay chicken skewer: Satay-Spieß(e)
pork belly strip: Schweinebauchscheibe(n)
pork knuckle: Schweinshaxe(n)
pulled pork: Pulled Pork
crumbed lamb cutlet: paniertes Lammkotelett | panierte Lammkoteletts
crumbed pork schnitzel: paniertes Schweineschnitzel | panierte Schweineschnitzel
chicken parmigiana: Hähnchen Parmigiana
chicken meatball: Hähnchenfleischbällchen
chicken burger: Chickenburger
turkey burger: Putenburger
kangaroo sausage: Känguruwurst | Känguruwürste
kangaroo burger: Känguruburger
beef ribs rack: Rinderrippen am Stück
tomahawk steak: Tomahawk-Steak(s)
wagyu steak: Wagyu-Steak(s)
wagyu mince: Wagyu-Hackfleisch
tri tip: Bürgermeisterstück
bolar blade: dicke Rinderschulter
eye round: Rinderrolle
rolled roast beef: Rollbraten vom Rind
pickled pork: Pökelbraten
pork jowl: Schweinebacke
lap cheong: chinesische Wurst
boerewors: Boerewors
cevapi: Ćevapčići
merguez: Merguez
duck neck: Entenhals
whole snapper: ganzer Schnapper | ganze Schnapper
whole barramundi: ganzer Barramundi
whole trout: ganze Forelle
garfish: Hornhecht
nannygai: Nannygai
tailor: Blaubarsch
australian salmon: australischer Lachs
leatherjacket: Feilenfisch
mulloway: Adlerfisch
coral trout: Korallenforelle
red emperor: Kaiserschnapper
patagonian toothfish: Schwarzer Seehecht
yabby: Yabby-Flusskrebs(e)
marron: Marron-Flusskrebs(e)
scampi: Scampi
banana prawn: Bananengarnele(n)
coffin bay oyster: Pazifische Auster(n)
fish cake: Fischfrikadelle(n)
prawn skewer: Garnelenspieß(e)
marinated prawn: marinierte Garnele(n)
crumbed calamari ring: panierte Tintenfischringe
salmon portion: Lachsportion(en)
silverside joint: Rinderunterschale
feather blade: Schaufelstück
london broil: London Broil
chuck eye: Chuck-Eye-Steak
swiss steak: Swiss Steak
beef skirt: Saumfleisch
onglet: Onglet
bavette: Bavette
picanha: Tafelspitz
cube steak: Cube-Steak(s)
beef tip: Rinderhüftspitze(n)
carne asada: dünne Rindfleischscheiben
beef plate rib: Querrippe(n)
beef neck bone: Nackenknochen vom Rind
beef tendon: Rindersehne
beef heart: Rinderherz
chicken heart: Hühnerherz(en)
gizzard: Hühnermagen | Hühnermägen
giblets: Innereien vom Geflügel
pig's foot: Spitzbein
pig's ear: Schweineohr(en)
pork loin steak: Schweinelachssteak(s)
pork loin joint: Schweinerückenbraten
picnic shoulder: Vorderschinken
country style rib: dicke Rippe(n)
st louis rib: St.-Louis-Rippchen
rack of ribs: Leiterchen
gammon: roher Pökelschinken
gammon steak: Kasslersteak(s)
ham shank: Eisbein(e)
weisswurst: Weißwurst | Weißwürste
toulouse sausage: Toulouser Wurst | Toulouser Würste
cumberland sausage: Cumberland-Wurst | Cumberland-Würste
lincolnshire sausage: Lincolnshire-Wurst | Lincolnshire-Würste
nuremberg sausage: Nürnberger Rostbratwürstchen
turkey sausage: Putenbratwurst | Putenbratwürste
chicken apple sausage: Hähnchen-Apfel-Wurst | Hähnchen-Apfel-Würste
venison sausage: Wildbratwurst | Wildbratwürste
sausage patty: Bratwurstpatty | Bratwurstpattys
sausage link: kleine Bratwürstchen
italian sausage link: Salsiccia-Würstchen
veal chop: Kalbskotelett(s)
rose veal: Rosé-Kalbfleisch
veal breast: Kalbsbrust
veal shoulder: Kalbsschulter
lamb breast: Lammbrust
lamb saddle: Lammrücken
lamb noisette: Lammnüsschen
scrag end: Lammhals
lamb spare rib: Lamm-Spareribs
goat shoulder: Ziegenschulter
mutton leg: Hammelkeule
chicken supreme: Hähnchenbrust Supreme
chicken mini fillet: Hähnchen-Minifilet(s)
chicken backbone: Hähnchenrücken
party wing: Party-Wings
stewing hen: Suppenhuhn
capon: Kapaun
guinea fowl: Perlhuhn
pheasant: Fasan
partridge: Rebhuhn | Rebhühner
pigeon: Taube(n)
grouse: Moorhuhn
ostrich: Straußenfleisch
wild duck: Wildente
wild boar: Wildschwein
elk: Elchfleisch
reindeer: Rentierfleisch
hare: Hase
horse meat: Pferdefleisch
frog leg: Froschschenkel
alligator: Alligatorfleisch
coley: Seelachs
hake: Seehecht
brill: Glattbutt
dab: Kliesche
lemon sole: Rotzunge
megrim: Flügelbutt
gurnard: Knurrhahn
red mullet: Rotbarbe
sea bream: Dorade
pollan: Pollan
tusk fish: Lippfisch
branzino: Branzino
rockfish: Rotbarsch
sablefish: Kohlenfisch
lingcod: Lingcod
cobia: Cobia
wahoo: Wahoo
bluefish: Blaufisch
porgy: Porgy
croaker: Umberfisch
walleye: Glasaugenbarsch
zander: Zander
redfish: Roter Trommler
smelt: Stint(e)
butterfish: Butterfisch
parrotfish: Papageifisch
emperor fish: Kaiserfisch
bluefin tuna: Blauflossen-Thunfisch
marlin: Marlin
steelhead trout: Stahlkopfforelle
lake trout: Seeforelle
sea trout: Meerforelle aus Wildfang
fresh anchovy: frische Sardelle(n)
sprat: Sprotte(n)
pilchard: Pilchard(s)
herring fillet: Heringsfilet(s)
flathead tail: Plattkopfschwanz | Plattkopfschwänze
fish pie mix: Fischmischung
crawfish tail: Flusskrebsschwanz | Flusskrebsschwänze
bay shrimp: Eismeergarnelen
brown shrimp: Nordseekrabbe(n)
argentine red shrimp: Argentinische Rotgarnele(n)
crevette: Crevette(n)
lobster meat: Hummerfleisch
crab claw: Krebsschere(n)
snow crab leg: Schneekrabbenbein(e)
stone crab claw: Steinkrabbenschere(n)
dungeness crab: Kalifornischer Taschenkrebs
soft shell crab: Softshell-Krabbe
brown crab: Taschenkrebs
razor clam: Schwertmuschel(n)
palourde: Teppichmuschel(n)
manila clam: Japanische Teppichmuschel(n)
cherrystone clam: Quahog-Muschel(n)
whelk: Wellhornschnecke(n)
winkle: Strandschnecke(n)
geoduck: Elefantenrüsselmuschel
conch: Flügelschnecke
limpet: Napfschnecke(n)
sea cucumber: Seegurke(n)
trout roe: Forellenkaviar
lumpfish roe: Seehasenrogen
cod roe: Dorschrogen
# Deli
bacon: Frühstücksspeck
middle bacon: Bacon mit Auge
streaky bacon: durchwachsener Speck
shortcut bacon: magerer Speck
turkey bacon: Putenspeck
bacon piece: Speckwürfel
speck: Südtiroler Speck
pancetta: Pancetta
guanciale: Guanciale
lardon: Speckstreifen
ham: Kochschinken
smoked ham: Räucherschinken
shaved ham: hauchdünn geschnittener Kochschinken
ham steak: Schinkensteak(s)
whole ham: Weihnachtsschinken
half ham: halber Schinken
prosciutto: Parmaschinken
serrano ham: Serranoschinken
jamon iberico: Iberico-Schinken
jamon: Jamón
canadian bacon: Lachsschinkenspeck
kaiserfleisch: Kaiserfleisch
salami: Salami
danish salami: dänische Salami
hungarian salami: ungarische Salami
italian salami: italienische Salami
hot salami: scharfe Salami
pepperoni: Peperoniwurst
sopressa: Soppressata
nduja: Nduja
linguica: Linguiça
chorizo: Chorizo
mortadella: Mortadella
bologna: Bologna-Wurst
devon: Devon-Wurst
liverwurst: grobe Leberwurst
bresaola: Bresaola
air-dried beef: Bündnerfleisch
coppa: Coppa
pastrami: Pastrami
roast beef: Roastbeef-Aufschnitt
sliced corned beef: Corned Beef in Scheiben
sliced turkey: Putenbrustaufschnitt
smoked turkey: geräucherte Putenbrust
chicken loaf: Hähnchenfleischkäse
roast chicken: Grillhähnchen
cooked chicken: gegartes Hähnchenfleisch
poached chicken: pochiertes Hähnchen
shredded chicken: gezupftes Hähnchen
kabana: Mettenden
kielbasa: polnische Wurst
andouille: Andouille
frankfurt: Wiener Würstchen
cocktail frankfurt: Cocktailwürstchen
kransky: Käsekrainer
black forest ham: Schwarzwälder Schinken
pate: Pastete
chicken liver pate: Hühnerleberpastete
duck pate: Entenpastete
terrine: Terrine
foie gras: Foie gras
deli meat: Aufschnitt
smoked salmon: Räucherlachs
hot smoked salmon: Stremellachs
gravlax: Graved Lachs
smoked trout: Räucherforelle
smoked mackerel: Räuchermakrele
smoked cod: geräucherter Kabeljau
smoked haddock: geräucherter Schellfisch
marinated octopus: marinierter Krake
seafood stick: Surimi-Stäbchen
semi-dried tomato: halbgetrocknete Tomate(n)
antipasto: Antipasti
chargrilled vegetables: gegrilltes Gemüse
marinated feta: marinierter Feta
persian feta: persischer Feta
marinated artichoke: marinierte Artischocke(n)
chargrilled eggplant: gegrillte Aubergine
stuffed vine leaf: gefülltes Weinblatt | gefüllte Weinblätter
hummus: Hummus
tzatziki: Tzatziki
raita: Raita
coconut chutney: Kokos-Chutney
sambar: Sambar
tabouli: Taboulé
baba ganoush: Baba Ganoush
guacamole: Guacamole
taramasalata: Taramas
french onion dip: Zwiebeldip
dip: Dip
beetroot dip: Rote-Bete-Dip
spinach dip: Spinatdip
corn relish dip: Maisdip
capsicum dip: Paprikadip
tapenade: Olivenpaste
coleslaw: Krautsalat
potato salad: Kartoffelsalat
pasta salad: Nudelsalat
sushi: Sushi
brie: Brie
double brie: Doppelrahm-Brie
triple cream brie: Dreifachrahm-Brie
camembert: Camembert
blue cheese: Blauschimmelkäse
stilton: Stilton
roquefort: Roquefort
danish blue: dänischer Blauschimmelkäse
gorgonzola: Gorgonzola
dolcelatte: Dolcelatte
goat cheese: Ziegenkäse
goat curd: Ziegenfrischkäse
marinated goat cheese: marinierter Ziegenkäse
gouda: Gouda
aged gouda: alter Gouda
edam: Edamer
gruyere: Gruyère
emmental: Emmentaler
fontina: Fontina
ricotta salata: Ricotta salata
provolone: Provolone
manchego: Manchego
pecorino: Pecorino
pecorino romano: Pecorino Romano
grana padano: Grana Padano
asiago: Asiago
havarti: Havarti
jarlsberg: Jarlsberg
raclette: Raclettekäse
taleggio: Taleggio
burrata: Burrata
stracciatella: Stracciatella
halloumi: Halloumi
kefalotyri: Kefalotyri
kefalograviera: Kefalograviera
kasseri: Kasseri
queso fresco: Queso Fresco
queso blanco: Queso Blanco
cotija: Cotija
port salut: Port Salut
labneh: Labneh
leg ham off the bone: Knochenschinken
virginian ham: Virginia-Schinken
double smoked ham: doppelt geräucherter Schinken
champagne ham: Champagnerschinken
honey ham: Honigschinken
shaved turkey: hauchdünn geschnittene Putenbrust
shaved chicken: hauchdünn geschnittene Hähnchenbrust
twiggy stick: Minisalami
lachsschinken: Lachsschinken
beetroot hummus: Rote-Bete-Hummus
caramelised onion dip: Dip mit karamellisierten Zwiebeln
pesto dip: Pestodip
eggplant relish dip: Auberginendip
quiche: Quiche
frittata: Frittata
arancini: Arancini
spanakopita: Spanakopita
greek salad: griechischer Salat
caesar salad: Caesar-Salat
rice salad: Reissalat
potato bake: Kartoffelgratin
cheese platter: Käseplatte
quince cheese: Quittenbrot
washed rind cheese: Rotschmierkäse
comte: Comté
cooked gammon: gekochter Pökelschinken
lardo: Lardo
lonza: Lonza
finocchiona: Finocchiona
felino salami: Felino-Salami
saucisson: Saucisson
landjager: Landjäger
summer sausage: Sommerwurst
cervelat: Cervelat
genoa salami: Genueser Salami
milano salami: Mailänder Salami
fuet: Fuet
salsiz: Salsiz
sucuk: Sucuk
soyrizo: Soja-Chorizo
olive loaf: Olivenwurst
bierschinken: Bierschinken
lyoner: Lyoner
white pudding slice: weiße Grützwurst in Scheiben
bavarian meatloaf: Leberkäse
leberwurst: Leberwurst
teewurst: Teewurst
vienna sausage: Wiener in der Dose
knackwurst: Knackwurst | Knackwürste
debreziner: Debreziner
bockwurst: Bockwurst | Bockwürste
krakauer: Krakauer
smoked sausage: Räucherwurst | Räucherwürste
smoked turkey sausage: geräucherte Putenwurst | geräucherte Putenwürste
kabanos: Kabanossi
haggis: Haggis
white pudding: weiße Grützwurst
scrapple: Scrapple
rillettes: Rillettes
pork pie: Schweinefleischpastete(n)
scotch egg: schottisches Ei | schottische Eier
gravadlax: Gravadlax
smoked mackerel fillet: geräuchertes Makrelenfilet | geräucherte Makrelenfilets
kipper: Bückling(e)
smoked eel fillet: Räucheraalfilet
smoked sprat: Kieler Sprotte(n)
rollmop: Rollmops | Rollmöpse
muhammara: Muhammara
skordalia: Skordalia
tirokafteri: Tirokafteri
artichoke dip: Artischockendip
sunblush tomato: halbtrockene Tomate(n)
shropshire blue: Shropshire Blue
cambozola: Cambozola
bleu d'auvergne: Bleu d'Auvergne
fourme d'ambert: Fourme d'Ambert
saint agur: Saint Agur
cabrales: Cabrales
bavarian blue: Bavaria Blu
cashel blue: Cashel Blue
bleu cheese crumble: zerbröselter Blauschimmelkäse
crottin: Crottin
valencay: Valençay
bucheron: Bûcheron
goat log: Ziegenrolle
sheep cheese: Schafskäse am Stück
iberico cheese: Iberico-Käse
mahon: Mahón
tetilla: Tetilla
idiazabal: Idiazábal
serra da estrela: Serra da Estrela
beaufort: Beaufort
appenzeller: Appenzeller
tete de moine: Tête de Moine
abondance: Abondance
vacherin: Vacherin
leerdammer: Leerdammer
maasdam: Maasdamer
hard mountain cheese: Bergkäse
reblochon: Reblochon
munster: Munster
limburger: Limburger
epoisses: Époisses
pont l'eveque: Pont-l'Évêque
livarot: Livarot
saint nectaire: Saint-Nectaire
morbier: Morbier
tomme: Tomme
stinking bishop: Stinking Bishop
romadur: Romadur
harzer: Harzer Käse
brillat savarin: Brillat-Savarin
saint marcellin: Saint-Marcellin
coulommiers: Coulommiers
chaource: Chaource
explorateur: Explorateur
boursin: Boursin
cantal: Cantal
mimolette: Mimolette
danbo: Danbo
esrom: Esrom
vasterbotten: Västerbotten
prastost: Prästost
herrgard: Herrgård
gjetost: Gjetost
butterkase: Butterkäse
oscypek: Oscypek
kashkaval: Kaschkawal
graviera: Graviera
anthotyro: Anthotyro
mizithra: Mizithra
manouri: Manouri
scamorza: Scamorza
caciocavallo: Caciocavallo
stracchino: Stracchino
robiola: Robiola
bel paese: Bel Paese
squacquerone: Squacquerone
primo sale: Primo Sale
pecorino toscano: Pecorino Toscano
pecorino sardo: Pecorino Sardo
oaxaca cheese: Oaxaca-Käse
panela cheese: Panela-Käse
queso quesadilla: Queso Quesadilla
wensleydale: Wensleydale
cheshire cheese: Cheshire-Käse
lancashire cheese: Lancashire-Käse
caerphilly: Caerphilly
red leicester: Red Leicester
double gloucester: Double Gloucester
cornish yarg: Cornish Yarg
# Bakery
bread: Brot
white bread: Weißbrot
wholemeal bread: Vollkornbrot
multigrain bread: Mehrkornbrot
rye bread: Roggenbrot
pumpernickel: Pumpernickel
sourdough: Sauerteigbrot
ciabatta: Ciabatta
turkish bread: türkisches Fladenbrot
focaccia: Focaccia
crusty bread: Krustenbrot
italian bread: italienisches Brot
country bread: Landbrot
artisan bread: handwerklich gebackenes Brot
cob loaf: runder Brotlaib
vienna loaf: Wiener Brot
pane di casa: Pane di Casa
baguette: Baguette(s)
garlic bread: Knoblauchbrot
raisin bread: Rosinenbrot
fruit bread: Früchtebrot
gluten free bread: glutenfreies Brot
soy and linseed bread: Soja-Leinsamen-Brot
brioche: Brioche
challah: Challa
texas toast: dicke Toastscheiben
cornbread: amerikanisches Maisbrot
damper: Damper-Brot
banana bread: Bananenbrot
soda bread: Sodabrot
corn bread: Maisbrot
stale bread: altbackenes Brot
bread roll: Brötchen
ciabatta roll: Ciabattabrötchen
crusty roll: knuspriges Brötchen | knusprige Brötchen
soft roll: weiches Brötchen | weiche Brötchen
white roll: helles Brötchen | helle Brötchen
long roll: Langbrötchen
hamburger bun: Burgerbrötchen
bun: süßes Brötchen | süße Brötchen
brioche bun: Brioche-Brötchen
slider bun: Mini-Burgerbrötchen
hot dog bun: Hotdog-Brötchen
english muffin: Toastie(s)
crumpet: Crumpet(s)
bagel: Bagel(s)
everything bagel: Everything-Bagel(s)
pita bread: Pitabrot
lebanese bread: libanesisches Fladenbrot
flatbread: Fladenbrot(e)
naan: Naanbrot(e)
garlic naan: Knoblauch-Naan
roti: Roti
chapati: Chapati(s)
paratha: Paratha(s)
lavash: Lavash
mountain bread: Mountain-Bread-Fladen
tortilla: Tortilla(s)
flour tortilla: Weizentortilla(s)
wrap: Wrap(s)
corn tortilla: Maistortilla(s)
wholemeal wrap: Vollkornwrap(s)
mini tortilla: Mini-Tortilla(s)
pizza base: Pizzaboden | Pizzaböden
injera: Injera
croissant: Croissant(s)
danish pastry: Plundergebäck
hot cross bun: Hot Cross Bun(s)
scone: Scone(s)
muffin: Muffin(s)
blueberry muffin: Heidelbeermuffin(s)
chocolate muffin: Schokomuffin(s)
doughnut: Donut(s)
fruit bun: Rosinenbrötchen
finger bun: Finger Bun(s)
iced bun: Zuckergussbrötchen
cinnamon scroll: Zimtschnecke(n)
cheese and bacon roll: Käse-Speck-Brötchen
cheesymite scroll: Käse-Hefe-Schnecke(n)
sponge cake: Biskuitkuchen
angel food cake: Angel Cake(s)
pound cake: Sandkuchen
madeira cake: Madeira-Kuchen
chocolate cake: Schokoladenkuchen
fruit cake: Früchtekuchen
mud cake: Mud Cake(s)
banana cake: Bananenkuchen
carrot cake: Karottenkuchen
cake: Kuchen
birthday cake: Geburtstagskuchen
cupcake: Cupcake(s)
lamington: Lamington(s)
pavlova base: Pavlova-Boden
panettone: Panettone
swiss roll: Biskuitrolle(n)
brownie: Brownie(s)
caramel slice: Karamellschnitte
vanilla slice: Vanilleschnitte
tart: Törtchen
fruit tart: Obsttörtchen
custard tart: Puddingtörtchen
portuguese tart: Pastel de Nata | Pastéis de Nata
flan case: Tortenboden
sponge flan: Obstboden
eclair: Eclair(s)
profiterole: Windbeutel
pastries: Gebäck
meat pie: Fleischpastete(n)
sausage roll: Wurst im Blätterteig
white bread roll: Weizenbrötchen
panini: Panini
sourdough roll: Sauerteigbrötchen
rye roll: Roggenbrötchen
wholemeal roll: Vollkornbrötchen
gluten free roll: glutenfreies Brötchen | glutenfreie Brötchen
gluten free wrap: glutenfreier Wrap | glutenfreie Wraps
low carb bread: Eiweißbrot
light rye bread: helles Roggenbrot
pull apart: Zupfbrot
cheese bread: Käsebrot
focaccia roll: Focacciabrötchen
pizza bread: Pizzabrot
naan pizza base: Naan-Pizzaboden | Naan-Pizzaböden
pikelet: Pikelet(s)
pancake: Pfannkuchen
crepe: Crêpe(s)
waffle fresh: frische Waffel(n)
almond croissant: Mandelcroissant(s)
chocolate croissant: Schokocroissant(s)
cheese croissant: Käsecroissant(s)
apple turnover: Apfeltasche(n)
apple pie: Apfelkuchen
lemon tart: Zitronentarte(s)
cheesecake: Käsekuchen
tea cake: Teekuchen
jelly slice: Götterspeiseschnitte
hedgehog slice: Kalter-Hund-Schnitte
rum ball: Rumkugel(n)
date scone: Dattel-Scone(s)
friand: Friand(s)
rock cake: Rosinenhäufchen
vanilla cupcake: Vanille-Cupcake(s)
neenish tart: Neenish-Törtchen
beesting cake: Bienenstich
spinach and cheese triangle: Spinat-Käse-Tasche(n)
vegetable pasty: Gemüsepastete(n)
bloomer: Bloomer-Brot
granary bread: Malzkornbrot
tiger bread: Tigerbrot
farmhouse loaf: Kastenweißbrot
french country bread: französisches Landbrot
batard: Bâtard
ficelle: Ficelle
farmer's bread: Bauernbrot
toast bread: Toastbrot
olive bread: Olivenbrot
seeded bread: Körnerbrot
malt loaf: Malzbrot
bap: weiches Weizenbrötchen | weiche Weizenbrötchen
hawaiian roll: Hawaii-Brötchen
zopf: Hefezopf
potato roll: Kartoffelbrötchen
hoagie roll: Sandwichbaguette(s)
pretzel bun: Laugenbrötchen
soft pretzel: Laugenbrezel(n)
teacake: Rosinen-Teebrötchen
chelsea bun: Chelsea Bun(s)
barmbrack: Barmbrack
arepa: Arepa(s)
piadina: Piadina
polar bread: Polarbrot
barbari bread: Barbari-Brot
msemen: Msemen
matnakash: Matnakasch
victoria sponge: Victoria Sponge
battenberg: Battenberg-Kuchen
christmas cake: englischer Weihnachtskuchen
trifle sponge: Trifle-Biskuit(s)
pandoro: Pandoro
stollen: Stollen
colomba: Colomba
babka: Babka
kugelhopf: Gugelhupf
christmas pudding: Plumpudding
mince pie: Mince Pie(s)
eccles cake: Eccles Cake(s)
welsh cake: Welsh Cake(s)
vol au vent case: Blätterteigpastetchen
pastry case: Mürbeteigförmchen
churro: Churro(s)
baklava: Baklava
bear claw: Bärentatze(n)
kouign amann: Kouign-amann
beignet: Beignet(s)
yorkshire pudding: Yorkshire-Pudding(s)
# Dairy, Eggs & Fridge
milk: Milch
skim milk: Magermilch
light milk: fettarme Milch
lactose free milk: laktosefreie Milch
goat milk: Ziegenmilch
a2 milk: A2-Milch
buttermilk: Buttermilch
chocolate milk: Kakaotrunk
strawberry milk: Erdbeermilch
iced coffee milk: Kaffeemilchgetränk
flavoured milk: Milchmischgetränk
almond milk: Mandelmilch
unsweetened almond milk: ungesüßte Mandelmilch
vanilla almond milk: Vanille-Mandelmilch
soy milk: Sojamilch
oat milk: Hafermilch
rice milk: Reismilch
coconut drinking milk: Kokosdrink
cashew milk: Cashewmilch
plant milk: Pflanzenmilch
nut milk: Nussmilch
macadamia milk: Macadamiamilch
hemp milk: Hanfmilch
kefir: Kefir
eggnog: Eierpunsch
cream: frische Sahne
thickened cream: Sahne
pouring cream: flüssige Sahne
single cream: einfache Sahne
light cream: leichte Sahne
cooking cream: Kochsahne
light thickened cream: leichte Schlagsahne
half and half: Kaffeesahne
double cream: Crème double
clotted cream: Clotted Cream
sour cream: saure Sahne
light sour cream: leichte saure Sahne
creme fraiche: Crème fraîche
whipped cream: geschlagene Sahne
canned whipped cream: Sprühsahne
mascarpone: Mascarpone
custard: Vanillesauce
coffee creamer: Kaffeeweißer
butter: Butter
unsalted butter: ungesalzene Butter
cultured butter: Sauerrahmbutter
margarine: Margarine
dairy spread: Streichfett
olive oil spread: Streichfett mit Olivenöl
dairy free spread: milchfreies Streichfett
vegan butter: vegane Butter
dripping: Bratenfett
lard: Schweineschmalz
bacon fat: Speckfett
duck fat: Entenschmalz
goose fat: Gänseschmalz
copha: Kokosplattenfett
yoghurt: Naturjoghurt
low fat yoghurt: fettarmer Joghurt
nonfat yoghurt: Magerjoghurt
greek yoghurt: griechischer Joghurt
low fat greek yoghurt: fettarmer griechischer Joghurt
vanilla yoghurt: Vanillejoghurt
strawberry yoghurt: Erdbeerjoghurt
mango yoghurt: Mangojoghurt
fruit yoghurt: Fruchtjoghurt
berry yoghurt: Beerenjoghurt
coconut yoghurt: Kokosjoghurt
soy yoghurt: Sojajoghurt
dairy free yoghurt: milchfreier Joghurt
vegan yoghurt: veganer Joghurt
yoghurt pouch: Quetschjoghurt(s)
kids yoghurt: Kinderjoghurt
skyr: Skyr
fromage frais: Frischkäsezubereitung
quark: Quark
rice pudding: fertiger Milchreis
creme caramel: Crème Caramel
chocolate mousse: Mousse au Chocolat
dairy dessert: Milchdessert
jelly cup: Götterspeisebecher
cheese: Käse
cheddar: Cheddar
tasty cheese: würziger Cheddar
vintage cheddar: reifer Cheddar
white cheddar: weißer Cheddar
smoked cheddar: Räuchercheddar
smoked cheese: Räucherkäse
light cheese: fettarmer Käse
light cheddar: fettarmer Cheddar
colby: Colby
monterey jack: Monterey Jack
pepper jack: Pepper Jack
colby jack: Colby Jack
american cheese: Schmelzkäse
cheese slice: Scheibletten
swiss cheese: Schweizer Käse
pizza cheese: Pizzakäse
mexican cheese blend: mexikanische Käsemischung
taco cheese: Taco-Käse
italian cheese blend: italienische Käsemischung
mozzarella: Mozzarella
part skim mozzarella: fettreduzierter Mozzarella
bocconcini: Mini-Mozzarella
fresh mozzarella: frischer Mozzarella
buffalo mozzarella: Büffelmozzarella
parmesan: Parmesan
parmesan rind: Parmesanrinde
feta: Feta
danish feta: dänischer Feta
greek feta: griechischer Feta
reduced fat feta: fettreduzierter Feta
ricotta: Ricotta
smooth ricotta: cremiger Ricotta
low fat ricotta: fettarmer Ricotta
cottage cheese: Hüttenkäse
low fat cottage cheese: magerer Hüttenkäse
cream cheese: Frischkäse
light cream cheese: fettarmer Frischkäse
spreadable cream cheese: streichzarter Frischkäse
whipped cream cheese: aufgeschlagener Frischkäse
paneer: Paneer
string cheese: Käsestange(n) zum Abziehen
babybel: Babybel
cheese snack: Käsesnack
cheese spread: Streichkäse
vegan cheese: veganer Käse
egg: Ei(er)
egg white: Eiweiß
egg yolk: Eigelb
quail egg: Wachtelei(er)
duck egg: Entenei(er)
liquid egg white: flüssiges Eiklar
egg substitute: Flüssigei-Ersatz
tofu: Tofu
firm tofu: fester Tofu
extra firm tofu: extrafester Tofu
silken tofu: Seidentofu
smoked tofu: Räuchertofu
tofu puff: frittierter Tofu
tempeh: Tempeh
seitan: Seitan
vegan mince: veganes Hackfleisch
vegetarian sausage: vegetarische Bratwurst | vegetarische Bratwürste
vegetarian burger: vegetarischer Burger | vegetarische Burger
plant based burger: pflanzlicher Burger | pflanzliche Burger
beyond burger: Beyond Burger
fresh pasta: frische Nudeln
fresh fettuccine: frische Fettuccine
fresh tagliatelle: frische Tagliatelle
fresh egg pasta: frische Eiernudeln
fresh linguine: frische Linguine
fresh spaghetti: frische Spaghetti
fresh lasagne sheet: frische Lasagneblätter
ravioli: Ravioli
cheese ravioli: Käseravioli
ricotta and spinach ravioli: Ravioli mit Ricotta und Spinat
beef ravioli: Rindfleischravioli
tortellini: Tortellini
cheese tortellini: Käsetortellini
beef tortellini: Rindfleischtortellini
agnolotti: Agnolotti
gnocchi: Gnocchi
dosa batter: Dosa-Teig
potato dumpling: Kartoffelknödel
bread dumpling: Semmelknödel
fresh pesto: frisches Pesto
fresh pasta sauce: frische Nudelsauce
hokkien noodle: Hokkien-Nudeln
singapore noodle: Singapur-Nudeln
fresh rice noodle: frische Reisnudeln
fresh udon noodle: frische Udonnudeln
fresh egg noodle: frische Mie-Nudeln
fresh ramen noodle: frische Ramennudeln
wonton wrapper: Wan-Tan-Blatt | Wan-Tan-Blätter
gow gee wrapper: Gyozablatt | Gyozablätter
egg roll wrapper: Eierrollenblatt | Eierrollenblätter
spring roll wrapper: Frühlingsrollenblatt | Frühlingsrollenblätter
filo pastry: Filoteig
fresh yeast: frische Hefe
refrigerated biscuit dough: gekühlter Brötchenteig
crescent roll dough: Croissantteig
cookie dough: Keksteig
pizza dough: fertiger Pizzateig
flammkuchen dough: Flammkuchenteig
bread dough: Brotteig
sauerkraut fresh: frisches Sauerkraut
kimchi: Kimchi
miso: Misopaste
white miso: helles Miso
yellow miso: gelbes Miso
red miso: rotes Miso
probiotic drink: probiotischer Drink | probiotische Drinks
yakult: Yakult
fresh soup: frische Suppe
protein milk: Proteinmilch
permeate free milk: traditionelle Milch
jersey milk: Jersey-Milch
breakfast drink: Frühstücksdrink(s)
drinking yoghurt: Trinkjoghurt
high protein yoghurt: Proteinjoghurt
kids yoghurt pouch: Kinder-Quetschjoghurt(s)
passionfruit yoghurt: Maracujajoghurt
honey yoghurt: Honigjoghurt
banana yoghurt: Bananenjoghurt
sheep yoghurt: Schafjoghurt
goat yoghurt: Ziegenjoghurt
bio yoghurt: probiotischer Joghurt
panna cotta: Panna cotta
tiramisu: Tiramisu
creme brulee: Crème brûlée
dairy custard pouch: Quetschpudding
garlic butter: Knoblauchbutter
salted caramel butter: Salzkaramellbutter
lactose free cream: laktosefreie Sahne
lactose free cheese: laktosefreier Käse
lactose free yoghurt: laktosefreier Joghurt
thickened light cream: fettreduzierte Schlagsahne
haloumi burger: Halloumiburger
marinated tofu: marinierter Tofu
tofu skewer: Tofuspieß(e)
vegan bacon: veganer Speck
vegan chicken: veganes Hähnchen
vegan ham: veganer Schinken
falafel: Falafel
vegetable patty: Gemüsefrikadelle(n)
fresh soup pouch: Suppenbeutel
ready meal: Fertiggericht(e)
egg bite: Eierhäppchen
pickled egg: Solei(er)
cold pressed juice: kalt gepresster Saft
sheep milk: Schafmilch
hazelnut milk: Haselnussmilch
pea milk: Erbsenmilch
barista oat milk: Barista-Hafermilch
ayran: Ayran
smetana: Smetana
crema: mexikanische Crema
fromage blanc: Fromage blanc
viili: Viili
farmer cheese: krümeliger Quark
tilsit: Tilsiter
cheese curd: Käsebruch
halloumi fry: Halloumi-Pommes
cheese triangle: Käseecke(n)
spreadable butter: streichfähige Butter
vegan block: pflanzlicher Backblock
vegan cream cheese: veganer Frischkäse
vegan mozzarella: veganer Mozzarella
vegan feta: veganer Feta
vegan parmesan: veganer Parmesan
vegan egg: veganer Rührei-Ersatz
impossible burger: Impossible Burger
quorn: Quorn
oat cream: Hafersahne
soy cream: Sojasahne
plant cream: Pflanzensahne
tortelloni: Tortelloni
cappelletti: Cappelletti
fresh filled pasta: frische gefüllte Nudeln
maultaschen: Maultaschen
anolini: Anolini
schupfnudeln: Schupfnudeln
spatzle: Spätzle
tofu skin: Tofuhaut
pressed tofu: gepresster Tofu
cinnamon roll dough: Zimtschneckenteig
pudding cup: Puddingbecher
jelly pot: Wackelpuddingbecher
# Pantry
olive oil: Olivenöl
light olive oil: mildes Olivenöl
extra virgin olive oil: natives Olivenöl extra
vegetable oil: Pflanzenöl
canola oil: Rapsöl
sunflower oil: Sonnenblumenöl
peanut oil: Erdnussöl
rice bran oil: Reiskleieöl
grapeseed oil: Traubenkernöl
corn oil: Maiskeimöl
soybean oil: Sojaöl
safflower oil: Distelöl
avocado oil: Avocadoöl
macadamia oil: Macadamiaöl
walnut oil: Walnussöl
hazelnut oil: Haselnussöl
almond oil: Mandelöl
flaxseed oil: Leinöl
truffle oil: Trüffelöl
chilli oil: Chiliöl
garlic oil: Knoblauchöl
coconut oil: Kokosöl
ghee: Butterschmalz
cooking spray: Backtrennspray
olive oil spray: Olivenölspray
canola oil spray: Rapsölspray
vegetable oil spray: Pflanzenölspray
baking spray: Backspray mit Mehl
vinegar: Essig
white vinegar: Branntweinessig
white wine vinegar: Weißweinessig
red wine vinegar: Rotweinessig
apple cider vinegar: Apfelessig
balsamic vinegar: Balsamicoessig
white balsamic vinegar: weißer Balsamico
malt vinegar: Malzessig
sherry vinegar: Sherryessig
champagne vinegar: Champagneressig
verjuice: Verjus
balsamic glaze: Balsamicocreme
tomato sauce: Tomatenketchup
barbecue sauce: Barbecuesauce
worcestershire sauce: Worcestersauce
brown sauce: HP-Sauce
steak sauce: Steaksauce
henderson's relish: Henderson’s Relish
hot sauce: scharfe Sauce
tabasco: Tabasco
franks hot sauce: Frank's RedHot
buffalo sauce: Buffalo-Sauce
mustard: Senf
dijon mustard: Dijonsenf
wholegrain mustard: körniger Senf
english mustard: englischer Senf
honey mustard: Honigsenf
mayonnaise: Mayonnaise
whole egg mayonnaise: Vollei-Mayonnaise
light mayonnaise: leichte Mayonnaise
aioli: Aioli
vegan mayonnaise: vegane Mayonnaise
tartare sauce: Remoulade
seafood sauce: Cocktailsauce
thousand island dressing: Thousand-Island-Dressing
horseradish: geriebener Meerrettich
horseradish cream: Sahnemeerrettich
mint sauce: Minzsauce
mint jelly: Minzgelee
cranberry sauce: Cranberrysauce
apple sauce: Apfelmus
gravy: Bratensauce
gravy powder: Bratensaucenpulver
brown gravy mix: Sauce zu Braten im Päckchen
salad dressing: Salatdressing
french dressing: French Dressing
italian dressing: italienisches Dressing
italian dressing mix: italienische Dressingmischung
caesar dressing: Caesar-Dressing
ranch dressing: Ranch-Dressing
ranch dressing mix: Ranch-Dressingmischung
balsamic dressing: Balsamico-Dressing
blue cheese dressing: Blauschimmelkäse-Dressing
coleslaw dressing: Krautsalat-Dressing
chutney: Chutney
mango chutney: Mango-Chutney
relish: Relish
tomato relish: Tomatenrelish
corn relish: Maisrelish
sweet pickle relish: süßes Gurkenrelish
pickle: Dillgurke(n)
pickle juice: Gurkenwasser
mixed pickle: Mixed Pickles
dill pickle chip: Gurkenscheiben
gherkin: Gewürzgurke(n)
cornichon: Cornichon(s)
mustard pickle: Senfgurken-Relish
pickled onion: Silberzwiebel(n)
cocktail onion: Cocktailzwiebel(n)
pickled beetroot: eingelegte Rote Bete
canned beetroot: Rote Bete aus der Dose
pickled jalapeno: eingelegte Jalapeño(s)
pickled red cabbage: eingelegter Rotkohl
sauerkraut: Sauerkraut
preserved lemon: Salzzitrone(n)
caper: Kapern
salted caper: Kapern in Salz
caperberry: Kapernapfel | Kapernäpfel
olive: Olive(n)
mixed olive: gemischte Oliven
marinated olive: marinierte Oliven
kalamata olive: Kalamata-Olive(n)
green olive: grüne Olive(n)
sicilian olive: sizilianische Olive(n)
castelvetrano olive: Castelvetrano-Olive(n)
stuffed olive: gefüllte Olive(n)
black olive: schwarze Olive(n)
chargrilled capsicum: gegrillte Paprika
dry packed sun dried tomato: trocken verpackte getrocknete Tomate(n)
sun-dried tomato: getrocknete Tomate(n)
artichoke heart: Artischockenherz(en)
pimento: eingelegte Pimientos
anchovy: Sardellenfilet(s)
anchovy paste: Sardellenpaste
pesto: Pesto
sun-dried tomato pesto: rotes Pesto
liquid smoke: Flüssigrauch
marinade: Marinade
browning sauce: Saucenbräune
canned tomato: Tomaten aus der Dose
canned diced tomato: gehackte Tomaten aus der Dose
crushed tomato: zerdrückte Tomaten aus der Dose
canned whole tomato: ganze geschälte Tomaten
canned plum tomato: Pflaumentomaten aus der Dose
fire roasted tomato: feuergeröstete Tomaten
stewed tomato: gedünstete Tomaten
san marzano tomato: San-Marzano-Tomate(n)
canned cherry tomato: Kirschtomaten aus der Dose
canned tomatoes with green chillies: Tomaten mit grünen Chilis aus der Dose
passata: passierte Tomaten
tomato puree: feines Tomatenpüree
tomato pulp: Tomatenfruchtfleisch
american tomato sauce: amerikanische Tomatensauce
tomato paste: Tomatenmark
pasta sauce: Nudelsauce
marinara sauce: Marinara-Sauce
napoletana sauce: Napoli-Sauce
bolognese sauce: Bolognese-Sauce
arrabbiata sauce: Arrabbiata-Sauce
alfredo sauce: Alfredo-Sauce
pizza sauce: Pizzasauce
tomato soup: Tomatensuppe
condensed tomato soup: Tomatensuppenkonzentrat
canned chickpea: Kichererbsen aus der Dose
canned kidney bean: Kidneybohnen aus der Dose
canned black bean: schwarze Bohnen aus der Dose
canned cannellini bean: Cannellinibohnen aus der Dose
canned white bean: weiße Bohnen aus der Dose
canned butter bean: Limabohnen aus der Dose
canned borlotti bean: Borlottibohnen aus der Dose
canned pinto bean: Pintobohnen aus der Dose
canned four bean mix: Vierbohnenmischung
canned mixed bean: gemischte Bohnen
three bean mix: Dreibohnenmischung
five bean mix: Fünfbohnenmischung
canned lentil: Linsen aus der Dose
canned brown lentil: braune Linsen aus der Dose
canned green bean: grüne Bohnen aus der Dose
hearts of palm: Palmherzen
canned bean: Bohnen aus der Dose
baked bean: Baked Beans
pork and beans: Bohnen mit Schweinefleisch
refried bean: mexikanisches Bohnenmus
fat free refried bean: fettfreies Bohnenmus
canned corn: Mais aus der Dose
creamed corn: cremiger Mais aus der Dose
canned baby corn: Minimais aus der Dose
canned mushroom: Champignons aus der Dose
canned pea: Erbsen aus der Dose
canned spinach: Spinat aus der Dose
canned potato: Kartoffeln aus der Dose
canned asparagus: Spargel aus der Dose
canned vegetable: Gemüse aus der Dose
canned bean sprout: Sojasprossen aus der Dose
pumpkin puree: Kürbispüree
pumpkin pie filling: Kürbiskuchenfüllung
canned green chile: grüne Chilis aus der Dose
hominy: Hominy-Mais
spaghetti in tomato sauce: Spaghetti in Tomatensauce
canned pineapple: Ananas aus der Dose
crushed pineapple: zerdrückte Ananas
pineapple ring: Ananasring(e)
pineapple piece: Ananasstücke
canned peach: Pfirsiche aus der Dose
canned pear: Birnen aus der Dose
canned apricot: Aprikosen aus der Dose
canned mango: Mango aus der Dose
canned lychee: Litschis aus der Dose
canned cherry: Kirschen aus der Dose
morello cherry: Sauerkirschen aus dem Glas
canned mandarin: Mandarinen aus der Dose
fruit cocktail: Fruchtcocktail
canned fruit salad: Obstsalat aus der Dose
canned fruit: Obst aus der Dose
two fruits: Zweifrüchtemischung
pie apple: Apfelstücke aus der Dose
apple pie filling: Apfelkuchenfüllung
cherry pie filling: Kirschkuchenfüllung
blueberry pie filling: Heidelbeerkuchenfüllung
canned passionfruit: Passionsfrucht aus der Dose
canned plum: Pflaumen aus der Dose
canned cranberry: Cranberrys aus der Dose
canned tuna: Thunfisch aus der Dose
tuna in oil: Thunfisch in Öl
tuna in springwater: Thunfisch im eigenen Saft
tuna in brine: Thunfisch in Salzlake
albacore tuna: weißer Thunfisch
chunk light tuna: heller Thunfisch
canned salmon: Lachs aus der Dose
pink salmon: rosa Lachs
red salmon: roter Lachs
canned sardine: Sardinen aus der Dose
canned crab: Krebsfleisch aus der Dose
canned clam: Venusmuscheln aus der Dose
smoked oyster: geräucherte Auster(n)
spam: Frühstücksfleisch
canned ham: Schinken aus der Dose
canned corned beef: Corned Beef aus der Dose
canned chicken: Hähnchenfleisch aus der Dose
stock: Brühe
chicken stock: Hühnerbrühe
salt reduced chicken stock: salzarme Hühnerbrühe
vegetable stock: Gemüsebrühe
salt reduced vegetable stock: salzarme Gemüsebrühe
beef stock: Rinderbrühe
salt reduced beef stock: salzarme Rinderbrühe
beef consomme: Rinderkraftbrühe
fish stock: Fischfond
seafood stock: Krustentierfond
turkey stock: Putenbrühe
ham stock: Schinkenbrühe
veal stock: Kalbsfond
lamb stock: Lammfond
duck stock: Entenfond
mushroom stock: Pilzbrühe
bone broth: Knochenbrühe
clam juice: Muschelsaft
stock powder: gekörnte Brühe
bouillon: klare Fleischbrühe
chicken stock powder: gekörnte Hühnerbrühe
vegetable stock powder: gekörnte Gemüsebrühe
beef stock powder: gekörnte Rinderbrühe
stock cube: Brühwürfel
stock pot: Bouillon-Töpfchen
chicken stock cube: Hühnerbrühwürfel
chicken stock pot: Hühnerbrühe-Töpfchen
vegetable stock cube: Gemüsebrühwürfel
vegetable stock pot: Gemüsebrühe-Töpfchen
beef stock cube: Rinderbrühwürfel
beef stock pot: Rinderbrühe-Töpfchen
cream of mushroom soup: Pilzcremesuppe
cream of chicken soup: Hühnercremesuppe
cream of celery soup: Selleriecremesuppe
cheddar cheese soup: Cheddarsuppe
french onion soup mix: Zwiebelsuppe im Päckchen
soup mix: Suppenmischung
soup: Suppe
chicken noodle soup: Hühnernudelsuppe
pumpkin soup: Kürbissuppe
pea soup: Erbsensuppe
vegetable soup: Gemüsesuppe
minestrone: Minestrone
lentil soup: Linsensuppe
pasta: Nudeln
short pasta: kurze Nudeln
gluten free pasta: glutenfreie Nudeln
small pasta: kleine Nudeln
spaghetti: Spaghetti
thin spaghetti: dünne Spaghetti
spaghettini: Spaghettini
angel hair pasta: Capellini
vermicelli pasta: Fadennudeln
linguine: Linguine
fettuccine: Fettuccine
tagliatelle: Tagliatelle
pappardelle: Pappardelle
penne: Penne
rigatoni: Rigatoni
fusilli: Fusilli
macaroni: Makkaroni
farfalle: Farfalle
orecchiette: Orecchiette
conchiglie: Conchiglie
jumbo pasta shell: große Muschelnudeln
ziti: Ziti
bucatini: Bucatini
cavatappi: Cavatappi
cavatelli: Cavatelli
casarecce: Casarecce
paccheri: Paccheri
trofie: Trofie
strozzapreti: Strozzapreti
pici: Pici
mafaldine: Mafaldine
calamarata: Calamarata
garganelli: Garganelli
malloreddus: Malloreddus
busiate: Busiate
maltagliati: Maltagliati
spaghettoni: Spaghettoni
fregola: Fregola
ditalini: Ditalini
orzo: Kritharaki
cannelloni: Cannelloni
manicotti: Manicotti
lasagne sheet: Lasagneplatte(n)
wholemeal pasta: Vollkornnudeln
wholemeal spaghetti: Vollkornspaghetti
wholemeal penne: Vollkornpenne
egg noodle pasta: breite Eiernudeln
stelline: Sternchennudeln
alphabet pasta: Buchstabennudeln
soup pasta: kleine Suppennudeln
pearl couscous: Perlcouscous
couscous: Couscous
wholemeal couscous: Vollkorncouscous
rice: Reis
long grain rice: Langkornreis
cooked rice: gegarter Reis
steamed rice: gedämpfter Reis
steamed jasmine rice: gedämpfter Jasminreis
cooked brown rice: gegarter Vollkornreis
basmati rice: Basmatireis
jasmine rice: Jasminreis
medium grain rice: Mittelkornreis
short grain rice: Rundkornreis
arborio rice: Risottoreis
bomba rice: Paellareis
carnaroli rice: Carnaroli-Reis
brown rice: Vollkornreis
long grain brown rice: Langkorn-Vollkornreis
brown basmati rice: Vollkorn-Basmatireis
medium grain brown rice: Mittelkorn-Vollkornreis
instant rice: Schnellkochreis
microwave rice: Mikrowellenreis
wild rice: Wildreis
black rice: schwarzer Reis
red rice: roter Reis
wild rice blend: Wildreismischung
rice pilaf mix: Pilaw-Reismischung
rice a roni: Rice-A-Roni
flavoured rice: gewürzter Reis
parboiled rice: Parboiled-Reis
broken rice: Bruchreis
ofada rice: Ofada-Reis
ponni rice: Ponni-Reis
sona masoori rice: Sona-Masoori-Reis
quinoa: Quinoa
white quinoa: weiße Quinoa
tricolour quinoa: dreifarbige Quinoa
cooked quinoa: gegarte Quinoa
red quinoa: rote Quinoa
black quinoa: schwarze Quinoa
burghul: Bulgur
pearl barley: Perlgraupen
freekeh: Freekeh
farro: Farro
spelt grain: Dinkelkörner
millet: Hirse
buckwheat: Buchweizen
amaranth: Amarant
teff: Teff
polenta: Polenta
instant polenta: Instant-Polenta
grits: amerikanische Maisgrütze
semolina: Grieß
fine semolina: feiner Hartweizengrieß
wheat berry: Weizenkörner
sago: Sago
chickpea: Kichererbse(n)
dried chickpea: trockene Kichererbsen
lentil: Linse(n)
dried lentil: trockene Linsen
red lentil: rote Linsen
brown lentil: braune Linsen
dried brown lentil: trockene braune Linsen
green lentil: grüne Linsen
puy lentil: Puy-Linsen
black lentil: Belugalinsen
split pea: Schälerbsen
green split pea: grüne Schälerbsen
yellow split pea: gelbe Schälerbsen
kidney bean: Kidneybohne(n)
dried kidney bean: trockene Kidneybohnen
black bean: schwarze Bohne(n)
dried black bean: trockene schwarze Bohnen
cannellini bean: Cannellinibohne(n)
dried cannellini bean: trockene Cannellinibohnen
white bean: weiße Bohne(n)
haricot bean: kleine weiße Bohnen
great northern bean: Great-Northern-Bohnen
dried white bean: trockene weiße Bohnen
butter bean: Limabohne(n)
baby lima bean: kleine Limabohnen
dried butter bean: trockene Limabohnen
borlotti bean: Borlottibohne(n)
dried borlotti bean: trockene Borlottibohnen
pinto bean: Pintobohne(n)
canary bean: Kanarische Bohne(n)
dried pinto bean: trockene Pintobohnen
black eyed pea: Augenbohne(n)
dried black eyed pea: trockene Augenbohnen
adzuki bean: Adzukibohne(n)
mung bean: Mungobohne(n)
soybean: Sojabohne(n)
dried bean: trockene Bohnen
soup bean: Suppenbohnen
dried fava bean: trockene dicke Bohnen
soup mix barley: Suppenmischung mit Graupen
textured vegetable protein: Sojagranulat
honey: Honig
raw honey: roher Honig
manuka honey: Manuka-Honig
maple syrup: Ahornsirup
maple flavoured syrup: Pfannkuchensirup
golden syrup: heller Zuckerrohrsirup
agave syrup: Agavendicksaft
rice malt syrup: Reissirup
treacle: dunkler Zuckerrohrsirup
corn syrup: Maissirup
light corn syrup: heller Maissirup
dark corn syrup: dunkler Maissirup
date syrup: Dattelsirup
date molasses: Dattelmelasse
peanut butter: Erdnussbutter
smooth peanut butter: cremige Erdnussbutter
crunchy peanut butter: stückige Erdnussbutter
natural peanut butter: reines Erdnussmus
almond butter: Mandelmus
cashew butter: Cashewmus
nut butter: Nussmus
nutella: Nutella
chocolate spread: Schokoaufstrich
biscoff spread: Biscoff-Creme
vegemite: Vegemite
marmite: Marmite
promite: Promite
aussiemite: Aussiemite
yeast extract: Hefeextrakt
jam: Marmelade
strawberry jam: Erdbeermarmelade
raspberry jam: Himbeermarmelade
apricot jam: Aprikosenmarmelade
blackberry jam: Brombeermarmelade
plum jam: Pflaumenmus
fig jam: Feigenmarmelade
blackcurrant jam: Marmelade aus schwarzen Johannisbeeren
cherry jam: Kirschmarmelade
blueberry jam: Heidelbeermarmelade
mixed berry jam: Waldbeermarmelade
marmalade: Orangenmarmelade
redcurrant jelly: Johannisbeergelee
grape jelly: Traubengelee
apple jelly: Apfelgelee
quince paste: Quittenpaste
lemon curd: Lemon Curd
caramel spread: Karamellaufstrich
marshmallow fluff: Marshmallow-Creme
rolled oats: Haferflocken
quick oats: Schmelzflocken
steel cut oats: Hafergrütze
oat bran: Haferkleie
wheat bran: Weizenkleie
wheat germ: Weizenkeime
bran flake: Kleieflocken
all bran: All-Bran
bran cereal: Kleie-Frühstücksflocken
muesli: Müsli
toasted muesli: geröstetes Müsli
natural muesli: ungesüßtes Müsli
granola: Knuspermüsli
Weet-Bix: Weet-Bix
corn flake: Cornflakes
rice bubbles: Rice Krispies
puffed rice: Puffreis
cereal: Frühstücksflocken
cheerios: Cheerios
chex: Chex
coco pops: Coco Pops
nutri grain: Nutri-Grain
special k: Special K
froot loops: Froot Loops
rice chex: Rice Chex
pancake mix: Pfannkuchenmischung
bisquick: Bisquick
breadcrumb: Semmelbrösel
seasoned breadcrumb: gewürzte Semmelbrösel
fresh breadcrumb: frische Brotbrösel
panko: Panko
stuffing mix: Füllungsmischung
herb stuffing mix: Kräuterfüllungsmischung
crouton: Croûtons
fried shallot: frittierte Schalotten
crispy fried onion: Röstzwiebeln
bacon bit: Baconbits
uht milk: H-Milch
nutritional yeast: Hefeflocken
protein powder: Proteinpulver
whey protein powder: Molkenproteinpulver
collagen powder: Kollagenpulver
macaroni and cheese: Makkaroni mit Käse
instant mashed potato: Kartoffelpüreepulver
two minute noodle: Instantnudeln
coconut butter: Kokosmus
powdered peanut butter: Erdnussbutterpulver
hemp oil: Hanföl
sesame dressing: Sesamdressing
japanese dressing: japanisches Dressing
honey mustard dressing: Honig-Senf-Dressing
squeezy mayonnaise: Mayonnaise in der Quetschflasche
burger sauce: Burgersauce
smoky chipotle sauce: rauchige Chipotle-Sauce
chipotle mayonnaise: Chipotle-Mayonnaise
sriracha mayonnaise: Sriracha-Mayonnaise
pickled garlic: eingelegter Knoblauch
pickled chilli: eingelegte Chilis
pickled carrot: eingelegte Karotten
pickled cucumber: eingelegte Gurke(n)
giardiniera: Giardiniera
fruit relish: Fruchtrelish
onion relish: Zwiebelrelish
beetroot relish: Rote-Bete-Relish
caramelised onion: karamellisierte Zwiebeln
cranberry jelly: Cranberrygelee
tomato kasundi: Tomaten-Kasundi
canned lentil soup: Linsensuppe aus der Dose
canned chicken soup: Hühnersuppe aus der Dose
canned beef soup: Rindfleischsuppe aus der Dose
canned black eyed bean: Augenbohnen aus der Dose
canned adzuki bean: Adzukibohnen aus der Dose
canned soybean: Sojabohnen aus der Dose
canned broad bean: dicke Bohnen aus der Dose
canned carrot: Karotten aus der Dose
canned capsicum: Paprika aus der Dose
canned chilli beans: Chilibohnen
canned mackerel: Makrele aus der Dose
canned oyster: Austern aus der Dose
canned mussel: Miesmuscheln aus der Dose
tuna pouch: Thunfisch im Beutel
salmon pouch: Lachs im Beutel
spaghetti hoops: Nudelringe in Tomatensauce
pasta snack: Nudelsnack(s)
instant soup: Instantsuppe
cup noodle: Nudelbecher
instant gravy: Instant-Bratensauce
bread sauce: Brotsauce
stuffing balls: Füllungsbällchen
savoury rice: würziger Reis
risotto mix: Risottomischung
lentil pasta: Linsennudeln
chickpea pasta: Kichererbsennudeln
pulse pasta: Nudeln aus Hülsenfrüchten
konjac rice: Konjakreis
black quinoa flakes: schwarze Quinoaflocken
quinoa flake: Quinoaflocken
barley flake: Gerstenflocken
rye flake: Roggenflocken
spelt flake: Dinkelflocken
rice flake: Reisflocken
sorghum: Sorghumhirse
kamut: Kamut
mixed grain: gemischte Getreidekörner
ancient grain mix: Urgetreidemischung
puffed corn: Puffmais
puffed quinoa: gepuffte Quinoa
porridge sachet: Porridge-Tütchen
bircher muesli: Birchermüsli
clusters cereal: Müsli-Cluster
weeties: Weeties
sultana bran: Kleieflocken mit Sultaninen
just right: Just Right
sustain cereal: Sustain-Müsli
crunchy nut: Crunchy Nut
cocoa puffs: Cocoa Puffs
Milo cereal: Milo-Frühstücksflocken
Vita Brits: Vita Brits
honeycomb spread: Wabenhonigaufstrich
tahini spread: Sesamaufstrich
pistachio cream: Pistaziencreme
pistachio butter: Pistazienmus
macadamia butter: Macadamiamus
black sesame paste: schwarze Sesampaste
ginger jam: Ingwermarmelade
lime marmalade: Limettenmarmelade
rhubarb jam: Rhabarbermarmelade
sugar free jam: zuckerfreie Marmelade
monk fruit syrup: Mönchsfruchtsirup
maple flavour syrup sugar free: zuckerfreier Ahornaromasirup
coconut nectar: Kokosblütensirup
bovril: Bovril
piccalilli: Piccalilli
branston pickle: Branston-Pickle
bonox: Bonox
coconut water carton: Kokoswasser im Karton
long life cream: H-Sahne
long life custard: haltbare Vanillesauce
powdered coconut milk: Kokosmilchpulver
dried soup noodle: trockene Suppennudeln
canned jackfruit: Jackfrucht aus der Dose
sandwich spread: Sandwichcreme
piquillo pepper: Piquillo-Paprika
peppadew pepper: Peppadew
jarred banana pepper: Bananenpaprika im Glas
calabrian chilli: kalabrische Chili(s)
pepperoncini: Pepperoncini
marrowfat pea: Markerbsen
mushy pea: Erbsenmus
rye berry: Roggenkörner
kamut berry: Kamutkörner
spelt berry: ganzer Dinkel
salad cream: Salatcreme
pickled turnip: eingelegte Rüben
pickled radish: eingelegter Rettich
pickled pepper: eingelegte Peperoni
pickled red onion: eingelegte rote Zwiebeln
chipotle paste: Chipotlepaste
fig spread: Feigenaufstrich
quince jelly: Quittengelee
dried bean mix: Bohnenmischung für Suppe
tinned mackerel: Makrelenfilets in Tomatensauce
canned herring: Heringsfilets in Tomatensauce
canned trout: Forelle aus der Dose
cod liver: Dorschleber
canned ackee: Ackee aus der Dose
canned callaloo: Callaloo aus der Dose
canned breadfruit: Brotfrucht aus der Dose
canned okra: Okra aus der Dose
gravy browning: Zuckercouleur
gravy master: Gravy Master
palm oil: Palmöl
pumpkin seed oil: Kürbiskernöl
hempseed oil: Hanfsamenöl
argan oil: Arganöl
mustard oil: Senföl
cider syrup: Cidresirup
birch syrup: Birkensirup
maggi cube: Maggi-Würfel
shake and bake: Panademischung
cornflake crumb: Cornflakesbrösel
jerk sauce: Jerk-Sauce
scotch bonnet sauce: Scotch-Bonnet-Sauce
canned snail: Weinbergschnecken aus der Dose
# International
soy sauce: Sojasauce
salt reduced soy sauce: salzreduzierte Sojasauce
light soy sauce: helle Sojasauce
dark soy sauce: dunkle Sojasauce
sweet soy sauce: süße Sojasauce
tamari: Tamari
coconut aminos: Kokos-Würzsauce
liquid aminos: Liquid Aminos
fish sauce: Fischsauce
oyster sauce: Austernsauce
vegetarian oyster sauce: vegetarische Austernsauce
hoisin sauce: Hoisinsauce
teriyaki sauce: Teriyakisauce
sweet chilli sauce: süße Chilisauce
chilli sauce: Chilisauce
sriracha: Sriracha
sambal oelek: Sambal Oelek
chilli garlic sauce: Chili-Knoblauch-Sauce
chilli paste: Chilipaste
chilli bean paste: Chili-Bohnen-Paste
chilli crisp: Chili-Crisp
gochujang: Gochujang
gochugaru: Gochugaru
ponzu: Ponzu
black bean sauce: Schwarze-Bohnen-Sauce
fermented black bean: fermentierte schwarze Bohnen
yellow bean sauce: gelbe Bohnensauce
bean paste: Bohnenpaste
plum sauce: Pflaumensauce
satay sauce: Satay-Sauce
peanut sauce: Erdnusssauce
stir-fry sauce: Woksauce
tonkatsu sauce: Tonkatsu-Sauce
okonomiyaki sauce: Okonomiyaki-Sauce
yakisoba sauce: Yakisoba-Sauce
sweet and sour sauce: süßsaure Sauce
duck sauce: Entensauce
xo sauce: XO-Sauce
kewpie mayonnaise: Kewpie-Mayonnaise
wasabi: Wasabi
wasabi powder: Wasabipulver
shrimp paste: Garnelenpaste
tamarind paste: Tamarindenpaste
tamarind concentrate: Tamarindenkonzentrat
tamarind: Tamarinde
rice vinegar: Reisessig
sushi vinegar: Sushi-Essig
black vinegar: schwarzer Essig
mirin: Mirin
shaoxing wine: Shaoxing-Wein
rice wine: asiatischer Reiswein
cooking sake: Kochsake
sesame oil: Sesamöl
coconut milk: Kokosmilch
light coconut milk: leichte Kokosmilch
coconut cream: Kokoscreme
cream of coconut: gesüßte Kokoscreme
curry paste: Currypaste
indian curry paste: indische Currypaste
red curry paste: rote Currypaste
green curry paste: grüne Currypaste
yellow curry paste: gelbe Currypaste
massaman curry paste: Massaman-Currypaste
panang curry paste: Panang-Currypaste
laksa paste: Laksa-Paste
tom yum paste: Tom-Yum-Paste
tikka masala paste: Tikka-Masala-Paste
korma paste: Korma-Paste
butter chicken paste: Butter-Chicken-Paste
butter chicken sauce: Butter-Chicken-Sauce
madras curry paste: Madras-Currypaste
rogan josh paste: Rogan-Josh-Paste
tandoori paste: Tandoori-Paste
vindaloo paste: Vindaloo-Paste
simmer sauce: Kochsauce
curry sauce: Currysauce
tikka masala sauce: Tikka-Masala-Sauce
korma sauce: Korma-Sauce
ginger paste: Ingwerpaste
ginger garlic paste: Ingwer-Knoblauch-Paste
pappadum: Papadam(s)
lime pickle: Limettenpickle
mango pickle: Mangopickle
indian pickle: indisches Pickle
besan flour: Kichererbsenmehl
urad dal: Urad Dal
toor dal: Toor Dal
chana dal: Chana Dal
moong dal: Moong Dal
jaggery: Jaggery
palm sugar: Palmzucker
dal: Dal
rice noodle: Reisnudeln
rice stick noodle: Reisbandnudeln
thick rice noodle: dicke Reisnudeln
rice vermicelli: Reisvermicelli
vermicelli: Vermicelli
glass noodle: Glasnudeln
egg noodle: Mie-Nudeln
thin egg noodle: dünne Mie-Nudeln
thick egg noodle: dicke Mie-Nudeln
soba noodle: Sobanudeln
udon noodle: Udonnudeln
chow mein noodle: Chow-Mein-Nudeln
crispy noodle: knusprige Bratnudeln
lo mein noodle: Lo-Mein-Nudeln
somen noodle: Somennudeln
shirataki noodle: Konjaknudeln
noodle: Asianudeln
rice paper: Reispapier
nori: Nori
wakame: Wakame
kombu: Kombu
seaweed: Meeresalgen
agar agar: Agar-Agar
sushi rice: Sushireis
glutinous rice: Klebreis
bonito flake: Bonitoflocken
maldive fish: Malediven-Thunfisch
thick soy sauce: dicke Sojasauce
dashi: Dashi
dashi powder: Dashipulver
furikake: Furikake
miso soup: Misosuppe
tempura flour: Tempuramehl
prawn cracker: Krabbenchips
water chestnut: Wasserkastanien aus der Dose
bamboo shoot: Bambussprossen
baby corn spear: Minimaiskölbchen im Glas
dried shiitake mushroom: getrocknete Shiitakepilze
dried mushroom: getrocknete Pilze
dried porcini mushroom: getrocknete Steinpilze
wood ear mushroom: Mu-Err-Pilze
dried shrimp: getrocknete Garnelen
pickled ginger: eingelegter Ingwer
lemongrass paste: Zitronengraspaste
fried tofu skin: Inari-Tofutaschen
taco shell: Taco-Schale(n)
tostada: Tostada(s)
taco kit: Taco-Set(s)
burrito kit: Burrito-Set(s)
fajita kit: Fajita-Set(s)
enchilada kit: Enchilada-Set(s)
nacho kit: Nacho-Set(s)
taco seasoning: Taco-Gewürz
mexican spice mix: mexikanische Gewürzmischung
fajita seasoning: Fajita-Gewürz
burrito seasoning: Burrito-Gewürz
mexican chilli powder: mexikanisches Chilipulver
chilli seasoning mix: Chili-con-Carne-Gewürz
enchilada sauce: Enchilada-Sauce
green enchilada sauce: grüne Enchilada-Sauce
salsa: Salsa
mild salsa: milde Salsa
medium salsa: mittelscharfe Salsa
hot salsa: scharfe Salsa
salsa verde: Salsa verde
taco sauce: Taco-Sauce
chipotle in adobo: Chipotle in Adobo
chipotle chilli: Chipotle-Chili(s)
adobo sauce: Adobo-Sauce
mole sauce: Mole-Sauce
mole paste: Mole-Paste
aji amarillo paste: Aji-Amarillo-Paste
aji panca paste: Aji-Panca-Paste
guava paste: Guavenpaste
masarepa: Masarepa
masa harina: Masa Harina
ancho chilli: Ancho-Chili(s)
guajillo chilli: Guajillo-Chili(s)
tahini: Tahin
unhulled tahini: Tahin aus ungeschältem Sesam
sesame paste: chinesische Sesampaste
harissa: Harissa
pomegranate molasses: Granatapfelsirup
rosewater: Rosenwasser
orange blossom water: Orangenblütenwasser
halva: Halva
matzo: Matze
matzo meal: Matzemehl
matzo ball mix: Matzeknödelmischung
gefilte fish: Gefilte Fisch
bulgogi sauce: Bulgogi-Sauce
peri peri sauce: Piri-Piri-Sauce
jerk seasoning: Jerk-Gewürz
jerk marinade: Jerk-Marinade
jerk paste: Jerk-Paste
chimichurri: Chimichurri
falafel mix: Falafelmischung
ajvar: Ajvar
char siu sauce: Char-Siu-Sauce
ssamjang: Ssamjang
doenjang: Doenjang
tteokbokki: Tteokbokki
kimchi paste: Kimchi-Paste
japanese curry: japanisches Curry
okonomiyaki flour: Okonomiyaki-Mehl
mochi: Mochi
red bean paste: rote Bohnenpaste
lotus seed: Lotussamen
dried lily bud: getrocknete Lilienknospen
rock sugar: Kandiszucker
preserved mustard green: eingelegter Senfkohl
preserved radish: konservierter Rettich
salted duck egg: Salzentenei(er)
century egg: tausendjähriges Ei | tausendjährige Eier
banana blossom: Bananenblüte
jackfruit chip: Jackfruchtchips
coconut vinegar: Kokosessig
banana ketchup: Bananenketchup
sinigang mix: Sinigang-Mischung
adobo mix: Adobo-Mischung
rendang paste: Rendang-Paste
rendang curry paste: Rendang-Currypaste
nasi goreng paste: Nasi-Goreng-Paste
satay paste: Satay-Paste
khao soi paste: Khao-Soi-Paste
hot pot base: Hotpot-Basis
wonton soup base: Wan-Tan-Suppenbasis
ramen broth: Ramenbrühe
pho broth: Pho-Brühe
dashi stock sachet: Dashi-Beutel
naan mix: Naan-Backmischung
idli mix: Idli-Mischung
dosa mix: Dosa-Mischung
tikka kit: Tikka-Set
butter chicken kit: Butter-Chicken-Set
curry leaf powder: Curryblattpulver
chana masala spice: Chana-Masala-Gewürz
biryani paste: Biryani-Paste
biryani spice: Biryani-Gewürz
tzatziki mix: Tzatziki-Mischung
grape molasses: Traubensirup
freekeh mix: Freekeh-Mischung
moroccan sauce: marokkanische Sauce
shakshuka sauce: Shakshuka-Sauce
harissa sauce: Harissa-Sauce
queso dip: Käsedip
guacamole seasoning: Guacamole-Gewürz
tortilla strip: Tortillastreifen
black bean tortilla: Tortilla(s) mit schwarzen Bohnen
hard and soft taco kit: Taco-Set mit Schalen und Fladen
birria paste: Birria-Paste
spaetzle: Eierspätzle
pierogi: Piroggen
pasilla chilli: Pasilla-Chili(s)
arbol chilli: Árbol-Chili(s)
zha cai: Zha Cai
straw mushroom: Strohpilze
dried lily flower: getrocknete Lilienblüten
dangmyeon: Süßkartoffelnudeln
creamed coconut: Kokoscreme am Block
balti paste: Balti-Paste
jalfrezi paste: Jalfrezi-Paste
zhoug: Zhoug
chermoula: Chermoula
shatta: Shatta
corn husk: Maishüllblätter
gungo pea: Straucherbsen
egusi: Egusi
fufu flour: Fufu-Mehl
garri: Gari
urfa biber: Urfa-Chili
maggi seasoning: Maggi-Würze
black bean paste: schwarze Bohnenpaste
sweet bean sauce: süße Bohnensauce
mochi rice cake: koreanische Reiskuchen
plantain chip: Kochbananenchips
# Baking
plain flour: Mehl
self-raising flour: Mehl mit Backpulver
wholemeal flour: Vollkornmehl
wholemeal self-raising flour: Vollkornmehl mit Backpulver
whole wheat pastry flour: feines Vollkornmehl
bread flour: backstarkes Brotmehl
tipo 00 flour: Pizzamehl
cake flour: Kuchenmehl
pastry flour: Konditormehl
biscuit flour: Keksmehl
cornflour: Speisestärke
wheaten cornflour: Weizenstärke
rice flour: Reismehl
brown rice flour: Vollkornreismehl
glutinous rice flour: Klebreismehl
tapioca flour: Tapiokastärke
arrowroot: Pfeilwurzmehl
tapioca: Tapioka
potato flour: Mehl aus Kartoffeln
potato starch: Kartoffelstärke
buckwheat flour: Buchweizenmehl
rye flour: Roggenmehl
spelt flour: Dinkelmehl
wholemeal spelt flour: Vollkorn-Dinkelmehl
oat flour: Hafermehl
barley flour: Gerstenmehl
coconut flour: Kokosmehl
soy flour: Sojamehl
quinoa flour: Quinoamehl
gluten free flour: glutenfreies Mehl
gluten free self-raising flour: glutenfreies Mehl mit Backpulver
gluten flour: Weizengluten
almond meal: gemahlene Mandeln
hazelnut meal: gemahlene Haselnüsse
lsa: Leinsamen-Sonnenblumen-Mandel-Mix
white sugar: Zucker
jam sugar: Gelierzucker
caster sugar: feinster Zucker
golden caster sugar: goldener feiner Zucker
brown sugar: brauner Zucker
light muscovado sugar: heller Muscovadozucker
dark brown sugar: dunkelbrauner Zucker
muscovado sugar: Muscovadozucker
dark muscovado sugar: dunkler Muscovadozucker
icing sugar: Puderzucker
pure icing sugar: reiner Puderzucker
snow sugar: süßer Schnee
raw sugar: Rohzucker
demerara sugar: Demerarazucker
turbinado sugar: Turbinadozucker
raw caster sugar: feiner Rohzucker
rapadura sugar: Rapadura
organic cane sugar: Bio-Rohrzucker
coconut sugar: Kokosblütenzucker
sugar cube: Würfelzucker
vanilla sugar: Vanillezucker
vegetable shortening: festes Pflanzenfett
molasses: Melasse
glucose syrup: Glukosesirup
stevia: Stevia
liquid stevia: flüssiges Stevia
sweetener: Süßstoff
splenda: Splenda
monk fruit sweetener: Mönchsfruchtsüße
erythritol: Erythrit
xylitol: Birkenzucker
truvia: Truvia
swerve: Swerve
simple syrup: Läuterzucker
sanding sugar: grober Dekorzucker
coloured sugar: bunter Zucker
pearl sugar: Hagelzucker
baking powder: Backpulver
bicarbonate of soda: Natron
cream of tartar: Weinstein
dried yeast: Trockenhefe
gelatine: Gelatinepulver
gelatine leaf: Gelatineblatt | Gelatineblätter
pectin: Pektin
xanthan gum: Xanthan
guar gum: Guarkernmehl
gum arabic: Gummi arabicum
vanilla extract: Vanilleextrakt
vanilla bean paste: Vanillepaste
vanilla bean: Vanilleschote(n)
vanilla powder: gemahlene Vanille
almond extract: Bittermandelaroma
peppermint extract: Pfefferminzextrakt
lemon extract: Zitronenaroma
orange extract: Orangenaroma
coconut extract: Kokosaroma
rum extract: Rumaroma
maple extract: Ahornaroma
strawberry essence: Erdbeeraroma
food colouring: Lebensmittelfarbe
red food colouring: rote Lebensmittelfarbe
green food colouring: grüne Lebensmittelfarbe
blue food colouring: blaue Lebensmittelfarbe
yellow food colouring: gelbe Lebensmittelfarbe
pink food colouring: rosa Lebensmittelfarbe
gel food colouring: Gel-Lebensmittelfarbe
cocoa powder: Kakaopulver
dutch cocoa: alkalisierter Kakao
cacao powder: rohes Kakaopulver
cacao nib: Kakaonibs
custard powder: Vanillepuddingpulver
instant pudding mix: Instant-Puddingpulver
vanilla pudding mix: Instant-Vanillepudding
chocolate pudding mix: Schokoladenpuddingpulver
lemon pudding mix: Zitronenpuddingpulver
jelly crystals: Götterspeisepulver
strawberry jelly crystals: Erdbeer-Götterspeise
lime jelly crystals: Limetten-Götterspeise
raspberry jelly crystals: Himbeer-Götterspeise
orange jelly crystals: Orangen-Götterspeise
milk powder: Milchpulver
skim milk powder: Magermilchpulver
malted milk powder: Malzmilchpulver
buttermilk powder: Buttermilchpulver
condensed milk: gezuckerte Kondensmilch
skim condensed milk: fettfreie gezuckerte Kondensmilch
evaporated milk: Kondensmilch
light evaporated milk: fettarme Kondensmilch
caramel top n fill: Karamellfüllung
dulce de leche: Dulce de Leche
meringue powder: Baiserpulver
pavlova mix: Pavlova-Mischung
egg replacer: Ei-Ersatz
citric acid: Zitronensäure
tartaric acid: Weinsäure
bread improver: Backmittel für Brot
sourdough starter: Sauerteigansatz
dark chocolate: Zartbitterschokolade
dark cooking chocolate: Zartbitterkuvertüre
cooking chocolate: Blockschokolade
semisweet chocolate: halbbittere Schokolade
unsweetened chocolate: ungesüßte Schokolade
milk chocolate: Vollmilchschokolade
milk cooking chocolate: Vollmilchkuvertüre
white chocolate: weiße Schokolade
white cooking chocolate: weiße Kuvertüre
chocolate chip: Schokotröpfchen
dark chocolate chip: dunkle Schokotröpfchen
mini chocolate chip: Mini-Schokotröpfchen
chocolate chunk: Schokostückchen
milk chocolate chip: Vollmilch-Schokotröpfchen
white chocolate chip: weiße Schokotröpfchen
butterscotch chip: Butterkaramell-Tröpfchen
peanut butter chip: Erdnussbutter-Tröpfchen
caramel chip: Karamell-Tröpfchen
toffee bit: Toffeestückchen
chocolate melt: Schokolinsen zum Schmelzen
dark chocolate melt: dunkle Schokolinsen zum Schmelzen
milk chocolate melt: Vollmilch-Schokolinsen zum Schmelzen
white chocolate melt: weiße Schokolinsen zum Schmelzen
candy melt: Candy Melts
almond bark: helle Fettglasur
chocolate topping: Schokoladensirup
chocolate sauce: Schokoladensauce
hot fudge: Fudge-Sauce
ice magic: Eis-Magie-Schokosauce
caramel sauce: Karamellsauce
salted caramel sauce: Salzkaramellsauce
caramel syrup: Karamellsirup
butterscotch sauce: Butterkaramellsauce
strawberry topping: Erdbeersauce
chocolate curl: Schokoraspel
flake chocolate: Flockenschokolade
sprinkle: Zuckerstreusel
chocolate sprinkle: Schokostreusel
hundreds and thousands: Liebesperlen
cachous: Silberperlen
marzipan: Marzipanrohmasse
almond paste: Mandelpaste
fondant: Rollfondant
frosting: Cremeglasur
icing: Zuckerguss
vanilla frosting: Vanilleglasur
chocolate frosting: Schokoladenglasur
cream cheese frosting: Frischkäseglasur
writing icing: Zuckerschrift
almond: Mandel(n)
flaked almond: Mandelblättchen
slivered almond: Mandelstifte
walnut: Walnuss | Walnüsse
black walnut: Schwarznuss | Schwarznüsse
pecan: Pekannuss | Pekannüsse
hazelnut: Haselnuss | Haselnüsse
macadamia: Macadamianuss | Macadamianüsse
brazil nut: Paranuss | Paranüsse
pine nut: Pinienkern(e)
chestnut: Marone(n)
roasted chestnut: geröstete Marone(n)
chestnut puree: Maronenpüree
desiccated coconut: Kokosraspel
shredded coconut: Kokosstreifen
coconut: Kokosnussfleisch
flaked coconut: Kokoschips
sweetened coconut: gesüßte Kokosraspel
chia seed: Chiasamen
black chia seed: schwarze Chiasamen
white chia seed: weiße Chiasamen
linseed: Leinsamen
ground linseed: Leinsamenmehl
sunflower seed: Sonnenblumenkerne
pumpkin seed: Kürbiskerne
sesame seed: Sesam
black sesame seed: schwarzer Sesam
hemp seed: Hanfsamen
psyllium husk: Flohsamenschalen
sultana: helle Rosine(n)
raisin: Rosine(n)
currant: Korinthe(n)
dried apricot: getrocknete Aprikose(n)
dried cranberry: getrocknete Cranberrys
date: Dattel(n)
prune: Backpflaume(n)
dried fig: getrocknete Feige(n)
dried apple: Apfelringe
dried mango: getrocknete Mango
dried pineapple: getrocknete Ananas
dried papaya: getrocknete Papaya
dried pear: getrocknete Birnen
dried peach: getrocknete Pfirsiche
dried cherry: getrocknete Kirschen
dried blueberry: getrocknete Heidelbeeren
mixed dried fruit: Trockenobst
goji berry: Gojibeeren
banana chip: Bananenchips
mixed peel: Orangeat und Zitronat
candied orange peel: Orangeat
glace cherry: Belegkirsche(n)
glace ginger: kandierter Ingwer
stem ginger: Ingwer in Sirup
naked ginger: weicher Trockeningwer
maraschino cherry: Maraschino-Kirsche(n)
fruit mince: Mincemeat
cake mix: Kuchenbackmischung
chocolate cake mix: Schokokuchen-Backmischung
vanilla cake mix: Vanillekuchen-Backmischung
yellow cake mix: Rührkuchen-Backmischung
white cake mix: Backmischung für hellen Kuchen
spice cake mix: Gewürzkuchen-Backmischung
devils food cake mix: Devil's-Food-Backmischung
german chocolate cake mix: German-Chocolate-Cake-Backmischung
angel food cake mix: Angel-Cake-Backmischung
red velvet cake mix: Red-Velvet-Backmischung
lemon cake mix: Zitronenkuchen-Backmischung
brownie mix: Brownie-Backmischung
muffin mix: Muffin-Backmischung
corn muffin mix: Maismuffin-Backmischung
bread mix: Brotbackmischung
damper mix: Damper-Backmischung
scone mix: Scone-Backmischung
pie crust mix: Mürbeteig-Backmischung
graham cracker crust: Graham-Cracker-Boden
chocolate cookie crust: Schokokeksboden
graham cracker crumb: Graham-Cracker-Brösel
biscuit crumb: Biskuitbrösel
cookie crumb: Keksbrösel
tart shell: Torteletteboden | Torteletteböden
savoury tart case: herzhafter Torteletteboden | herzhafte Torteletteböden
wafer sheet: Oblate(n)
patty case: Muffinförmchen
lemon juice powder: Zitronensaftpulver
self raising gluten free cake mix: glutenfreie Kuchenbackmischung
gluten free bread mix: glutenfreie Brotbackmischung
sponge cake mix: Biskuit-Backmischung
cupcake mix: Cupcake-Backmischung
cookie mix: Keks-Backmischung
pancake shaker mix: Pfannkuchen-Schüttelmischung
scone mix packet: Päckchen Scone-Backmischung
pikelet mix: Pikelet-Backmischung
cake decoration: Tortendekoration
sugar flower: Zuckerblume(n)
sugar pearl: Zuckerperle(n)
candy eyes: Zuckeraugen
piping gel: Dekorgel
black cocoa: schwarzer Kakao
choc hazelnut chip: Schoko-Haselnuss-Tröpfchen
ruby chocolate: Ruby-Schokolade
couverture: Kuvertüre
carob: Johannisbrot
carob chip: Carobtröpfchen
carob powder: Carobpulver
activated nut: aktivierte Nüsse
nut crumble: Nussstreusel
hazelnut praline: Haselnusskrokant
sunflower lecithin: Sonnenblumenlecithin
high protein flour: proteinreiches Mehl
malt extract: Malzextrakt
malt powder: Malzpulver
golden linseed: Goldleinsamen
poppyseed filling: Mohnfüllung
dried strawberry: getrocknete Erdbeeren
freeze dried raspberry: gefriergetrocknete Himbeeren
freeze dried strawberry: gefriergetrocknete Erdbeeren
dried mulberry: getrocknete Maulbeeren
dried lime: getrocknete Limette(n)
dried banana: getrocknete Bananen
date paste: Dattelpaste
prune puree: Backpflaumenpüree
currant and sultana mix: Mischung aus Korinthen und Sultaninen
cake board: Tortenplatte(n)
cake box: Tortenschachtel(n)
cake candle: Tortenkerze(n)
vegetable suet: pflanzlicher Talg
blancmange powder: Flammeripulver
vanilla custard mix: Vanillesaucenpulver
pudding powder: Puddingpulver
vacuum packed chestnut: vorgegarte Maronen
chestnut cream: Maronencreme
lecithin: Lecithin
clearjel: ClearJel
gold leaf: Blattgold
cinnamon chip: Zimt-Tröpfchen
mint chip: Minz-Tröpfchen
toffee chip: Toffee-Tröpfchen
caramel tin: Karamellcreme aus der Dose
cream stabiliser: Sahnesteif
blueberry powder: Heidelbeerpulver
cake decorating gel: Tortendekorgel
# Herbs & Spices
salt: Salz
sea salt: feines Meersalz
coarse sea salt: grobkörniges Meersalz
rock salt: grobes Steinsalz
celtic sea salt: keltisches Meersalz
sea salt flakes: Meersalzflocken
kosher salt: koscheres Salz
pink salt: Himalayasalz
black salt: Kala Namak
celery salt: Selleriesalz
garlic salt: Knoblauchsalz
onion salt: Zwiebelsalz
seasoned salt: Würzsalz
chicken salt: Hähnchen-Würzsalz
salt and pepper: Salz und Pfeffer
black pepper: Pfeffer
black peppercorn: schwarze Pfefferkörner
white pepper: weißer Pfeffer
white peppercorn: weiße Pfefferkörner
pink peppercorn: rosa Pfefferbeeren
green peppercorn: grüner Pfeffer
sichuan pepper: Szechuanpfeffer
lemon pepper: Zitronenpfeffer
mountain pepper: Bergpfeffer
dried oregano: getrockneter Oregano
mexican oregano: mexikanischer Oregano
dried basil: getrocknetes Basilikum
dried thyme: getrockneter Thymian
dried rosemary: getrockneter Rosmarin
dried parsley: getrocknete Petersilie
dried sage: getrockneter Salbei
dried mint: getrocknete Minze
dried dill: getrockneter Dill
dried tarragon: getrockneter Estragon
dried marjoram: Majoran
dried chive: getrockneter Schnittlauch
dried coriander leaf: getrocknete Korianderblätter
bay leaf: Lorbeerblatt | Lorbeerblätter
dried curry leaf: getrocknete Curryblätter
dried mixed herbs: getrocknete Kräuter
italian herbs: italienische Kräuter
herbes de provence: Kräuter der Provence
bouquet garni: Kräuterstrauß
dried lavender: getrockneter Lavendel
dried fenugreek leaf: getrocknete Bockshornkleeblätter
savory: Bohnenkraut
allspice: Pimentpulver
allspice berry: Pimentkörner
ground cardamom: Kardamom
cardamom pod: Kardamomkapsel(n)
cardamom seed: Kardamomsamen
black cardamom pod: schwarze Kardamomkapsel(n)
ground cinnamon: Zimt
cinnamon stick: Zimtstange(n)
cassia bark: Cassiarinde
ground clove: gemahlene Nelken
clove: Gewürznelke(n)
ground coriander: gemahlener Koriander
coriander seed: Koriandersamen
ground cumin: Kreuzkümmel
cumin seed: Kreuzkümmelsamen
ground ginger: Ingwerpulver
ground turmeric: Kurkuma
ground nutmeg: Muskatnuss
whole nutmeg: ganze Muskatnuss | ganze Muskatnüsse
mace: Macis
paprika: Paprikapulver
smoked paprika: geräuchertes Paprikapulver
hot paprika: scharfes Paprikapulver
hot smoked paprika: scharfes geräuchertes Paprikapulver
chilli powder: Chilipulver
hot chilli powder: scharfes Chilipulver
mild chilli powder: mildes Chilipulver
kashmiri chilli powder: Kaschmir-Chilipulver
ancho chilli powder: Ancho-Chilipulver
chipotle chilli powder: Chipotle-Chilipulver
chilli flake: Chiliflocken
cayenne pepper: Cayennepfeffer
dried chilli: getrocknete Chilischote(n)
aleppo pepper: Aleppo-Pfeffer
curry powder: Currypulver
mild curry powder: mildes Currypulver
madras curry powder: Madras-Currypulver
hot curry powder: scharfes Currypulver
garam masala: Garam Masala
tandoori masala: Tandoori Masala
tikka masala spice: Tikka-Masala-Gewürz
chaat masala: Chaat Masala
ras el hanout: Ras el-Hanout
dukkah: Dukkah
zaatar: Zatar
sumac: Sumach
baharat: Baharat
berbere: Berbere
moroccan seasoning: marokkanisches Gewürz
cajun seasoning: Cajun-Gewürz
creole seasoning: kreolisches Gewürz
blackening seasoning: Blackening-Gewürz
old bay seasoning: Old-Bay-Gewürz
tajin: Tajín
merken: Merkén
espelette pepper: Piment d’Espelette
seafood seasoning: Meeresfrüchtegewürz
jamaican jerk spice: jamaikanisches Jerk-Gewürz
chinese five spice: Fünf-Gewürze-Pulver
shichimi togarashi: Shichimi Togarashi
mixed spice: britisches Kuchengewürz
pumpkin pie spice: Kürbiskuchengewürz
apple pie spice: Apfelkuchengewürz
fennel seed: Fenchelsamen
ground fennel: gemahlener Fenchel
fenugreek seed: Bockshornkleesamen
ground fenugreek: gemahlener Bockshornklee
caraway seed: Kümmel
celery seed: Selleriesamen
mustard seed: Senfkörner
yellow mustard seed: gelbe Senfkörner
black mustard seed: schwarze Senfkörner
brown mustard seed: braune Senfkörner
mustard powder: Senfpulver
poppy seed: Mohn
white poppy seed: weißer Mohn
nigella seed: Schwarzkümmel
anise seed: Anis
dill seed: Dillsamen
ajwain: Ajowan
star anise: Sternanis
saffron: Safran
juniper berry: Wacholderbeere(n)
asafoetida: Asant
annatto: Annatto
achiote: Achiote
amchur: Mangopulver
dried galangal: getrockneter Galgant
wattleseed: Akaziensamen
lemon myrtle: Zitronenmyrte
garlic powder: Knoblauchpulver
jarred garlic: Knoblauch aus dem Glas
garlic paste: Knoblauchpaste
dried garlic: getrockneter Knoblauch
onion powder: Zwiebelpulver
dried onion: getrocknete Zwiebeln
mushroom powder: Pilzpulver
MSG: Glutamat
seasoning: Gewürzsalzmischung
spice blend: Gewürzmischung
all purpose seasoning: Allzweckgewürz
adobo seasoning: Adobo-Gewürz
sazon: Sazón
goya seasoning: Goya-Gewürz
everything bagel seasoning: Everything-Bagel-Gewürz
steak seasoning: Steakgewürz
montreal steak seasoning: Montreal-Steakgewürz
bbq seasoning: Barbecuegewürz
bbq rub: Barbecue-Rub
spice rub: Gewürzrub
meat rub: Fleischrub
pork rub: Schweinefleisch-Rub
rib rub: Rippchen-Rub
chicken seasoning: Hähnchengewürz
poultry seasoning: Geflügelgewürz
greek seasoning: griechisches Gewürz
fish seasoning: Fischgewürz
pickling spice: Einmachgewürz
vegetable seasoning: Gemüsegewürz
vegeta: Vegeta
spice: Gewürz(e)
garlic and herb salt: Knoblauch-Kräuter-Salz
lemon and herb seasoning: Zitronen-Kräuter-Gewürz
mexican chilli seasoning: mexikanisches Chiligewürz
korean bbq rub: koreanischer Barbecue-Rub
vegetable salt: Kräutersalz
truffle salt: Trüffelsalz
smoked salt: Rauchsalz
pickling salt: Einmachsalz
curing salt: Pökelsalz
roast potato seasoning: Bratkartoffelgewürz
pizza seasoning: Pizzagewürz
burger seasoning: Burgergewürz
popcorn seasoning: Popcorngewürz
butter chicken spice: Butter-Chicken-Gewürz
korma spice: Korma-Gewürz
vindaloo spice: Vindaloo-Gewürz
panch phoron: Panch Phoron
vadouvan: Vadouvan
advieh: Advieh
quatre epices: Quatre-épices
gingerbread spice: Lebkuchengewürz
chai spice: Chai-Gewürz
mulling spice: Glühweingewürz
dried makrut lime leaf: getrocknete Kaffirlimettenblätter
dried lemongrass: getrocknetes Zitronengras
dried rose petal: getrocknete Rosenblätter
dried elderflower: getrocknete Holunderblüten
lemon myrtle leaf: Zitronenmyrtenblatt
strawberry gum: Erdbeereukalyptus
river mint: Flussminze
aniseed myrtle: Anismyrte
squeezy herb: Kräuterpaste(n) aus der Tube
coriander paste: Korianderpaste
parsley paste: Petersilienpaste
chilli paste tube: Chilipaste aus der Tube
chopped chilli jar: gehackte Chilis aus dem Glas
lazy garlic: gehackter Knoblauch aus dem Glas
blade mace: Macisblüte
black lime: schwarze Limette(n)
long pepper: Langpfeffer
grains of paradise: Paradieskörner
galangal powder: Galgantpulver
kaffir lime powder: Kaffirlimettenpulver
file powder: Filé-Pulver
culinary lavender: Lavendelblüten zum Kochen
umami seasoning: Umami-Gewürz
dried lemon thyme: getrockneter Zitronenthymian
dried lovage: getrockneter Liebstöckel
dried chervil: getrockneter Kerbel
dried jalapeno: getrocknete Jalapeño(s)
# Snacks & Confectionery
potato chip: Kartoffelchips
corn chip: Tortillachips
doritos: Doritos
fritos: Fritos
cracker: Cracker
water cracker: Wassercracker
cheese cracker: Käsecracker
saltine: Salzcracker
ritz cracker: Ritz-Cracker
jatz: Jatz
savoy: Savoy-Cracker
rice cracker: Reiscracker
rice cake: Reiswaffel(n)
corn thin: dünne Maiswaffel(n)
corn cake: Maiswaffel(n)
crispbread: Knäckebrot
vita weat: Vita-Weat
cruskit: Cruskits
ryvita: Ryvita
pretzel: Salzbrezel(n)
pretzel stick: Salzstange(n)
pretzel twist: Brezelchen
popcorn: Popcorn
microwave popcorn: Mikrowellenpopcorn
popping corn: Popcornmais
grissini: Grissini
melba toast: Melba-Toast
pita chip: Pitachips
vegetable chip: Gemüsechips
kale chip: Grünkohlchips
pork crackle snack: Schweinekrusten-Snack
seaweed snack: Algensnack
peanut: Erdnuss | Erdnüsse
roasted peanut: geröstete Erdnüsse
unsalted roasted peanut: ungesalzene geröstete Erdnüsse
salted peanut: gesalzene Erdnüsse
cashew: Cashewkern(e)
raw cashew: roher Cashewkern | rohe Cashewkerne
roasted cashew: geröstete Cashewkerne
salted cashew: gesalzene Cashewkerne
pistachio: Pistazie(n)
roasted pistachio: geröstete Pistazien
salted pistachio: gesalzene Pistazien
trail mix: Studentenfutter
mixed nut: gemischte Nüsse
nut mix: Nussmix
roasted almond: geröstete Mandeln
smoked almond: Rauchmandeln
salted almond: gesalzene Mandeln
tamari almond: Tamari-Mandeln
biscuit: Keks(e)
cookie: Cookie(s)
plain sweet biscuit: einfacher Butterkeks | einfache Butterkekse
tea biscuit: Teekeks(e)
digestive biscuit: Vollkornkeks(e)
marie biscuit: Mariekeks(e)
milk arrowroot biscuit: Milch-Arrowroot-Keks(e)
nice biscuit: Nice-Keks(e)
milk coffee biscuit: Milchkaffeekeks(e)
butternut snap: Butternut-Snap-Keks(e)
anzac biscuit: Anzac-Keks(e)
scotch finger: Scotch-Finger-Keks(e)
ginger nut: Ginger Nut(s)
gingersnap: knuspriger Ingwerkeks | knusprige Ingwerkekse
gingerbread: Ingwerbrot
ginger biscuit: Ingwerkeks(e)
chocolate biscuit: Schokokeks(e)
choc ripple biscuit: Choc-Ripple-Keks(e)
chocolate wafer: Schokoladenwaffel(n)
oreo: Oreo(s)
chocolate sandwich cookie: Schoko-Doppelkeks(e)
Tim Tam: Tim Tam(s)
chocolate chip cookie: Cookie(s) mit Schokostückchen
graham cracker: Graham-Cracker
nilla wafer: Vanillekeks(e)
wafer: Waffelkeks(e)
ice cream wafer: Eiswaffel(n)
savoiardi: Löffelbiskuits
speculoos: Spekulatius
biscoff biscuit: Karamellkeks(e)
amaretti: Amarettini
shortbread: Shortbread
macaron: Macaron(s)
macaroon: Kokosmakrone(n)
biscotti: Cantuccini
meringue: Baiser(s)
meringue nest: Baisernest(er)
mini meringue: Mini-Baiser(s)
ice cream cone: Eistüte(n)
waffle cone: Waffeltüte(n)
marshmallow: Marshmallow(s)
mini marshmallow: Mini-Marshmallow(s)
lolly: Süßigkeit(en)
jelly lolly: Fruchtgummi(s)
jelly bean: Jelly Bean(s)
jelly snake: Gummischlange(n)
gummy bear: Gummibärchen
gummy worm: Gummiwurm | Gummiwürmer
jelly baby: Jelly Babies
licorice: Lakritz
lollipop: Lutscher
candy cane: Zuckerstange(n)
gum drop: Geleedrops
mints: Pfefferminzdrops
peppermint candy: Pfefferminzbonbons
after dinner mint: Pfefferminztäfelchen
peppermint patty: Pfefferminztaler
chewing gum: Kaugummi
bubble gum: Bubblegum
caramel: Karamellbonbon(s)
jersey caramel: weiches Karamell
werthers: Werther's Original
toffee: Toffee(s)
butterscotch candy: Butterkaramell-Bonbons
nougat: weißer Nougat
turkish delight: Lokum
honeycomb: Wabentoffee
violet crumble: Violet Crumble
crunchie: Crunchie
maltesers: Maltesers
malted milk ball: Malzmilchkugel(n)
m and ms: M&M's
smarties: Smarties
snickers: Snickers
mars bar: Mars-Riegel
kit kat: KitKat
twix: Twix
milky way bar: Milky-Way-Riegel
butterfinger: Butterfinger
toblerone: Toblerone
cherry ripe: Cherry Ripe
bounty bar: Bounty-Riegel
chocolate bar: Schokoriegel
candy bar: Süßigkeitenriegel
reeses peanut butter cup: Reese's Peanut Butter Cup(s)
chocolate kiss: Hershey's Kiss(es)
chocolate egg: Schokoladenei(er)
mini egg: Mini-Schokoei(er)
creme egg: Creme Egg(s)
chocolate block: Schokoladentafel(n)
chocolate: Schokolade
chocolates: Pralinen
flake bar: Flake-Riegel
peppermint crisp: Peppermint Crisp
aero bar: Aero-Riegel
fudge: Fudge
rocky road: Rocky Road
muesli bar: Müsliriegel
granola bar: Knuspermüsliriegel
cereal bar: Cerealienriegel
oat bar: Haferriegel
protein bar: Proteinriegel
energy bar: Energieriegel
nut bar: Nussriegel
fruit roll up: Fruchtrolle(n)
fruit leather: Fruchtleder
fruit strap: Fruchtstreifen
lcm bar: LCM-Riegel
rice krispie treat: Puffreisschnitte(n)
fruit snack: Fruchtsnack(s)
beef jerky: Beef Jerky
jerky: Trockenfleisch
biltong: Biltong
salt and vinegar chip: Salz-Essig-Chips
cheese and onion chip: Käse-Zwiebel-Chips
chicken chip: Chips mit Hähnchengeschmack
sour cream and chives chip: Sour-Cream-Chips
barbecue chip: Barbecuechips
twisties: Twisties
cheezels: Cheezels
Burger Rings: Burger Rings
cc's: CC's
pringles: Pringles
Smiths chips: Smith's Chips
Red Rock Deli chips: Red Rock Deli Chips
Grain Waves: Grain Waves
lentil chip: Linsenchips
chickpea chip: Kichererbsenchips
protein chip: Proteinchips
roasted chickpea: geröstete Kichererbsen
roasted fava bean: geröstete dicke Bohnen
wasabi pea: Wasabi-Erbsen
bhuja mix: Bhuja-Mix
rice snack: Reissnack(s)
cheese twist: Käsestange(n)
bread chip: Brotchips
sakata: Sakata
shapes: Shapes
barbecue Shapes: Barbecue Shapes
in a biskit: In a Biskit
country cheese biscuit: Country-Cheese-Cracker
salada: Salada
sao: SAO-Cracker
oatcake: Haferkeks(e)
lavosh: Lavosh-Cracker
fig and walnut cracker: Feigen-Walnuss-Cracker
Monte Carlo: Monte-Carlo-Keks(e)
kingston: Kingston-Keks(e)
Iced VoVo: Iced VoVo(s)
tina wafer: Tina-Waffel(n)
mint slice biscuit: Minz-Schokokeks(e)
Wagon Wheel: Wagon Wheel(s)
Teddy Bear biscuit: Teddybärkeks(e)
Tiny Teddy: Tiny Teddies
jam drop: Marmeladenplätzchen
melting moment: Butterschmelzkeks(e)
yo yo biscuit: Yo-Yo-Keks(e)
custard cream: Vanillecreme-Doppelkeks(e)
hobnob: Hobnob(s)
malt biscuit: Malzkeks(e)
shortbread cream: gefüllter Mürbekeks | gefüllte Mürbekekse
assorted biscuit: Gebäckmischung
fruit pillow: Fruchtkissen
Freddo Frog: Freddo Frog(s)
Caramello Koala: Caramello Koala(s)
Violet Crumble bar: Violet-Crumble-Riegel
picnic bar: Picnic-Riegel
boost bar: Boost-Riegel
crunchie bar: Crunchie-Riegel
Turkish Delight bar: Turkish-Delight-Riegel
clinkers: Clinkers
fantales: Fantales
minties: Minties
jaffas: Jaffas
freckles: Freckles
milk bottle: Milchflaschen-Fruchtgummi(s)
red frog: rote Fruchtgummifrösche
party mix lollies: Fruchtgummi-Partymix
sour worm: saure Würmer
starburst: Starburst
skittles: Skittles
mentos: Mentos
tic tac: Tic Tac
chupa chup: Chupa Chups
allens lollies: Allen's Lollies
natural confectionery lollies: Fruchtgummis ohne künstliche Farbstoffe
fruit tingle: Fruit Tingles
eclairs lollies: Eclairs-Bonbons
butter menthol: Buttermentholbonbons
throat lolly: Halsbonbon(s)
musk stick: Musk Stick(s)
liquorice allsorts: Lakritzkonfekt
bullets: Schokolakritz
coconut rough: Kokosschokolade
scorched almond: Schokomandel(n)
Lindt ball: Lindor-Kugel(n)
Ferrero Rocher: Ferrero Rocher
Cadbury Favourites: Cadbury Favourites
roses chocolates: Roses-Pralinen
yoghurt coated sultana: Joghurtrosinen
chocolate coated almond: Mandeln in Schokolade
chocolate sultana: Schokorosinen
chocolate peanut: Schokoerdnüsse
protein ball: Energiekugel(n)
rice crispy bar: Knusperreisriegel
cheese popcorn: Käsepopcorn
caramel popcorn: Karamellpopcorn
cheez-it: Cheez-It
bombay mix: Bombay-Mix
sev: Sev
jaffa cake: Softcake(s) mit Orange
fig roll: Feigenkeks(e)
wafer roll: Waffelröllchen
jammie dodger: Marmeladen-Doppelkeks(e)
lebkuchen: Lebkuchen
pfeffernusse: Pfeffernüsse
stroopwafel: Sirupwaffel(n)
rolo: Rolo(s)
after eight: After Eight
andes mint: Andes Mints
fruit pastille: Fruchtpastille(n)
dolly mixture: Dolly Mixture
candy corn: Candy Corn
nerds candy: Nerds
dum dum: Dum Dum(s)
peeps: Peeps
sour candy: saure Bonbons
fizzy lolly: Colaflaschen-Fruchtgummi(s)
twinkie: Twinkies
donette: Donettes
snack cake: Snackkuchen
chicharron: Chicharrón
plantain crisp: knusprige Kochbananenscheiben
# Freezer
frozen pea: TK-Erbsen
frozen baby pea: feine TK-Erbsen
frozen corn: TK-Mais
frozen mixed vegetable: TK-Gemüse
frozen peas and corn: TK-Erbsen und Mais
frozen peas and carrots: TK-Erbsen und Karotten
frozen stir-fry vegetable: TK-Wokgemüse
frozen spinach: TK-Spinat
frozen broccoli: TK-Brokkoli
frozen cauliflower: TK-Blumenkohl
frozen cauliflower rice: TK-Blumenkohlreis
frozen green bean: grüne TK-Bohnen
frozen broad bean: dicke TK-Bohnen
frozen edamame: TK-Edamame
frozen brussels sprout: TK-Rosenkohl
frozen onion: TK-Zwiebeln
frozen artichoke heart: TK-Artischockenherzen
frozen lima bean: TK-Limabohnen
frozen okra: TK-Okra
frozen berry: TK-Beeren
frozen blueberry: TK-Heidelbeeren
frozen raspberry: TK-Himbeeren
frozen strawberry: TK-Erdbeeren
frozen blackberry: TK-Brombeeren
frozen cherry: TK-Kirschen
frozen mango: TK-Mango
frozen banana: TK-Banane(n)
frozen pineapple: TK-Ananas
frozen peach: TK-Pfirsiche
frozen fruit: TK-Obst
frozen tropical fruit: tropisches TK-Obst
frozen avocado: TK-Avocado
acai: Açaí
frozen cranberry: TK-Cranberrys
frozen rhubarb: TK-Rhabarber
frozen chip: TK-Pommes
hot chip: heiße Pommes
shoestring fries: Streichholzpommes
potato wedge: Kartoffelspalte(n)
steak fries: Steakhouse-Pommes
potato gem: Kartoffelkroketten im Miniformat
hash brown: Rösti(s)
frozen shredded hash brown: geraspelte TK-Rösti
potato scallop: Kartoffelscheibe(n) im Teigmantel
onion ring: Zwiebelring(e)
puff pastry: Blätterteig
flaky pastry: Flockenteig
rough puff pastry: Blitzblätterteig
shortcrust pastry: Mürbeteig
pie crust: Kuchenboden | Kuchenböden
pie shell: Pie-Boden | Pie-Böden
baked pie shell: gebackener Pie-Boden | gebackene Pie-Böden
sweet shortcrust pastry: süßer Mürbeteig
pastry sheet: Teigplatte(n)
empanada disc: Empanada-Teigblatt | Empanada-Teigblätter
frozen bread dough: TK-Brotteig
frozen dinner roll: TK-Brötchen
frozen bread: TK-Brot
frozen garlic bread: TK-Knoblauchbrot
frozen pizza: Tiefkühlpizza(s)
pizza: Pizza | Pizzen
frozen waffle: TK-Waffel(n)
frozen pancake: TK-Pfannkuchen
frozen pie: TK-Pastete(n)
party pie: Party-Pastete(n)
frozen sausage roll: TK-Wurst im Blätterteig
fish finger: Fischstäbchen
frozen fish fillet: TK-Fischfilet(s)
crumbed fish: panierter Fisch
battered fish: Backfisch
frozen prawn: TK-Garnele(n)
frozen cooked prawn: gekochte TK-Garnelen
frozen seafood mix: TK-Meeresfrüchte
frozen calamari: TK-Tintenfisch
chicken nugget: Chicken Nugget(s)
frozen chicken breast: TK-Hähnchenbrust | TK-Hähnchenbrüste
frozen chicken: TK-Hähnchen
chicken kiev: Hähnchen Kiew
popcorn chicken: Popcorn Chicken
frozen chicken tender: TK-Hähncheninnenfilet(s)
frozen meatball: TK-Fleischbällchen
frozen burger patty: TK-Burgerpatty | TK-Burgerpattys
dim sim: Dim Sim(s)
spring roll: Frühlingsrolle(n)
samosa: Samosa(s)
money bag: Teigsäckchen
dumpling: Teigtasche(n)
gyoza: Gyoza
wonton: Wan Tan | Wan Tans
frozen meal: TK-Fertiggericht(e)
frozen lasagne: TK-Lasagne
frozen yoghurt: Frozen Yogurt
frozen tofu: TK-Tofu
veggie nugget: Gemüsenuggets
frozen veggie burger: vegetarische TK-Burger
frozen ravioli: TK-Ravioli
frozen roti: TK-Roti
frozen paratha: TK-Paratha(s)
ice cream: Speiseeis
vanilla ice cream: Vanilleeis
chocolate ice cream: Schokoladeneis
strawberry ice cream: Erdbeereis
coffee ice cream: Kaffee-Eis
cookies and cream ice cream: Cookies-and-Cream-Eis
gelato: Gelato
sorbet: Sorbet
lemon sorbet: Zitronensorbet
raspberry sorbet: Himbeersorbet
mango sorbet: Mangosorbet
sherbet: Milchsorbet
icy pole: Wassereis am Stiel
ice block: Eisblock | Eisblöcke
zooper dooper: Zooper Dooper
ice cream stick: Eis am Stiel
magnum: Magnum
drumstick ice cream: Drumstick-Eis
paddle pop: Paddle Pop(s)
ice cream sandwich: Eis-Sandwich(es)
ice: Eiswürfel
party ice: Beutel Partyeis
frozen whipped topping: TK-Sahnecreme
frozen cheesecake: TK-Käsekuchen
frozen dessert: TK-Dessert(s)
orange juice concentrate: Orangensaftkonzentrat
frozen lemonade concentrate: TK-Limonadenkonzentrat
frozen limeade concentrate: TK-Limettenkonzentrat
frozen sweet potato chip: Süßkartoffelpommes
frozen carrot: TK-Karotten
frozen capsicum: TK-Paprika
frozen kale: TK-Grünkohl
frozen peas and beans: TK-Erbsen und Bohnen
frozen roast vegetable: TK-Ofengemüse
frozen soup vegetable: TK-Suppengemüse
frozen steam vegetable: TK-Dampfgargemüse
frozen herb: TK-Kräuter
frozen garlic: TK-Knoblauch
frozen ginger: TK-Ingwer
frozen papaya: TK-Papaya
frozen passionfruit: TK-Passionsfrucht
frozen dragon fruit: TK-Drachenfrucht
frozen lychee: TK-Litschis
frozen smoothie mix: TK-Smoothiemischung
frozen coconut: TK-Kokosnuss
frozen mashed potato: TK-Kartoffelpüree
potato croquette: Krokette(n)
frozen gnocchi: TK-Gnocchi
frozen macaroni cheese: TK-Makkaroni mit Käse
frozen cannelloni: TK-Cannelloni
frozen fried rice: gebratener TK-Reis
frozen dim sum: TK-Dim-Sum
frozen bao bun: TK-Bao-Brötchen
frozen spring onion pancake: TK-Frühlingszwiebelpfannkuchen
frozen quiche: TK-Quiche
frozen pasty: TK-Teigpastete(n)
frozen croissant: TK-Croissant(s)
frozen danish: TK-Plundergebäck
frozen naan: TK-Naan
frozen tortilla: TK-Tortillas
frozen salmon: TK-Lachs
frozen barramundi: TK-Barramundi
frozen squid ring: TK-Tintenfischringe
frozen mussel: TK-Muscheln
frozen scallop: TK-Jakobsmuscheln
frozen crumbed prawn: panierte TK-Garnelen
frozen mince: TK-Hackfleisch
frozen duck: TK-Ente
frozen turkey: TK-Pute
frozen turkey roll: TK-Putenrollbraten
frozen lamb roast: TK-Lammbraten
frozen chicken wing: TK-Hähnchenflügel
frozen chicken schnitzel: TK-Hähnchenschnitzel
corn dog: Corndog(s)
dagwood dog: Dagwood Dog(s)
vegetable finger: Gemüsestäbchen
frozen falafel: TK-Falafel
kataifi: Kadayif
frozen pizza base: TK-Pizzaböden
ice cream cake: Eistorte(n)
choc top: Choc Top(s)
vegan ice cream: veganes Eis
frozen fruit bar: Fruchteis am Stiel
ice cream bar: Eisriegel
Golden Gaytime: Golden Gaytime
splice: Splice-Eis
cornetto: Cornetto
maxibon: Maxibon
Bubble O Bill: Bubble O'Bill
calippo: Calippo
Frosty Fruit: Frosty Fruits
lemonade icy pole: Limonadeneis am Stiel
slushie: Slushie
petit pois: extrafeine Erbsen
frozen soy bean: TK-Sojabohnen
ice lolly: Stieleis
breaded fish: panierte Fischfilets
breaded scampi: panierte Scampi
acai puree: Açaí-Püree
rhodes roll: TK-Hefebrötchenteig
frozen apple juice concentrate: TK-Apfelsaftkonzentrat
phyllo cup: Filoteigschälchen
# Drinks
coffee: Kaffee
instant coffee: löslicher Kaffee
instant espresso powder: Instant-Espressopulver
ground coffee: gemahlener Kaffee
espresso: Espresso
coffee bean: Kaffeebohnen
coffee capsule: Kaffeekapsel(n)
decaf coffee: entkoffeinierter Kaffee
tea bag: Teebeutel
english breakfast tea: English-Breakfast-Tee
earl grey tea: Earl-Grey-Tee
loose leaf tea: loser Tee
green tea: grüner Tee
matcha: Matcha
herbal tea: Kräutertee
chamomile tea: Kamillentee
peppermint tea: Pfefferminztee
rooibos tea: Rooibostee
chai tea: Chai-Tee
iced tea: Eistee
hot chocolate: heiße Schokolade
drinking chocolate: Trinkschokolade
milo: Milo
ovaltine: Ovomaltine
horlicks: Horlicks
malted drink powder: Malzgetränkepulver
orange juice: Orangensaft
apple juice: Apfelsaft
pineapple juice: Ananassaft
cranberry juice: Cranberrysaft
grape juice: Traubensaft
white grape juice: heller Traubensaft
red grape juice: roter Traubensaft
tomato juice: Tomatensaft
vegetable juice: Gemüsesaft
v8 juice: V8-Saft
carrot juice: Karottensaft
beetroot juice: Rote-Bete-Saft
clamato: Clamato
grapefruit juice: Grapefruitsaft
pink grapefruit juice: rosa Grapefruitsaft
pomegranate juice: Granatapfelsaft
prune juice: Pflaumensaft
mango juice: Mangosaft
mango nectar: Mangonektar
apricot nectar: Aprikosennektar
peach nectar: Pfirsichnektar
passionfruit juice: Maracujasaft
pear juice: Birnensaft
lychee juice: Litschisaft
fruit juice: Fruchtsaft
tropical juice: Tropensaft
breakfast juice: Frühstückssaft
multi v juice: Multivitaminsaft
sparkling apple juice: Apfelsaftschorle
sweet apple cider: naturtrüber Apfelmost
lime cordial: Limettensirup
cordial: Getränkesirup
elderflower cordial: Holunderblütensirup
raspberry cordial: Himbeersirup
ribena: Ribena
bottled lime juice: Limettensaft aus der Flasche
bottled lemon juice: Zitronensaft aus der Flasche
coconut water: Kokoswasser
grenadine: Grenadine
orgeat: Orgeat
falernum: Falernum
demerara syrup: Demerarasirup
kool aid: Kool-Aid
lemonade powder: Limonadenpulver
tang: Tang
drink mix: Getränkepulver
crystal light: Crystal Light
smoothie: Smoothie
lemonade: Zitronenlimonade
sprite: Sprite
7 up: 7UP
lemon lime soda: Zitronen-Limetten-Limonade
cola: Cola
coca cola: Coca-Cola
pepsi: Pepsi
diet coke: Cola light
coke zero: Cola Zero
pepsi max: Pepsi Max
dr pepper: Dr Pepper
ginger ale: Ginger Ale
ginger beer: Ginger Beer
root beer: Root Beer
creaming soda: Cream Soda
sarsaparilla: Sarsaparilla
tonic water: Tonic Water
soda water: Sodawasser
sparkling water: Mineralwasser mit Kohlensäure
mineral water: Mineralwasser
bottled water: stilles Wasser
spring water: Quellwasser
energy drink: Energydrink(s)
red bull: Red Bull
sports drink: Sportgetränk(e)
gatorade: Gatorade
powerade: Powerade
kombucha: Kombucha
soft drink: Erfrischungsgetränk(e)
orange soda: Orangenlimonade
fanta: Fanta
coffee syrup: Kaffeesirup
hazelnut syrup: Haselnusssirup
vanilla syrup: Vanillesirup
bitter lemon: Bitter Lemon
non alcoholic wine: alkoholfreier Wein
non alcoholic beer: alkoholfreies Bier
coffee sachet: Kaffee-Stick(s)
iced coffee: Eiskaffee
iced chocolate: Eisschokolade
cold brew coffee: Cold-Brew-Kaffee
cold brew concentrate: Cold-Brew-Konzentrat
chicory coffee: Zichorienkaffee
dandelion tea: Löwenzahntee
ginger tea: Ingwertee
lemon and ginger tea: Zitronen-Ingwer-Tee
sencha: Sencha
oolong tea: Oolong-Tee
jasmine tea: Jasmintee
white tea: weißer Tee
lemongrass tea: Zitronengrastee
fruit tea: Früchtetee
decaf tea: entkoffeinierter Tee
turkish apple tea: türkischer Apfeltee
chai latte powder: Chai-Latte-Pulver
matcha latte powder: Matcha-Latte-Pulver
lemon barley water: Zitronen-Gersten-Getränk
fruit drink: Fruchtsaftgetränk(e)
cranberry and raspberry juice: Cranberry-Himbeer-Saft
apple and blackcurrant juice: Apfel-Johannisbeer-Saft
orange and mango juice: Orangen-Mango-Saft
watermelon juice: Wassermelonensaft
guava juice: Guavensaft
aloe vera drink: Aloe-vera-Drink
lemon squash: Zitronensirupgetränk
solo: Solo
lift: Lift
Mountain Dew: Mountain Dew
pasito: Pasito
passiona: Passiona
kirks: Kirks
schweppes lemonade: Schweppes-Limonade
lime and soda: Limette mit Soda
sugar free lemonade: zuckerfreie Limonade
sugar free cola: zuckerfreie Cola
flavoured mineral water: Mineralwasser mit Geschmack
soda stream syrup: Sodastream-Sirup
coconut milk drink: Kokosmilchgetränk
protein drink: Proteindrink(s)
electrolyte drink: Elektrolytgetränk(e)
hydralyte: Hydralyte
electrolyte powder: Elektrolytpulver
vitamin water: Vitaminwasser
iced tea mix: Eisteepulver
berocca: Berocca
flavoured water: Wasser mit Geschmack
tonic syrup: Tonic-Sirup
non alcoholic gin: alkoholfreier Gin
hibiscus flower: Hibiskusblüten
rose's lime juice: Rose's Lime Juice
chai concentrate: Chai-Konzentrat
fruit tea bag: Früchteteebeutel
barley cup: Getreidekaffee
kvass: Kwas
# Liquor
white wine: Weißwein
sauvignon blanc: Sauvignon blanc
chardonnay: Chardonnay
pinot grigio: Pinot Grigio
riesling: Riesling
red wine: Rotwein
shiraz: Shiraz
merlot: Merlot
cabernet sauvignon: Cabernet Sauvignon
pinot noir: Spätburgunder
burgundy: Burgunder
rose wine: Roséwein
sparkling wine: Sekt
prosecco: Prosecco
cava: Cava
champagne: Champagner
dessert wine: Dessertwein
moscato: Moscato
muscat: Muskateller
wine: Wein
marsala: Marsala
sweet marsala: süßer Marsala
port: Portwein
tawny port: Tawny Port
ruby port: Ruby Port
sherry: Sherry
dry sherry: trockener Sherry
cream sherry: Cream Sherry
sweet sherry: süßer Sherry
pedro ximenez: Pedro Ximénez
madeira: Madeira
vermouth: Wermut
dry vermouth: trockener Wermut
sweet vermouth: süßer Wermut
sake: Sake
beer: Bier
lager: Lagerbier
pale ale: Pale Ale
ale: Ale
light beer: Leichtbier
dark beer: Dunkelbier
stout: Stout
guinness: Guinness
cider: Cidre
pear cider: Birnencidre
brandy: Weinbrand
cognac: Cognac
armagnac: Armagnac
rum: Rum
dark rum: dunkler Rum
white rum: weißer Rum
overproof rum: hochprozentiger Rum
aged rum: gereifter Rum
spiced rum: gewürzter Rum
gold rum: goldener Rum
coconut rum: Kokosrum
whisky: Whisky
scotch whisky: schottischer Whisky
bourbon: Bourbon
irish whiskey: irischer Whiskey
rye whiskey: Rye Whiskey
jack daniels: Jack Daniel's
canadian whisky: kanadischer Whisky
vodka: Wodka
vanilla vodka: Vanillewodka
flavoured vodka: aromatisierter Wodka
citrus vodka: Zitruswodka
gin: Gin
tequila: Tequila
silver tequila: weißer Tequila
gold tequila: brauner Tequila
tequila blanco: Tequila Blanco
tequila reposado: Tequila Reposado
tequila anejo: Tequila Añejo
mezcal: Mezcal
raicilla: Raicilla
sotol: Sotol
pisco: Pisco
raki: Raki
marc: Marc
cachaca: Cachaça
grappa: Grappa
schnapps: Schnaps
aquavit: Aquavit
absinthe: Absinth
pernod: Pernod
ouzo: Ouzo
pastis: Pastis
sambuca: Sambuca
anisette: Anislikör
arak: Arak
cointreau: Cointreau
grand marnier: Grand Marnier
triple sec: Triple Sec
orange liqueur: Orangenlikör
curacao: Curaçao
blue curacao: Blue Curaçao
kahlua: Kahlúa
tia maria: Tia Maria
coffee liqueur: Kaffeelikör
baileys: Baileys
irish cream: Sahnelikör
amaretto: Amaretto
almond liqueur: Mandellikör
frangelico: Frangelico
hazelnut liqueur: Haselnusslikör
limoncello: Limoncello
chambord: Chambord
raspberry liqueur: Himbeerlikör
creme de cassis: Crème de Cassis
kirsch: Kirschwasser
cherry brandy: Cherry Brandy
maraschino liqueur: Maraschinolikör
cherry liqueur: Kirschlikör
creme de menthe: Minzlikör
creme de cacao: Kakaolikör
chocolate liqueur: Schokoladenlikör
peach schnapps: Pfirsichschnaps
peach liqueur: Pfirsichlikör
midori: Midori
melon liqueur: Melonenlikör
galliano: Galliano
drambuie: Drambuie
st germain: St-Germain
elderflower liqueur: Holunderblütenlikör
chartreuse: Chartreuse
benedictine: Bénédictine
campari: Campari
aperol: Aperol
amaro: Amaro
fernet branca: Fernet-Branca
suze: Suze
pimms: Pimm's
apple brandy: Apfelbrand
calvados: Calvados
liqueur: Likör
bitters: Angostura Bitter
orange bitters: Orangenbitter
margarita mix: Margarita-Mix
cocktail mixer: Cocktailmix
bloody mary mix: Bloody-Mary-Mix
sweet and sour mix: Sweet-and-Sour-Mix
rose sparkling: Rosésekt
pinot gris: Grauburgunder
semillon: Sémillon
verdelho: Verdelho
moscato wine: Moscato-Wein
viognier: Viognier
gewurztraminer: Gewürztraminer
grenache: Grenache
malbec: Malbec
tempranillo: Tempranillo
sangiovese: Sangiovese
cabernet merlot: Cabernet-Merlot
fortified wine: Likörwein
sparkling red: roter Schaumwein
cask wine: Wein aus dem Karton
ginger wine: Ingwerwein
ready to drink can: Mixgetränk(e) in der Dose
hard seltzer: Hard Seltzer
alcoholic ginger beer: alkoholisches Ginger Beer
craft beer: Craft-Bier
wheat beer: Weizenbier
ipa: IPA
pilsner: Pils
mid strength beer: mittelstarkes Bier
porter: Porter
plum wine: Pflaumenwein
soju: Soju
baijiu: Baijiu
umeshu: Umeshu
spiced gin: gewürzter Gin
sloe gin: Schlehengin
pink gin: Pink Gin
advocaat: Eierlikör
aperol spritz: Aperol Spritz
applejack: Applejack
creme de violette: Veilchenlikör
ginger liqueur: Ingwerlikör
walnut liqueur: Walnusslikör
herbal liqueur: Kräuterlikör
dry cider: trockener Cidre
mexican beer: mexikanisches Bier
makgeolli: Makgeolli
# Household & Personal Care
baking paper: Backpapier
wax paper: Wachspapier
aluminium foil: Alufolie
cling film: Frischhaltefolie
toothpick: Zahnstocher
bamboo skewer: Holzspieß(e)
metal skewer: Metallspieß(e)
kitchen string: Küchengarn
muslin: Passiertuch
paper towel: Küchenrolle(n)
popsicle stick: Eisstiel(e)
zip lock bag: Zip-Beutel
freezer bag: Gefrierbeutel
oven bag: Bratbeutel
foil tray: Aluschale(n)
piping bag: Spritzbeutel
birthday candle: Geburtstagskerze(n)
cedar plank: Zedernholzbrett(er)
matches: Streichhölzer
dishwashing liquid: Spülmittel
dishwasher tablet: Spülmaschinentab(s)
rinse aid: Klarspüler
dishwasher cleaner: Maschinenreiniger
dishwasher salt: Spülmaschinensalz
sponge scourer: Topfschwamm | Topfschwämme
steel wool: Stahlwolle
dish cloth: Spültuch | Spültücher
tea towel: Geschirrtuch | Geschirrtücher
dish brush: Spülbürste
rubber glove: Gummihandschuhe
garbage bag: Müllbeutel
compost bag: Kompostbeutel
sandwich bag: Butterbrotbeutel
beeswax wrap: Bienenwachstuch | Bienenwachstücher
food storage container: Frischhaltedose(n)
serviette: Serviette(n)
paper plate: Pappteller
paper cup: Pappbecher
paper straw: Papiertrinkhalm(e)
plastic cutlery: Einwegbesteck
tablecloth: Tischdecke
candle: Kerze(n)
firelighter: Grillanzünder
charcoal: Grillkohle
bbq gas: Gasflasche
lighter: Feuerzeug
coffee filter paper: Kaffeefilter
ice cube bag: Eiswürfelbeutel
cupcake paper: Papierbackförmchen
laundry liquid: Flüssigwaschmittel
laundry powder: Waschpulver
laundry capsule: Waschkapsel(n)
fabric softener: Weichspüler
stain remover: Fleckenentferner
wool wash: Wollwaschmittel
bleach: Bleichmittel
disinfectant: Desinfektionsmittel
multipurpose spray: Allzweckspray
bathroom cleaner: Badreiniger
toilet cleaner: WC-Reiniger
toilet block: WC-Stein(e)
glass cleaner: Glasreiniger
oven cleaner: Backofenreiniger
floor cleaner: Bodenreiniger
carpet cleaner: Teppichreiniger
drain cleaner: Rohrreiniger
furniture polish: Möbelpolitur
cleaning vinegar: Putzessig
methylated spirits: Brennspiritus
sugar soap: Anlauger
cleaning wipe: Reinigungstuch | Reinigungstücher
microfibre cloth: Mikrofasertuch | Mikrofasertücher
mop: Wischmopp
mop head: Wischbezug
broom: Besen
dustpan: Kehrschaufel
bucket: Eimer
clothes peg: Wäscheklammer(n)
air freshener: Lufterfrischer
fly spray: Insektenspray
mosquito coil: Mückenspirale(n)
ant bait: Ameisenköder
cockroach bait: Schabenköder
mouse trap: Mausefalle
moth ball: Mottenkugel(n)
battery: Batterie(n)
light bulb: Glühbirne(n)
extension lead: Verlängerungskabel
glue: Klebstoff
sticky tape: Klebeband
vacuum bag: Staubsaugerbeutel
shoe polish: Schuhcreme
toilet paper: Toilettenpapier
tissue: Taschentuch | Taschentücher
shampoo: Shampoo
conditioner: Haarspülung
hair gel: Haargel
hair spray: Haarspray
hair dye: Haarfarbe
dry shampoo: Trockenshampoo
soap: Seife
hand wash: Flüssigseife
hand sanitiser: Handdesinfektion
body wash: Duschgel
bubble bath: Schaumbad
deodorant: Deo
moisturiser: Feuchtigkeitscreme
sunscreen: Sonnenschutz
after sun: After-Sun-Lotion
insect repellent: Mückenspray
lip balm: Lippenpflegestift
toothpaste: Zahnpasta
toothbrush: Zahnbürste(n)
mouthwash: Mundwasser
dental floss: Zahnseide
denture tablet: Gebissreinigertablette(n)
razor: Rasierer
shaving cream: Rasiercreme
aftershave: Aftershave
cotton ball: Wattebällchen
cotton bud: Wattestäbchen
cotton pad: Wattepad(s)
makeup remover wipe: Abschminktuch | Abschminktücher
face wash: Waschgel
nail polish remover: Nagellackentferner
pad: Damenbinde(n)
tampon: Tampon(s)
panty liner: Slipeinlage(n)
incontinence pad: Inkontinenzeinlage(n)
condom: Kondom(e)
bandaid: Pflaster
bandage: Verband | Verbände
antiseptic: Wunddesinfektion
paracetamol: Paracetamol
ibuprofen: Ibuprofen
aspirin: Aspirin
antihistamine: Antihistaminikum
cough syrup: Hustensaft
cough lolly: Hustenbonbon(s)
throat lozenge: Halstablette(n)
vitamin: Vitamintablette(n)
multivitamin: Multivitamintablette(n)
vitamin c: Vitamin C
vitamin d: Vitamin D
fish oil capsule: Fischölkapsel(n)
magnesium tablet: Magnesiumtablette(n)
iron tablet: Eisentablette(n)
probiotic capsule: Probiotikakapsel(n)
eye drops: Augentropfen
heat pack: Wärmekissen
thermometer: Thermometer
surface cleaner: Küchenreiniger
butcher's twine: Bratengarn
shaving foam: Rasierschaum
sun cream: Sonnencreme
cotton wool: Verbandwatte
soap bar: Seifenstück(e)
plastic cup: Plastikbecher
pie weight: Blindbackkugeln
# Pet
dog food: Hundefutter
cat food: Katzenfutter
dog treat: Hundeleckerli(s)
bird seed: Vogelkörner
cat litter: Katzenstreu
dry dog food: Hundetrockenfutter
wet dog food: Hundenassfutter
puppy food: Welpenfutter
dry cat food: Katzentrockenfutter
wet cat food: Katzennassfutter
kitten food: Kittenfutter
cat milk: Katzenmilch
cat treat: Katzenleckerli(s)
dog roll: Hundewurst
dog bone: Kauknochen
dog biscuit: Hundekeks(e)
dental stick: Zahnpflegestick(s)
pet mince: Hackfleisch für Haustiere
dog poo bag: Hundekotbeutel
flea treatment: Flohmittel
worming tablet: Wurmtablette(n)
dog shampoo: Hundeshampoo
fish food: Fischfutter
bird food: Vogelfutter
rabbit food: Kaninchenfutter
guinea pig food: Meerschweinchenfutter
chicken feed: Hühnerfutter
straw bedding: Stroheinstreu
dog toy: Hundespielzeug
cat toy: Katzenspielzeug
# Baby
baby formula: Säuglingsmilch
baby food: Babybrei
baby cereal: Getreidebrei für Babys
nappy: Windel(n)
baby wipe: Feuchttuch | Feuchttücher
toddler milk: Kindermilch
breast milk: Muttermilch
baby rice: Babyreis
teething rusk: Babyzwieback
baby snack: Babysnack(s)
baby yoghurt pouch: Baby-Quetschjoghurt(s)
nappy pants: Windelhöschen
swim nappy: Schwimmwindel(n)
nappy bag: Windelbeutel
nappy cream: Wundschutzcreme
baby shampoo: Babyshampoo
baby wash: Babywaschlotion
baby lotion: Babylotion
baby oil: Babyöl
baby powder: Babypuder
breast pad: Stilleinlage(n)
baby bottle: Babyflasche(n)
bottle teat: Flaschensauger
dummy: Schnuller
baby sunscreen: Babysonnencreme
baby paracetamol: Baby-Paracetamol
steriliser tablet: Sterilisiertablette(n)
bib: Lätzchen
baby porridge: Babyhaferbrei
`;
