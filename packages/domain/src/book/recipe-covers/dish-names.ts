/** The names of dishes, by what they look like. A longer name counts before a shorter one that it ends with. */
import type { DishKind } from '../../recipe/recipes/cover/cover';

/** Whole dishes: these words at the end of a title decide. */
export const dishNames: Readonly<Partial<Record<DishKind, string>>> = {
  soup: `soup, broth, chowder, bisque, minestrone, gazpacho, borscht, vichyssoise, soupe, zuppa, consomme, stock,
    bouillon, bone broth, cock a leekie, scotch broth, mulligatawny, cullen skink, pasta e fagioli, avgolemono,
    egg drop, harira, pozole, tortilla soup, velvet soup, french onion, hot and sour, congee, jook, bouillabaisse,
    cioppino`,
  'noodle-soup': `noodle soup, ramen, pho, laksa, wonton soup, tom yum, tom kha, udon soup, soba soup, short soup, long soup,
    bun bo hue, pho bo, pho ga, noodle broth, dumpling soup, hot pot, steamboat, suimono, matzo ball soup`,
  curry: `curry, dal, dhal, daal, dahl, korma, tikka masala, vindaloo, butter chicken, massaman, rendang, rogan josh,
    katsu, katsu curry, butter paneer, saag, palak paneer, saag paneer, butter masala, chana masala, paneer
    masala, madras, jalfrezi, bhuna, balti, dopiaza, dhansak, panang, penang, jungle curry, keema, makhani,
    sambar, aloo gobi, chole, pasanda, kadai paneer, matar paneer, rajma, kare, katsudon, curry bowl, sambal,
    karahi`,
  stew: `stew, casserole, hotpot, goulash, tagine, chilli con carne, con carne, braise, cassoulet, gumbo, pot roast,
    bourguignon, bourguignonne, stroganoff, osso buco, ossobuco, ratatouille, coq au vin, cacciatore, chasseur,
    feijoada, pot au feu, navarin, fricassee, blanquette, beef cheek, lamb shank, shank, oxtail, caponata,
    peperonata, bolognese sauce, savoury mince, curried sausage, devilled sausage, adobo, mole, beef in red wine,
    ghormeh sabzi, bredie, succotash, pulled pork, pulled beef, pulled chicken, carnitas, barbacoa, birria,
    braised beef, kokkinisto, stifado, kleftiko, tzimmes, chicken marengo, chicken supreme, chicken a la king,
    ragu, irish stew, marsala, ropa vieja, kapama, lobscouse, scouse, fesenjan`,
  pasta: `pasta, spaghetti, linguine, fettuccine, fettucine, penne, tagliatelle, pappardelle, rigatoni, fusilli,
    farfalle, orecchiette, bucatini, ravioli, tortellini, gnocchi, orzo, risoni, bolognese, bolognaise, spag bol,
    carbonara, alfredo, amatriciana, puttanesca, arrabbiata, aglio e olio, cacio e pepe, primavera, marinara, mac
    n cheese, macaroni cheese, macaroni and cheese, macaroni, boscaiola, vongole, alla vodka, spagbol, conchiglie,
    agnolotti, angel hair, ziti, paccheri, spaetzle, pasta pot, spirals`,
  noodles: `noodle, chow mein, pad thai, lo mein, pad see ew, mee goreng, mi goreng, char kway teow, singapore noodle,
    yakisoba, vermicelli, hokkien noodle, chop suey, dan dan, japchae, drunken noodle, pad kee mao, bami goreng,
    yaki udon, noodle bowl, noodle stir fry, stir fried noodle, glass noodle, bun cha, zoodle, zucchini noodle,
    hor fun`,
  'stir-fry': `stir fry, stirfry, stir fried, kung pao, kung pao chicken, sweet and sour, sweet and sour pork, mapo tofu, black
    bean beef, beef and broccoli, beef and black bean, mongolian lamb, mongolian beef, mongolian chicken, teriyaki,
    san choy bow, bulgogi, general tso, cashew chicken, chicken and cashew, honey chicken, sweet and sour chicken,
    orange chicken, larb, laab, pepper steak, sichuan beef, szechuan beef, crispy beef, lemon chicken, pad krapow,
    chicken cashew, teriyaki chicken, honey soy chicken, sizzling beef, sang choy bow, sesame chicken`,
  rice: `risotto, fried rice, pilaf, pilau, biryani, rice, nasi goreng, nasi, nasi lemak, jambalaya, paella, kedgeree, arroz con pollo,
    mujadara, congri, dirty rice, spanish rice, mexican rice, coconut rice, risi e bisi, egg fried rice, hainanese
    chicken rice, chicken rice, jollof, jollof rice, pulao, hoppin john, khichdi, kitchari`,
  bowl: `bowl, poke, poke bowl, buddha bowl, burrito bowl, rice bowl, grain bowl, nourish bowl, bibimbap, donburi,
    gyudon, oyakodon, chirashi, power bowl, taco bowl, sushi bowl, bento, macro bowl, glory bowl, teriyaki bowl,
    fish bowl`,
  salad: `salad, tabbouleh, tabouli, tabouleh, caesar, nicoise, fattoush, waldorf, panzanella, caprese, insalata,
    salade, ceviche, carpaccio, prawn cocktail, seafood cocktail, shrimp cocktail, gado gado, horiatiki, cobb,
    ensalada, salata, tartare, som tum, kachumber`,
  slaw: 'slaw, coleslaw, remoulade, sauerkraut, kimchi, kim chi, pickled cabbage, choucroute',
  roast: `roast lamb, lamb roast, roast beef, roast pork, roast, lamb leg, leg of lamb, lamb shoulder, shoulder of lamb,
    pork belly, pork shoulder, pork roast, silverside, corned beef, corned silverside, baked ham, glazed ham,
    christmas ham, porchetta, rack of lamb, lamb rack, beef wellington, wellington, meatloaf, meat loaf,
    tenderloin, sunday roast, pork loin, rolled pork, prime rib, pork fillet, beef fillet, eye fillet, pastrami,
    char siu, gammon, crackling, rib roast`,
  'roast-chicken': `roast chicken, chicken roast, whole chicken, beer can chicken, roast turkey, turkey roast, christmas turkey,
    roast duck, roast goose, butterflied chicken, spatchcock chicken, spatchcock, peking duck, chook, roast chook,
    bbq chicken, barbecue chicken, rotisserie chicken, portuguese chicken, charcoal chicken, peri peri chicken,
    piri piri chicken, tandoori chicken, drumstick, chicken wing, wing, buffalo wing, chicken drumstick, chicken
    maryland, chicken thigh, roasted chicken, jerk chicken, chicken leg, duck leg, confit duck, duck confit, hot
    wing`,
  grill: `steak, chop, cutlet, lamb chop, lamb cutlet, pork chop, veal cutlet, scotch fillet, rump, sirloin,
    porterhouse, t bone, fish fillet, fillet, mixed grill, surf and turf, pork medallion, saltimbocca, steak diane,
    sole meuniere, rib, pork rib, spare rib, beef rib, short rib, backstrap, piccata, gammon steak, minute steak,
    paillard`,
  crumbed: `schnitzel, wiener schnitzel, chicken schnitzel, parmigiana, parmi, parma, parmy, chicken parmi, eggplant
    parmigiana, fried chicken, kiev, chicken kiev, chicken kyiv, cordon bleu, nugget, chicken nugget, fish finger,
    crumbed fish, fish and chip, fish chip, battered fish, tempura, prawn cutlet, salt and pepper squid, salt and pepper
    calamari, squid ring, goujon, chicken tender, tender, chicken strip, popcorn chicken, karaage, tonkatsu,
    milanese, veal milanese, onion ring, fritto misto, crumbed cutlet, crumbed chop, crumbed lamb cutlet, battered
    sav, chiko roll, corn dog, mozzarella stick, chicken finger, crumbed steak, crumbed mushroom, katsu chicken,
    chicken katsu, scotch egg, southern chicken`,
  sausages: `banger, bratwurst, bangers and mash, banger and mash, sausage and mash, toad in the hole, hot dog, hotdog, sausage
    sizzle, frankfurt, saveloy, dagwood dog, currywurst, wurst, boerewors, pig in blanket, devil on horseback,
    cocktail frank, black pudding, chipolata`,
  seafood: `garlic prawn, moules, moules frites, saganaki, prawn saganaki, moreton bay bug, marinara mix, seafood platter,
    bbq prawn, chilli crab, shrimp scampi, scampi, chilli mussel, oyster kilpatrick, shrimp boil, prawn ring`,
  skewers: `skewer, kebab, kebap, souvlaki, satay, satay skewer, shashlik, yakitori, kofta, kofte, shish kebab, brochette,
    cevapi, tikka, shish, kofta kebab, satay stick, kabob, anticucho, koftas`,
  meatballs: `meatball, polpette, albondigas, kofta curry, swedish meatball, porcupine, koenigsberger klopse, kottbullar,
    frikadelle, italian meatball, porcupine meatball`,
  bake: `bake, lasagne, lasagna, gratin, moussaka, tray bake, traybake, cauliflower cheese, cannelloni, enchilada,
    pasta bake, dauphinoise, potato bake, mornay, tuna mornay, pastitsio, strata, scalloped potato, au gratin, mac
    n cheese bake, ziti bake, tamale pie, broccoli cheese, potato dauphinoise, melanzane, eggplant parmigiana,
    melanzane parmigiana, parmigiana di melanzane, manicotti, kugel, savoury bread pudding, tetrazzini, macaroni
    bake, macaroni cheese bake, chilaquiles, tartiflette, leek au gratin, vegetable lasagne, boulangere, jansson`,
  'mash-bake': `shepherd pie, shepherds pie, cottage pie, fisherman pie, fishermans pie, fish pie, cumberland pie, potato top
    pie, potato pie, hachis parmentier, cottage bake, sweet potato shepherd pie, potato topped pie, shepherdess
    pie`,
  crumble: 'crumble, cobbler, crisp, brown betty, buckle, apple crisp, grunt, slump',
  stuffed: `stuffed capsicum, stuffed pepper, stuffed tomato, stuffed zucchini, stuffed eggplant, stuffed mushroom,
    stuffed pumpkin, stuffed potato, jacket potato, baked potato, loaded potato, stuffed vegetable, stuffed bell
    pepper, stuffed onion, gemista, imam bayildi, stuffed sweet potato, hasselback potato, loaded sweet potato,
    dolma, zucchini boat, eggplant boat`,
  pie: `pie, pot pie, meat pie, steak and kidney, pithivier, tourtiere, mince pie, spanakopita, spinach pie, apple pie,
    strudel, party pie, filo pie, burek, borek, pork pie, bisteeya, pastilla, coulibiac, galette`,
  tart: `tart, quiche, quiche lorraine, tarte tatin, flan, tartlet, lemon meringue pie, key lime pie, bakewell,
    frangipane, custard tart, tarte, crostata, pumpkin pie, pecan pie, banoffee pie, banoffee, treacle tart, egg n
    bacon pie, lemon tart, clafoutis, lemon pie, meringue pie, key lime, pissaladiere, vanilla slice tart, pie
    crust, shortcrust, impossible pie, custard pie, portuguese tart, chess pie, peanut butter pie, self crusting
    quiche, crustless quiche`,
  pasties: `pasty, empanada, samosa, curry puff, turnover, calzone, sausage roll, filo parcel, triangle, puff, spinach triangle,
    pocket, vol au vent, pastie, cheese twist, croissant, danish, pain au chocolat, palmier, baklava, pastizzi,
    cornish pasty, hand pie, puff pastry, pinwheel, cheese straw`,
  pizza: `pizza, margherita, pita pizza, pizzetta, pizza bread, flammkuchen, tarte flambee, pide, manoush, manakish,
    lahmacun, pizza base`,
  burger: `burger, hamburger, cheeseburger, slider, sloppy joe, bacon and egg roll, egg and bacon roll, steak burger,
    breakfast burger, egg mcmuffin, mcmuffin, breakfast muffin, pulled pork roll, pulled pork burger`,
  sandwich: `sandwich, toastie, panini, club sandwich, reuben, banh mi, bahn mi, jaffle, blt, croque monsieur, croque
    madame, sub, roll, baguette, grilled cheese, hoagie, po boy, bagel, finger sandwich, melt, tuna melt, lobster
    roll, ciabatta, cubano, muffuletta, sanga, toasted sandwich, sub roll, french dip, monte cristo, sando, katsu
    sando, egg sandwich, steak sandwich`,
  toast: `toast, bruschetta, crostini, rarebit, welsh rarebit, on toast, avo toast, smashed avo, smashed avocado,
    crumpet, fairy bread, french toast, garlic bread, cheese on toast, egg on toast, beans on toast, canape,
    tartine, blini, pan con tomate, garlic toast, eggy bread, cinnamon toast, cheesy toast, vegemite toast`,
  wrap: `wrap, burrito, fajita, gyro, yiros, shawarma, doner, quesadilla, flauta, taquito, lettuce wrap, breakfast
    burrito, chimichanga, breakfast wrap, kati roll, roti wrap, pita pocket, doner kebab, roti roll, chicken
    caesar wrap, stuffed pita`,
  taco: 'taco, tostada, lettuce cup, taco boat, bao, bao bun, gua bao, steamed bun',
  nachos: 'nacho, loaded corn chip, loaded fries, walking taco, corn chip',
  pancakes: `pancake, pikelet, crepe, hotcake, dutch baby, waffle, pancake stack, crepe suzette, griddle cake, drop
    scone, drop scones, dosa, galette de sarrasin, hoe cake`,
  fritters: `fritter, hash, patty, rissole, fish cake, fishcake, crab cake, hash brown, rosti, latke, bubble and squeak,
    okonomiyaki, corn fritter, potato cake, rice cake, vegetable patty, salmon patty, tuna patty, veggie patty,
    bhaji, onion bhaji, pakora, kimchi pancake, spring onion pancake, scallion pancake, potato pancake, zucchini
    pancake, pajeon, savoury pancake, croquette, falafel, arancini, thai fish cake, chickpea patty, lentil patty,
    aloo tikki, salmon cake, tuna cake, salmon croquette, banh xeo, savoury crepe, vada, corn cake, quinoa cake,
    potato rosti, hush puppy, boxty, potato scone`,
  omelette: `omelette, omelet, frittata, tortilla espanola, spanish tortilla, spanish omelette, shakshuka, shakshouka, egg
    bake, tamagoyaki, baked egg, huevos rancheros, egg foo young, egg foo yung, french omelette, menemen, egg in
    purgatory, cilbir, brik, piperade`,
  eggs: `scrambled egg, fried egg, poached egg, boiled egg, egg benedict, devilled egg, deviled egg, bacon and egg, big
    breakfast, full english, breakfast plate, egg florentine, curried egg, egg and bacon, egg royale, pickled egg`,
  dumplings: `dumpling, gyoza, wonton, potsticker, pierogi, dim sim, momo, har gow, siu mai, shumai, xiao long bao, manti,
    dim sum, mandu, pelmeni, soup dumpling, varenyky, bao zi, pot sticker`,
  rolls: `spring roll, rice paper roll, cold roll, summer roll, vietnamese roll, egg roll, cigar, dolmade, dolmades,
    cabbage roll, lumpia, golubtsi, cabbage leaf roll, stuffed vine leaf, chinese roll, stuffed cabbage,
    involtini, rouladen, stuffed cabbage roll`,
  sushi: `sushi, nigiri, sashimi, maki, sushi roll, california roll, hand roll, onigiri, kimbap, gimbap, temaki, sushi
    sandwich, nori roll`,
  porridge: `porridge, oatmeal, muesli, granola, bircher, bircher muesli, overnight oat, chia pudding, smoothie bowl, acai
    bowl, breakfast bowl, weetbix, baked oat, polenta porridge, yoghurt bowl, yoghurt and granola, chia pot, granola
    bowl, acai, quinoa porridge, breakfast parfait, grits`,
  cake: `cake, mud cake, mudcake, gateau, torte, carrot cake, banana cake, chocolate cake, bundt, tea cake, teacake,
    birthday cake, red velvet, hummingbird cake, fruit cake, christmas cake, fruitcake, upside down cake, ice
    cream cake, lava cake, simnel, panettone, stollen, orange cake, coffee cake, pound cake, madeira, streusel
    cake, mud pie, dundee cake, devil food, christmas pudding, plum pudding, steamed pudding, self saucing
    pudding, sticky date pudding, date pudding, syrup pudding, bread and butter pudding, chocolate pudding, bread
    pudding, treacle pudding, sticky toffee pudding, lemon delicious, malva pudding, summer pudding, pudding cake,
    black forest, dump cake, ginger cake, honey cake, apple cake`,
  sponge: `sponge, victoria sponge, sponge cake, swiss roll, cream sponge, roulade, lamington, yule log, buche de noel,
    jelly cake, jam roll, arctic roll, genoise, angel food cake, chiffon cake, chocolate log, chocolate ripple
    cake, ripple cake`,
  cheesecake: 'cheesecake, cheese cake, basque cheesecake, no bake cheesecake, baked cheesecake',
  slice: `slice, brownie, blondie, fudge, rocky road, bar, square, flapjack, hedgehog, muesli bar, caramel slice, jelly
    slice, vanilla slice, chocolate slice, zucchini slice, tray cake, honeycomb, turkish delight, marshmallow,
    nougat, peanut brittle, chocolate bark, bark, toffee, white christmas, chocolate crackle slice, lolly cake,
    nanaimo bar, muesli slice, energy bar, granola bar, protein bar, millionaire shortbread, polenta slice,
    cornflake slice`,
  biscuits: `biscuit, cookie, anzac, anzac biscuit, shortbread, gingerbread, macaroon, macaron, gingernut, melting moment,
    yoyo, yo yo, jam drop, kisses, florentine, snickerdoodle, monte carlo, meringue, amaretti, biscotti, cracker,
    oatcake, jam drop biscuit, thumbprint, kourabiedes, speculoos, garibaldi, digestive, iced vovo, snap, brandy
    snap, tuile, honey joy, cornflake cookie, gingerbread man, crackle, afghan, lebkuchen, pfeffernusse, hobnob,
    sable, langue de chat, pretzel, crisp bread`,
  muffins: `muffin, cupcake, cup cake, fairy cake, friand, butterfly cake, patty cake, patty pan, madeleine, savoury
    muffin, egg muffin, financier, popover, yorkshire pudding, canele, mini cake, egg bite, chocolate crackle,
    mini quiche, muffin top`,
  scones: `scone, pumpkin scone, cheese scone, date scone, lemonade scone, soda scone, devonshire tea, rock cake,
    american biscuit, buttermilk biscuit, rock bun`,
  buns: `bun, hot cross bun, bread roll, dinner roll, cinnamon roll, scroll, cinnamon scroll, pizza scroll, cheese n
    bacon roll, brioche, brioche bun, pull apart, finger bun, chelsea bun, burger bun, hamburger bun, milk bun,
    cheesymite scroll, cinnamon bun, monkey bread, knot, pao de queijo, cheese puff, gougere, kolache, parker
    house roll, iced bun, semla, soft roll, garlic knot, hot dog bun`,
  loaf: `bread, loaf, damper, sourdough, banana bread, cornbread, soda bread, focaccia, zucchini bread, fruit loaf,
    date loaf, olive bread, rye bread, pumpkin bread, challah, irish soda bread, beer bread, pizza dough, bread
    dough, white bread, malt loaf, gingerbread loaf, barmbrack, sourdough bread, fruit bread, sandwich loaf, lemon
    drizzle, lemon drizzle cake, banana loaf, pumpernickel, soreen, cob loaf, spinach cob, cob, pull apart bread`,
  flatbread: `naan, roti, flatbread, flat bread, chapati, paratha, pita, pita bread, tortilla, lavash, gozleme, naan bread,
    garlic naan, injera, puri, poori, papadum, fry bread, lefse, arepa, pupusa`,
  doughnuts: `doughnut, donut, churro, cronut, beignet, profiterole, cream puff, eclair, cinnamon doughnut, jam doughnut,
    choux bun, choux, loukoumades, zeppole, paris brest, croquembouche, gulab jamun`,
  pudding: `custard, panna cotta, creme caramel, creme brulee, rice pudding, sago, tapioca, blancmange, junket, arroz con
    leche, vanilla custard, semolina pudding, pots de creme, pot de creme, sago pudding, tapioca pudding, rice
    custard, coconut pudding, mango pudding, lemon posset, posset`,
  dessert: `mousse, trifle, tiramisu, parfait, eton mess, syllabub, jelly, fool, pudding, chocolate mousse, zabaglione,
    sabayon, chocolate pot, affogato, banana split, knickerbocker glory, cranachan, peach melba, chocolate fondue,
    dessert pot, yoghurt pot, cheesecake cup, cheesecake jar, angel delight`,
  'ice-cream': `ice cream, icecream, gelato, sorbet, sundae, semifreddo, granita, nice cream, frozen yoghurt, ice block, icy
    pole, popsicle, bombe alaska, ice cream sandwich, paddle pop, kulfi, ice cream cone, baked alaska, choc top,
    splice`,
  pavlova: `pavlova, pav, meringue nest, meringue roulade, mini pavlova, vacherin, meringue wreath, dacquoise`,
  fruit: `fruit salad, poached pear, baked apple, fruit platter, fruit cocktail, fruit skewer, fruit compote, compote,
    stewed fruit, stewed apple, poached peach, poached quince, grilled peach, roast rhubarb, stewed rhubarb, baked
    pear, fruit kebab, pear in red wine, toffee apple, poached rhubarb, fruit plate, caramelised banana, banana
    foster`,
  drink: `cocktail, martini, margarita, mojito, spritz, daiquiri, smoothie, milkshake, shake, lemonade, iced tea, punch,
    latte, hot chocolate, sangria, mocktail, lassi, mulled wine, negroni, bellini, mimosa, kombucha, frappe,
    cappuccino, iced coffee, thickshake, green smoothie, bloody mary, pina colada, limeade, sour, cosmopolitan,
    caipirinha, slushie, fizz, golden latte, old fashioned, pimm, kvass, horchata, agua fresca, milk tea, bubble
    tea, protein shake, kir royale, turmeric latte, matcha latte, whisky sour, amaretto sour, hot toddy, toddy,
    spiced tea, golden milk, babyccino, iced chocolate`,
  dip: `dip, hummus, guacamole, tzatziki, baba ganoush, baba ghanoush, salsa, pate, taramasalata, spinach dip, french
    onion dip, muhammara, cob dip, houmous, terrine, rillette, chicken liver parfait, baked brie, baked camembert,
    queso, raita, tapenade, labneh, skordalia, cheese ball, whipped feta, cheese platter, grazing board,
    antipasto, antipasto platter, ploughman lunch, cheese board, capsicum dip, beetroot dip, pico de gallo,
    chicken pate, platter, mezze`,
  jar: `jam, chutney, relish, pickle, marmalade, pesto, sauce, dressing, marinade, curd, lemon curd, preserve,
    mayonnaise, mayo, aioli, gravy, ketchup, vinaigrette, paste, curry paste, spice mix, seasoning, rub, dukkah,
    peanut butter, lemon butter, icing, frosting, ganache, butterscotch sauce, sugo, passata, bechamel,
    hollandaise, bearnaise, chimichurri, salsa verde, harissa, zhoug, sambal oelek, infused oil, chilli oil,
    garlic butter, caramel sauce, topping, glaze, buttercream, gremolata, jus, spread, breadcrumb, stuffing,
    pickled onion, pickled cucumber, piccalilli, toum, hot sauce, sriracha, baking mix, pancake mix, furikake,
    essence, extract, pastry cream`,
  balls: `ball, bliss ball, rum ball, energy ball, protein ball, bite, energy bite, apricot ball, chocolate truffle,
    popcorn, spiced nut, trail mix, cake pop, candied nut, brigadeiro, date ball, apricot delight, praline,
    roasted almond, roast chickpea, bonbon, coconut ice, coconut ball, chocolate bite, weetbix ball`,
  vegetables:
    'roast vegetable, roasted vegetable, corn on the cob, corn cob, mexican corn, veggie plate, vegetable platter, vegetable plate, honey carrot, cauliflower steak',
  chips: `chip, fries, wedge, potato wedge, poutine, french fries, hot chip, sweet potato fries, sweet potato chip,
    frite, roast potato, smashed potato, roasted potato, patatas bravas, tater tot, potato gem, potato gems, duck
    fat potato, fondant potato, potato crisp, potato skin, kale chip, potato scallop`,
  mash: `mash, mashed potato, puree, colcannon, champ, sweet potato mash, cauliflower mash, pumpkin mash, skirlie, pea
    puree, mushy pea, cauliflower puree, neep, creamed spinach, creamed corn`,
};

