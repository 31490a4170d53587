/**
 * More foods in four languages, typed by us: "food: French | Spanish | Italian | Dutch", each as in the
 * language's own table; "-" where its name is one of the table already, is the English one or is doubtful.
 */
import { furtherFoods } from './further-foods-in-four-languages';

type LanguageOfColumn = 'fr' | 'es' | 'it' | 'nl';

const languages: readonly LanguageOfColumn[] = ['fr', 'es', 'it', 'nl'];

/**
 * One language's rows, in the form of its own table.
 *
 * @example moreNames('fr').includes('\nmango: mangue') // true
 */
export function moreNames(language: LanguageOfColumn): string {
  const column = languages.indexOf(language);
  const rows = [...foods.trim().split('\n'), ...furtherFoods.trim().split('\n')].map((row) => {
    const [food = '', names = ''] = row.split(': ');
    const typed = names.split(' | ')[column] ?? '-';
    return typed === '-' ? '' : `\n${food}: ${typed}`;
  });
  return rows.join('');
}

const foods = `
brown onion: oignon jaune, oignons jaunes | - | cipolla dorata, cipolle dorate | gele ui(,en)
white onion: oignon blanc, oignons blancs | cebolla blanca, cebollas blancas | cipolla bianca, cipolle bianche | witte ui(,en)
pearl onion: oignons grelots | cebollitas | cipolline | -
lemongrass: citronnelle | hierba limón | citronella | citroengras
baby potato: pommes de terre grenaille | patatas baby | patate novelle | krieltjes
turnip: navet | nabo | rapa, rape | raap, raapjes
daikon: radis blanc | - | - | rettich
jerusalem artichoke: topinambour | tupinambo | topinambur | aardpeer, aardperen
red chilli: piment rouge | guindilla roja | peperoncino rosso, peperoncini rossi | rode peper(s)
green chilli: piment vert | guindilla verde | peperoncino verde, peperoncini verdi | groene peper(s)
butternut pumpkin: courge butternut | calabaza butternut | zucca butternut | flespompoen(en)
avocado: avocat | aguacate | - | avocado(,'s)
okra: gombo | quimbombó | - | -
globe artichoke: artichaut | alcachofa | carciof(o,i) | artisjok(,ken)
broad bean: fève | haba | fav(a,e) | tuinboon, tuinbonen
sugar snap pea: pois gourmand, pois gourmands | - | taccole | sugarsnaps
bean sprout: germes de soja | brotes de soja | germogli di soia | taugé
cos lettuce: laitue romaine | lechuga romana | lattuga romana | romaine sla
mixed salad leaves: mesclun, salade mélangée, mélange de salades, jeunes pousses | ensalada mezclum, brotes tiernos, mezclum | insalata mista, misticanza, insalatina | gemengde sla, slamix, slamelange
watercress: cresson | berro | crescione | waterkers
witlof: - | endibia | - | witloof
sorrel: oseille | acedera | acetosa | zuring
nettle: ortie | ortiga | ortic(a,he) | brandnetel(s)
oyster mushroom: pleurote | seta ostra | pleurotus | oesterzwam(,men)
morel: morille | colmenilla | spugnol(a,e) | morielje(s)
truffle: truffe | trufa | tartuf(o,i) | truffel(s)
mixed mushroom: champignons mélangés | setas variadas | funghi misti | gemengde paddenstoelen
fresh herbs: fines herbes, herbes fraîches | hierbas frescas | erbe aromatiche | verse kruiden
lime zest: zeste de citron vert | ralladura de lima | scorza di lime | limoenrasp
orange zest: zeste d'orange, zestes d'orange | ralladura de naranja, piel de naranja | scorza d'arancia, buccia d'arancia | sinaasappelrasp, sinaasappelschil
blood orange: orange sanguine, oranges sanguines | naranja sanguina | arancia rossa, arance rosse | bloedsinaasappel(s)
clementine: clémentine | clementina | clementin(a,e) | clementine(s)
mixed berry: fruits rouges | frutos rojos | frutti di bosco | gemengde bessen
mango: mangue | - | manghi | mango(,'s)
papaya: papaye | - | papaia | -
passionfruit: fruit de la passion, fruits de la passion | maracuyá | frutto della passione | passievrucht, passievruchten
persimmon: plaqueminier | caqui | cachi | kaki(,'s)
rump steak: rumsteck | - | - | -
stewing beef: bœuf à braiser, bœuf bourguignon | carne para guisar | spezzatino di manzo | stoofvlees, runderlappen
beef brisket: poitrine de bœuf | pecho de ternera | punta di petto | runderborst
oxtail: queue de bœuf | rabo de toro | coda di bue | ossenstaart
meatball: boulettes de viande | albóndiga | polpett(a,e) | gehaktbal(,len)
lamb mince: agneau haché | carne picada de cordero | macinato di agnello | lamsgehakt
lamb shoulder: épaule d'agneau | paletilla de cordero | spalla di agnello | lamsschouder
lamb chop: côtelettes d'agneau | chuletas de cordero | costolette di agnello | lamskotelet(,ten)
pork loin: longe de porc | lomo de cerdo | lonza di maiale | -
pork shoulder: épaule de porc | paleta de cerdo | spalla di maiale | varkensschouder
pork neck: échine de porc | aguja de cerdo | coppa di maiale | varkensnek, procureur
pork rib: travers de porc | costillas de cerdo | costine di maiale | spareribs
black pudding: boudin noir | morcilla | sanguinaccio | bloedworst
chicken drumstick: pilons de poulet | jamoncitos de pollo | fusi di pollo | drumsticks
chicken wing: ailes de poulet | alitas de pollo | alette di pollo, ali di pollo | kippenvleugel(s)
chicken leg: cuisses de poulet | - | - | kippenpoot
chicken mince: poulet haché | carne picada de pollo | macinato di pollo | kipgehakt
chicken liver: foies de volaille | hígados de pollo | fegatini di pollo | kippenlevers
turkey mince: dinde hachée | carne picada de pavo | macinato di tacchino | kalkoengehakt
duck breast: magret de canard | pechuga de pato | petto d'anatra | eendenborst
duck leg: cuisses de canard | muslos de pato | cosce d'anatra | eendenbout(en)
venison: chevreuil | venado | carne di cervo | hertenvlees
halibut: flétan | fletán | - | heilbot
sole: - | lenguado | sogliol(a,e) | tong
monkfish: lotte | rape | coda di rospo, rana pescatrice | zeeduivel
sea bass: bar de ligne, loup de mer | lubina | branzino, spigola | zeebaars
mackerel: maquereau, maquereaux | caballa | sgombr(o,i) | makreel, makrelen
fresh sardine: sardines fraîches | sardinas frescas | sarde | verse sardines
scallop: noix de saint-jacques, coquilles saint-jacques | vieira | capesant(a,e) | sint-jakobsschelp(en), coquilles
clam: palourde, coques | almeja, almejas, berberechos | vongole | venusschelpen, kokkels
oyster: huître | ostra | ostric(a,he) | oester(s)
crab: crabe | cangrejo | granchio, granchi | krab(,ben)
lobster: homard | bogavante | aragosta, astice | kreeft(en)
octopus: poulpe | pulpo | polp(o,i) | octopussen
seafood: fruits de mer | marisco(s) | frutti di mare | zeevruchten
prosciutto: jambon de parme, jambon cru | jamón de parma | prosciutto crudo | parmaham, rauwe ham
serrano ham: jambon serrano | jamón serrano | - | serranoham
chorizo: - | - | - | chorizoworst
hummus: houmous | - | - | -
blue cheese: fromage bleu | queso azul | formaggio erborinato | blauwe kaas
gruyere: gruyère, gruyère râpé, comté râpé | gruyer, queso gruyer | gruviera, groviera | -
mozzarella: boule de mozzarella, boules de mozzarella, billes de mozzarella | queso mozzarella, bola de mozzarella | fiordilatte | mozzarellabol, mozzarella bol
buffalo mozzarella: - | - | - | buffelmozzarella
ricotta: - | requesón, queso ricotta | ricotta fresca, ricotta vaccina | -
cottage cheese: fromage cottage | queso cottage | fiocchi di latte | hüttenkäse
mascarpone: - | queso mascarpone | - | -
wholemeal bread: pain complet | pan integral | pane integrale | volkorenbrood
stale bread: pain rassis | pan duro | pane raffermo | oud brood
baguette: - | barra de pan | - | stokbrood
pizza base: pâte à pizza | masa de pizza | pasta per pizza | pizzadeeg, pizzabodem
skim milk: lait écrémé | leche desnatada | latte scremato | magere melk
almond milk: lait d'amande | leche de almendra(s) | latte di mandorla, latte di mandorle | amandelmelk
soy milk: lait de soja | leche de soja | latte di soia | sojamelk
oat milk: lait d'avoine | leche de avena | latte d'avena | havermelk
whipped cream: crème fouettée, crème chantilly | nata montada | panna montata | geslagen room
custard: crème anglaise | natillas | crema pasticcera | vla
unsalted butter: beurre doux, beurre non salé | mantequilla sin sal, mantequilla sin sal | burro non salato, burro non salato | ongezouten boter
lard: saindoux | manteca de cerdo | strutto | reuzel
quail egg: œufs de caille | huevos de codorniz | uova di quaglia | kwarteleitje(s)
firm tofu: tofu ferme | tofu firme | - | stevige tofu
smoked tofu: tofu fumé | tofu ahumado | tofu affumicato | gerookte tofu
shortcrust pastry: pâte brisée | masa quebrada | pasta frolla, pasta brisée | kruimeldeeg
white peppercorn: poivre blanc en grains | pimienta blanca en grano | pepe bianco in grani | witte peperkorrels
dried thyme: thym séché, thym sec | tomillo seco, tomillo seco | timo secco, timo essiccato, timo secco | gedroogde tijm
dried basil: basilic séché, basilic sec | albahaca seca | basilico secco, basilico essiccato, basilico secco | gedroogde basilicum
dried rosemary: romarin séché | romero seco | rosmarino secco | gedroogde rozemarijn
italian herbs: herbes italiennes | hierbas italianas, hierbas italianas secas | erbe italiane | italiaanse kruiden, gedroogde italiaanse kruiden, italiaanse kruidenmix
herbes de provence: herbes de provence | hierbas provenzales, hierbas de provenza | erbe di provenza | provençaalse kruiden, provençaalse kruidenmix
allspice: quatre-épices | pimienta de jamaica | pimento | piment
ground coriander: coriandre moulue, coriandre en poudre | cilantro molido, semillas de cilantro molidas | coriandolo in polvere, coriandolo macinato | gemalen koriander, ketoembar, gemalen korianderzaad
coriander seed: graines de coriandre | semillas de cilantro | semi di coriandolo | korianderzaad
cumin seed: graines de cumin | semillas de comino | semi di cumino | komijnzaad
ground ginger: gingembre moulu, gingembre en poudre, gingembre en poudre | jengibre molido, jengibre en polvo, jengibre en polvo | zenzero in polvere, zenzero in polvere | gemberpoeder, gemberpoeder, djahé
smoked paprika: paprika fumé, paprika fumé | pimentón ahumado, pimentón ahumado | paprika affumicata, paprika affumicata | gerookt paprikapoeder, gerookte paprikapoeder, gerookte paprika
chilli powder: piment en poudre, chili en poudre | chile en polvo | peperoncino in polvere | chilipoeder, chilipoeder
chilli flake: flocons de piment, piment en flocons, flocons de chili | copos de chile, copos de guindilla, hojuelas de chile | peperoncino in fiocchi, peperoncino a scaglie, peperoncino secco | chilivlokken, chilivlokken, chillivlokken
cayenne pepper: piment de cayenne | cayena, pimienta de cayena, pimienta cayena | pepe di cayenna, pepe di caienna | cayennepeper
fennel seed: graines de fenouil | semillas de hinojo | semi di finocchio | venkelzaad
mustard seed: graines de moutarde | semillas de mostaza | semi di senape | mosterdzaad
star anise: anis étoilé, badiane, étoile de badiane | anís estrellado, anís estrella | anice stellato | steranijs
garlic powder: ail en poudre, ail semoule, poudre d'ail | ajo en polvo | aglio in polvere | knoflookpoeder
onion powder: oignon en poudre, oignon semoule | cebolla en polvo | cipolla in polvere | uienpoeder, uipoeder
cashew: noix de cajou, cajou | anacardo, anacardos | anacardi, anacardi | cashewnoten, cashewnoten
pistachio: pistache, pistaches, pistaches non salées, pistaches décortiquées | pistacho, pistachos | pistacchio, pistacchi, pistacchi, granella di pistacchi, granella di pistacchio | pistachenoten, pistachenootjes, pistache, pistaches
mixed nut: mélange de noix, fruits à coque, mélange de fruits à coque | frutos secos, nueces variadas | frutta secca mista, frutta secca | gemengde noten, noten, notenmix, ongezouten notenmix
savoiardi: biscuits à la cuillère, boudoirs, biscuits cuillère | bizcochos de soletilla, melindros | savoiardo | lange vingers
frozen pea: petits pois surgelés | guisantes congelados | piselli surgelati | diepvrieserwten, diepvries erwten, diepvriesdoperwten
frozen spinach: épinards surgelés | espinacas congeladas | spinaci surgelati | diepvriesspinazie
frozen berry: fruits rouges surgelés | frutos rojos congelados | frutti di bosco surgelati | diepvriesfruit
ice cream: crème glacée, glace à la vanille | helado | gelato alla vaniglia | roomijs
ice: glaçon, glaçons | cubitos de hielo, hielo | cubetti di ghiaccio, ghiaccio | ijsblokje(s)
coffee: café, café fort, café noir | café solo | caffè, caffè forte | koffie, sterke koffie
espresso: - | café expreso | caffè espresso | -
apple juice: jus de pomme(s) | zumo de manzana | succo di mela | appelsap
tomato juice: jus de tomate(s) | zumo de tomate | succo di pomodoro | tomatensap
sparkling water: eau gazeuse | agua con gas | acqua frizzante | bruisend water
rum: rhum, rhum blanc, rhum ambré, rhum brun | ron, ron blanco, ron añejo | - | bruine rum
brandy: eau-de-vie | coñac | acquavite | -
sherry: xérès | jerez | - | -
sparkling wine: vin mousseux | vino espumoso | vino spumante, spumante | mousserende wijn
baking paper: papier sulfurisé, papier cuisson | papel de horno | carta forno, carta da forno | bakpapier
aluminium foil: papier aluminium | papel de aluminio | carta stagnola | aluminiumfolie
`;
