/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * Which food of USDA's SR28 stands for which foods of our table. A table to correct and to extend: `npm run
 * nutrition-table` then writes `figures.ts` again, and `matches.test.ts` checks both.
 *
 * - One row: the number in SR28, a piece of its description there, and our foods, by their first names.
 * - A food without a row of its own has that of its parent: brown onions are onions.
 * - Foods are raw and without bones and peel, unless their name says otherwise, since recipes weigh them so.
 *   `bone` and `peel` mark foods that are weighed with what nobody eats: their share of it in SR28 is taken off, of
 *   `peel` (leaves and cores of vegetables too) only where pieces are counted, since 200 g of a fruit are mostly its
 *   flesh. `bone33` is 33 %, where SR28 has none or is of another cut.
 * - Where SR28 has no Australian product the nearest in fat, sugar and water was chosen. Mince is that with 15 % fat,
 *   thickened cream is cream with 36 %, self-raising flour has its own row.
 * - Cuts of meat are those trimmed as shops here sell them, where SR28 has such a row.
 * - Dry pulses, pasta and rice are dry, those in tins drained, unless the name of the food says that it is cooked.
 * - A dash instead of a number says that a food has no figures, with the reason.
 */
export const usdaMatches = `
  # Onions, garlic, ginger
  peel 11282 onions | onion, pearl onion, frozen onion
  peel 11294 swt | sweet onion
  11291 spring | spring onion, garlic chive, garlic scape, ramp, calcot, wild garlic
  11677 shallots | shallot, french shallot
  peel 11246 leeks | leek
  11215 garlic | garlic, pickled garlic, black garlic, frozen garlic, jarred garlic, garlic paste, lazy garlic
  11216 ginger | ginger, galangal, fresh turmeric, ginger paste, ginger garlic paste, frozen ginger
  02055 horseradish | horseradish root, horseradish
  11972 lemon | lemongrass, lemongrass paste
  # Roots and tubers
  11352 potatoes | potato
  11353 russet | russet potato
  11355 red | desiree potato
  peel 11507 sweet | sweet potato
  peel 11124 carrots | carrot
  11960 baby | baby carrot
  11130 frozen | frozen carrot
  peel 11298 parsnips | parsnip
  peel 11435 rutabagas | swede
  peel 11564 turnips | turnip
  11080 beets | beetroot
  11084 drnd | cooked beetroot, canned beetroot
  11429 radishes | radish, watermelon radish
  11430 oriental | daikon
  peel 11141 celeriac | celeriac
  11241 kohlrabi | kohlrabi
  11226 jerusalem | jerusalem artichoke
  peel 11437 salsify | salsify
  11603 jicama | jicama
  11134 cassava | cassava
  11518 taro | taro, eddo
  11991 yautia | malanga
  11601 yam | yam
  11588 waterchestnuts | fresh water chestnut, fresh water chestnut root
  11590 waterchestnuts | water chestnut
  11254 lotus | lotus root
  11104 burdock | burdock root
  # Tomatoes, capsicums, chillies, other fruit vegetables
  11529 tomatoes | tomato
  11527 green | green tomato
  11954 tomatillos | tomatillo
  peel 11821 red | capsicum, red capsicum, orange capsicum, baby capsicum, bullhorn capsicum
  peel 11333 grn | green capsicum, frozen capsicum
  peel 11951 yellow | yellow capsicum
  11976 banana | banana pepper
  11670 grn | poblano, anaheim pepper, padron pepper, shishito pepper, green chilli
  11819 red | chilli, red chilli, finger chilli, chilli paste, sambal oelek, chopped chilli jar
  11979 jalapeno | jalapeno
  11977 serrano | serrano chilli
  11209 eggplant | eggplant, thai eggplant
  11477 zucchini | zucchini, vegetable noodle, vegetable marrow, ivy gourd
  11416 flowers | zucchini flower, banana blossom
  11475 scallop | button squash
  11467 crookneck | summer squash
  11205 cucumber | cucumber, gherkin cucumber
  11422 pumpkin | pumpkin
  peel 11485 butternut | butternut pumpkin
  11489 hubbard | kent pumpkin, Queensland Blue pumpkin
  11482 acorn | acorn squash
  11492 spaghetti | spaghetti squash, spaghetti squash noodle
  11643 all var | winter squash, delicata squash
  11149 chayote | choko
  11024 bitter | bitter melon, snake gourd
  11593 waxgourd | winter melon, ash gourd
  11218 gourd | bottle gourd
  11220 dishcloth | luffa
  11278 okra | okra, canned okra
  peel 11620 drumstick | moringa pod
  11280 frozen | frozen okra
  11167 yel | corn kernel
  bone 11167 yel | corn cob
  11178 frz | frozen corn
  11028 bamboo | bamboo shoot
  11026 bamboo | fresh bamboo shoot
  peel 09037 avocados | avocado, frozen avocado
  # Cabbages, stems, beans, leaves
  11090 broccoli | broccoli, broccolini, baby broccoli floret, frozen broccoli, broccoli slaw
  11994 chinese | chinese broccoli
  11096 raab | broccoli raab
  peel40 11135 cauliflower | cauliflower, cauliflower rice
  11965 green | romanesco
  11137 frz | frozen cauliflower, frozen cauliflower rice
  11098 brussels | brussels sprout
  11100 frz | frozen brussels sprout
  peel 11109 cabbage | cabbage, coleslaw mix, asian salad kit, kaleslaw
  peel 11112 red | red cabbage, red cabbage slaw, pickled red cabbage
  peel 11114 savoy | savoy cabbage
  11119 pe-tsai | wombok
  11116 pak-choi | bok choy, choy sum, asian greens, tatsoi, mizuna
  11143 celery | celery, celery leaf, lovage, celery heart
  peel 11957 fennel | fennel, fennel frond
  11011 asparagus | asparagus
  peel 11007 artichokes | globe artichoke
  11009 frz | frozen artichoke heart, artichoke heart
  11122 cardoon | cardoon
  09307 rhubarb | rhubarb
  09309 rhubarb | frozen rhubarb
  11052 green | green bean, runner bean, flat bean
  11722 yellow | yellow bean
  11199 yardlong | snake bean
  11060 frz | frozen green bean
  11088 broadbeans | broad bean, frozen broad bean, fresh borlotti bean
  11300 edible | snow pea, sugar snap pea
  11304 green | pea, mushy pea
  11312 frz | frozen pea, frozen peas and beans
  11211 edamame | edamame, frozen edamame, fresh soya bean
  11043 mung | bean sprout
  11001 alfalfa | alfalfa sprout, microgreen, snow pea sprout
  11253 grn leaf | lettuce, green leaf lettuce, coral lettuce, oak leaf lettuce, mixed salad leaves, garden salad, puntarelle
  11190 cornsalad | lamb's lettuce
  11257 red leaf | red leaf lettuce
  11252 iceberg | iceberg lettuce
  11251 romaine | cos lettuce
  11250 butterhead | butter lettuce
  11959 arugula | rocket
  11457 spinach | spinach, okinawan spinach, malabar spinach, samphire, karkalla, saltbush, agretti
  11505 leaves | sweet potato leaf
  11222 drumstick | moringa leaf
  11274 mustard spinach | komatsuna
  11003 amaranth | callaloo
  11463 frz | frozen spinach
  11276 new zealand | warrigal greens
  11147 chard | silverbeet
  11233 kale | kale, kalettes, spring greens, brussels top
  11235 kale | frozen kale
  11591 watercress | watercress
  11203 cress | cress
  11952 radicchio | radicchio
  11151 witloof | witlof
  11213 endive | endive, curly endive, escarole
  11152 chicory | chicory
  11270 mustard | mustard green
  11161 collards | collard green
  11207 dandelion | dandelion green
  11568 turnip | turnip green
  11086 beet | beetroot leaf
  11616 dock | sorrel
  11427 purslane | purslane
  11503 swamp | water spinach
  11157 chrysanthemum | garland chrysanthemum
  11583 mxd | mixed vegetables, stir-fry vegetables, soup pack, frozen mixed vegetable, frozen stir-fry vegetable, frozen peas and corn, frozen steam vegetable, frozen soup vegetable, frozen roast vegetable
  11322 carrots | frozen peas and carrots
  11974 grape | grape leaf, stuffed vine leaf
  # Mushrooms
  11260 white | mushroom
  11266 brown | swiss brown mushroom
  11265 portabella | portobello mushroom
  11238 shiitake | shiitake mushroom
  11987 oyster | oyster mushroom, king oyster mushroom, truffle
  11950 enoki | enoki mushroom, shimeji mushroom
  11239 chanterelle | chanterelle
  11240 morel | morel
  11993 maitake | maitake mushroom
  11268 dried | dried shiitake mushroom, dried mushroom, dried porcini mushroom, mushroom powder
  11988 cloud | wood ear mushroom
  # Fresh herbs
  02044 basil | basil, thai basil, holy basil, lemon basil, perilla leaf, betel leaf, nettle, edible flower
  11297 parsley | parsley, chervil, fresh herbs, frozen herb, squeezy herb, parsley paste, carrot top, winter savory
  11613 borage | borage
  11165 coriander | coriander, vietnamese mint, coriander paste, fenugreek leaf
  02065 spearmint | mint, lemon balm, lemon verbena, river mint
  02045 dill | dill
  11156 chives | chive
  02063 rosemary | rosemary, lavender
  02049 thyme | thyme, lemon thyme, fresh oregano, fresh marjoram, sage, tarragon
  11984 epazote | epazote
  # Fruit
  peel 09150 lemons | lemon
  09152 juice | lemon juice
  09156 peel | lemon zest, lime zest, buddha's hand
  peel 09159 limes | lime, calamansi, sweet lime, bergamot
  09160 juice | lime juice
  peel 09200 oranges | orange, tangelo, yuzu
  09206 juice | fresh orange juice, orange juice
  09216 peel | orange zest
  peel 09218 tangerines | mandarin, honey murcott
  peel 09433 clementines | clementine
  peel 09111 grapefruit | grapefruit, sweetie grapefruit, ugli fruit
  09128 juc | fresh grapefruit juice
  peel 09295 pummelo | pomelo
  09149 kumquats | cumquat
  peel 09003 apples | apple
  peel 09502 granny | Granny Smith apple
  peel 09500 red | Red Delicious apple
  peel 09501 golden | Golden Delicious apple
  peel 09503 gala | gala apple
  peel 09504 fuji | fuji apple
  peel 09252 pears | pear
  peel 09340 asian | nashi
  peel 09296 quinces | quince
  peel 09236 peaches | peach, donut peach
  peel 09191 nectarines | nectarine
  peel 09021 apricots | apricot, loquat
  peel 09279 plums | plum, sugar plum, pluot, davidson plum, kakadu plum, damson, greengage, mirabelle, sloe berry
  peel 09070 sweet | cherry
  09063 sour | sour cherry
  09316 strawberries | strawberry
  09050 blueberries | blueberry, mixed berry
  09302 raspberries | raspberry
  09042 blackberries | blackberry, tayberry, marionberry, cloudberry, huckleberry
  09057 boysenberries | boysenberry
  09088 elderberries | elderberry
  09167 loganberries | loganberry
  09190 mulberries | mulberry
  09107 gooseberries | gooseberry
  peel 09138 groundcherries | physalis
  09084 red | red currant, white currant
  09083 black | fresh blackcurrant
  09078 cranberries | fresh cranberry, frozen cranberry, lilly pilly, muntries, riberry
  09132 grapes | grape
  peel 09040 bananas | banana
  09040 bananas | frozen banana
  peel 09277 plantains | plantain
  peel 09176 mangos | mango, green mango
  09176 mangos | frozen mango, finger lime pearl
  peel 09226 papayas | papaya, green papaya
  09226 papayas | frozen papaya
  peel 09266 pineapple | pineapple
  09266 pineapple | frozen pineapple, frozen tropical fruit
  peel 09231 passion | passionfruit, granadilla
  09231 passion | frozen passionfruit, canned passionfruit
  09059 breadfruit | breadfruit, canned breadfruit
  peel 09322 tamarinds | tamarind pod
  peel 09313 sapodilla | sapodilla
  peel 09146 jujube | jujube
  peel 09314 mamey | mamey
  peel 09451 kiwano | kiwano
  peel 09148 kiwifruit | kiwifruit, red kiwi berry
  peel 09520 sungold | gold kiwifruit
  peel 09181 cantaloupe | rockmelon, melon
  peel 09184 honeydew | honeydew melon
  peel 09326 watermelon | watermelon
  09089 figs | fig
  peel 09286 pomegranates | pomegranate
  09286 pomegranates | pomegranate seed
  peel 09164 litchis | lychee, rambutan, mangosteen, salak
  09164 litchis | frozen lychee
  09172 longans | longan
  09139 guavas | guava
  peel 09334 feijoa | feijoa
  peel 09287 prickly | dragon fruit, prickly pear
  09287 prickly | frozen dragon fruit
  09060 starfruit | star fruit
  peel 09263 persimmons | persimmon
  09139 guavas | tamarillo
  peel 09062 cherimoya | custard apple
  peel 09315 soursop | soursop
  09144 jackfruit | jackfruit
  11007 artichokes | green jackfruit
  09422 durian | durian
  peel 12104 coconut | fresh coconut
  09421 medjool | fresh date
  09078 cranberries | quandong
  09105 salad | fruit salad
  09003 apples | fruit, cut fruit
  peel 09077 crabapples | crab apple
  12098 chestnuts | fresh chestnut, chestnut
  12167 rstd | roasted chestnut
  # Beef and veal
  23567 ground | beef mince, sausage mince, frozen mince, frozen burger patty, beef patty, beef rissole, meatball, frozen meatball
  23562 ground | wagyu mince
  13795 rtl cuts | beef and pork mince
  23482 rtl cuts | beef, beef steak, beef stir-fry strip, beef kebab
  13929 sirloin | rump steak
  13909 loin | sirloin steak
  13850 rib | scotch fillet, rib roast, tomahawk steak, wagyu steak
  23294 tender | eye fillet
  13478 t-bone | T-bone steak
  13970 flank | flank steak, skirt steak, hanger steak
  13863 top blade | flat iron steak, bolar blade
  13891 top rnd | minute steak, round steak, topside roast, beef schnitzel
  13877 eye | beef roast, rolled roast beef, eye round
  13786 chuck | chuck steak, blade roast, pot roast, beef cheek
  23093 stew | stewing beef, gravy beef, beef shin
  13954 tri-tip | tri tip
  13346 corned | corned beef silverside
  13803 brisket | beef brisket
  bone 13838 rib | beef short rib, oxtail, beef ribs rack
  bone 17276 shank | osso buco, veal osso buco, veal shank
  13325 liver | liver, beef liver
  13335 suet | suet, vegetable suet
  13339 tongue | tongue
  13341 tripe | tripe
  17088 veal | veal
  17142 ground | veal mince, pork and veal mince
  17094 top rnd | veal schnitzel
  17202 liver | calf liver
  17218 thymus | sweetbread
  07956 beef | beef sausage, boerewors, cevapi
  # Lamb, goat, game
  17353 ground | lamb mince, lamb and beef mince, lamb rissole, lamb kofta, merguez
  17280 rtl | lamb, mutton, lamb neck, lamb kebab
  bone 17290 leg | lamb leg
  17290 leg | lamb steak, mini lamb roast, frozen lamb roast
  17318 shldr | lamb shoulder
  bone 17310 loin | lamb chop
  bone 17314 rib | lamb cutlet, rack of lamb, lamb rib
  bone 17286 foreshank | lamb shank
  17312 loin | lamb backstrap
  17059 stew | diced lamb
  17199 liver | lamb liver
  13321 heart | beef heart
  17195 kidneys | kidney
  17168 goat | goat
  17164 deer | kangaroo, venison
  17170 horse | horse meat
  17162 caribou | reindeer
  17166 elk | elk
  17158 boar | wild boar
  17343 deer | kangaroo mince, kangaroo burger, kangaroo sausage
  17177 rabbit | rabbit
  80200 frog | frog leg
  17180 wild | hare
  05625 emu | emu
  05644 ostrich | ostrich
  17149 bison | bison
  # Pork
  10972 ground | pork mince
  10226 rtl cuts | pork
  bone 10036 chops | pork chop
  10218 tenderloin | pork fillet
  10020 loin | pork loin
  bone 10020 loin | pork rack
  10080 shldr | pork shoulder, pork neck, pickled pork
  10008 leg | pork leg
  10005 belly | pork belly, pork belly strip
  bone 10088 spareribs | pork rib
  bone 10192 backribs | baby back rib
  10957 leg | pork steak, pork schnitzel, pork stir-fry strip
  10228 rtl cuts | diced pork
  10105 jowl | pork jowl
  bone 10102 feet | trotter
  10100 ears | pig's ear
  07063 pork sausage | pork sausage, sausage, chipolata, breakfast sausage, sausage patty
  07036 italian | italian sausage
  07013 bratwurst | bratwurst
  bone 10016 shank | ham hock, pork knuckle
  19041 pork skins | pork crackling, pork crackle snack
  07005 blood | black pudding
  10168 shldr | pulled pork
  # Poultry
  05006 meat and skn | chicken
  bone 05006 meat and skn | whole chicken, spatchcock, frozen chicken
  05062 brst | chicken breast, chicken tenderloin, chicken stir-fry strip, frozen chicken breast, chicken kebab, satay chicken skewer
  05096 thigh | chicken thigh, diced chicken
  bone15 05091 thigh | chicken thigh cutlet
  bone33 05066 drumstk | chicken drumstick
  bone 05100 wing | chicken wing, chicken drumette, frozen chicken wing
  bone 05075 leg | chicken maryland, chicken leg
  05332 ground | chicken mince, chicken meatball, chicken burger
  07955 turkey sausage | chicken sausage
  05027 liver | chicken liver
  05023 gizzard | gizzard
  05025 heart | chicken heart
  05327 breaded | chicken schnitzel, popcorn chicken, frozen chicken tender, chicken kiev, frozen chicken schnitzel, chicken parmigiana
  22975 nuggets | chicken nugget
  05015 skn | chicken skin
  05020 giblets | chicken giblet, giblets
  bone 05084 neck | chicken neck
  bone 05165 turkey | turkey, frozen turkey
  05219 breast | turkey breast
  05305 ground | turkey mince, turkey burger
  05717 thigh | turkey thigh
  bone 05736 drumstk | turkey leg
  bone 05734 wing | turkey wing
  05295 rst | frozen turkey roll
  bone 05139 duck | duck, frozen duck, duck leg
  05139 duck | duck breast
  bone 05144 wild | wild duck
  bone 05157 quail | quail
  bone 05160 squab | pigeon
  bone 05153 pheasant | pheasant, partridge, grouse
  bone 05151 guinea | guinea fowl
  bone 05146 goose | goose
  # Fish and seafood
  15019 cod | fish fillet, cod, ling, rockling, hoki, leatherjacket
  15101 snapper | snapper, red snapper, nannygai, red emperor, coral trout, bream, john dory
  bone50 15101 snapper | whole snapper
  15003 bass | barramundi, frozen barramundi, perch
  bone50 15003 bass | whole barramundi
  15028 flatfish | flathead, flounder, sole, plaice
  15033 haddock | haddock
  15036 halibut | halibut
  15132 whiting | whiting, garfish
  15234 catfish | basa, catfish
  15073 roughy | orange roughy
  15065 pollock | pollock, frozen fish fillet
  15054 monkfish | monkfish
  15091 sea bass | sea bass, mulloway, blue eye trevalla
  15261 tilapia | tilapia
  15129 turbot | turbot
  15023 mahi | mahi mahi
  15031 grouper | grouper
  15110 swordfish | swordfish
  15135 yellowtail | kingfish, tailor
  15095 shark | flake, shark, skate
  15055 mullet | mullet, gemfish
  15240 trout | trout, ocean trout
  bone45 15240 trout | whole trout
  15046 mackerel | mackerel
  15051 spanish | spanish mackerel
  15236 salmon | salmon, australian salmon, frozen salmon
  15127 tuna | tuna steak, sashimi tuna
  15039 herring | herring, fresh sardine, pilchard, sprat
  15001 anchovy | fresh anchovy
  15099 smelt | whitebait
  15025 eel | eel
  15008 carp | carp
  15062 pike | pike
  15083 salmon | arctic char
  15074 sablefish | patagonian toothfish
  15149 shrimp | prawn, frozen prawn, marinated prawn, prawn skewer, scampi, seafood
  15271 shrimp | cooked prawn, frozen cooked prawn
  15172 scallop | scallop, bay scallop, frozen scallop
  bone70 15164 mussel | mussel
  15164 mussel | frozen mussel
  15157 clam | clam, pipi, cockle, geoduck
  15177 whelk | whelk, winkle, conch, limpet
  15171 oyster | oyster, coffin bay oyster
  bone55 15139 crab | crab
  15140 crab | crab meat, crab leg
  15138 imitn | seafood stick
  15147 lobster | lobster, langoustine
  15154 spiny | rock lobster
  15145 crayfish | Moreton Bay bug, balmain bug, yabby, marron
  15175 squid | squid, frozen calamari, frozen squid ring
  15166 octopus | octopus, marinated octopus
  15163 cuttlefish | cuttlefish
  15155 abalone | abalone, sea urchin
  15072 roe | fish roe
  15012 caviar | caviar
  15175 squid | marinara mix, frozen seafood mix
  15150 shrimp | crumbed calamari ring, frozen crumbed prawn
  15027 fish stks | fish finger, crumbed fish, battered fish, fish cake, breaded fish, breaded scampi
  15179 salmon | smoked salmon, gravlax
  15237 salmon | hot smoked salmon
  15131 smoked | smoked trout
  15042 herring | smoked mackerel, kipper, smoked sprat
  15041 pickled | rollmop
  15035 haddock | smoked cod, smoked haddock
  # Deli
  10123 bacon | bacon, speck, pancetta, lardon, guanciale, kaiserfleisch
  10142 cntr slice | middle bacon, shortcut bacon, canadian bacon
  07254 turkey | turkey bacon
  07951 scrapple | scrapple
  43212 meatless | bacon bit
  07029 ham | ham, honey ham, gammon, gammon steak
  10149 steak | ham steak
  bone 10150 whl | whole ham, half ham
  10141 country | prosciutto, serrano ham, jamon iberico, jamon, coppa, lachsschinken, bresaola, black forest ham
  07072 salami | salami, sopressa, lap cheong, twiggy stick
  07057 pepperoni | pepperoni, nduja
  07019 chorizo | chorizo, linguica
  07050 mortadella | mortadella
  07008 bologna | bologna, devon
  07041 liverwurst | liverwurst
  13355 pastrami | pastrami
  07043 roast | roast beef
  13348 corned | sliced corned beef, canned corned beef
  07081 turkey | sliced turkey, smoked turkey, shaved turkey
  07961 chicken breast | chicken loaf, shaved chicken
  bone 05112 rstd | roast chicken
  05064 breast | cooked chicken
  07970 kielbasa | kielbasa, kabana, andouille, kransky
  07022 frankfurter | frankfurt, cocktail frankfurt
  07053 liver | pate, chicken liver pate, terrine
  07054 goose | foie gras
  07029 ham | deli meat
  16158 hummus | hummus, beetroot hummus
  27049 tartar | tartare sauce, taramasalata
  01116 pln | tzatziki, raita
  01056 sour | french onion dip, caramelised onion dip, dip, spinach dip, beetroot dip, corn relish dip, capsicum dip, eggplant relish dip
  06626 pesto | pesto dip, fresh pesto, pesto, sun-dried tomato pesto
  09037 avocados | guacamole
  09193 olives | tapenade
  21127 coleslaw | coleslaw
  11414 potato salad | potato salad, potato bake
  11209 eggplant | baba ganoush, chargrilled eggplant
  11821 red | chargrilled capsicum
  11955 sun-dried | semi-dried tomato
  # Cheese
  01009 cheddar | cheese, lactose free cheese, cheddar, pizza cheese, taco cheese, smoked cheese, string cheese, babybel, cheese snack, cheese platter, raclette, kasseri
  01006 brie | brie
  01007 camembert | camembert, taleggio, washed rind cheese
  01004 blue | blue cheese
  01039 roquefort | roquefort
  01159 soft | goat cheese, goat curd
  01022 gouda | gouda
  01018 edam | edam
  01023 gruyere | gruyere
  01040 swiss | emmental, swiss cheese, jarlsberg
  01020 fontina | fontina, ricotta salata
  01035 provolone | provolone
  01038 romano | pecorino, manchego, kefalotyri, kefalograviera
  01033 hard | parmesan, grana padano, asiago
  01041 tilsit | havarti
  01034 port | port salut
  01026 whl milk | mozzarella, fresh mozzarella
  01028 part skim | part skim mozzarella
  01228 queso fresco | queso fresco, paneer
  01229 blanco | queso blanco, halloumi, haloumi burger
  01267 cotija | cotija
  01293 greek | labneh
  01168 lofat | light cheese
  01260 red fat | light cheddar
  01011 colby | colby, colby jack
  01025 monterey | monterey jack, pepper jack
  01042 american | american cheese, cheese slice
  01251 mexican | mexican cheese blend, italian cheese blend
  01019 feta | feta, marinated feta, persian feta
  01036 ricotta | ricotta
  01037 part skim | low fat ricotta
  01012 cottage | cottage cheese
  01016 1% | low fat cottage cheese
  01017 cream | cream cheese, spreadable cream cheese, whipped cream cheese
  43274 low fat | light cream cheese
  01048 sprd | cheese spread, queso dip
  01161 sub | vegan cheese
  # Milk, cream, yoghurt, butter, eggs
  01077 whl | milk, uht milk
  01085 nonfat | skim milk, protein milk
  01082 1% | light milk, a2 milk
  01077 whl | lactose free milk, permeate free milk, jersey milk, toddler milk
  01106 goat | goat milk
  01088 bttrmlk | buttermilk
  01103 choc | chocolate milk, strawberry milk, iced coffee milk, flavoured milk, iced coffee, iced chocolate, breakfast drink
  14091 almond | almond milk, nut milk, cashew milk, macadamia milk, hemp milk
  14016 almond | vanilla almond milk
  16120 soymilk | soy milk, plant milk
  14639 rice | rice milk, oat milk
  14171 cocnt | coconut drinking milk, coconut milk drink
  01289 kefir | kefir, drinking yoghurt, probiotic drink, yakult
  01057 eggnog | eggnog
  01053 hvy whipping | cream, thickened cream, pouring cream, long life cream, lactose free cream, creme fraiche, cooking cream, double cream
  01052 lt whipping | single cream, light thickened cream, thickened light cream
  01050 lt | light cream
  01049 half | half and half
  01003 butter oil | ghee
  01053 hvy whipping | whipped cream
  01054 pressurized | canned whipped cream
  01056 sour | sour cream
  01179 light | light sour cream
  01017 cream | mascarpone
  01069 powdered | coffee creamer
  19168 custard | custard, long life custard, dairy custard pouch
  01001 butter | butter, cultured butter, garlic butter, salted caramel butter
  01145 without salt | unsalted butter
  04610 margarine | margarine
  04613 60% | dairy spread, olive oil spread, dairy free spread
  04606 drippings | dripping
  04002 lard | lard
  04609 bacon | bacon fat
  04574 duck | duck fat
  04576 goose | goose fat
  04551 cocnt | copha
  01116 pln | yoghurt, bio yoghurt, sheep yoghurt, goat yoghurt, lactose free yoghurt, ayran
  01117 lofat | low fat yoghurt
  01118 skim | nonfat yoghurt
  01293 greek | greek yoghurt
  01256 nonfat | low fat greek yoghurt, skyr, high protein yoghurt, quark, fromage frais
  01119 vanilla | vanilla yoghurt, honey yoghurt
  01121 fruit | strawberry yoghurt, mango yoghurt, fruit yoghurt, berry yoghurt, passionfruit yoghurt, banana yoghurt, yoghurt pouch, kids yoghurt, kids yoghurt pouch
  16252 soy | coconut yoghurt, soy yoghurt, dairy free yoghurt, vegan yoghurt
  19193 rice | rice pudding
  19094 flan | creme caramel, creme brulee, panna cotta
  19183 choc | chocolate mousse, dairy dessert, pudding cup
  19173 gelatin | jelly cup, jelly pot
  peel 01123 whl | egg
  01124 white | egg white, liquid egg white
  01125 yolk | egg yolk
  peel 01140 quail | quail egg
  peel 01138 duck | duck egg, salted duck egg, century egg
  01129 hard | pickled egg
  01226 sub | egg substitute
  # Tofu and other chilled foods
  16427 reg | tofu
  16126 firm | firm tofu, frozen tofu, tofu skewer
  16159 ex firm | extra firm tofu, marinated tofu, smoked tofu
  16161 silken | silken tofu
  16129 fried | tofu puff, fried tofu skin
  16114 tempeh | tempeh
  48052 gluten | gluten flour, seitan
  16106 extender | textured vegetable protein
  43132 meatless | vegan mince
  16107 meatless | vegetarian sausage, soyrizo
  16147 veggie | vegetarian burger, plant based burger, beyond burger, frozen veggie burger, vegetable patty, veggie nugget
  16104 meatless | vegan bacon
  43128 meatless | vegan chicken, vegan ham
  16138 falafel | falafel, frozen falafel
  20093 fresh | fresh pasta, fresh lasagne sheet
  22976 ravioli | ravioli, tortellini, agnolotti, frozen ravioli, frozen cannelloni
  11383 mshd | gnocchi, frozen gnocchi, potato dumpling
  20109 egg | fresh egg noodle
  20094 ckd | hokkien noodle, singapore noodle, fresh udon noodle, fresh ramen noodle
  20134 rice noodles | fresh rice noodle
  18368 wonton | wonton wrapper, gow gee wrapper, egg roll wrapper, spring roll wrapper
  18338 phyllo | filo pastry, kataifi, phyllo cup
  18374 compressed | fresh yeast
  18014 biscuit | refrigerated biscuit dough, crescent roll dough
  18205 refr dough | cookie dough
  18003 bagels | bread dough, pizza dough, frozen bread dough
  11439 sauerkraut | sauerkraut, sauerkraut fresh
  11118 kimchi | kimchi
  16112 miso | miso, fermented black bean, yellow bean sauce, bean paste, doenjang, ssamjang
  06931 marinara | fresh pasta sauce
  # Bread
  18069 white | bread, white bread, frozen bread, texas toast, fresh breadcrumb, pull apart, damper
  18075 whole | wholemeal bread
  18064 wheat | multigrain bread, soy and linseed bread
  18060 rye | rye bread, light rye bread
  18044 pumpernickel | pumpernickel
  18029 french | sourdough, baguette, crusty bread, ciabatta
  18033 italian | italian bread
  18041 pita | turkish bread, pita bread, lebanese bread, flatbread, lavash, mountain bread, pizza base, naan pizza base, frozen pizza base, injera
  18973 focaccia | focaccia, focaccia roll, pizza bread
  18963 garlic | garlic bread, frozen garlic bread
  18047 raisin | raisin bread, fruit bread, malt loaf
  28337 gluten | gluten free bread, gluten free roll, gluten free wrap
  18027 egg | brioche, challah, panettone
  18024 cornbread | cornbread, corn bread
  18019 banana | banana bread, banana cake
  18032 soda | soda bread
  18342 dinner | bread roll, frozen dinner roll, bun, white bread roll, panini, rhodes roll
  18353 hard | crusty roll
  18350 hamburger | long roll, hamburger bun, slider bun, hot dog bun
  18344 egg | brioche bun
  18346 rye | rye roll
  18348 whole | wholemeal roll
  18258 english | english muffin, crumpet
  18001 bagel | bagel
  18972 chs | cheese bread, cheese and bacon roll, cheesymite scroll
  28307 naan | naan, garlic naan, frozen naan
  28306 roti | roti, frozen roti, chapati
  28286 paratha | frozen paratha, paratha
  21224 pizza | pizza, frozen pizza
  14154 energy | energy drink, red bull
  18335 pie crust | baked pie shell
  18364 flr | tortilla, wrap, frozen tortilla
  18363 corn | corn tortilla
  18239 croissants | croissant, almond croissant, chocolate croissant, frozen croissant, kouign amann
  18241 cheese | cheese croissant
  18245 danish | danish pastry, frozen danish
  18247 nut | bear claw
  18047 raisin | hot cross bun, fruit bun, finger bun, iced bun
  18016 biscuits | scone, date scone, rock cake, welsh cake
  18273 muffins | muffin
  18274 blueberry | blueberry muffin
  18248 doughnuts | doughnut, beignet, churro, donette
  18356 cinn | cinnamon scroll
  18357 dough | cinnamon roll dough
  18133 sponge | sponge cake, swiss roll, lamington, flan case, sponge flan, tea cake
  18128 sponge | snack cake, twinkie
  18086 angel | angel food cake, pavlova base, meringue, meringue nest, mini meringue
  18120 pound | pound cake, madeira cake
  18101 choc | chocolate cake, mud cake
  18110 fruitcake | fruit cake, christmas pudding
  18322 mince | mince pie
  18146 yel | cake, birthday cake, cupcake, vanilla cupcake, friand
  18151 brownies | brownie
  18147 cheesecake | cheesecake, frozen cheesecake
  18301 appl | apple pie, apple turnover
  18320 lemon | lemon tart
  18317 custard | custard tart, portuguese tart
  18969 eclair | eclair, profiterole
  18288 pancakes | pancake, pikelet, crepe, frozen pancake
  18365 waffles | frozen waffle, waffle fresh
  18080 sticks | grissini
  # Oils, vinegars, sauces
  04053 olive | olive oil
  04582 canola | vegetable oil, canola oil, garlic oil, chilli oil, truffle oil
  04506 sunflower | sunflower oil
  04042 pnut | peanut oil
  04037 rice bran | rice bran oil
  04517 grapeseed | grapeseed oil
  04518 corn | corn oil
  04044 soybn | soybean oil
  04510 safflower | safflower oil
  04581 avocado | avocado oil
  04528 walnut | walnut oil
  04532 hazelnut | hazelnut oil
  04529 almond | almond oil
  42231 flaxseed | flaxseed oil, hemp oil
  04047 cocnt | coconut oil
  04679 spray | cooking spray
  04058 sesame | sesame oil
  02053 vinegar | vinegar, rice vinegar, coconut vinegar, sushi vinegar
  02048 cider | apple cider vinegar
  02068 red wine | red wine vinegar, white wine vinegar, sherry vinegar, champagne vinegar
  02069 balsamic | balsamic vinegar, balsamic glaze, black vinegar
  11935 catsup | tomato sauce, banana ketchup, brown sauce
  06150 barbecue | barbecue sauce, char siu sauce, bulgogi sauce, jerk sauce
  06971 worcestershire | worcestershire sauce, henderson's relish
  27048 steak | steak sauce
  06168 hot | hot sauce, buffalo sauce, peri peri sauce, chipotle paste, scotch bonnet sauce
  06169 tabasco | tabasco
  02046 mustard | mustard
  04703 honey mustard | honey mustard, honey mustard dressing
  04025 mayo | mayonnaise, whole egg mayonnaise, aioli, kewpie mayonnaise, squeezy mayonnaise, vegan mayonnaise, sriracha mayonnaise, chipotle mayonnaise
  04641 lt | light mayonnaise
  27051 cocktail | seafood sauce
  04017 1000 | thousand island dressing, burger sauce
  27066 horseradish | horseradish cream
  19300 jellies | mint jelly, redcurrant jelly, grape jelly, apple jelly, cranberry jelly
  09081 cranberry | cranberry sauce, canned cranberry
  09019 applesauce | apple sauce
  06116 gravy | gravy
  06118 brown | gravy powder, brown gravy mix, instant gravy
  04135 vinegar | salad dressing, balsamic dressing
  04120 french | french dressing
  04114 italian | italian dressing
  43015 caesar | caesar dressing
  04639 ranch | ranch dressing
  04539 blue | blue cheese dressing
  43016 coleslaw | coleslaw dressing
  04016 sesame | sesame dressing, japanese dressing
  11945 relish | chutney, relish, tomato relish, corn relish, sweet pickle relish, fruit relish, onion relish, beetroot relish, caramelised onion, tomato kasundi, lime pickle, mango pickle, indian pickle
  11983 chowchow | mustard pickle
  11937 dill | pickle, gherkin, cornichon, mixed pickle, dill pickle chip, giardiniera, pickled cucumber, pickled carrot, pickled turnip, pickled radish, pickled pepper
  11285 onions | pickled onion, cocktail onion
  11609 pickled | pickled beetroot
  11632 jalapeno | pickled jalapeno
  31034 pickled | pickled chilli
  02054 capers | caper, salted caper, caperberry
  09193 ripe | black olive
  09195 grn | green olive, olive
  11955 sun-dried | sun-dried tomato, dry packed sun dried tomato
  11943 pimento | pimento
  15002 anchovy | anchovy, anchovy paste
  # Tins, jars, packets
  11531 cnd | canned tomato
  11693 crushed | crushed tomato
  11533 stwd | stewed tomato
  11537 chilies | canned tomatoes with green chillies
  11547 puree | passata, tomato puree, tomato pulp
  11549 sau | american tomato sauce, salsa verde, ajvar
  11546 paste | tomato paste
  06931 marinara | pasta sauce
  06960 alfredo | alfredo sauce
  06152 pizza | pizza sauce
  06159 tomato | tomato soup, condensed tomato soup
  16358 cnd | canned chickpea
  16145 cnd | canned kidney bean, canned chilli beans
  16018 cnd | canned black bean
  16051 cnd | canned cannellini bean, canned white bean, canned four bean mix, canned mixed bean, canned bean, three bean mix, five bean mix
  16073 cnd | canned butter bean
  16021 cnd | canned borlotti bean
  16146 cnd | canned pinto bean
  16064 cnd | canned black eyed bean
  16070 ckd | canned lentil
  16109 ckd | canned soybean
  16002 ckd | canned adzuki bean
  16054 cnd | canned broad bean
  11056 cnd | canned green bean
  11961 palm | hearts of palm
  16006 bkd | baked bean
  16011 pork | pork and beans
  16103 refried | refried bean
  16172 fat-free | fat free refried bean
  11172 cnd | canned corn, canned baby corn, baby corn, baby corn spear
  11174 crm | creamed corn
  11264 cnd | canned mushroom, straw mushroom
  11308 cnd | canned pea
  11461 cnd | canned spinach
  11004 amaranth | canned callaloo
  11376 cnd | canned potato
  11128 cnd | canned carrot
  11015 cnd | canned asparagus
  11581 cnd | canned vegetable
  11626 cnd | canned bean sprout
  11916 cnd | canned capsicum
  11424 cnd | pumpkin puree
  11426 pie mix | pumpkin pie filling
  11980 cnd | canned green chile
  20030 hominy | hominy
  22899 cnd | spaghetti in tomato sauce, spaghetti hoops, pasta snack
  09268 juc | canned pineapple
  09238 juc | canned peach, two fruits
  09254 juc | canned pear
  09024 juc | canned apricot
  09176 mangos | canned mango
  09164 litchis | canned lychee
  09072 juc | canned cherry, morello cherry
  09219 juc | canned mandarin
  09097 cocktail | fruit cocktail, canned fruit, canned fruit salad
  09007 apples | pie apple
  19312 appl | apple pie filling
  19314 cherry | cherry pie filling
  44158 blueberry | blueberry pie filling
  09282 plums | canned plum
  15121 tuna | canned tuna, tuna pouch
  15119 oil | tuna in oil
  15126 white | albacore tuna
  15260 pink | canned salmon, pink salmon, salmon pouch
  15087 sockeye | red salmon
  15088 sardine | canned sardine
  15048 mackerel | canned mackerel
  15141 crab | canned crab
  15160 clam | canned clam
  15170 oyster | smoked oyster, canned oyster, canned mussel
  07908 spam | spam
  10137 cnd | canned ham
  05311 canned | canned chicken
  09420 jackfruit | canned jackfruit
  # Stocks and soups
  06194 chick broth | stock, chicken stock, fish stock, turkey stock, ramen broth, pho broth
  06615 veg | vegetable stock, mushroom stock
  06183 less | salt reduced chicken stock
  06217 lo na | vegetable soup
  06008 bf broth | beef stock, veal stock, lamb stock
  06188 less | salt reduced beef stock
  06170 beef | bone broth
  06963 fish | clam juice, dashi
  06032 consomme | beef consomme
  06080 dry | stock powder, bouillon, chicken stock powder, vegetable stock powder, dashi powder, dashi stock sachet
  06075 dry | beef stock powder
  06081 cubes | stock cube, stock pot, chicken stock pot, vegetable stock pot, beef stock pot
  06076 cubed | beef stock cube
  06043 mushroom | cream of mushroom soup
  06016 chick | cream of chicken soup
  06010 celery | cream of celery soup
  06011 chs | cheddar cheese soup
  06094 onion | french onion soup mix, soup mix, instant soup
  06018 noodle | chicken noodle soup, canned chicken soup, soup, fresh soup, fresh soup pouch
  06039 minestrone | minestrone
  06037 lentil | lentil soup, canned lentil soup
  06050 pea | pea soup
  06070 bf | canned beef soup
  # Pasta, rice, grains
  20120 dry | pasta, short pasta, orzo, pearl couscous, spaghetti
  20124 whole | wholemeal pasta, lentil pasta, chickpea pasta, pulse pasta, wholemeal spaghetti, wholemeal penne
  20091 gluten | gluten free pasta
  20109 egg | egg noodle pasta, spaetzle
  20028 couscous | couscous
  20044 white | rice, instant rice, black rice, red rice, risotto mix, savoury rice
  20052 short | short grain rice
  20050 medium | medium grain rice, arborio rice, carnaroli rice, sushi rice
  20045 ckd | cooked rice, steamed rice, steamed jasmine rice, microwave rice, frozen fried rice
  20036 brown | brown rice
  20037 ckd | cooked brown rice
  20046 parbld | parboiled rice
  20054 glutinous | glutinous rice
  20088 wild | wild rice, wild rice blend
  32002 pilaf | rice pilaf mix, rice a roni, flavoured rice
  20035 quinoa | quinoa, quinoa flake, black quinoa flakes
  20137 ckd | cooked quinoa
  20012 bulgur | burghul, freekeh
  20005 pearled | pearl barley, barley flake, soup mix barley
  20076 durum | farro, spelt grain, kamut, wheat berry
  20031 millet | millet
  20009 buckwheat | buckwheat
  20001 amaranth | amaranth
  20142 teff | teff
  20067 sorghum | sorghum
  20022 cornmeal | polenta
  08090 grits | grits
  20066 semolina | semolina
  20068 tapioca | sago, tapioca
  # Pulses: the plain name is as in a tin, as recipes mean it
  16056 raw | dried chickpea
  16358 cnd | chickpea, roasted chickpea
  16102 pigeon | gungo pea
  16069 lentils | lentil, dal
  16144 red | red lentil
  16070 ckd | canned brown lentil
  16085 split | split pea
  16101 pigeon | toor dal
  16083 mungo | urad dal
  16080 mung | mung bean, moong dal
  16032 red | dried kidney bean, dried bean mix
  16145 cnd | kidney bean
  16014 black | dried black bean
  16018 cnd | black bean
  16049 white | dried cannellini bean, dried white bean, dried bean, soup bean
  16051 cnd | cannellini bean, white bean
  16037 navy | haricot bean
  16024 great | great northern bean
  16071 lima | dried butter bean
  16073 cnd | butter bean
  11039 baby | baby lima bean, frozen lima bean
  16019 cranberry | dried borlotti bean
  16021 cnd | borlotti bean
  16042 pinto | dried pinto bean
  16146 cnd | pinto bean, canary bean
  16062 cowpeas | dried black eyed pea
  16064 cnd | black eyed pea
  16001 adzuki | adzuki bean
  16108 soybeans | soybean
  16052 fava | dried fava bean, roasted fava bean
  # Spreads, syrups
  19296 honey | honey
  19353 maple | maple syrup
  19129 pancake | maple flavoured syrup
  90480 cane | golden syrup, treacle, date syrup, coconut nectar, simple syrup, demerara syrup, orgeat, falernum, vanilla syrup, hazelnut syrup, coffee syrup, grape molasses
  19912 agave | agave syrup
  19352 malt | rice malt syrup, malt extract
  19350 corn | corn syrup, glucose syrup
  19349 dk | dark corn syrup
  19304 molasses | molasses, date molasses, pomegranate molasses
  16098 smooth | peanut butter, honeycomb spread
  16397 chunk | crunchy peanut butter, natural peanut butter
  16100 flour | powdered peanut butter
  12195 almond | almond butter, nut butter, macadamia butter, pistachio butter, pistachio cream
  12088 cashew | cashew butter
  12177 crmd | coconut butter
  19125 hazelnut | nutella, chocolate spread, biscoff spread
  43406 yeast | vegemite, marmite, promite, aussiemite, yeast extract, bovril, bonox
  19297 jams | jam, ginger jam, lime marmalade, rhubarb jam, quince paste, guava paste, quince cheese, fig spread, quince jelly
  19303 marmalade | marmalade
  43344 red sugar | sugar free jam
  18320 lemon | lemon curd
  19364 caramel | caramel spread, caramel sauce, caramel syrup, butterscotch sauce
  01225 dulce | caramel top n fill, dulce de leche
  19365 marshmllw | marshmallow fluff
  # Cereals, crumbs
  08120 oats | rolled oats, rye flake, spelt flake
  20038 oats | steel cut oats
  08402 quick | quick oats, porridge sachet
  20033 oat bran | oat bran
  20077 bran | wheat bran
  20078 germ | wheat germ
  08060 raisin bran | sultana bran, just right, sustain cereal
  08001 all-bran | bran flake, all bran, bran cereal
  43218 alpen | muesli, bircher muesli, natural muesli
  08037 granola | granola, toasted muesli, clusters cereal
  42237 weetabix | Weet-Bix, Vita Brits, weeties
  08020 corn flakes | corn flake, crunchy nut
  08065 rice krispies | rice bubbles, coco pops, cheerios, chex, rice chex, special k, nutri grain, cocoa puffs, Milo cereal, cereal, rice flake
  08066 puffed | puffed rice, puffed corn, puffed quinoa
  18010 dry mix | bisquick
  18291 dry mix | pancake mix, pikelet mix, pancake shaker mix
  18079 crumbs | breadcrumb, panko
  18376 seasoned | seasoned breadcrumb
  18637 shake | shake and bake
  18081 stuffing | stuffing mix, stuffing balls, herb stuffing mix
  18243 croutons | crouton
  11295 onion rings | onion ring
  11284 onions | fried shallot, crispy fried onion, dried onion
  14066 prot | protein powder, whey protein powder
  32016 macaroni | macaroni and cheese, frozen macaroni cheese
  11378 flakes | instant mashed potato
  06583 ramen | two minute noodle, cup noodle
  # Asian and other kitchens
  16123 soy | soy sauce, thick soy sauce, ponzu
  16424 lo na | salt reduced soy sauce
  16125 hydr | maggi seasoning
  16124 tamari | tamari, coconut aminos, liquid aminos
  06112 teriyaki | teriyaki sauce, stir-fry sauce
  06175 hoisin | hoisin sauce, sweet soy sauce, tonkatsu sauce, okonomiyaki sauce, yakisoba sauce, black bean sauce, xo sauce
  06179 fish | fish sauce
  06176 oyster | oyster sauce, vegetarian oyster sauce
  06151 plum | plum sauce, sweet chilli sauce
  27046 duck | duck sauce
  27050 swt | sweet and sour sauce
  06631 sriracha | sriracha, chilli sauce, chilli garlic sauce, harissa, harissa sauce, chilli bean paste, gochujang, kimchi paste
  06618 pnut | satay sauce, peanut sauce, satay paste
  11990 wasabi | wasabi, wasabi powder, wasabi root
  09322 tamarinds | tamarind paste, tamarind concentrate, tamarind
  14084 wine | rice wine, cask wine, wine
  43479 sake | cooking sake, sake, shaoxing wine
  14057 dssrt | mirin
  12118 cnd | coconut milk
  14171 cocnt | light coconut milk
  12115 crm | coconut cream, creamed coconut
  12116 swtnd | cream of coconut
  42200 papad | pappadum
  16157 besan | besan flour, falafel mix
  19334 brown | jaggery, palm sugar, coconut sugar
  20133 rice | rice noodle, rice vermicelli, rice paper, dried soup noodle
  16082 cellophane | glass noodle, vermicelli
  20109 egg | egg noodle, lo mein noodle
  20114 soba | soba noodle
  20116 somen | somen noodle, udon noodle, noodle
  20113 chow mein | chow mein noodle, crispy noodle
  11446 laver | nori
  11669 wakame | wakame
  11445 kelp | kombu, seaweed
  11663 agar | agar agar
  25070 shrimp | prawn cracker
  31033 pickled | pickled ginger
  15152 shrimp | dried shrimp, shrimp paste
  18360 taco | taco shell
  18952 tostada | tostada
  02075 taco | taco seasoning, mexican spice mix, fajita seasoning, burrito seasoning
  02076 chili | chilli seasoning mix
  27063 enchilada | enchilada sauce, green enchilada sauce
  06164 salsa | salsa, chimichurri
  06604 taco | taco sauce
  11978 ancho | ancho chilli, guajillo chilli, chipotle chilli
  06961 chili | chipotle in adobo, adobo sauce
  20017 masa | masa harina, masarepa
  12166 tahini | tahini, tahini spread, sesame paste, black sesame paste
  19117 halavah | halva
  18217 matzo | matzo, matzo meal
  15030 gefilte | gefilte fish
  16003 swtnd | red bean paste
  12013 lotus | lotus seed
  19335 granulated | rock sugar
  43144 mustard | preserved mustard green, zha cai
  11430 oriental | preserved radish
  22953 egg rolls | spring roll
  32025 dumpling | pierogi, bread dumpling
  32013 potsticker | dumpling, gyoza, wonton, dim sim, frozen dim sum
  # Flours, sugars and other baking
  20081 all-purpose | plain flour, biscuit flour, pastry flour, tempura flour, okonomiyaki flour, high protein flour
  20082 self-rising | self-raising flour
  20080 whole | wholemeal flour, wholemeal self-raising flour, spelt flour, wholemeal spelt flour
  20649 soft | whole wheat pastry flour
  20083 bread | bread flour, tipo 00 flour
  20084 cake | cake flour
  20027 cornstarch | cornflour, wheaten cornflour, custard powder, clearjel
  04531 lecithin | lecithin
  20061 white | rice flour, glutinous rice flour, gluten free flour, gluten free self-raising flour
  20090 brown | brown rice flour
  20068 tapioca | tapioca flour
  20003 arrowroot | arrowroot
  11413 flour | potato flour, potato starch
  20011 buckwheat | buckwheat flour
  20064 rye | rye flour
  20132 oat | oat flour
  20130 barley | barley flour
  16115 soy | soy flour
  20035 quinoa | quinoa flour
  12108 dried | desiccated coconut, shredded coconut, coconut, flaked coconut
  12179 swtnd | sweetened coconut
  12104 raw | frozen coconut
  12061 almonds | almond
  12062 blanched | almond meal, slivered almond
  12120 hazelnuts | hazelnut, hazelnut meal
  19335 granulated | white sugar, caster sugar, sugar cube, vanilla sugar, sanding sugar, coloured sugar, pearl sugar
  19334 brown | brown sugar
  19336 powdered | icing sugar, snow sugar
  19908 turbinado | raw sugar, turbinado sugar, demerara sugar, raw caster sugar, rapadura sugar, organic cane sugar
  04615 shortening | vegetable shortening
  18369 baking | baking powder
  18372 soda | bicarbonate of soda
  18373 tartar | cream of tartar
  18375 dry | dried yeast, nutritional yeast
  19177 gelatins | gelatine, gelatine leaf, collagen powder
  19310 pectin | pectin
  42281 gums | xanthan gum, guar gum, gum arabic, psyllium husk
  02050 vanilla | vanilla extract, vanilla bean paste, almond extract, peppermint extract, lemon extract, orange extract, coconut extract, rum extract, maple extract, strawberry essence
  19165 cocoa | cocoa powder, cacao powder, black cocoa
  19166 alkali | dutch cocoa
  19904 dk | dark chocolate, cacao nib
  19903 dk | dark cooking chocolate, couverture
  19080 semisweet | semisweet chocolate, cooking chocolate, chocolate chip, chocolate chunk, chocolate melt, choc hazelnut chip
  19078 unsweetened | unsweetened chocolate
  19120 milk | milk chocolate, milk chocolate chip, milk chocolate melt, chocolate, chocolate bar, chocolate block, chocolate curl, flake chocolate, chocolate egg, chocolates, Freddo Frog, Caramello Koala, freckles, Lindt ball, Ferrero Rocher, Cadbury Favourites, roses chocolates, coconut rough, scorched almond, peppermint crisp, creme egg, chocolate kiss, flake bar, aero bar, andes mint
  19152 rolo | rolo
  19153 after eight | after eight
  19087 white | white chocolate, white chocolate chip, white chocolate melt, candy melt, almond bark, ruby chocolate
  19085 butterscotch | butterscotch chip, caramel chip
  19086 pnut | peanut butter chip
  19243 heath | toffee bit
  14181 choc | chocolate topping
  19348 fudge | chocolate sauce, hot fudge
  19029 magic | ice magic
  19137 strawberry | strawberry topping
  12071 paste | marzipan, almond paste
  19099 fondant | fondant, sugar flower, cachous
  19230 vanilla | frosting, icing, writing icing
  19226 choc | chocolate frosting
  19228 cheese | cream cheese frosting
  19108 jellybeans | sprinkle, hundreds and thousands, chocolate sprinkle, cake decoration, sugar pearl
  19202 vanilla | instant pudding mix
  19184 choc | chocolate pudding mix
  19330 lemon | lemon pudding mix
  19172 gelatin | jelly crystals
  01090 whl | milk powder
  01091 nonfat | skim milk powder
  14311 malted | malted milk powder, malt powder
  01094 dried | buttermilk powder
  01095 swtnd | condensed milk
  01096 evap | evaporated milk
  01097 nonfat | light evaporated milk
  12155 english | walnut, activated nut
  12154 black | black walnut
  12142 pecans | pecan
  12131 macadamia | macadamia
  12078 brazil | brazil nut
  12147 pine | pine nut
  12101 bld | chestnut puree, vacuum packed chestnut
  12006 chia | chia seed
  12220 flaxseed | linseed, ground linseed, lsa, golden linseed
  12036 sunflower | sunflower seed
  12014 pumpkin | pumpkin seed
  12023 sesame | sesame seed
  12012 hemp | hemp seed
  09297 golden | sultana, currant and sultana mix
  09298 seedless | raisin
  09085 zante | currant
  09032 dried | dried apricot
  09079 dried | dried cranberry
  09087 deglet | date, date paste
  09291 prunes | prune
  09423 prune | prune puree
  09094 dried | dried fig
  09011 dried | dried apple
  09178 dried | dried mango, dried papaya, dried pineapple
  09259 dried | dried pear
  09246 dried | dried peach
  09044 dried | dried cherry, dried strawberry, dried mulberry
  09163 dried | dried blueberry
  09298 seedless | mixed dried fruit, fruit mince
  09110 goji | goji berry
  19400 banana | banana chip
  09041 dehyd | dried banana
  09426 candied | mixed peel, candied orange peel, glace cherry, glace ginger, stem ginger, naked ginger
  09328 maraschino | maraschino cherry
  18142 yel | cake mix, yellow cake mix, vanilla cake mix, lemon cake mix, sponge cake mix, cupcake mix, self raising gluten free cake mix, red velvet cake mix
  18097 choc | chocolate cake mix, devils food cake mix
  18112 german | german chocolate cake mix
  18135 white | white cake mix
  18087 angel | angel food cake mix
  18092 carrot | spice cake mix
  18152 brownies | brownie mix
  18161 choc | cookie mix
  18022 cornbread | corn muffin mix
  18275 muffins | muffin mix
  18332 pie crust | pie crust mix
  18942 graham | graham cracker crust
  18943 choc | chocolate cookie crust
  18173 graham | graham cracker, graham cracker crumb, biscuit crumb, cookie crumb, digestive biscuit
  18334 pie crust | shortcrust pastry, pie crust, pie shell, sweet shortcrust pastry, pastry sheet, empanada disc, tart shell, savoury tart case
  18337 puff | puff pastry
  19071 carob | carob, carob chip
  16055 carob | carob powder
  # Salt, herbs and spices
  02047 salt | salt, sea salt, coarse sea salt, rock salt, celtic sea salt, sea salt flakes, kosher salt, pink salt, black salt, celery salt, garlic salt, onion salt, seasoned salt, chicken salt, garlic and herb salt, vegetable salt, truffle salt, smoked salt, pickling salt, curing salt, salt and pepper
  02030 black | black pepper, black peppercorn, lemon pepper, sichuan pepper, mountain pepper, pink peppercorn, green peppercorn, long pepper, grains of paradise
  02032 white | white pepper, white peppercorn
  02027 oregano | dried oregano, mexican oregano, dried mixed herbs, italian herbs, zaatar
  02003 basil | dried basil
  02042 thyme | dried thyme, herbes de provence, dried lemon thyme
  02036 rosemary | dried rosemary, dried lavender, culinary lavender
  02029 parsley | dried parsley, dried lovage
  02008 chervil | dried chervil
  02038 sage | dried sage
  02066 spearmint | dried mint
  02017 dill | dried dill
  02041 tarragon | dried tarragon
  02023 marjoram | dried marjoram
  11615 chives | dried chive
  02012 coriander | dried coriander leaf
  02004 bay | bay leaf, fresh bay leaf, dried curry leaf, curry leaf powder, fresh curry leaf, makrut lime leaf, dried makrut lime leaf, pandan leaf, lemon myrtle leaf
  02039 savory | savory, lemon myrtle, aniseed myrtle
  02001 allspice | allspice, allspice berry
  02006 cardamom | ground cardamom, cardamom pod, cardamom seed, black cardamom pod
  02010 cinnamon | ground cinnamon, cinnamon stick, cassia bark, chai spice
  02011 cloves | ground clove, clove
  02013 coriander | ground coriander, coriander seed
  02014 cumin | ground cumin, cumin seed
  02021 ginger | ground ginger, dried galangal, galangal powder
  02043 turmeric | ground turmeric
  02025 nutmeg | ground nutmeg, whole nutmeg
  02022 mace | mace, blade mace
  02028 paprika | paprika, smoked paprika, hot paprika, hot smoked paprika, gochugaru, aleppo pepper
  02009 chili | chilli powder, merken, espelette pepper, mexican chilli powder, ancho chilli powder, chipotle chilli powder, mexican chilli seasoning
  02031 cayenne | cayenne pepper, chilli flake, dried chilli, shichimi togarashi
  02015 curry | curry powder, sumac, juniper berry, asafoetida, annatto, achiote, amchur, wattleseed, garam masala, tandoori masala, tikka masala spice, chaat masala, ras el hanout, baharat, berbere, moroccan seasoning, butter chicken spice, korma spice, vindaloo spice, vadouvan, advieh, chana masala spice, biryani spice
  02034 poultry | poultry seasoning, chicken seasoning, seasoning, spice blend, all purpose seasoning, greek seasoning, fish seasoning, steak seasoning, montreal steak seasoning, cajun seasoning, creole seasoning, blackening seasoning, old bay seasoning, seafood seasoning, jamaican jerk spice, jerk seasoning, tajin, spice, lemon and herb seasoning, adobo seasoning, bbq seasoning, bbq rub, spice rub, meat rub, pork rub, rib rub, vegetable seasoning, korean bbq rub, roast potato seasoning, pizza seasoning, burger seasoning, popcorn seasoning
  02035 pumpkin | pumpkin pie spice, mixed spice, apple pie spice, chinese five spice, quatre epices, gingerbread spice, mulling spice
  02018 fennel | fennel seed, ground fennel
  02019 fenugreek | fenugreek seed, ground fenugreek, dried fenugreek leaf
  02005 caraway | caraway seed, ajwain, panch phoron
  02007 celery | celery seed
  02024 mustard | mustard seed, mustard powder, pickling spice
  02033 poppy | poppy seed, nigella seed, poppyseed filling
  02002 anise | anise seed, star anise
  02016 dill | dill seed
  02037 saffron | saffron
  02020 garlic | garlic powder, dried garlic
  02026 onion | onion powder
  12201 sesame | everything bagel seasoning, dukkah, furikake
  12174 watermelon | egusi
  # Snacks, biscuits, confectionery
  19411 potato | potato chip, salt and vinegar chip, cheese and onion chip, chicken chip, Smiths chips, Red Rock Deli chips, pringles
  25027 plantain | plantain chip, plantain crisp
  19042 barbecue | barbecue chip
  19043 sour | sour cream and chives chip
  19056 tortilla | corn chip, tortilla strip, black bean tortilla
  19057 nacho | doritos, cc's
  19003 corn | fritos
  19008 cheese | twisties, cheezels
  18229 snack | cracker, water cracker, ritz cracker, jatz, savoy, sakata, shapes, salada, sao
  18214 cheese | cheese cracker, cheese twist
  18228 saltines | saltine
  25071 rice | rice cracker, rice snack
  19051 rice | rice cake, corn thin, corn cake
  18216 crispbread | crispbread, vita weat, cruskit, ryvita, oatcake, lavosh
  19047 pretzels | pretzel, pretzel stick, pretzel twist
  19034 popcorn | popcorn, popping corn
  19035 popcorn | microwave popcorn
  19039 caramel | caramel popcorn
  19040 cheese | cheese popcorn
  18220 melba | melba toast
  25037 pita | pita chip, bread chip
  25040 veg | vegetable chip, kale chip
  16087 raw | peanut
  16390 dry | roasted peanut
  16089 salt | salted peanut
  12087 raw | cashew
  12085 rstd | roasted cashew
  12585 salt | salted cashew
  12151 raw | pistachio
  12652 salt | salted pistachio
  12152 rstd | roasted pistachio
  12563 salt | salted almond, smoked almond, tamari almond
  12063 rstd | roasted almond
  12135 mixed | mixed nut, nut mix, nut crumble
  19059 trail | trail mix
  18204 sugar | biscuit, cookie, plain sweet biscuit, tea biscuit, marie biscuit, milk arrowroot biscuit, nice biscuit, milk coffee biscuit, malt biscuit, assorted biscuit
  18178 oatmeal | butternut snap, anzac biscuit, hobnob
  18210 sndwch | Monte Carlo, kingston, custard cream, shortbread cream, jam drop, Teddy Bear biscuit, Tiny Teddy
  19156 starburst | starburst
  19370 skittles | skittles
  18192 shortbread | shortbread, scotch finger, melting moment, yo yo biscuit
  18172 gingersnaps | ginger nut, gingersnap, gingerbread, ginger biscuit, speculoos, biscoff biscuit
  18157 choc | chocolate wafer, choc ripple biscuit, chocolate biscuit
  18166 choc | oreo, chocolate sandwich cookie
  18167 choc | Tim Tam, mint slice biscuit, Wagon Wheel
  18159 choc | chocolate chip cookie
  18213 vanilla | nilla wafer
  18209 wafers | wafer, ice cream wafer, wafer sheet
  18175 ladyfingers | savoiardi, biscotti, amaretti
  19922 cocnt | macaroon
  18271 cones | ice cream cone
  18272 cones | waffle cone
  19116 marshmallows | marshmallow
  19107 hard | lolly, clinkers, minties, jaffas, mentos, tic tac, chupa chup, butter menthol, throat lolly, musk stick, fruit tingle, eclairs lollies, lollipop, candy cane, peppermint candy, mints, butterscotch candy
  19106 gumdrops | jelly lolly, jelly snake, gummy bear, gummy worm, jelly baby, gum drop, turkish delight, red frog, milk bottle, sour worm, party mix lollies, allens lollies, natural confectionery lollies, liquorice allsorts
  19108 jellybeans | jelly bean
  19112 twizzlers | licorice
  19091 peppermint | after dinner mint, peppermint patty
  19163 gum | chewing gum, bubble gum
  19074 caramels | caramel, jersey caramel, werthers
  19383 toffee | toffee, hazelnut praline
  43046 nougat | nougat
  19070 butterscotch | honeycomb
  19141 m and m | m and ms, smarties, mini egg
  19155 snickers | snickers, candy bar
  19135 milky | mars bar, milky way bar
  19109 kit kat | kit kat
  19160 twix | twix
  19069 butterfinger | butterfinger
  19001 toblerone | toblerone
  19142 mounds | bounty bar, cherry ripe
  19150 pnut | reeses peanut butter cup
  19126 pnuts | chocolate peanut, chocolate coated almond
  19127 raisins | chocolate sultana, yoghurt coated sultana
  19100 fudge | fudge
  19015 granola | muesli bar, granola bar, cereal bar, oat bar
  25051 clif | protein bar, energy bar, nut bar, protein ball
  19014 fruit | fruit roll up, fruit leather, fruit strap, fruit snack
  19438 rice krispies | lcm bar, rice krispie treat, rice crispy bar
  19002 jerky | beef jerky, jerky, biltong
  25066 peas | wasabi pea
  19031 mix | bhuja mix
  # Freezer
  09054 blueberries | frozen blueberry, frozen berry
  09518 raspberries | frozen raspberry
  09318 strawberries | frozen strawberry
  09048 blackberries | frozen blackberry
  09068 cherries | frozen cherry
  09236 peaches | frozen peach, frozen fruit, frozen smoothie mix
  14056 acai | acai
  11402 french fr | frozen chip, steak fries, potato scallop
  11403 french fr | hot chip
  11394 shoestring | shoestring fries
  31029 wedge | potato wedge
  11398 puffs | potato gem, potato croquette
  11390 hash | hash brown, frozen shredded hash brown
  31023 sweet | frozen sweet potato chip
  11657 mshd | frozen mashed potato
  22916 lasagna | frozen lasagne
  22973 corn dogs | corn dog, dagwood dog
  42187 frozen | frozen yoghurt
  19095 vanilla | ice cream, vanilla ice cream, gelato, ice cream bar, vegan ice cream, ice cream cake
  19270 choc | chocolate ice cream
  19271 strawberry | strawberry ice cream
  19097 sherbet | sherbet, sorbet, lemon sorbet, raspberry sorbet, mango sorbet, ice lolly
  19283 pop | icy pole, ice block, zooper dooper, lemonade icy pole, calippo, slushie
  01237 stk | ice cream stick, magnum, Golden Gaytime, maxibon
  01238 sndwch | ice cream sandwich
  01073 semi | frozen whipped topping
  09214 conc | orange juice concentrate
  14292 conc | frozen lemonade concentrate, frozen limeade concentrate
  # Drinks
  14209 coffee | coffee, cold brew coffee, decaf coffee
  14214 inst | instant coffee, instant espresso powder
  14210 espresso | espresso, cold brew concentrate
  14355 black | english breakfast tea, earl grey tea, loose leaf tea, decaf tea, chai tea
  14278 grn | green tea, sencha, oolong tea, jasmine tea, white tea
  14381 herb | herbal tea, chamomile tea, peppermint tea, rooibos tea, dandelion tea, ginger tea, lemon and ginger tea, lemongrass tea, fruit tea
  14199 lemon | iced tea
  01105 cocoa | hot chocolate
  14192 cocoa | drinking chocolate
  14317 choc | milo, ovaltine, horlicks, malted drink powder
  09016 apple | apple juice, sparkling apple juice, sweet apple cider, frozen apple juice concentrate
  09273 pineapple | pineapple juice
  14242 cranberry | cranberry juice
  09135 grape | grape juice, white grape juice, red grape juice, non alcoholic wine
  11540 tomato | tomato juice
  11578 vegetable | vegetable juice, v8 juice
  11655 carrot | carrot juice, beetroot juice
  14187 clam | clamato
  09123 grapefruit | grapefruit juice, pink grapefruit juice
  09442 pomegranate | pomegranate juice
  09294 prune | prune juice
  09436 mango | mango juice, mango nectar
  09036 apricot | apricot nectar
  09251 peach | peach nectar
  09262 pear | pear juice
  09232 passion | passionfruit juice
  09206 orange | fruit juice, tropical juice, breakfast juice, multi v juice, cold pressed juice
  09153 lemon | bottled lemon juice
  09161 lime | bottled lime juice
  42040 grenadine | grenadine, lime cordial, cordial, raspberry cordial, elderflower cordial, ribena
  14090 cocnt | coconut water, coconut water carton
  09531 smoothie | smoothie
  14144 lemon-lime | lemonade, solo, lift, Mountain Dew, pasito, passiona, kirks, schweppes lemonade, lime and soda, lemon lime soda, sprite, 7 up, lemon squash
  14148 cola | cola, coca cola, pepsi, dr pepper
  14146 lo cal | diet coke, coke zero, pepsi max, sugar free lemonade, sugar free cola
  14136 ginger | ginger ale, ginger beer
  14157 root | root beer, creaming soda, sarsaparilla
  14155 tonic | tonic water, bitter lemon
  14121 soda | soda water, sparkling water, mineral water
  14555 water | bottled water, spring water
  14150 orange | orange soda, fanta, soft drink
  14460 gatorade | sports drink, gatorade, powerade
  # Liquor
  14106 white | white wine, sparkling wine, champagne, verjuice
  14096 red | red wine, sparkling red
  14253 rose | rose wine, rose sparkling
  14057 dssrt | dessert wine, moscato, muscat, marsala, port, sherry, madeira, vermouth, fortified wine, ginger wine, plum wine, umeshu
  14003 beer | beer, alcoholic ginger beer
  14006 lt | light beer
  14305 malt | non alcoholic beer
  14250 cider | cider, pear cider
  14037 distilled | brandy, cognac, armagnac, tequila, mezcal, pisco, cachaca, grappa, schnapps, aquavit, kirsch, apple brandy, calvados, absinthe, pernod, ouzo, pastis, sambuca, raki, marc, soju, baijiu, bitters, orange bitters, whisky
  14050 rum | rum
  14051 vodka | vodka
  14049 gin | gin
  14414 coffee | amaro, fernet branca, suze, kahlua, tia maria, coffee liqueur, cointreau, grand marnier, triple sec, orange liqueur, curacao, blue curacao, amaretto, almond liqueur, frangelico, hazelnut liqueur, limoncello, chambord, raspberry liqueur, creme de cassis, cherry brandy, cherry liqueur, maraschino liqueur, creme de cacao, chocolate liqueur, peach schnapps, peach liqueur, midori, melon liqueur, galliano, drambuie, st germain, elderflower liqueur, chartreuse, benedictine, campari, aperol, pimms, liqueur, coconut rum, anisette, arak, advocaat
  14034 menthe | creme de menthe
  14415 crm | baileys, irish cream

  # Without figures
  - nothing of it is eaten | banana leaf, bouquet garni, beef bone, ham bone, pork bone, chicken carcass, chicken feet, duck neck, fish bone, fish head, patty case, cake board, cake box, cake candle
  - it is water | ice, party ice
  - it has next to no energy, and SR28 does not list it | vanilla bean, vanilla powder, food colouring, citric acid, tartaric acid, bread improver, msg, liquid smoke, rosewater, orange blossom water, stevia, liquid stevia, sweetener, splenda, monk fruit sweetener, erythritol, xylitol, truvia, swerve, matcha, tea bag, coffee bean, coffee capsule, ground coffee, gold leaf, fruit tea bag
  - SR28 has nothing that is close enough | aji amarillo paste, aji panca paste, salad kit, tabouli, coconut chutney, sambar, dosa batter, maldive fish, finger lime, seville orange, sugarcane, aloe vera leaf, caesar salad kit, bush tomato, crocodile, crumbed lamb cutlet, crumbed pork schnitzel, antipasto, chargrilled vegetables, marinated artichoke, pasta salad, sushi, quiche, frittata, arancini, spanakopita, greek salad, caesar salad, rice salad, carrot cake, caramel slice, vanilla slice, tart, fruit tart, pastries, meat pie, sausage roll, low carb bread, jelly slice, hedgehog slice, rum ball, neenish tart, beesting cake, spinach and cheese triangle, vegetable pasty, clotted cream, tiramisu, ready meal, egg bite, mint sauce, italian dressing mix, ranch dressing mix, preserved lemon, marinade, browning sauce, pumpkin soup, froot loops, smoky chipotle sauce, bread sauce, konjac rice, mixed grain, ancient grain mix, monk fruit syrup, maple flavour syrup sugar free, powdered coconut milk, sandwich spread, chilli crisp, curry paste, indian curry paste, red curry paste, green curry paste, yellow curry paste, massaman curry paste, panang curry paste, laksa paste, tom yum paste, tikka masala paste, korma paste, butter chicken paste, butter chicken sauce, madras curry paste, rogan josh paste, tandoori paste, vindaloo paste, simmer sauce, curry sauce, tikka masala sauce, korma sauce, shirataki noodle, bonito flake, miso soup, taco kit, burrito kit, fajita kit, enchilada kit, nacho kit, mole sauce, mole paste, matzo ball mix, jerk marinade, jerk paste, tteokbokki, japanese curry, mochi, dried lily bud, jackfruit chip, sinigang mix, adobo mix, rendang paste, rendang curry paste, nasi goreng paste, khao soi paste, hot pot base, wonton soup base, naan mix, idli mix, dosa mix, tikka kit, butter chicken kit, biryani paste, tzatziki mix, freekeh mix, moroccan sauce, shakshuka sauce, guacamole seasoning, hard and soft taco kit, birria paste, coconut flour, meringue powder, pavlova mix, egg replacer, sourdough starter, bread mix, damper mix, scone mix, lemon juice powder, gluten free bread mix, scone mix packet, candy eyes, piping gel, sunflower lecithin, freeze dried raspberry, freeze dried strawberry, dried lime, sazon, goya seasoning, vegeta, dried lemongrass, dried rose petal, dried elderflower, strawberry gum, chilli paste tube, seaweed snack, macaron, violet crumble, crunchie, maltesers, malted milk ball, rocky road, Burger Rings, Grain Waves, lentil chip, chickpea chip, protein chip, barbecue Shapes, in a biskit, country cheese biscuit, fig and walnut cracker, Iced VoVo, tina wafer, fruit pillow, Violet Crumble bar, picnic bar, boost bar, crunchie bar, Turkish Delight bar, fantales, bullets, frozen pie, party pie, frozen sausage roll, samosa, money bag, frozen meal, drumstick ice cream, paddle pop, frozen dessert, frozen bao bun, frozen spring onion pancake, frozen quiche, frozen pasty, vegetable finger, choc top, frozen fruit bar, splice, cornetto, Bubble O Bill, Frosty Fruit, lychee juice, kool aid, lemonade powder, tang, drink mix, crystal light, kombucha, coffee sachet, chicory coffee, turkish apple tea, chai latte powder, matcha latte powder, lemon barley water, fruit drink, cranberry and raspberry juice, apple and blackcurrant juice, orange and mango juice, watermelon juice, guava juice, aloe vera drink, flavoured mineral water, soda stream syrup, protein drink, electrolyte drink, hydralyte, electrolyte powder, vitamin water, iced tea mix, berocca, flavoured water, tonic syrup, non alcoholic gin, margarita mix, cocktail mixer, bloody mary mix, sweet and sour mix, ready to drink can, hard seltzer, aperol spritz, acai puree, arracacha, mashua, oca, crosne, soup vegetables, lingonberry, ackee, medlar, pepino melon, wheatgrass, hyssop, fresh angelica, elderflower, aloe vera, beef tendon, alligator, fish pie mix, sea cucumber, haggis, white pudding, pork pie, scotch egg, smoked eel fillet, muhammara, skordalia, tirokafteri, artichoke dip, eccles cake, baklava, yorkshire pudding, vegan egg, quorn, oat cream, soy cream, plant cream, pickle juice, cod liver, canned ackee, canned snail, dried lily flower, zhoug, chermoula, shatta, fufu flour, garri, mochi rice cake, chestnut cream, cream stabiliser, blueberry powder, cake decorating gel, black lime, kaffir lime powder, file powder, umami seasoning, bombay mix, sev, hibiscus flower, chai concentrate, barley cup, kvass
  - nobody eats it | corn husk
`;

/** Aisles whose things no recipe for people cooks. */
export const aislesWithoutFigures: readonly string[] = ['Household & Personal Care', 'Pet', 'Baby'];