/** Foods that are a dish by themselves, where the title names no dish and no meat: "Garlic prawns", "Honey carrots". */
export const plainDishes: Readonly<Partial<Record<DishKind, string>>> = {
  stew: 'bean, lentil, chilli, mince, baked bean, chickpea, slow cooker',
  'stir-fry': 'wok, tofu, tempeh, seitan, cashew',
  noodles: 'udon, soba',
  rice: 'couscous, quinoa, polenta, freekeh, barley',
  roast: 'ham, brisket, turkey, nut roast',
  grill: `salmon, barramundi, barra, trout, snapper, fish, cod, swordfish, kingfish, flathead, whiting, ling, halibut,
    mackerel, sardine, bream, john dory, tuna, sole, halloumi, haloumi, kangaroo, venison`,
  sausages: 'sausage, snag, chorizo, merguez',
  seafood: `prawn, shrimp, mussel, clam, pipi, scallop, oyster, lobster, crab, yabby, balmain bug, squid, calamari,
    octopus, seafood, cuttlefish`,
  eggs: 'egg',
  porridge: 'oat',
  vegetables: `vegetable, veg, veggie, green, broccoli, broccolini, carrot, brussels sprout, sprout, cauliflower, green bean,
    asparagus, pea, mushroom, zucchini, eggplant, corn, pumpkin, beetroot, spinach, cabbage, bok choy, kale,
    silverbeet, leek, capsicum, onion, tomato, fennel, parsnip, artichoke, turnip, sweet potato, elote, snow pea,
    chinese broccoli, edamame, squash, swede, celeriac`,
  chips: 'potato',
  fruit: `pear, peach, nectarine, plum, apple, apricot, quince, rhubarb, fig, strawberry, berry, mango, orange, banana,
    pineapple, melon, watermelon, cherry`,
  drink: `coffee, tea, chai, cider, gin, juice, cordial, eggnog, ginger beer, almond milk, oat milk, mocha`,
  loaf: 'dough',
};
