/**
 * Names of common foods in Portuguese (of both sides of the Atlantic), Polish, Swedish, and Danish with Norwegian, typed by us:
 * "food: Portuguese | Polish | Swedish | Danish and Norwegian".
 *
 * - "cebola(s)" is the singular and the plural, "ol(iwki,iwek)" two forms: Polish names are listed in the cases that
 *   stand behind an amount.
 * - A name that is an English word too begins with "?"; "-" where a language has none here.
 */
export type NorthernLanguage = 'pt' | 'pl' | 'sv' | 'da';

/** The table of one of the languages, a food on each line, as `names-in-languages.ts` reads it. */
export function northernNames(language: NorthernLanguage): string {
  const column = languages.indexOf(language);
  const lines = rows.split('\n').flatMap((row) => {
    const [food = '', columns = ''] = row.trim().split(': ');
    const names = columns.split(' | ')[column]?.trim() ?? '-';
    return names === '-' || food === '' ? [] : [`${food}: ${names}`];
  });
  return lines.join('\n');
}

const languages: readonly NorthernLanguage[] = ['pt', 'pl', 'sv', 'da'];

const rows = `
onion: cebola(s) | cebul(a,i), cebule, cebulę, cebul | lök(ar), gul lök, gula lökar | løg, løk, gul løk
red onion: cebola(s) roxa, cebolas roxas | czerwona cebula, czerwonej cebuli | rödlök(ar) | rødløg, rødløk
spring onion: cebolinha(s), cebolinho(s) | dymk(a,i), cebula dymka, szczypiorek z dymką | salladslök(ar), vårlök(ar) | forårsløg, vårløk
french shallot: chalota(s) | szalotk(a,i), szalotek | schalottenlök(ar) | skalotteløg, sjalottløk
leek: alho-poró, alho-francês, alho francês, alho poró | ?por, pora, pory | purjolök(ar) | porre(r), purre, purreløk
garlic: alho, alho(s) picado, dentes de alho, dente de alho | czosn(ek,ku), ząbki czosnku, ząbek czosnku | vitlök, vitlöksklyft(a,or) | hvidløg, hvitløk, fed hvidløg, hvidløgsfed
ginger: gengibre | imbir, imbiru | ingefära | ingefær
potato: batata(s), batatas inglesas | ziemniak(i), ziemniaków, kartofli | potatis(ar) | kartof(fel,ler), potet(er)
sweet potato: batata(s)-doce, batata doce, batatas doces | batat(y), batatów | sötpotatis(ar) | søde kartofler, sød kartoffel, søtpotet(er)
carrot: cenoura(s) | march(ew,ewki), marchewka, marchewek, marchwi | mor(ot,ötter), morötter | gulerod, gulerødder, gulrot, gulrøtter
parsnip: - | pasternak(u) | palsternacka | pastinak(ker), pastinakk
celeriac: aipo-rábano | seler, selera, korzeń selera | rotselleri | knoldselleri, sellerirot
celery: aipo, salsão, talos de aipo | seler naciowy, selera naciowego, łodygi selera | blekselleri, bladselleri, stjälkselleri | bladselleri, stangselleri
beetroot: beterraba(s) | burak(i), buraków, buraczki | rödbet(a,or) | rødbede(r), rødbet(er)
radish: rabanete(s) | rzodkiewk(a,i), rzodkiewek | rädis(a,or) | radise(r), reddik(er)
tomato: tomate(s) | pomidor(y), pomidorów, pomidora | tomat(er) | tomat(er)
cherry tomato: tomate(s) cereja, tomates-cereja | pomidorki koktajlowe, pomidorków koktajlowych, pomidorki cherry | körsbärstomat(er), cocktailtomat(er) | cherrytomat(er), cocktailtomater
canned tomato: tomate pelado, tomates pelados, tomate em lata | pomidory z puszki, pomidorów z puszki, pomidory krojone, pomidorów krojonych, krojonych pomidorów, krojone pomidory, puszka pomidorów | krossade tomater, burk krossade tomater, konserverade tomater | flåede tomater, hakkede tomater, hermetiske tomater, dåse hakkede tomater
tomato paste: polpa de tomate, extrato de tomate, concentrado de tomate, massa de tomate | koncentrat pomidorowy, koncentratu pomidorowego, przecier pomidorowy | tomatpuré | tomatpuré, tomatpure, tomatkoncentrat
passata: passata de tomate, molho de tomate | passata pomidorowa, passaty | passerade tomater | passerede tomater
capsicum: pimentão | papryk(a,i), paprykę | ?paprika | peberfrugt(er), peberfrukt
red capsicum: pimentão vermelho, pimento vermelho | czerwona papryka, czerwonej papryki | röd paprika | rød peberfrugt, rød paprika
green capsicum: pimentão verde, pimento verde | zielona papryka, zielonej papryki | grön paprika | grøn peberfrugt, grønn paprika
yellow capsicum: pimentão amarelo, pimento amarelo | żółta papryka, żółtej papryki | gul paprika | gul peberfrugt
chilli: malagueta(s), pimenta dedo de moça, pimenta malagueta, piripiri | papryczka chili, papryczki chili | chilifrukt(er), röd chili | frisk chili, rød chili
cucumber: pepino(s) | ogór(ek,ki), ogórków, ogórka | gurk(a,or) | agurk(er), slangeagurk
gherkin: pepino em conserva, picles de pepino | ogórki kiszone, ogórki konserwowe, ogórek kiszony | saltgurka, ättiksgurka, inlagd gurka | syltede agurker, sylteagurk(er)
eggplant: beringela(s), berinjela(s) | bakłażan(y), bakłażana | äggplant(a,or) | -
zucchini: abobrinha(s), curgete(s), courgette(s) | cukini(a), cukinię | squash grön, zucchini grön | grøn squash
pumpkin: abóbora(s) | dyni(a,i), dynię | pumpa, pumpor | græskar, gresskar
broccoli: brócolos, brócolis | brokuł(y), brokuła, brokułów | - | -
cauliflower: couve-flor, couve flor | kalafior(y), kalafiora | blomkål | blomkål, blomkålshoved
cabbage: repolho, couve branca | kapusta biała, kapust(a,y), białej kapusty | vitkål | hvidkål, hodekål
red cabbage: couve roxa, repolho roxo | czerwona kapusta, czerwonej kapusty | rödkål | rødkål
sauerkraut: chucrute | kapusta kiszona, kapusty kiszonej | surkål | surkål
kale: couve, couve galega, couve manteiga | jarmuż(u) | grönkål | grønkål
spinach: espinafre(s) | szpinak(u) | spenat | spinat
lettuce: alface(s) | sałat(a,y) | sallad, sallatshuvud | salat, hovedsalat
rocket: rúcula | rukol(a,i) | ruccola, rucola | rucola, ruccola
fennel: funcho | koper włoski, fenkuł | fänkål | fennikel
asparagus: espargos, aspargos | szparag(i), szparagów | sparris | asparges
green bean: feijão verde, vagens, vagem | fasolka szparagowa, fasolki szparagowej | haricots verts, gröna bönor | grønne bønner, haricoverts
pea: ervilha(s) | gros(zek,zku), zielony groszek, groszku zielonego | ärt(a,er), gröna ärtor, ärtor | ært(er), erter, grønne ærter
frozen pea: ervilhas congeladas | groszek mrożony, mrożony groszek | frysta ärtor, frysta ärter | frosne ærter, frosne erter
corn kernel: milho, milho verde | kukurydz(a,y) | majs, majskorn | majs, mais
canned corn: milho em lata, milho enlatado | kukurydza z puszki, kukurydza konserwowa | burk majs | majs på dåse
avocado: abacate(s) | awokado | - | -
mushroom: cogumelo(s) | grzyb(y), grzybów | svamp(ar) | svampe, sopp
button mushroom: champignon(s) brancos, cogumelos paris | pieczark(a,i), pieczarek | champinjon(er) | champignoner, sjampinjong(er)
chanterelle: - | kurk(a,i), kurek | kantarell(er) | kantarel(ler), kantareller
parsley: salsinha, salsa fresca, salsa picada, cheiro verde | pietruszk(a,i), natka pietruszki, natki pietruszki | persilja, bladpersilja, kruspersilja | persille, bredbladet persille
coriander: coentro(s), coentros frescos | kolendr(a,y) | koriander | koriander
basil: manjericão | bazyli(a,i), świeża bazylia | basilika | basilikum
dill: endro, aneto | koper, koperek, koperku, kopru | dillkvistar | -
chive: - | szczypior(ek,ku), szczypiorek | gräslök | purløg, gressløk
mint: hortelã | mięt(a,y) | mynta | mynte
rosemary: alecrim | rozmaryn(u) | rosmarin | rosmarin
thyme: tomilho | tymian(ek,ku) | timjan | timian
sage: sálvia | szałwi(a,i) | salvia | salvie
bay leaf: louro, folha de louro, folhas de louro | liść laurowy, liście laurowe, liści laurowych | lagerblad | laurbærblad(e)
lemon: limão, limões, limão siciliano | cytryn(a,y), cytryn, cytrynę | citron(er) | citron(er), sitron(er)
lemon juice: sumo de limão, suco de limão | sok z cytryny, soku z cytryny | citronsaft, pressad citron, citronjuice | citronsaft, sitronsaft
lemon zest: raspa de limão, raspas de limão | skórka z cytryny, skórki z cytryny | citronskal, rivet citronskal | citronskal, sitronskall
lime: ?lima(s), limão taiti | limonk(a,i), limonek | limefrukt(er) | limefrugt
lime juice: sumo de lima, suco de lima | sok z limonki, soku z limonki | limejuice, limesaft | limesaft
orange: laranja(s) | pomarańcz(a,e), pomarańczy | apelsin(er) | appelsin(er)
orange juice: sumo de laranja, suco de laranja | sok pomarańczowy, soku pomarańczowego | apelsinjuice | appelsinjuice, appelsinsaft
apple: ?maçã(s) | jabłk(o,a), jabłek | ?äpple, äpplen | æble(r), eple(r)
pear: pera(s), pêra | gruszk(a,i), gruszek | päron | pære(r)
peach: pêssego(s) | brzoskwini(a,e), brzoskwiń | persik(a,or) | fersken(er)
apricot: damasco(s), alperce(s) | morel(a,e), moreli | aprikos(er) | abrikos(er), aprikos
plum: ameixa(s) | śliwk(a,i), śliwek | plommon | blomme(r), plomme(r)
cherry: cereja(s) | czereśni(e), wiśni(e) | körsbär | kirsebær
strawberry: morango(s) | truskawk(a,i), truskawek | jordgubb(e,ar), jordgubbar | jordbær
raspberry: framboesa(s) | malin(a,y), malin | hallon | hindbær, bringebær
blueberry: mirtilo(s) | borówk(a,i), jagod(y), jagody, borówek | blåbär | blåbær
lingonberry: - | borówka brusznica | lingon | tyttebær
grape: uva(s) | winogron(a), winogron | vindruv(a,or) | vindrue(r), druer
banana: - | banan(y), bananów | banan(er) | banan(er)
pineapple: ananás, abacaxi | ananas, ananasa | - | -
kiwifruit: - | - | kiwier | kiwier
beef: carne de vaca, carne bovina, carne de boi | wołowin(a,y) | nötkött | oksekød, storfekjøtt, biff
beef mince: carne moída, carne picada de vaca | mielona wołowina, mięso mielone wołowe, wołowina mielona | nötfärs, köttfärs, blandfärs | hakket oksekød, oksefars, kjøttdeig, hakket kød
pork: carne de porco | wieprzowin(a,y) | fläskkött, griskött | svinekød, svinekjøtt
pork mince: carne de porco picada | mięso mielone, mięsa mielonego, mielona wieprzowina | fläskfärs | hakket svinekød, hakket svinekjøtt
pork fillet: lombo de porco, lombinho de porco | polędwiczk(a,i) wieprzowa, polędwiczka wieprzowa | fläskfilé | svinemørbrad, svinefilet, svineindrefilet
pork chop: costeleta(s) de porco, bisteca | schab(u), kotlet schabowy | fläskkotlett(er) | svinekotelet(ter), koteletter
pork belly: barriga de porco, entremeada | boczek surowy | sidfläsk, rimmat sidfläsk | flæsk, ribbe
lamb: borrego, cordeiro, carne de cordeiro | jagnięcin(a,y) | lammkött | lammekød, lammekjøtt
veal: vitela | cielęcin(a,y) | kalvkött | kalvekød, kalvekjøtt
chicken: frango, galinha | kurczak(a), kurczaki | kyckling | kylling, kyllingekød
chicken breast: peito(s) de frango, peitos de frango | pierś z kurczaka, piersi z kurczaka, filet z kurczaka, piersi kurczaka | kycklingfilé(er), kycklingbröst | kyllingebryst(er), kyllingfilet(er), kyllingbryst
chicken thigh: coxa(s) de frango, coxas de frango, sobrecoxa(s) | udk(o,a) z kurczaka, udka z kurczaka | kycklinglår, kycklinglårfilé(er) | kyllingelår, kyllinglår
turkey: peru, carne de peru | indyk(a), mięso z indyka | kalkon | kalkun
duck: pato | kaczk(a,i) | ?anka | ænder
bacon: toucinho fumado, fatias de bacon | boczek, boczku, boczek wędzony, boczku wędzonego | baconskivor, rökt sidfläsk | baconskiver, baconterninger
ham: presunto, fiambre | szynk(a,i), szynkę | skinka, kokt skinka | skinke, kogt skinke, kokt skinke
sausage: salsicha(s), linguiça(s) | kiełbas(a,y), kiełbasę | korv(ar) | pølse(r)
chorizo: chouriço(s), chouriça | - | - | -
salmon: salmão | łoso(ś,sia), łososia | lax | laks
salmon fillet: filete(s) de salmão, lombos de salmão | filet z łososia | laxfilé(er) | laksefilet, laksefileter
smoked salmon: salmão fumado, salmão defumado | łosoś wędzony, wędzony łosoś, łososia wędzonego | rökt lax, gravad lax, kallrökt lax | røget laks, røkt laks
cod: bacalhau, bacalhau demolhado | dorsz(a), filet z dorsza | torsk, torskfilé | torsk, torskefilet
herring: arenque | śledzi(e), śledzia, śledź | sill, sillfiléer, strömming | sild
canned tuna: atum, atum em lata, lata de atum | tuńczyk(a), tuńczyk w puszce, tuńczyka | tonfisk | tunfisk, tun på dåse
anchovy: anchova(s) | - | sardeller, sardellfiléer | ansjos, ansjosfileter
prawn: camarão, camarões, gambas | krewetk(a,i), krewetek | räk(a,or), räkor | reje(r), reker
mussel: mexilhão, mexilhões | małże, małży | musslor, blåmusslor | muslinger, blåmuslinger, blåskjell
milk: leite, leite gordo, leite meio-gordo, leite integral | mleko, mleka | mjölk | mælk, sødmælk, melk, letmælk, helmelk
buttermilk: - | maślank(a,i) | kärnmjölk | kærnemælk, kulturmelk
farmer cheese: - | twarogu, biały ser, sera białego | - | -
butter: manteiga, margarina ou manteiga | masł(o,a), masło | smör | smør
unsalted butter: manteiga sem sal | - | osaltat smör | usaltet smør
margarine: margarina | margaryn(a,y) | margarin | margarin
thickened cream: natas, creme de leite, creme de leite fresco, nata | śmietan(a,y), śmietanka, śmietanki, śmietanka 30, śmietana 30, śmietany 30, śmietanki 30, śmietany 36, śmietanka 36, śmietanka kremówka, kremówki | grädde, vispgrädde, matlagningsgrädde | fløde, piskefløde, madlavningsfløde, fløte, kremfløte, matfløte
sour cream: natas azedas, creme azedo | kwaśna śmietana, kwaśnej śmietany, śmietana 18, śmietany 18 | gräddfil, syrad grädde | cremefraiche, creme fraiche 18, rømme, lettrømme, syrnet fløde
yoghurt: iogurte, iogurte natural, iogurtes | jogurt(u), jogurt naturalny, jogurtu naturalnego | naturell yoghurt, matyoghurt, yoghurt naturell | yoghurt naturel
greek yoghurt: iogurte grego | jogurt grecki, jogurtu greckiego | grekisk yoghurt, turkisk yoghurt | græsk yoghurt, gresk yoghurt
cream cheese: queijo creme, queijo cremoso, cream-cheese | serek śmietankowy, serek kremowy, serka śmietankowego | färskost | flødeost, smøreost, kremost
cottage cheese: requeijão cottage | serek wiejski | keso, kesella | hytteost
cheese: queijo(s), queijo ralado | ?ser, sera, sera żółtego, ser żółty, żółty ser | ost, riven ost | ost, revet ost
feta: queijo feta | ser feta, sera feta, fety | fetaost | fetaost
mozzarella: mussarela, muçarela, queijo mussarela, queijo mozarela, mozarela | mozzarelli, kulka mozzarelli | mozzarellaost | frisk mozzarella
parmesan: queijo parmesão, parmesão, queijo parmesão ralado | parmezan(u), tarty parmezan | parmesanost, riven parmesan | parmesanost, revet parmesan
ricotta: ricota, requeijão | ricotty | - | -
egg: ovo(s), ovos inteiros | jajk(o,a), jajek, jaj(a), jaja | ägg | æg, ?egg
egg white: clara(s), claras de ovo, clara de ovo | białk(o,a), białek, białka jaj | äggvit(a,or), äggvitor | æggehvide(r), eggehvite(r)
egg yolk: gema(s), gemas de ovo, gema de ovo | żółtk(o,a), żółtek, żółtka jaj | äggul(a,or), äggulor | æggeblomme(r), eggeplomme(r)
bread: pão, pães, fatias de pão | chleb(a), pieczyw(o,a), kromki chleba | bröd, brödskivor, vitt bröd | brød, brødskiver, franskbrød
bread roll: pãezinhos | bułk(a,i), bułek, bułeczki | frallor | bolle(r), rundstykke(r)
breadcrumb: pão ralado, farinha de rosca | bułka tarta, bułki tartej | ströbröd | rasp, brødrasp, griljermel
puff pastry: massa folhada | ciasto francuskie, ciasta francuskiego | smördeg | butterdej, butterdeig
fresh yeast: fermento de padeiro, fermento biológico fresco, fermento fresco | drożdż(e,y), świeże drożdże, świeżych drożdży, drożdże świeże | jäst, färsk jäst | gær, frisk gær, gjær, fersk gjær
dried yeast: fermento biológico seco, fermento biológico | drożdże suche, suche drożdże, drożdże instant, drożdży suchych | torrjäst | tørgær, tørrgjær
olive oil: azeite, azeite de oliva, fio de azeite | oliwa z oliwek, oliwy z oliwek, oliw(a,y) | olivolja | olivenolie, olivenolje
extra virgin olive oil: azeite extra virgem, azeite virgem extra | oliwa extra virgin | - | -
vegetable oil: óleo, óleo vegetal | olej, oleju, olej roślinny, oleju roślinnego | olja, matolja, neutral olja | olie, olje, nøytral olje, neutral olie
canola oil: óleo de canola | olej rzepakowy, oleju rzepakowego | rapsolja | rapsolie, rapsolje
sunflower oil: óleo de girassol | olej słonecznikowy, oleju słonecznikowego | solrosolja | solsikkeolie, solsikkeolje
sesame oil: óleo de sésamo, óleo de gergelim | olej sezamowy, oleju sezamowego | sesamolja | sesamolie, sesamolje
coconut oil: óleo de coco | olej kokosowy, oleju kokosowego | kokosolja | kokosolie, kokosolje
vinegar: vinagre | oc(et,tu), ocet | ättika, vinäger | eddike, eddik
white wine vinegar: vinagre de vinho branco | ocet winny, octu winnego | vitvinsvinäger | hvidvinseddike, hvitvinseddik
apple cider vinegar: vinagre de sidra, vinagre de maçã | ocet jabłkowy, octu jabłkowego | äppelcidervinäger | æblecidereddike, eplesidereddik
balsamic vinegar: vinagre balsâmico, balsâmico | ocet balsamiczny, octu balsamicznego | balsamvinäger | balsamicoeddike
mustard: mostarda | musztard(a,y) | senap | sennep
dijon mustard: mostarda de dijon, mostarda dijon | musztarda dijon | dijonsenap | dijonsennep
mayonnaise: maionese | majonez(u) | majonnäs | majonæse, majones
tomato sauce: - | keczup(u) | - | -
soy sauce: molho de soja, molho shoyu, shoyu | sos sojowy, sosu sojowego | soja, sojasås, kinesisk soja, japansk soja | sojasauce, soyasaus
fish sauce: molho de peixe | sos rybny, sosu rybnego | fisksås | fiskesauce, fiskesaus
worcestershire sauce: molho inglês | sos worcestershire | worcestershiresås | -
chickpea: grão-de-bico, grão de bico | ciecierzyc(a,y), ciecierzycę | kikärt(a,or), kikärtor | kikært(er), kikerter
lentil: lentilha(s) | soczewic(a,y) | lins(er) | linser
red lentil: lentilhas vermelhas | czerwona soczewica, czerwonej soczewicy | röda linser | røde linser
kidney bean: feijão vermelho, feijão encarnado | fasola czerwona, czerwona fasola, czerwonej fasoli | kidneybönor | kidneybønner
white bean: feijão branco | biała fasola, białej fasoli, fasol(a,i) | vita bönor | hvide bønner, hvite bønner
black bean: feijão preto | czarna fasola, czarnej fasoli | svarta bönor | sorte bønner, svarte bønner
olive: azeitona(s) | oliwk(i), oliwek | oliver | oliven
black olive: azeitonas pretas | czarne oliwki, czarnych oliwek | svarta oliver | sorte oliven, svarte oliven
green olive: azeitonas verdes | zielone oliwki, zielonych oliwek | gröna oliver | grønne oliven
caper: alcaparra(s) | kapar(y), kaparów | kapris | -
stock: caldo | bulion(u), rosoł(u), wywar(u) | buljong | buljong
chicken stock: caldo de galinha, caldo de frango | bulion drobiowy, bulionu drobiowego, rosół z kurczaka | kycklingbuljong, kycklingfond, hönsbuljong | hønsebouillon, kyllingebouillon, kyllingbuljong, kyllingkraft
vegetable stock: caldo de legumes | bulion warzywny, bulionu warzywnego, wywar warzywny | grönsaksbuljong, grönsaksfond | grøntsagsbouillon, grønnsaksbuljong
beef stock: caldo de carne | bulion wołowy, bulionu wołowego | köttbuljong, oxbuljong, kalvfond, oxfond | oksebouillon, oksefond, oksekraft, kalvefond
stock cube: cubo(s) de caldo, tablete de caldo | kostka rosołowa, kostki rosołowe | buljongtärning(ar) | bouillonterning(er), buljongterning(er)
pasta: massa, macarrão | makaron(u), makarony | - | -
spaghetti: espaguete, esparguete | makaron spaghetti, spagetti | spagetti | spagetti
lasagne sheet: folhas de lasanha, placas de lasanha, massa de lasanha | płaty lasagne, makaron lasagne | lasagneplattor | lasagneplader, lasagneplater
rice: arroz, arroz branco | ryż(u) | ris | ris
brown rice: arroz integral | ryż brązowy | råris, fullkornsris | brune ris
arborio rice: arroz carolino, arroz arbóreo | ryż arborio | risottoris, avorioris | risottoris, grødris, grøtris
basmati rice: arroz basmati | ryż basmati | basmatiris | basmatiris
jasmine rice: arroz jasmim | ryż jaśminowy | jasminris | jasminris
couscous: cuscuz | kuskus(u) | - | -
burghul: - | kasza bulgur | - | -
rolled oats: flocos de aveia, aveia, aveia em flocos | płatki owsiane, płatków owsianych | havregryn | havregryn, lettkokte havregryn
semolina: sêmola, semolina de trigo | kasza manna, kaszy manny | mannagryn | mannagryn, semulje, semulegryn
polenta: fubá, farinha de milho | kasza kukurydziana | majsgryn, polentagryn | -
buckwheat: trigo sarraceno | kasza gryczana, kaszy gryczanej | bovete | boghvede, bokhvete
honey: - | miod(u), miód | honung | honning
jam: compota, geleia, doce de fruta | dżem(u) | ?sylt | syltetøj, syltetøy, marmelade
peanut butter: manteiga de amendoim, pasta de amendoim | masło orzechowe, masła orzechowego | jordnötssmör | jordnøddesmør, peanøttsmør
coconut milk: leite de coco | mleko kokosowe, mleka kokosowego, mleczko kokosowe | kokosmjölk | kokosmælk, kokosmelk
condensed milk: leite condensado | mleko skondensowane | kondenserad mjölk | kondenseret mælk
plain flour: farinha, farinha de trigo, farinha sem fermento | ?mąk(a,i), mąka pszenna, mąki pszennej, mąka tortowa | mjöl, vetemjöl | mel, hvedemel, hvetemel
self-raising flour: farinha com fermento | - | - | -
wholemeal flour: farinha integral | mąka pełnoziarnista, mąka razowa | grahamsmjöl, fullkornsmjöl | fuldkornsmel, grahamsmel, sammalt hvete
rye flour: farinha de centeio | mąka żytnia, mąki żytniej | rågmjöl | rugmel
cornflour: amido de milho, maizena | mąka kukurydziana, skrobia kukurydziana | majsstärkelse, maizena | majsstivelse, maizenna
potato starch: fécula de batata | mąka ziemniaczana, mąki ziemniaczanej, skrobia ziemniaczana | potatismjöl | kartoffelmel, potetmel
rice flour: farinha de arroz | mąka ryżowa, mąki ryżowej | rismjöl | rismel
almond meal: farinha de amêndoa, amêndoa moída | mąka migdałowa, mielone migdały | mandelmjöl, malda mandlar | mandelmel, malede mandler
white sugar: açúcar, açúcar branco, açúcar refinado | cuki(er,ru), cukru | socker, strösocker | sukker
brown sugar: açúcar mascavo, açúcar mascavado, açúcar amarelo | cukier brązowy, brązowy cukier, cukier trzcinowy | farinsocker, råsocker, brunt socker, muscovadosocker | brun farin, rørsukker, brunt sukker, farin
icing sugar: açúcar em pó, açúcar de confeiteiro | cukier puder, cukru pudru | florsocker | flormelis, melis
vanilla sugar: açúcar baunilhado | cukier waniliowy, cukru waniliowego, cukier wanilinowy | vaniljsocker, vaniljsocker | vaniljesukker, vanillesukker
golden syrup: - | - | ljus sirap, sirap | lys sirup, sirup
baking powder: fermento em pó, fermento químico, pó royal | proszek do pieczenia, proszku do pieczenia | bakpulver | bagepulver, bakepulver
bicarbonate of soda: bicarbonato de sódio, bicarbonato | soda oczyszczona, sody oczyszczonej, sod(a,y) oczyszczonej | bikarbonat | natron
gelatine: gelatina, gelatina em pó | żelatyn(a,y) | - | husblas pulver
gelatine leaf: folhas de gelatina, gelatina em folhas | żelatyna w listkach | gelatinblad | husblas, gelatinplade(r), gelatinplater
vanilla extract: extrato de baunilha, essência de baunilha, extracto de baunilha | ekstrakt waniliowy, ekstraktu waniliowego, ekstrakt z wanilii | vaniljextrakt, vaniljessens | vaniljeekstrakt
vanilla bean: vagem de baunilha, fava de baunilha, baunilha | laska wanilii, laski wanilii, wanili(a,i) | vaniljstång | vaniljestang, vanillestang
cocoa powder: cacau, cacau em pó, chocolate em pó | kaka(o), kakao w proszku | kakaopulver | kakaopulver
dark chocolate: chocolate preto, chocolate meio amargo, chocolate amargo, chocolate negro | gorzka czekolada, gorzkiej czekolady, czekolada gorzka | mörk choklad, blockchoklad | mørk chokolade, mørk sjokolade, kokesjokolade
milk chocolate: chocolate de leite, chocolate ao leite | mleczna czekolada, czekolada mleczna | mjölkchoklad | mælkechokolade, melkesjokolade
white chocolate: chocolate branco | biała czekolada, białej czekolady | vit choklad | hvid chokolade, hvit sjokolade
chocolate: - | czekolad(a,y) | choklad | chokolade, sjokolade
almond: amêndoa(s) | migdał(y), migdałów | mandel, mandlar, sötmandel | mandel, mandler
flaked almond: amêndoas laminadas, lâminas de amêndoa | płatki migdałowe, płatków migdałowych | mandelspån, mandelflarn | mandelflager, mandelflak
hazelnut: avelã(s) | orzechy laskowe, orzechów laskowych | hasselnöt(ter) | hasselnød, hasselnødder, hasselnøtt(er)
walnut: noz, nozes | orzechy włoskie, orzechów włoskich, orzech(y) | valnöt(ter) | valnød, valnødder, valnøtt(er)
peanut: amendoim, amendoins | orzeszki ziemne, orzechy ziemne | jordnöt(ter) | peanøtt(er), jordnødder
cashew: castanha de caju, cajus, caju | nerkowc(e), orzechy nerkowca | cashewnöt(ter) | cashewnød, cashewnødder, cashewnøtt(er)
pine nut: pinhões, pinhão | orzeszki piniowe, orzeszków piniowych | pinjenöt(ter), pinjenötter | pinjekerne(r), pinjekjerner
desiccated coconut: coco ralado, coco em flocos | wiórki kokosowe, wiórków kokosowych | kokosflingor, riven kokos | kokosmel, kokosmasse
sesame seed: sementes de sésamo, gergelim, sésamo | sezam(u), ziarna sezamu | sesamfrö(n) | sesamfrø
sunflower seed: sementes de girassol | pestki słonecznika, słonecznik(a), ziarna słonecznika | solroskärnor, solrosfrön | solsikkekerner, solsikkefrø
pumpkin seed: sementes de abóbora | pestki dyni | pumpakärnor, pumpafrön | græskarkerner, gresskarkjerner
linseed: linhaça, sementes de linhaça | siemię lniane | linfrö(n) | hørfrø, linfrø
chia seed: sementes de chia | nasiona chia | chiafrö(n) | chiafrø
poppy seed: sementes de papoila | ?mak, maku | vallmofrön | birkes, valmuefrø
raisin: passas, uvas passas, uva passa, uva-passa | rodzynk(i), rodzynek | russin | rosin(er)
date: tâmara(s) | daktyl(e), daktyli | dadel, dadlar | dadel, dadler
prune: ameixa seca, ameixas secas | suszone śliwki, śliwki suszone | katrinplommon | svesker, tørrede svesker
dried cranberry: - | suszona żurawina, żurawin(a,y) | torkade tranbär | tørrede tranebær
salt: sal, sal a gosto, sal fino | sól, soli | - | -
sea salt flakes: flor de sal | - | flingsalt | havsalt, flaksalt
sea salt: sal marinho, sal grosso | sól morska | havssalt | -
black pepper: pimenta, pimenta preta, pimenta do reino, pimenta-do-reino | pieprz(u), pieprz czarny, czarny pieprz | peppar, svartpeppar, nymald svartpeppar, svart peppar | peber, sort peber, pepper sort, svart pepper, friskkværnet peber
salt and pepper: sal e pimenta, sal e pimenta-do-reino, sal e pimenta do reino | sól i pieprz, sól pieprz, soli i pieprzu | salt och peppar, salt och svartpeppar, salt peppar | salt og peber, salt og pepper
white pepper: pimenta branca | pieprz biały | vitpeppar | hvid peber, hvit pepper
paprika: colorau, páprica, páprica doce, pimentão doce, pimentão-doce | papryka słodka, słodka papryka, papryki słodkiej | paprikapulver | paprikapulver
smoked paprika: páprica defumada, pimentão fumado | papryka wędzona, wędzona papryka, papryki wędzonej | rökt paprikapulver | røget paprika, røkt paprikapulver
hot paprika: - | papryka ostra, ostra papryka | - | -
chilli powder: pimenta em pó, chili em pó | chili w proszku | chilipulver | chilipulver
chilli flake: flocos de malagueta | płatki chili | chiliflingor, chiliflakes, flingad chili | chiliflager, chiliflak
cayenne pepper: pimenta caiena, pimenta de caiena | pieprz cayenne | cayennepeppar, kajennpeppar | cayennepeber
ground cinnamon: canela, canela em pó | cynamon(u), cynamonu mielonego | kanel, malen kanel | kanel, stødt kanel, malt kanel
cinnamon stick: pau de canela, paus de canela | laska cynamonu, kora cynamonu | kanelstång, kanelstänger | kanelstang, kanelstænger
ground cardamom: cardamomo em pó | kardamon(u), kardamon mielony | malen kardemumma, kardemumma, stött kardemumma | kardemomme, stødt kardemomme, malt kardemomme
ground nutmeg: noz-moscada, noz moscada | gałka muszkatołowa, gałki muszkatołowej | muskot, riven muskotnöt, muskotnöt | muskatnød, muskatnøtt, revet muskat
ground cumin: cominho(s), cominhos em pó | kmin rzymski, kminu rzymskiego, kumin(u) | spiskummin, malen spiskummin | spidskommen, spisskummen, stødt spidskommen, malt spisskummen
caraway seed: - | kmin(ek,ku) | kummin, hel kummin | kommen
ground turmeric: açafrão-da-terra, curcuma, açafrão da índia, cúrcuma | kurkum(a,y) | gurkmeja, malen gurkmeja | gurkemeje
saffron: açafrão | szafran(u) | saffran | safran
clove: cravo-da-índia, cravinho(s), cravos-da-índia | goździk(i), goździków | kryddnejlik(a,or), hela kryddnejlikor | nellike(r)
allspice: pimenta da jamaica | ziele angielskie, ziela angielskiego | kryddpeppar | allehånde
ground ginger: gengibre em pó | imbir mielony, mielony imbir | malen ingefära, ingefärspulver | stødt ingefær, malt ingefær
curry powder: caril, caril em pó, curry em pó | curry w proszku, przyprawa curry | currypulver | karry, karri
dried oregano: orégãos, orégãos secos, orégano seco | oregano suszone, suszone oregano | torkad oregano, oregano torkad | tørret oregano, tørket oregano
dried thyme: tomilho seco | suszony tymianek, tymianek suszony | torkad timjan | tørret timian, tørket timian
dried basil: manjericão seco | suszona bazylia, bazylia suszona | torkad basilika | tørret basilikum, tørket basilikum
dried marjoram: manjerona | majeran(ek,ku) | mejram, torkad mejram | merian
garlic powder: alho em pó | czosnek granulowany, czosnek w proszku, czosnku granulowanego | vitlökspulver | hvidløgspulver, hvitløkspulver
onion powder: cebola em pó | cebula w proszku | lökpulver | løgpulver, løkpulver
white wine: vinho branco | białe wino, wino białe, białego wina | vitt vin, torrt vitt vin | hvidvin, hvitvin
red wine: vinho tinto | czerwone wino, wino czerwone, czerwonego wina | rött vin, rödvin | rødvin
port: vinho do porto | - | portvin | portvin
beer: cerveja | piw(o,a) | ljus öl, mörk öl | øl
vodka: - | wódk(a,i) | - | -
coffee: - | kaw(a,y) | kaffe, starkt kaffe | kaffe
sparkling water: água com gás, água gaseificada | woda gazowana, wody gazowanej | kolsyrat vatten | danskvand
ice: gelo, cubos de gelo | lód, kostki lodu | isbitar | isterninger
ice cream: gelado de baunilha, sorvete de creme, sorvete de baunilha | lody waniliowe | vaniljglass | vaniljeis, vanilleis
corn tortilla: tortilhas de milho | tortille kukurydziane | majstortillas | majstortillas, maistortilla
tortilla: tortilhas | placki tortilla, tortille | tortillabröd | tortillapandekager, tortillalefser
digestive biscuit: - | herbatniki digestive | digestivekex | digestivekiks, digestivekjeks
marie biscuit: bolacha maria, bolachas maria, biscoito maizena | herbatnik(i), herbatników | mariekex | mariekiks, mariekjeks
savoiardi: palitos de champanhe, palitos la reine, biscoito champanhe | biszkopt(y), podłużne biszkopty | savoiardikex | ladyfingers kiks
lard: banha, banha de porco | smal(ec,cu) | ister | svinefedt
cassava: mandioca, aipim, macaxeira | - | - | -
`;
