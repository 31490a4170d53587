/* oxlint-disable max-lines -- A table: one file to read and to search. */
/**
 * The foods a household cooks with, by aisle. A table to extend; `food.ts` parses it and
 * `food-data.test.ts` checks it.
 *
 * - One row: `name, other name, other name < parent | figure | figure`.
 * - The first name is the food's id, in the singular. The other names are names of the same
 *   product, so that merging them is never wrong: what a shopper buys separately (brown and white
 *   onion, breast and thigh) is a food of its own.
 * - ` / ` separates foods that share the parent and the figures of a row.
 * - `+` after the first name: the list shows it in the plural ("Carrots 1 kg").
 * - `*` instead: it is so large that only a count of several is in the plural ("Pumpkin 3 kg").
 * - A food takes the figures that its row does not give from its parent.
 * - Plurals, spellings (`food-words.ts`) and words that don't matter (`qualifiers.ts`) are rules and
 *   need no row.
 *
 * Figures: `150 g each` is one as bought, `5 g/clove` and `400 mL/tin` one of that unit (a can is a
 * tin); `125 g/cup`, `6 g/tsp` and
 * `15 g/tbsp` are American cups and spoons, as the source weighs them, of a food sold by weight;
 * `150 g/acup` is an Australian cup (250 mL), given where Australian books fill it otherwise;
 * `1.03 g/mL` is the density of a food sold by volume. The letter is the source. The figures were
 * written down from memory of the source, not copied, so each is accurate to about a tenth; more than
 * 200 of those marked U are compared with the source by `usda-weights.test.ts`.
 * - U: USDA FoodData Central, SR Legacy, household measures; per mL, a cup divided by 236.6 mL.
 * - W: The Australian Women's Weekly test kitchen, the weights its recipes print in brackets.
 * - S: the usual pack or piece in Australian supermarkets.
 * - K: King Arthur Baking's ingredient weight chart.
 * - E: our own estimate, from similar foods and from cooking.
 */
import type { Aisle } from './aisle';

export const foodRows: Readonly<Record<Aisle, string>> = {
  'Fruit & Veg': `
    # Onions, garlic, ginger
    onion+, cooking onion | 150 g each W | 160 g/cup U
    brown onion+, yellow onion < onion
    red onion+, spanish onion, salad onion, purple onion < onion | 170 g each W
    white onion+ < onion
    sweet onion+, vidalia onion < onion | 250 g each E
    pearl onion+, baby onion, pickling onion | 25 g each W
    spring onion+, scallion, green onion, green shallot, spring shallot, salad shallot, shallot green, spring onion green, scallion green, green onion top, spring onion top, dae pa, daepa | 15 g each U | 100 g/cup U | 150 g/bunch S
    # In New South Wales a shallot is a spring onion, elsewhere a bulb: alone it is a food of its own.
    shallot+
    french shallot+, eschalot, echalion, golden shallot, banana shallot, brown shallot, shallot bulb | 25 g each W | 160 g/cup U
    red asian shallot+, asian shallot, thai shallot, red shallot, purple shallot < french shallot | 12 g each E
    leek+ | 350 g each W | 89 g/cup U
    garlic, garlic head, head garlic, fresh garlic, garlic bulb | 3 g/clove U | 36 g/head E
    garlic chive+, chinese chive
    ginger, fresh ginger, old ginger, mature ginger, ginger root, root ginger, green ginger | 96 g/cup U
    galangal
    fresh turmeric, turmeric root
    horseradish root, fresh horseradish
    lemongrass, lemon grass, lemongrass stalk, lemongrass stem | 20 g/stalk W
    # Roots and tubers
    potato+, washed potato, brushed potato, white potato | 200 g each W | 150 g/cup U
    baby potato+, chat potato, chats, cocktail potato, new potato, creamer potato, baby yukon gold potato, baby gold potato, baby yellow potato, baby white potato, baby red potato, baby dutch yellow potato < potato | 40 g each W
    desiree potato+, red potato, red skinned potato < potato
    dutch cream potato+, dutch creams < potato
    kipfler potato+, fingerling potato < potato | 75 g each W
    russet potato+, baking potato, idaho potato < potato | 250 g each E
    sebago potato+ < potato
    yukon gold potato+, gold potato, yellow potato < potato
    sweet potato+, kumara, orange sweet potato, gold sweet potato | 400 g each W | 133 g/cup U
    purple sweet potato+ < sweet potato
    carrot+, carrot stick | 120 g each W | 128 g/cup U | 500 g/bunch S
    baby carrot+, dutch carrot < carrot | 20 g each W
    parsnip+ | 120 g each W | 133 g/cup U
    parsley root+, hamburg parsley, turnip rooted parsley < parsnip
    swede+, rutabaga | 225 g each W | 140 g/cup U
    turnip+ | 230 g each W | 130 g/cup U
    beetroot+, beet, fresh beetroot, red beet | 175 g each W | 700 g/bunch S
    golden beetroot+, golden beet < beetroot
    baby beetroot+, baby beet < beetroot | 25 g each W
    cooked beetroot, precooked beetroot, vacuum packed beetroot, vacuum packed baby beetroot, vac packed beetroot, vac packed baby beetroot, cooked baby beetroot, vacuum beetroot, cooked beet, precooked beet, vacuum packed beet, steamed beetroot
    radish+, red radish | 15 g each W | 116 g/cup U
    daikon, white radish, daikon radish, mooli, lo bok | 338 g each U | 116 g/cup U
    watermelon radish+
    celeriac, celery root | 750 g each W | 156 g/cup U
    kohlrabi+ | 300 g each E | 135 g/cup U
    jerusalem artichoke+, sunchoke | 150 g/cup U
    jicama+, yam bean | 650 g each U | 130 g/cup U
    cassava, yuca, manioc | 206 g/cup U
    taro | 104 g/cup U
    yam+ | 150 g/cup U
    fresh water chestnut+
    lotus root+ | 120 g/cup U
    burdock root, gobo
    # Tomatoes, capsicums, chillies, other fruit vegetables
    tomato+, fresh tomato, gourmet tomato, field tomato, round tomato | 150 g each W | 180 g/cup U
    truss tomato+, vine tomato, vine ripened tomato, tomato on the vine < tomato
    roma tomato+, plum tomato, egg tomato < tomato | 75 g each W
    cherry tomato+ < tomato | 17 g each U | 149 g/cup U | 250 g/punnet S
    cherry truss tomato+, cherry vine tomato < cherry tomato
    grape tomato+, baby roma tomato, mini roma tomato < tomato | 8 g each U | 149 g/cup U | 200 g/punnet S
    heirloom tomato+ < tomato | 200 g each E
    green tomato+ < tomato
    beefsteak tomato+, ox heart tomato < tomato | 250 g each E
    medley tomato+, mixed cherry tomato, tomato medley < tomato | 200 g/punnet S | 15 g each E
    tomatillo+ | 34 g each U | 132 g/cup U
    capsicum+, bell pepper, sweet pepper, peppers, mixed capsicum | 200 g each W | 149 g/cup U
    red capsicum+, red bell pepper, red pepper, sweet red pepper, sweet red bell pepper < capsicum
    green capsicum+, green bell pepper, green pepper < capsicum
    yellow capsicum+, yellow bell pepper, yellow pepper < capsicum
    orange capsicum+, orange bell pepper, orange pepper < capsicum
    baby capsicum+, mini capsicum, mini pepper < capsicum | 40 g each S
    padron pepper+
    shishito pepper+
    banana pepper+, banana chilli
    poblano+, poblano pepper, poblano chilli
    anaheim pepper+, anaheim chilli
    chilli+, chilli pepper, fresh chilli, hot chilli, hot pepper, fresh hot pepper
    red chilli+, hot red pepper, long red chilli, fresh red chilli, red chilli pepper < chilli | 20 g each W
    green chilli+, hot green pepper, long green chilli, green chilli pepper < chilli | 20 g each W
    birdseye chilli+, bird eye chilli, bird chilli, thai chilli, thai red chilli, small red chilli, red thai chilli < chilli
    jalapeno+, jalapeno chilli pepper, jalapeno pepper, jalapeno chilli < chilli | 14 g each U | 90 g/cup U
    serrano chilli+, serrano chilli pepper, serrano, serrano pepper < chilli | 6 g each U
    habanero+, habanero pepper, habanero chilli < chilli
    pimento pepper+, seasoning pepper, pimento seasoning pepper, caribbean seasoning pepper, aji dulce < chilli | 10 g each E
    scotch bonnet+, scotch bonnet pepper, scotch bonnet chilli < chilli
    eggplant+, brinjal | 300 g each W | 82 g/cup U
    baby eggplant+, lebanese eggplant, finger eggplant, japanese eggplant < eggplant | 60 g each W
    thai eggplant+, pea eggplant, apple eggplant
    zucchini+, green zucchini | 120 g each W | 124 g/cup U
    yellow zucchini+, golden zucchini < zucchini
    zucchini flower+, squash blossom
    button squash, pattypan squash, patty pan squash, baby squash | 20 g each W
    summer squash, yellow squash, crookneck squash | 113 g/cup U
    cucumber+ | 104 g/cup U
    continental cucumber+, telegraph cucumber, english cucumber, burpless cucumber, hothouse cucumber < cucumber | 400 g each W
    lebanese cucumber+, short cucumber, persian cucumber, baby cucumber, qukes < cucumber | 130 g each W
    gherkin cucumber+, pickling cucumber, kirby cucumber
    pumpkin* | 116 g/cup U
    butternut pumpkin*, butternut squash, butternut < pumpkin | 140 g/cup U | 1500 g each E
    golden nugget pumpkin*, nugget pumpkin / eye fillet pumpkin* < pumpkin
    kent pumpkin*, jap pumpkin, japanese pumpkin, kabocha, kabocha squash < pumpkin
    Queensland Blue pumpkin* < pumpkin
    acorn squash < pumpkin | 140 g/cup U
    spaghetti squash < pumpkin | 101 g/cup U
    delicata squash < pumpkin
    winter squash < pumpkin
    choko+, chayote | 200 g each U | 132 g/cup U
    bitter melon+, bitter gourd, karela | 150 g each E | 93 g/cup U
    winter melon
    okra, lady finger | 100 g/cup U
    corn cob+, sweetcorn cob, ear of corn, corn on the cob, fresh corn, cob of corn, sweet corn cob, cobs, ear corn, corn ear | 400 g each W
    corn kernel+, corn, sweetcorn, sweet corn | 145 g/cup U
    baby corn, fresh baby corn
    avocado+, hass avocado | 250 g each W | 150 g/cup U
    # Cabbages, stems, beans
    broccoli, broccoli head, head broccoli, broccoli floret, broccoli crown, broccoli stem, broccoli stalk | 340 g each W | 91 g/cup U
    broccolini, tenderstem broccoli, baby broccoli, tenderstem, bimi | 175 g/bunch S
    chinese broccoli, gai lan, kai lan | 400 g/bunch S
    broccoli raab, rapini, broccoli rabe, cime di rapa
    cauliflower*, cauliflower head, head cauliflower, small cauliflower, cauliflower floret | 1000 g each W | 107 g/cup U
    romanesco
    cauliflower rice, riced cauliflower
    brussels sprout+ | 19 g each U | 88 g/cup U
    cabbage*, cabbage leaf, white cabbage, green cabbage, drumhead cabbage | 1500 g each W | 89 g/cup U
    red cabbage*, purple cabbage < cabbage
    savoy cabbage* < cabbage | 1200 g each E
    sugarloaf cabbage* < cabbage | 1000 g each E
    wombok, chinese cabbage, napa cabbage, nappa cabbage | 1000 g each W | 76 g/cup U
    bok choy, pak choy, pak choi, bok choi, buk choy, baby bok choy, baby pak choy | 150 g each W | 70 g/cup U | 400 g/bunch S
    choy sum, yu choy
    asian greens
    celery, celery stick, celery rib, celery head | 40 g/stalk U | 101 g/cup U | 1000 g/bunch S
    celery leaf+
    celery heart+
    fennel, fennel bulb, florence fennel | 300 g each W | 87 g/cup U
    baby fennel, baby fennel bulb < fennel | 130 g each W
    asparagus, asparagus spear, green asparagus | 16 g each U | 134 g/cup U | 170 g/bunch S
    white asparagus < asparagus | 500 g/bunch S
    globe artichoke+, artichoke, fresh artichoke | 200 g each W
    cardoon+
    rhubarb | 122 g/cup U | 500 g/bunch S
    green bean+, string bean, french bean, haricot vert | 100 g/cup U
    runner bean+
    yellow bean+, wax bean
    snake bean+, yard long bean, chinese long bean
    flat bean+, roman bean
    broad bean+, fava bean, fresh broad bean | 109 g/cup U
    snow pea+, mangetout, mange tout, chinese pea | 63 g/cup U
    sugar snap pea+, sugar snap, snap pea | 63 g/cup U
    pea+, green pea, fresh pea, garden pea, shelled pea, english pea | 145 g/cup U
    edamame, edamame bean, soy bean pod | 155 g/cup U
    bean sprout+, beansprout, mung bean sprout, beanshoot, bean shoot | 104 g/cup U
    alfalfa sprout+, alfalfa | 33 g/cup U
    snow pea sprout+, pea shoot, pea sprout
    fresh bamboo shoot+
    # Leaves and salads
    lettuce*, lettuce leaf, green lettuce | 36 g/cup U | 10 g/leaf E
    red leaf lettuce, red lettuce < lettuce
    green leaf lettuce, leaf lettuce < lettuce
    coral lettuce < lettuce
    iceberg lettuce*, iceberg, crisphead lettuce < lettuce | 72 g/cup U | 600 g each E | 15 g/leaf E
    cos lettuce*, romaine, romaine lettuce, cos < lettuce | 47 g/cup U | 350 g each E | 10 g/leaf E
    baby cos lettuce+, baby cos, baby romaine, baby romaine lettuce, little gem lettuce, little gem, gem lettuce, baby gem lettuce, baby gem, gem heart, romaine heart, cos heart, cos lettuce heart, sweet gem lettuce < cos lettuce | 150 g each E | 6 g/leaf E
    butter lettuce*, butterhead lettuce, bibb lettuce, boston lettuce < lettuce | 55 g/cup U | 250 g each E | 8 g/leaf E
    oak leaf lettuce, oakleaf lettuce < lettuce
    mixed salad leaves, mesclun, mixed greens, mixed lettuce leaf, salad leaf, salad greens, spring mix, baby salad leaf, salad mix, mixed leaf, baby greens, baby leaf salad | 20 g/cup U
    salad kit+, salad bowl kit
    rocket, arugula, baby rocket, rocket leaf, wild rocket, roquette, baby arugula | 20 g/cup U
    spinach, palak, english spinach, spinach leaf, fresh spinach | 30 g/cup U | 300 g/bunch S
    baby spinach, baby spinach leaf, baby english spinach < spinach
    silverbeet, silverbeet leaf, swiss chard leaf, swiss chard, chard, silver beet | 36 g/cup U | 750 g/bunch W
    rainbow chard, rainbow silverbeet < silverbeet
    kale, kale leaf, curly kale | 16 g/cup U | 300 g/bunch S
    cavolo nero, tuscan kale, black kale, lacinato kale, dinosaur kale, tuscan cabbage < kale
    baby kale < kale
    watercress, watercress leaf | 34 g/cup U
    cress, garden cress
    mizuna
    tatsoi
    microgreen+, micro herb, microherb
    radicchio, radicchio leaf, treviso | 40 g/cup U
    witlof, witlof leaf, belgian endive, witloof
    endive
    chicory
    curly endive, frisee
    escarole
    mustard green+ | 56 g/cup U
    collard green+, collards | 36 g/cup U
    dandelion green+
    turnip green+
    beetroot leaf+, beet green
    sorrel
    purslane
    warrigal greens
    water spinach, kang kong, morning glory
    coleslaw mix, slaw mix, coleslaw kit, shredded cabbage mix
    stir-fry vegetables, stir fry vegetable mix
    mixed vegetables, vegetables, seasonal vegetables
    grape leaf+, vine leaf
    banana leaf+
    # Mushrooms
    mushroom+, fresh mushroom | 18 g each U | 70 g/cup U | 200 g/punnet S | 75 g/handful E
    button mushroom+, white mushroom, white button mushroom, champignon < mushroom | 12 g each E
    cup mushroom+ < mushroom | 30 g each E
    swiss brown mushroom+, cremini mushroom, brown mushroom, swiss brown mushroom cup, chestnut mushroom, baby bella mushroom, cremini, baby bella, crimini mushroom, crimini < mushroom
    portobello mushroom+, portabella mushroom, portobello < mushroom | 84 g each U
    flat mushroom+, field mushroom < mushroom | 80 g each E
    shiitake mushroom+, shiitake, fresh shiitake mushroom, shitake mushroom < mushroom | 19 g each U
    oyster mushroom+ < mushroom | 15 g each E
    king oyster mushroom+, king brown mushroom, eryngii mushroom < mushroom | 80 g each E
    enoki mushroom+, enoki < mushroom | 100 g each S
    shimeji mushroom+, shimeji < mushroom | 150 g each S
    chanterelle+, chanterelle mushroom < mushroom | 10 g each E
    morel+, morel mushroom < mushroom | 8 g each E
    porcini mushroom+, fresh porcini, cep < mushroom | 50 g each E
    maitake mushroom+ < mushroom | 100 g each E
    mixed mushroom+ < mushroom
    wild mushroom+ < mushroom
    truffle+
    black truffle+ < truffle
    white truffle+ < truffle
    # Fresh herbs
    basil, fresh basil, basil leaf, sweet basil, basil sprig | 24 g/cup U | 100 g/bunch W | 0.5 g/leaf U
    thai basil, thai basil leaf, asian basil / holy basil | 24 g/cup E | 100 g/bunch E | 0.5 g/leaf E
    parsley, fresh parsley, parsley leaf, parsley sprig, parsley stalk | 60 g/cup U | 100 g/bunch W | 2 g/sprig E
    flat leaf parsley, flat leaf parsley leaf, italian flat leaf parsley, italian parsley leaf, continental parsley, italian parsley, flat parsley, flatleaf parsley, flatleaf parsley leaf, flat parsley leaf, flat leaf italian parsley < parsley
    curly parsley, curly leaf parsley < parsley
    coriander, cilantro, fresh coriander, coriander leaf, cilantro leaf, coriander sprig, fresh cilantro, chinese parsley, coriander root, coriander stem | 16 g/cup U | 100 g/bunch W | 2 g/sprig E
    mint, fresh mint, mint leaf, mint sprig, spearmint | 26 g/cup U | 100 g/bunch W | 0.3 g/leaf E | 2 g/sprig E
    vietnamese mint, laksa leaf, vietnamese coriander, rau ram
    dill, fresh dill, dill leaf, dill weed fresh, fresh dill weed, dill sprig, dill frond | 9 g/cup U | 50 g/bunch S
    chive+, fresh chive | 48 g/cup U | 20 g/bunch S
    rosemary, fresh rosemary, rosemary sprig, rosemary leaf | 2 g/sprig E
    thyme, fresh thyme, thyme sprig, thyme leaf | 1 g/sprig E
    lemon thyme, lemon thyme leaf
    fresh oregano, oregano leaf, oregano sprig, oregano fresh
    fresh marjoram, marjoram leaf, marjoram fresh
    sage, fresh sage, sage leaf
    tarragon, fresh tarragon, french tarragon, tarragon leaf
    chervil, fresh chervil
    fresh bay leaf+, bay leaf fresh
    fresh curry leaf+, curry leaf, curry sprig
    makrut lime leaf+, kaffir lime leaf, lime leaf, kaffir leaf
    lemon verbena
    lemon balm
    lemon basil
    pandan leaf+, pandanus leaf
    perilla leaf+, shiso, shiso leaf, perilla
    edible flower+
    fresh herbs, soft herbs, herb, fresh mixed herbs, mixed fresh herbs, mixed soft herbs
    betel leaf+
    fenugreek leaf+, methi, methi leaf, fresh fenugreek
    epazote
    culantro, culantro leaf, shado beni, chadon beni, shadow beni, bandhania, sawtooth coriander, sawtooth herb, long coriander, recao, ngo gai < coriander
    lovage
    lavender, fresh lavender
    # Citrus
    lemon+, lemon wedge, lemon slice, lemon half | 140 g each W | 20 g/wedge E | 8 g/slice E
    lemon juice, fresh lemon juice, freshly squeezed lemon juice, squeeze of lemon, lemon juice fresh | 1.03 g/mL U
    lemon zest, lemon rind, lemon peel | 96 g/cup U
    meyer lemon+ < lemon
    lime+, lime wedge, lime slice, tahitian lime | 80 g each W | 12 g/wedge E | 5 g/slice E
    lime juice, fresh lime juice, freshly squeezed lime juice | 1.04 g/mL U
    lime zest, lime rind, lime peel
    key lime+ < lime | 40 g each E
    finger lime+
    orange+ | 240 g each W | 180 g/cup U | 35 g/wedge E | 15 g/slice E
    navel orange+ < orange
    valencia orange+ < orange
    blood orange+ < orange
    fresh orange juice, freshly squeezed orange juice, fresh squeezed orange juice, squeezed orange juice | 1.05 g/mL U
    orange zest, orange rind, orange peel | 96 g/cup U
    seville orange+
    mandarin+, mandarin orange, imperial mandarin | 100 g each W | 195 g/cup U
    tangerine+ < mandarin
    clementine+ < mandarin | 75 g each E
    grapefruit+, ruby grapefruit, ruby red grapefruit, red grapefruit, pink grapefruit, white grapefruit | 350 g each W | 230 g/cup U
    fresh blood orange juice, squeezed blood orange juice / fresh mandarin juice, fresh tangerine juice, fresh clementine juice, squeezed mandarin juice < fresh orange juice
    fresh grapefruit juice, freshly squeezed grapefruit juice, fresh squeezed grapefruit juice, fresh pink grapefruit juice | 1.05 g/mL E
    pomelo+, pummelo | 190 g/cup U
    tangelo+ | 210 g each W
    cumquat+, kumquat | 19 g each U
    yuzu
    # Apples, pears, stone fruit
    apple+, eating apple, dessert apple | 150 g each W | 125 g/cup U
    red apple+ < apple
    green apple+ < apple
    cooking apple+ < apple
    Granny Smith apple+, granny smith < apple
    Pink Lady apple+, pink lady < apple
    fuji apple+ < apple
    gala apple+, royal gala apple < apple
    Red Delicious apple+ < apple
    Golden Delicious apple+ < apple
    jazz apple+ < apple
    honeycrisp apple+ < apple
    bramley apple+ < apple | 200 g each E
    pear+ | 230 g each W | 140 g/cup U
    packham pear+ < pear
    Beurre Bosc pear+, bosc pear < pear
    williams pear+, bartlett pear < pear
    corella pear+ < pear | 150 g each E
    nashi+, nashi pear, asian pear < pear | 200 g each E
    quince+ | 350 g each W
    peach+, yellow peach | 150 g each W | 154 g/cup U
    white peach+ < peach
    nectarine+ | 170 g each W | 143 g/cup U
    apricot+, fresh apricot | 50 g each W | 155 g/cup U
    plum+ | 113 g each W | 165 g/cup U
    cherry+, fresh cherry, sweet cherry | 8 g each U | 154 g/cup U
    sour cherry+, morello cherry fresh
    # Berries and grapes
    strawberry+ | 12 g each U | 152 g/cup U | 250 g/punnet S
    blueberry+ | 148 g/cup U | 125 g/punnet S
    raspberry+ | 123 g/cup U | 125 g/punnet S
    blackberry+ | 144 g/cup U | 125 g/punnet S
    mixed berry+, fresh berry, berry
    boysenberry+ | 132 g/cup U
    mulberry+ | 140 g/cup U
    gooseberry+ | 150 g/cup U
    red currant+, redcurrant, fresh currant | 112 g/cup U
    fresh blackcurrant+, blackcurrant | 112 g/cup U
    fresh cranberry+, cranberry | 100 g/cup U
    grape+, seedless grape | 151 g/cup U
    red grape+, red seedless grape < grape
    green grape+, white grape, green seedless grape < grape
    black grape+ < grape
    # Tropical and other fruit
    banana+, ripe banana, overripe banana, cavendish banana | 200 g each W | 150 g/cup U
    lady finger banana+, sugar banana < banana | 130 g each W
    plantain+ | 154 g/cup U
    mango+ | 430 g each W | 165 g/cup U
    green mango+
    papaya, pawpaw, paw paw | 650 g each W | 145 g/cup U
    red papaya < papaya
    green papaya, green pawpaw
    pineapple*, fresh pineapple | 1250 g each W | 165 g/cup U
    passionfruit+, passion fruit, passionfruit pulp | 40 g each W | 236 g/cup U
    kiwifruit+, kiwi, kiwi fruit, green kiwifruit | 85 g each W | 180 g/cup U
    gold kiwifruit+, golden kiwi < kiwifruit
    rockmelon*, cantaloupe, cantaloupe melon | 156 g/cup U
    honeydew melon*, honeydew | 170 g/cup U
    watermelon*, seedless watermelon | 152 g/cup U
    melon* | 160 g/cup U
    fig+, fresh fig | 60 g each W
    pomegranate+ | 320 g each W
    pomegranate seed+, pomegranate aril | 174 g/cup U
    lychee+, litchi | 25 g each W | 190 g/cup U
    longan+
    rambutan+
    guava+ | 165 g/cup U
    feijoa+ | 243 g/cup U
    dragon fruit+, dragonfruit, pitaya
    star fruit+, starfruit, carambola | 91 g each U | 132 g/cup U
    persimmon+, fuyu persimmon | 168 g each U
    tamarillo+, tree tomato
    custard apple+, cherimoya
    soursop+
    jackfruit | 165 g/cup U
    green jackfruit, young jackfruit
    durian
    fresh coconut+, freshly grated coconut, fresh grated coconut, grated fresh coconut, fresh shredded coconut, freshly shredded coconut, young coconut, drinking coconut, whole coconut, coconut meat, fresh coconut meat, coconut flesh | 400 g each U | 80 g/cup U
    loquat+
    fresh date+, medjool date, medjool, date fresh | 24 g each U | 147 g/cup U
    quandong+
    davidson plum+
    riberry+
    fruit, fresh fruit, seasonal fruit
    fruit salad
    sugarcane
    prickly pear+, cactus paddle, nopales
    aloe vera leaf
    # Picked, cut and ready
    cut fruit, fruit platter
    soup pack, soup vegetable pack
    vegetable noodle+, zucchini noodle, zoodle
    spaghetti squash noodle+
    kaleslaw, kaleslaw kit
    caesar salad kit
    asian salad kit, asian slaw kit
    garden salad, bagged salad
    red cabbage slaw
    baby broccoli floret+
    fresh chestnut+
    finger chilli+
    bullhorn capsicum+, bull horn pepper
    snake gourd+ | 400 g each E | 100 g/cup E
    bottle gourd+, opo squash, lauki, doodhi, dudhi, opo, calabash | 700 g each E | 116 g/cup U
    okinawan spinach
    malabar spinach
    garland chrysanthemum
    nettle+
    samphire
    karkalla
    saltbush, saltbush leaf
    finger lime pearl+
    bush tomato+
    kakadu plum+
    lilly pilly+
    muntries
    rainbow carrot+, heirloom carrot < carrot
    purple carrot+ < carrot
    kestrel potato+ / nicola potato+ / royal blue potato+ / spud lite potato+ < potato
    white sweet potato+ < sweet potato
    black garlic
    garlic scape+
    mandarin afourer+, afourer mandarin < mandarin
    cara cara orange+ < orange
    sweetie grapefruit+
    cotton candy grape+ < grape
    sugar plum+
    donut peach+, flat peach
    pluot+, plumcot
    red kiwi berry+, kiwi berry
    calypso mango+ < mango
    kensington pride mango+, bowen mango < mango
    r2e2 mango+ < mango
    honey murcott+, murcott
    mangosteen+
    salak
    breadfruit
    # Kinds of other countries
    sprouting broccoli, purple sprouting broccoli < broccolini
    spring greens / kalettes, flower sprout
    brussels top+, brussels sprout top
    sweetheart cabbage*, hispi cabbage, pointed cabbage, hispi < sugarloaf cabbage
    romano pepper+, ramiro pepper, pointed pepper, sweet pointed pepper, cubanelle, cubanelle pepper, long sweet pepper < capsicum | 120 g each E
    hungarian wax pepper+, wax pepper / friggitello+, friggitelli < banana pepper
    fresno chilli+, fresno, fresno pepper / cayenne chilli+, fresh cayenne, fresh cayenne chilli / fresh aji amarillo / rocoto+, locoto < chilli
    jersey royal+, jersey royal potato < baby potato
    vegetable marrow+, marrow | 800 g each E
    hokkaido pumpkin*, red kuri squash, red kuri, onion squash, hokkaido < pumpkin | 1000 g each E
    crown prince squash* / hubbard squash* / turban squash* / carnival squash* / sweet dumpling squash* / gem squash* < pumpkin
    calcot+ / ramp+, wild leek / wild garlic, ramson, wild garlic leaf, bear garlic
    lollo rosso, lollo rossa / lollo bionda, lollo biondo / batavia lettuce, batavia < lettuce
    lamb's lettuce, mache, corn salad, rapunzel | 28 g/cup E
    salsify, black salsify, scorzonera
    komatsuna, japanese mustard spinach / puntarelle / callaloo, amaranth leaf, chinese spinach / sweet potato leaf+ / moringa leaf+ / agretti, monk's beard
    eddo+, eddoe, dasheen, cocoyam / malanga, yautia, tannia / arracacha / mashua / oca / crosne+, chinese artichoke
    luffa+, loofah gourd, ridge gourd, sponge gourd, chinese okra, silk melon, turai | 250 g each E | 95 g/cup U
    ash gourd / ivy gourd, tindora
    moringa pod+, drumstick vegetable, moringa drumstick
    portobellini mushroom+, portobellini < portobello mushroom
    king trumpet mushroom+ < king oyster mushroom
    lion's mane mushroom+ / beech mushroom+ / hen of the woods < mushroom
    broccoli slaw, broccoli slaw mix
    soup vegetables, soup greens
    calamansi+, kalamansi, calamondin | 15 g each E
    satsuma+ / minneola+ / easy peeler+ < mandarin
    bergamot+ / sweet lime+ / ugli fruit+ / buddha's hand
    braeburn apple+ / cox apple+, cox orange pippin / mcintosh apple+ / jonagold apple+, jonagold / elstar apple+, elstar / envy apple+ / ambrosia apple+ / cortland apple+ / empire apple+ / boskoop apple+, boskoop < apple
    crab apple+ | 20 g each E
    conference pear+ / comice pear+ / anjou pear+, d'anjou pear / forelle pear+ < pear
    damson+ / greengage+, reine claude / mirabelle+ / sloe berry+ | 20 g each E
    physalis, cape gooseberry, ground cherry, golden berry, goldenberry
    elderberry+ / huckleberry+ / loganberry+ / tayberry+ / marionberry+ / cloudberry+ / white currant+, whitecurrant / lingonberry+, cowberry | 140 g/cup E
    kiwano+, horned melon / granadilla+ / mamey / ackee, fresh ackee / jujube+, fresh jujube / tamarind pod+, fresh tamarind / medlar+ / sapodilla+ / pepino melon+
    galia melon* / charentais melon* / canary melon* / piel de sapo*, santa claus melon < melon
    muscat grape+ / concord grape+ < grape
    romano bean+ / helda bean+ / bobby bean+ / fine bean+, fine green bean / dragon tongue bean+ < green bean
    fresh borlotti bean+, fresh cranberry bean, fresh shelling bean
    fresh soya bean+, fresh soybean
    carrot top+ / fennel frond+ / wheatgrass / hyssop / borage / fresh angelica
    elderflower+, elderflower head, elderflower sprig
    wasabi root, fresh wasabi
    aloe vera, fresh aloe vera
    winter savory, fresh savory, fresh summer savory
    green coconut+ < fresh coconut
    fresh water chestnut root
  `,
  'Meat & Seafood': `
    # Beef and veal
    beef mince, ground beef, minced beef, mince, hamburger mince, mince beef, ground beef mince, ground chuck, ground round, ground sirloin | 226 g/cup U
    lamb and beef mince, beef and lamb mince
    beef and pork mince, pork and beef mince
    beef
    beef steak+, steak, grilling steak | 220 g each S
    rump steak+, beef rump, rump < beef steak
    sirloin steak+, porterhouse steak, new york strip steak, strip steak, beef sirloin, porterhouse, sirloin, striploin < beef steak
    scotch fillet+, ribeye steak, rib eye steak, rib eye, ribeye, scotch fillet steak < beef steak
    eye fillet, fillet steak, beef fillet, beef tenderloin, filet mignon, beef eye fillet < beef steak | 180 g each E
    T-bone steak+, t bone < beef steak | 300 g each S
    flank steak+, flank < beef steak | 600 g each E
    skirt steak+ < beef steak | 500 g each E
    hanger steak+ < beef steak | 500 g each E
    flat iron steak+, oyster blade steak, oyster blade, blade steak < beef steak
    minute steak+, sizzle steak < beef steak | 100 g each E
    round steak+ < beef steak
    chuck steak, beef chuck, chuck, beef chuck steak
    stewing beef, stewing steak, braising steak, braising beef, casserole beef, casserole steak, beef stew meat, stew meat, diced beef
    gravy beef
    beef stir-fry strip+, beef strip
    beef roast, beef roasting joint, eye roast, eye of round roast, eye round roast
    topside roast, beef topside, topside
    blade roast, beef blade roast
    chuck roast, beef chuck roast, chuck roast beef, boneless chuck roast, chuck pot roast, chuck shoulder roast, arm roast, beef shoulder roast / beef rump roast, rump roast < beef roast
    pot roast, beef pot roast
    corned beef silverside, corned silverside, corned beef, uncooked corned beef, silverside
    beef brisket, brisket
    beef short rib+, short rib, beef rib, beef spare rib
    beef cheek+, ox cheek
    beef shin, shin beef, beef shank
    osso buco, beef osso buco, ossobuco, osso bucco
    oxtail, ox tail
    rib roast, standing rib roast, prime rib, beef rib roast, prime rib roast, bone in rib roast
    beef bone+, marrow bone, soup bone
    beef sausage+, thick beef sausage < sausage | 80 g each S
    beef rissole+, rissole
    beef patty+, burger patty, beef burger patty, hamburger patty | 125 g each S
    meatball+
    veal
    veal mince, ground veal, minced veal
    veal stir-fry strip+, veal strip < veal
    veal schnitzel+, veal escalope, veal scaloppine, veal cutlet
    veal shank+
    veal osso buco
    beef schnitzel+
    # Lamb
    lamb
    lamb mince, ground lamb, minced lamb
    lamb leg, leg of lamb, lamb leg roast, lamb roast
    lamb shoulder, shoulder of lamb
    lamb chop+, lamb loin chop, lamb forequarter chop | 100 g each W
    lamb cutlet+ | 75 g each W
    rack of lamb, lamb rack
    lamb shank+ | 350 g each S
    lamb backstrap+, lamb loin, lamb fillet, lamb eye of loin, lamb strap
    diced lamb, lamb stew meat, lamb cubes
    lamb steak+, lamb rump, lamb leg steak
    lamb sausage+ < sausage | 80 g each S
    lamb neck, lamb neck fillet
    mutton
    goat, goat meat, diced goat
    # Pork
    pork
    pork mince, ground pork, minced pork
    pork and veal mince, pork veal mince, veal and pork mince
    pork chop+, pork loin chop, pork cutlet | 280 g each W
    pork fillet+, pork tenderloin | 400 g each S
    pork loin, pork loin roast
    pork rack, rack of pork
    pork shoulder, pork butt, boston butt, pork shoulder roast
    pork neck, pork scotch fillet, pork scotch, pork collar
    pork leg, leg of pork, pork leg roast, pork roast
    pork belly, belly pork, pork belly slice
    pork rib+, spare rib, pork spare rib, pork sparerib, sparerib
    baby back rib+, pork back rib, american style pork rib
    pork steak+, pork leg steak
    pork schnitzel+
    diced pork, pork cubes
    pork stir-fry strip+, pork strip
    pork sausage+ < sausage | 80 g each S
    italian sausage+, italian pork sausage, pork and fennel sausage < sausage | 80 g each S
    sweet italian sausage+ / hot italian sausage+ < italian sausage
    bratwurst+
    sausage+, snag, thick sausage, thin sausage, bbq sausage | 80 g each S
    sausage mince, sausage meat, sausagemeat, ground pork sausage, breakfast sausage mince
    chipolata+, pork chipolata | 30 g each S
    breakfast sausage+ < sausage | 45 g each E
    ham hock+, smoked ham hock, bacon hock, pork hock
    ham bone+
    pork crackling, pork rind
    suet, beef suet
    pork bone+
    trotter+, pig trotter
    black pudding, blood sausage
    # Poultry and game
    chicken, chicken meat, chicken piece, chicken portion
    whole chicken*, roasting chicken, whole chook, chook, whole fryer, broiler chicken | 1500 g each S
    chicken breast+, chicken breast fillet, chicken breast half, boneless chicken breast, skinless chicken breast, breast of chicken, chicken fillet, single chicken breast, boneless skinless chicken breast | 200 g each W | 140 g/cup U
    chicken thigh+ | 125 g each S
    chicken thigh fillet+, boneless chicken thigh, skinless chicken thigh, boneless skinless chicken thigh, skinless boneless chicken thigh, chicken thigh meat < chicken thigh
    chicken thigh cutlet+, bone in chicken thigh, chicken thigh bone in, chicken thigh on the bone, bone in skin on chicken thigh, skin on bone in chicken thigh, chicken thigh bone in skin on | 200 g each W
    chicken drumstick+, chicken leg drumstick, drumstick | 150 g each W
    chicken wing+ | 80 g each W
    chicken drumette+, chicken wingette, wing nibble, chicken nibble
    chicken maryland+, chicken leg quarter | 350 g each W
    chicken leg+
    chicken tenderloin+, chicken tender, tenderloin chicken | 75 g each W
    chicken mince, ground chicken, minced chicken
    chicken sausage+ < sausage
    chicken liver+
    chicken schnitzel+, crumbed chicken breast
    chicken carcass+, chicken frame, chicken bone
    chicken skin
    diced chicken
    chicken stir-fry strip+, chicken strip
    chicken giblet+
    chicken neck+
    chicken feet
    turkey, whole turkey
    turkey breast+, turkey breast fillet, turkey steak, turkey crown, turkey breast joint, turkey escalope, turkey cutlet
    turkey mince, ground turkey, minced turkey
    turkey thigh+
    turkey leg+, turkey drumstick
    turkey wing+
    duck, whole duck, duck crown
    duck breast+, magret, duck magret, magret de canard | 200 g each S
    duck leg+, duck maryland
    quail+ | 160 g each W
    spatchcock+, poussin, cornish hen, cornish game hen | 500 g each W
    goose, goose breast, goose leg
    kangaroo
    kangaroo fillet+, kangaroo steak < kangaroo
    kangaroo mince < kangaroo
    venison, venison haunch, venison loin, diced venison
    venison steak+ < venison
    rabbit, whole rabbit, rabbit leg, rabbit saddle
    emu
    crocodile
    bison, ground bison
    liver
    lamb liver, lamb fry < liver
    calf liver < liver
    beef liver, ox liver < liver
    kidney+, lamb kidney
    tripe
    sweetbread+
    tongue, ox tongue, beef tongue, veal tongue, calf tongue
    # Fish
    fish fillet+, fish, white fish, white fish fillet, firm white fish, boneless white fish, firm white fish fillet, boneless white fish fillet
    salmon, fresh salmon, salmon steak, atlantic salmon
    salmon fillet+, skinless salmon fillet < salmon | 200 g each S
    tuna steak+, fresh tuna, tuna fillet, yellowfin tuna, ahi tuna | 175 g each E
    barramundi, barramundi fillet < fish fillet
    snapper, snapper fillet < fish fillet
    red snapper, red snapper fillet < fish fillet
    flathead, flathead fillet < fish fillet
    cod, cod fillet, cod loin < fish fillet
    haddock < fish fillet
    halibut, halibut fillet < fish fillet
    ling, ling fillet < fish fillet
    rockling < fish fillet
    whiting, whiting fillet < fish fillet
    bream < fish fillet
    basa, basa fillet, pangasius, swai, pangasius fillet < fish fillet
    blue eye trevalla, blue eye, blue eye cod < fish fillet
    john dory < fish fillet
    perch, perch fillet < fish fillet
    orange roughy, deep sea perch < fish fillet
    hoki, hoki fillet < fish fillet
    pollock, pollack < fish fillet
    monkfish < fish fillet
    sea bass, bass, bass fillet < fish fillet
    tilapia, tilapia fillet < fish fillet
    catfish, catfish fillet < fish fillet
    sole, sole fillet, dover sole < fish fillet
    flounder, flounder fillet < fish fillet
    turbot < fish fillet
    plaice < fish fillet
    mahi mahi < fish fillet
    grouper, grouper fillet < fish fillet
    swordfish, swordfish steak < fish fillet
    kingfish, hiramasa kingfish < fish fillet
    flake < fish fillet
    shark < fish fillet
    mullet, mullet fillet < fish fillet
    gemfish < fish fillet
    trout, rainbow trout, trout fillet < fish fillet
    ocean trout, ocean trout fillet < fish fillet
    mackerel, mackerel fillet < fish fillet
    spanish mackerel < mackerel
    fresh sardine+, sardine fillet
    herring
    whitebait
    eel, smoked eel
    carp
    pike
    arctic char, char
    skate, skate wing
    marinara mix, seafood marinara mix, seafood mix, mixed seafood
    seafood
    fish bone+
    fish head+
    sashimi salmon, sashimi grade salmon, sushi grade salmon < salmon
    sashimi tuna, sashimi grade tuna, sushi grade tuna
    # Shellfish and others
    prawn+, shrimp | 25 g each E
    green prawn+, raw prawn, raw shrimp, uncooked shrimp, raw king prawn, green king prawn, king prawn, uncooked prawn < prawn | 30 g each E
    peeled green prawn+, peeled raw prawn, peeled uncooked prawn, peeled raw shrimp, peeled green king prawn, peeled raw king prawn, green prawn meat < green prawn | 15 g each E
    tiger prawn+, tiger shrimp < prawn
    cooked prawn+, cooked king prawn, cooked shrimp < prawn
    school prawn+ < prawn
    scallop+, sea scallop | 20 g each E
    bay scallop+
    mussel+, black mussel, green lipped mussel
    clam+, vongole, littleneck clam
    pipi+
    cockle+
    oyster+, fresh oyster
    crab, whole crab
    blue swimmer crab, sand crab < crab
    mud crab < crab
    crab meat, crabmeat, lump crab meat, lump crab, lump crabmeat
    crab leg+, king crab leg
    lobster
    rock lobster, crayfish < lobster
    lobster tail+ < lobster
    Moreton Bay bug+
    balmain bug+
    squid, calamari
    squid tube+, squid hood, calamari tube, calamari hood < squid
    squid ring+, calamari ring < squid
    baby squid < squid
    octopus
    baby octopus < octopus
    cuttlefish
    abalone
    sea urchin, uni
    langoustine+
    fish roe
    salmon roe, ikura < fish roe
    flying fish roe, tobiko < fish roe
    caviar
    # Other kinds
    lamb rissole+
    lamb kofta+
    lamb rib+
    mini lamb roast
    beef kebab+, beef skewer
    lamb kebab+, lamb skewer
    chicken kebab+, chicken skewer
    satay chicken skewer+
    pork belly strip+
    pork knuckle+, pork shank
    pulled pork
    crumbed lamb cutlet+
    crumbed pork schnitzel+
    chicken parmigiana
    chicken meatball+
    chicken burger+, chicken patty
    turkey burger+
    kangaroo sausage+, kanga bang
    kangaroo burger+
    beef ribs rack
    tomahawk steak+ < beef steak
    wagyu steak+ < beef steak
    wagyu mince
    tri tip
    bolar blade, bolar blade roast
    eye round, girello
    rolled roast beef
    pickled pork
    pork jowl, pork cheek
    lap cheong, chinese sausage
    boerewors
    cevapi, cevapcici
    merguez+, merguez sausage < sausage
    duck neck
    whole snapper+
    whole barramundi
    whole trout
    garfish
    nannygai
    tailor
    australian salmon
    leatherjacket
    mulloway, jewfish
    coral trout
    red emperor
    patagonian toothfish, chilean sea bass
    yabby+
    marron+
    scampi
    banana prawn+ < prawn
    coffin bay oyster+, pacific oyster, sydney rock oyster
    fish cake+
    prawn skewer+
    marinated prawn+
    crumbed calamari ring+, salt and pepper squid
    salmon portion+ < salmon
    # Cuts and animals of other countries
    silverside joint, roasting joint of beef, beef joint, beef rib eye joint, bottom round, bottom round roast, sirloin tip roast, top round, top round roast < beef roast
    feather blade, featherblade / london broil / chuck eye, chuck eye steak, chuck eye roast / swiss steak < chuck steak
    beef skirt < skirt steak
    onglet < hanger steak
    bavette, bavette steak, flap steak, flap meat < flank steak
    picanha, rump cap, coulotte, top sirloin cap < beef roast
    cube steak+, cubed steak < minute steak
    beef tip+, sirloin tip, steak tip, beef stewing meat, stewing meat < stewing beef
    carne asada, bulgogi beef, shaved beef, shaved steak, beef bulgogi meat, shabu shabu beef, hot pot beef, hotpot beef < beef stir-fry strip
    beef plate rib+, flanken rib, flanken, korean short rib, galbi, kalbi, beef back rib < beef short rib
    beef neck bone+, beef knuckle bone < beef bone
    beef tendon / beef heart, ox heart / chicken heart+ / gizzard+, chicken gizzard / giblets, poultry giblet
    pig's foot < trotter
    pig's ear+
    pork loin steak+, pork medallion, pork escalope, pork loin medallion < pork steak
    pork loin joint, pork crackling joint < pork loin
    picnic shoulder, picnic ham, pork picnic shoulder, pork cushion, pork shoulder joint < pork shoulder
    country style rib+, country style pork rib / st louis rib+, st louis style rib / rack of ribs, pork rib rack < pork rib
    gammon, gammon joint, unsmoked gammon, smoked gammon
    gammon steak+ | 200 g each E
    ham shank+ < ham hock
    weisswurst+, white sausage / toulouse sausage+ / cumberland sausage+ / lincolnshire sausage+ / nuremberg sausage+, nurnberger, nuremberger < pork sausage
    turkey sausage+, turkey italian sausage, italian turkey sausage / chicken apple sausage+, apple chicken sausage / venison sausage+ < sausage
    sausage patty+, breakfast sausage patty | 45 g each E
    sausage link+, breakfast sausage link, breakfast link < breakfast sausage
    italian sausage link+ < italian sausage
    veal chop+, veal loin chop / rose veal / veal breast / veal shoulder < veal
    lamb breast / lamb saddle, saddle of lamb / lamb noisette+ / scrag end, scrag end of lamb / lamb spare rib+ < lamb
    goat shoulder, goat leg < goat
    mutton leg, mutton shoulder < mutton
    chicken supreme+, chicken escalope, chicken breast cutlet, thin sliced chicken breast < chicken breast
    chicken mini fillet+, chicken goujon, mini chicken fillet < chicken tenderloin
    chicken backbone+ < chicken carcass
    party wing+ < chicken wing
    stewing hen, boiling fowl, stewing chicken, boiling hen, soup chicken / capon < whole chicken
    guinea fowl / pheasant / partridge+ / pigeon+, pigeon breast, squab / grouse / ostrich, ostrich steak, ostrich fillet / wild duck
    wild boar, boar / elk, moose / reindeer / hare / horse meat / frog leg+ / alligator
    # Fish and shellfish of other waters
    coley / hake, hake fillet / brill / dab / lemon sole / megrim / gurnard / red mullet / sea bream, gilt head bream, dorade, dorada, orata, gilthead bream / pollan / tusk fish < fish fillet
    branzino, seabass, striped bass / rockfish / sablefish, black cod / lingcod / cobia / wahoo / bluefish / porgy, scup / croaker / walleye / zander, pikeperch, pike perch / redfish, red drum / smelt+ / butterfish / parrotfish / emperor fish < fish fillet
    bluefin tuna, tuna loin, tuna belly, tuna fillet loin < tuna steak
    marlin, marlin steak < swordfish
    steelhead trout, steelhead / lake trout / sea trout < trout
    fresh anchovy+ / sprat+ / pilchard+, fresh pilchard
    herring fillet+ < herring
    flathead tail+ < flathead
    fish pie mix, fish stew mix, seafood medley, seafood pie mix
    crawfish tail+, crawfish, crawfish meat / bay shrimp, salad shrimp, tiny shrimp / brown shrimp+ / argentine red shrimp+ / crevette+ < prawn
    lobster meat, lobster claw < lobster
    crab claw+ / snow crab leg+ / stone crab claw+ < crab leg
    dungeness crab / soft shell crab+ / brown crab < crab
    razor clam+ / palourde+, carpet shell clam / manila clam+ / cherrystone clam+ < clam
    whelk+ / winkle+, periwinkle / geoduck / conch / limpet+
    sea cucumber+
    trout roe / lumpfish roe, lumpfish caviar / cod roe, mentaiko, tarako < fish roe
  `,
  Deli: `
    # Bacon and ham
    bacon, bacon strip, strip bacon, bacon rasher, rasher bacon, rindless bacon, bacon slice, thick cut bacon, rindless bacon rasher | 50 g/rasher E | 50 g/slice E
    middle bacon < bacon | 60 g/rasher W | 60 g/slice W
    streaky bacon < bacon | 25 g/rasher E | 25 g/slice E
    shortcut bacon, short cut bacon, eye bacon < bacon | 35 g/rasher W | 35 g/slice W
    turkey bacon
    bacon piece+, diced bacon < bacon
    speck
    pancetta
    guanciale
    lardon+
    ham, leg ham, sliced ham, cooked ham | 20 g/slice S | 140 g/cup U
    smoked ham / shaved ham, shaved leg ham < ham
    ham steak+
    whole ham*, christmas ham
    half ham
    prosciutto, prosciutto slice, parma ham | 15 g/slice S
    serrano ham, jamon serrano
    jamon iberico / jamon
    canadian bacon, back bacon
    kaiserfleisch
    # Salami and cold meats
    salami, sliced salami | 10 g/slice S
    danish salami / hungarian salami / italian salami < salami
    hot salami, spicy salami < salami
    pepperoni, sliced pepperoni, mild pepperoni
    sopressa, soppressata
    nduja
    linguica, linguica sausage, portuguese sausage
    chorizo, chorizo sausage, spanish chorizo, cured chorizo | 125 g each S
    mortadella
    bologna
    devon, fritz, polony, strasburg, stras
    liverwurst
    bresaola
    air-dried beef, bundnerfleisch < bresaola
    coppa, capocollo, capicola
    pastrami, beef pastrami
    roast beef, sliced roast beef, deli roast beef
    sliced corned beef
    sliced turkey, deli turkey, turkey slice, turkey breast slice
    smoked turkey
    chicken loaf
    roast chicken*, bbq chicken, barbecue chicken, rotisserie chicken, barbecued chicken, hot roast chicken, hot chook
    cooked chicken, shredded cooked chicken, leftover chicken | 140 g/cup U
    poached chicken / shredded chicken < cooked chicken
    kabana, cabanossi, csabai
    kielbasa, polish sausage
    andouille, andouille sausage
    frankfurt+, frankfurter, hot dog, hotdog, weiner, wiener, hot dog frankfurt
    cocktail frankfurt+, cheerio, cocktail sausage, cocktail frank, cocktail wiener, cocktail smokie, little smokie, lil smokie, litl smokie, little smoky, lil smoky, litl smoky, smoked cocktail sausage, little smoked sausage, mini smoked sausage, mini frankfurt
    kransky+, kranskie, cheese kransky
    black forest ham
    pate
    chicken liver pate / duck pate < pate
    terrine
    foie gras
    deli meat, cold cuts, luncheon meat, sandwich meat, lunch meat
    # Fish from the deli
    smoked salmon, smoked salmon slice, cold smoked salmon, lox
    hot smoked salmon
    gravlax
    smoked trout
    smoked mackerel
    smoked cod / smoked haddock
    marinated octopus
    seafood stick+, crab stick, surimi, imitation crab, imitation crab meat, seafood extender
    # Antipasto and dips
    semi-dried tomato+, semidried tomato, sun blushed tomato
    antipasto, antipasto mix, antipasti
    chargrilled vegetables
    marinated feta
    persian feta
    marinated artichoke+, marinated artichoke heart
    chargrilled eggplant
    stuffed vine leaf+, dolmades, dolma
    hummus, hummus dip | 246 g/cup U
    tzatziki, tzatziki dip
    raita, cucumber raita, mint raita, yoghurt raita
    coconut chutney / sambar, sambhar
    tabouli, tabbouleh, tabouleh, tabbouli, tabouli salad, tabbouleh salad
    baba ganoush, baba ghanoush, eggplant dip
    guacamole
    taramasalata, tarama
    french onion dip
    dip / beetroot dip / spinach dip / corn relish dip / capsicum dip
    tapenade, olive tapenade
    coleslaw, slaw, creamy coleslaw
    potato salad
    pasta salad
    sushi
    # Cheese from the deli
    brie, brie cheese < cheese
    double brie / triple cream brie < brie
    camembert, camembert cheese < cheese
    blue cheese, blue vein cheese < cheese | 135 g/cup U
    stilton / roquefort / danish blue, danish blue cheese < blue cheese
    gorgonzola, gorgonzola cheese < blue cheese
    dolcelatte < blue cheese
    goat cheese, chevre, soft goat cheese < cheese
    goat curd < cheese
    marinated goat cheese < goat cheese
    gouda, gouda cheese, smoked gouda < cheese
    aged gouda, old gouda < gouda
    edam, edam cheese < cheese
    gruyere, gruyere cheese < cheese | 108 g/cup U
    emmental, emmenthal, emmentaler < cheese
    fontina, fontina cheese < cheese
    ricotta salata, salted ricotta
    provolone, provolone cheese < cheese
    manchego, manchego cheese < cheese
    pecorino, pecorino cheese < cheese | 100 g/cup U
    pecorino romano, romano cheese, romano, pecorino romano cheese < pecorino
    grana padano < cheese | 100 g/cup U
    asiago, asiago cheese < cheese
    havarti, havarti cheese < cheese
    jarlsberg, jarlsberg cheese < cheese
    raclette, raclette cheese < cheese
    taleggio < cheese
    burrata < mozzarella | 125 g each S
    stracciatella < mozzarella
    halloumi, halloumi cheese < cheese
    kefalotyri / kefalograviera / kasseri < cheese
    queso fresco / queso blanco < cheese | 122 g/cup U
    cotija, cotija cheese < cheese
    port salut < cheese
    labneh, labne, labna
    # Other kinds
    leg ham off the bone, ham off the bone < ham
    virginian ham / double smoked ham / champagne ham < ham
    honey ham < ham
    shaved turkey / shaved chicken
    twiggy stick+
    lachsschinken
    beetroot hummus / caramelised onion dip / pesto dip / eggplant relish dip
    quiche
    frittata
    arancini
    spanakopita
    greek salad / caesar salad / rice salad / potato bake
    cheese platter
    quince cheese
    washed rind cheese < cheese
    comte < gruyere
    # Cold cuts and cheeses of other countries
    cooked gammon, gammon slice < ham
    lardo / lonza < pancetta
    finocchiona / felino salami / saucisson, saucisson sec, rosette / landjager, landjaeger / summer sausage / cervelat, cervelas / genoa salami / milano salami, milan salami / fuet, salchichon / salsiz / sucuk, sujuk < salami
    soyrizo, soy chorizo
    olive loaf / bierschinken, beer ham / lyoner, fleischwurst, bierwurst, jagdwurst, extrawurst / white pudding slice / bavarian meatloaf, leberkase, leberkaese < bologna
    leberwurst, braunschweiger / teewurst, mettwurst < liverwurst
    vienna sausage+, wiener sausage, viennese sausage / knackwurst+, knockwurst / debreziner, debrecener / bockwurst+ < frankfurt
    krakauer / smoked sausage+, smoked pork sausage / smoked turkey sausage+ < kielbasa
    kabanos, kabanossi < kabana
    haggis / white pudding / scrapple
    rillettes, pork rillettes, duck rillettes < pate
    pork pie+ / scotch egg+
    gravadlax < gravlax
    smoked mackerel fillet+, peppered mackerel < smoked mackerel
    kipper+, kippered herring / smoked eel fillet / smoked sprat+
    rollmop+, pickled herring, matjes, matjes herring, soused herring, bismarck herring
    muhammara / skordalia / tirokafteri / artichoke dip
    sunblush tomato+ < semi-dried tomato
    shropshire blue / cambozola / bleu d'auvergne, auvergne blue / fourme d'ambert / saint agur, st agur / cabrales / bavarian blue / cashel blue / bleu cheese crumble, crumbled blue cheese < blue cheese
    crottin / valencay / bucheron, bucherondin / goat log < goat cheese
    sheep cheese, ewe cheese, sheep milk cheese / iberico cheese / mahon / tetilla / idiazabal, zamorano / serra da estrela, queijo da serra < manchego
    beaufort / appenzeller / tete de moine / abondance / vacherin, vacherin fribourgeois, vacherin mont d'or / leerdammer / maasdam, maasdammer / hard mountain cheese, mountain cheese, bergkase < gruyere
    reblochon / munster, muenster, muenster cheese / limburger / epoisses / pont l'eveque / livarot / saint nectaire, st nectaire / morbier / tomme, tomme de savoie / stinking bishop / romadur / harzer, hand cheese, quargel < washed rind cheese
    brillat savarin / saint marcellin / coulommiers / chaource / explorateur < brie
    boursin, garlic and herb cheese, herb cheese / cantal / mimolette / danbo / esrom / vasterbotten, vasterbotten cheese / prastost / herrgard / gjetost, brunost, norwegian brown cheese / butterkase < gouda
    oscypek / kashkaval, kaskaval / graviera / anthotyro / mizithra, myzithra / manouri < halloumi
    scamorza, smoked scamorza / caciocavallo / stracchino, crescenza / robiola / bel paese / squacquerone / primo sale < provolone
    pecorino toscano / pecorino sardo < pecorino
    oaxaca cheese, queso oaxaca, quesillo / panela cheese, queso panela / queso quesadilla, quesadilla cheese, asadero, queso chihuahua < queso fresco
    wensleydale / cheshire cheese, cheshire / lancashire cheese, lancashire / caerphilly / red leicester / double gloucester / cornish yarg < cheddar
  `,
  Bakery: `
    # Bread
    bread, sliced bread, sandwich bread, bread slice, fresh bread, slice of bread, loaf of bread | 35 g/slice S | 700 g/loaf S
    white bread, white sandwich bread < bread
    wholemeal bread, brown bread, whole wheat bread, whole meal bread < bread
    multigrain bread, grain bread, mixed grain bread < bread
    rye bread, dark rye bread, light rye < bread
    pumpernickel, pumpernickel bread < bread
    sourdough, sourdough bread, sour dough, sourdough loaf, sourdough slice < bread
    ciabatta, ciabatta loaf, ciabatta bread
    turkish bread, pide, turkish loaf, turkish pide
    focaccia, focaccia bread
    crusty bread, crusty loaf < bread
    italian bread / country bread, country style bread, rustic bread / artisan bread / cob loaf / vienna loaf / pane di casa < bread
    baguette+, french baguette, french bread, french stick, breadstick french | 300 g each S
    garlic bread
    raisin bread, raisin toast
    fruit bread, fruit loaf, fruit toast
    gluten free bread
    soy and linseed bread
    brioche, brioche loaf, brioche bread
    challah
    texas toast, thick sliced bread
    cornbread
    damper
    banana bread
    soda bread
    corn bread
    stale bread, day old bread < bread
    # Rolls, flat breads
    bread roll+, dinner roll, roll | 60 g each S
    ciabatta roll+ < bread roll
    crusty roll+ / soft roll+ / white roll+ < bread roll
    long roll+ < bread roll | 80 g each S
    hamburger bun+, burger bun, hamburger roll, burger roll | 75 g each S
    bun+
    brioche bun+, brioche burger bun, milk bun < hamburger bun
    slider bun+, slider roll, mini burger bun
    hot dog bun+, hot dog roll, hotdog roll | 60 g each S
    english muffin+ | 65 g each S
    crumpet+ | 50 g each S
    bagel+, plain bagel | 90 g each S
    everything bagel+ < bagel
    pita bread, pita, pitta, pitta bread, pita pocket, pita bread pocket | 70 g each S
    lebanese bread | 110 g each S
    flatbread+, flat bread
    naan, naan bread, nan bread | 90 g each S
    garlic naan
    roti, roti bread | 60 g each S
    chapati+ / paratha+
    lavash, lavash bread
    mountain bread
    tortilla+, soft tortilla, burrito tortilla | 40 g each S
    flour tortilla+, wheat tortilla < tortilla
    wrap+, tortilla wrap | 60 g each S
    corn tortilla+, white corn tortilla < tortilla | 24 g each U
    wholemeal wrap+, whole wheat tortilla < tortilla
    mini tortilla+, street taco tortilla < tortilla | 25 g each E
    pizza base+, pizza crust, prebaked pizza crust, pizza base large
    injera
    # Sweet bakes
    croissant+ | 57 g each U
    danish pastry, danish
    hot cross bun+
    scone+
    muffin+ | 113 g each U
    blueberry muffin+ / chocolate muffin+ < muffin
    doughnut+
    fruit bun+ / finger bun+ / iced bun+
    cinnamon scroll+, cinnamon roll, cinnamon bun
    cheese and bacon roll+ / cheesymite scroll+
    sponge cake+, sponge, plain sponge cake, sponge layer
    angel food cake+, angel cake
    pound cake+
    madeira cake+
    chocolate cake+
    fruit cake+, fruitcake
    mud cake+
    banana cake+ / carrot cake+
    cake+ / birthday cake+
    cupcake+
    lamington+
    pavlova base, pavlova, pavlova shell
    panettone
    swiss roll+, jam roll
    brownie+
    caramel slice / vanilla slice
    tart+ / fruit tart+ / custard tart+ / portuguese tart+
    flan case+ / sponge flan
    eclair+ / profiterole+
    pastries
    meat pie+ / sausage roll+
    # Other kinds
    white bread roll+
    panini+
    sourdough roll+ < bread roll
    rye roll+ < bread roll
    wholemeal roll+ < bread roll
    gluten free roll+
    gluten free wrap+
    low carb bread
    light rye bread < bread
    pull apart, pull apart loaf
    cheese bread
    focaccia roll+
    pizza bread
    naan pizza base+
    pikelet+
    pancake+
    crepe+
    waffle fresh+
    almond croissant+ / chocolate croissant+, pain au chocolat
    cheese croissant+
    apple turnover+
    apple pie+
    lemon tart+
    cheesecake+
    tea cake+
    jelly slice / hedgehog slice
    rum ball+
    date scone+
    friand+
    rock cake+
    vanilla cupcake+
    neenish tart+
    beesting cake
    spinach and cheese triangle+, spinach triangle
    vegetable pasty+, pasty
    # Breads and cakes of other countries
    bloomer / granary bread, granary loaf, malted bread / tiger bread / farmhouse loaf / french country bread, pain de campagne, pain au levain, miche / batard / ficelle, epi / farmer's bread, bauernbrot / toast bread, toasting bread / olive bread / seeded bread, seeded loaf < bread
    malt loaf, soreen
    bap+, floured bap, barm cake, barm, morning roll, bolillo, bolillo roll, telera, telera roll, kaiser roll, kaiser bun < bread roll
    hawaiian roll+, hawaiian sweet roll, hawaiian bread roll < brioche bun | 30 g each S
    zopf, butterzopf, hefezopf < brioche
    potato roll+, dinner potato roll, potato bun < hamburger bun | 50 g each S
    hoagie roll+, sub roll, hero roll, submarine roll, hoagie bun, grinder roll < long roll
    pretzel bun+, pretzel roll, laugenbrotchen / soft pretzel+, bavarian pretzel < bread roll
    teacake+, tea cake bun / chelsea bun+ / barmbrack < fruit bun
    arepa+ < corn tortilla
    piadina+ / polar bread, tunnbrod / barbari bread, sangak / msemen / matnakash < flatbread
    victoria sponge, victoria sandwich / battenberg, battenberg cake / christmas cake / trifle sponge+, trifle sponge finger < sponge cake
    pandoro / stollen / colomba / babka / kugelhopf, gugelhupf < panettone
    christmas pudding, plum pudding
    mince pie+, fruit mince pie / eccles cake+ / welsh cake+
    vol au vent case+, vol au vent / pastry case+, shortcrust case < tart
    churro+ / baklava / bear claw+ / kouign amann / beignet+
    yorkshire pudding+
  `,
  'Dairy, Eggs & Fridge': `
    # Milk
    milk, whole milk, full cream milk, cow milk, fresh milk, full fat milk, homogenised milk, dairy milk | 1.03 g/mL U
    skim milk, skimmed milk, fat free milk, nonfat milk, non fat milk, no fat milk, trim milk < milk
    light milk, lite milk, low fat milk, reduced fat milk, 2 milk, semi skimmed milk, 1 milk < milk
    lactose free milk < milk
    goat milk < milk
    a2 milk < milk
    buttermilk, low fat buttermilk | 1.03 g/mL U
    chocolate milk / strawberry milk / iced coffee milk / flavoured milk | 1.06 g/mL U
    almond milk, almondmilk, sweetened almond milk | 1.03 g/mL E
    unsweetened almond milk, unsweetened plain almond milk, plain unsweetened almond milk, almond milk unsweetened < almond milk
    vanilla almond milk
    soy milk, soymilk, unsweetened soy milk, soya milk | 1.03 g/mL U
    oat milk | 1.03 g/mL E
    rice milk | 1.03 g/mL E
    coconut drinking milk, coconut milk beverage
    cashew milk
    plant milk, non dairy milk, dairy free milk, plant based milk | 1.03 g/mL E
    nut milk
    macadamia milk
    hemp milk
    kefir | 1.03 g/mL E
    eggnog, egg nog, custard egg nog
    # Cream
    cream, fresh cream, dairy cream
    thickened cream, whipping cream, heavy whipping cream, heavy cream, thickened whipping cream | 1.01 g/mL U
    pouring cream, pure cream | 1.01 g/mL E
    single cream | 1.01 g/mL E
    light cream, lite cream, reduced fat cream | 1.01 g/mL U
    cooking cream, light cooking cream
    light thickened cream, reduced fat thickened cream | 1.02 g/mL E
    half and half, half and half cream | 1.02 g/mL U
    double cream, thick cream, dollop cream | 1 g/mL E
    clotted cream
    sour cream, soured cream | 0.97 g/mL U
    light sour cream, lite sour cream, extra light sour cream, reduced fat sour cream, low fat sour cream < sour cream
    creme fraiche | 240 g/cup E
    whipped cream
    canned whipped cream, aerosol cream, spray cream, whipped cream can
    mascarpone, mascarpone cheese | 235 g/cup E
    custard, vanilla custard, pouring custard, ready made custard | 1.07 g/mL E
    coffee creamer, coffee mate, non dairy creamer, creamer
    # Butter and fats
    butter, salted butter, softened butter, melted butter, cold butter, dairy butter, stick butter, kerrygold, irish butter, european style butter, lurpak | 227 g/cup U | 113 g/stick U
    unsalted butter, sweet butter, unsalted butter stick < butter
    cultured butter < butter
    margarine, oleo, oleomargarine | 227 g/cup U | 113 g/stick U
    dairy spread, table spread
    olive oil spread
    dairy free spread, vegan spread, plant based spread, plant spread, soy spread, nuttelex | 227 g/cup E
    vegan butter, dairy free butter, plant based butter, vegan margarine < margarine
    dripping, beef dripping, beef tallow, tallow
    lard, pork fat | 205 g/cup U
    bacon fat, bacon grease, bacon dripping, rendered bacon fat | 205 g/cup E
    duck fat / goose fat
    copha
    # Yoghurt and desserts
    yoghurt, plain yoghurt, natural yoghurt, thick curd, hung curd, fresh curd, dahi, unsweetened yoghurt, full fat yoghurt, plain natural yoghurt | 245 g/cup U
    low fat yoghurt, low fat plain yoghurt, low fat natural yoghurt, reduced fat yoghurt < yoghurt
    nonfat yoghurt, fat free yoghurt, nonfat plain yoghurt < yoghurt
    greek yoghurt, greek style yoghurt, thick yoghurt, plain greek yoghurt, natural greek yoghurt, greek style natural yoghurt, thick greek yoghurt < yoghurt
    low fat greek yoghurt, nonfat greek yoghurt, fat free greek yoghurt, reduced fat greek yoghurt < greek yoghurt
    vanilla yoghurt / strawberry yoghurt / mango yoghurt / fruit yoghurt / berry yoghurt < yoghurt
    coconut yoghurt / soy yoghurt / dairy free yoghurt / vegan yoghurt
    yoghurt pouch+ / kids yoghurt
    skyr
    fromage frais / quark
    rice pudding / creme caramel / chocolate mousse / dairy dessert
    jelly cup+
    # Cheese
    cheese | 113 g/cup U | 21 g/slice U
    cheddar, cheddar cheese, mild cheddar, block cheddar < cheese
    tasty cheese, tasty cheddar, coon cheese < cheddar
    vintage cheddar, mature cheddar, sharp cheddar, extra tasty cheese, aged cheddar, sharp cheddar cheese, extra sharp cheddar, strong cheddar, mature cheddar cheese, vintage cheese < cheddar
    white cheddar < cheddar
    smoked cheddar / smoked cheese < cheese
    light cheese, reduced fat cheese, low fat cheese < cheese
    light cheddar, reduced fat cheddar, low fat cheddar < cheddar
    colby, colby cheese < cheese
    monterey jack, monterey jack cheese, jack cheese < cheese
    pepper jack, pepper jack cheese < cheese
    colby jack, colby jack cheese < cheese
    american cheese, processed cheese, velveeta, velveeta cheese, processed cheddar < cheese
    cheese slice+, sliced cheese, cheese single, burger cheese, sandwich cheese < cheese | 21 g/slice U | 21 g each U
    swiss cheese, swiss, swiss cheese slice < cheese | 108 g/cup U
    pizza cheese, pizza blend cheese < cheese
    mexican cheese blend, mexican cheese, mexican blend cheese, four cheese mexican blend < cheese
    taco cheese < cheese
    italian cheese blend < cheese
    mozzarella, mozzarella cheese, low moisture mozzarella < cheese | 112 g/cup U
    part skim mozzarella, part skim mozzarella cheese < mozzarella
    bocconcini, baby bocconcini, cherry bocconcini, mozzarella pearl < mozzarella | 35 g each E
    fresh mozzarella, mozzarella ball, fresh mozzarella cheese, fior di latte < mozzarella | 125 g/ball S
    buffalo mozzarella, mozzarella di bufala < mozzarella
    parmesan, parm, parmesan cheese, parmigiano reggiano, parmigiano, parmigiano reggiano cheese, parmesano < cheese | 100 g/cup U
    parmesan rind < parmesan
    feta, feta cheese < cheese | 150 g/cup U
    danish feta / greek feta < feta
    reduced fat feta, low fat feta, light feta, fat free feta < feta
    ricotta, ricotta cheese, fresh ricotta, whole milk ricotta < cheese | 246 g/cup U
    smooth ricotta < ricotta
    low fat ricotta, part skim ricotta, reduced fat ricotta, light ricotta < ricotta
    cottage cheese, creamed cottage cheese < cheese | 226 g/cup U
    low fat cottage cheese < cottage cheese
    cream cheese, philadelphia, philadelphia cream cheese, block cream cheese, brick cream cheese, brick style cream cheese, block style cream cheese, philly, philly cream cheese < cheese | 232 g/cup U
    light cream cheese, low fat cream cheese, reduced fat cream cheese, neufchatel, neufchatel cheese, fat free cream cheese < cream cheese
    spreadable cream cheese, cream cheese spread
    whipped cream cheese
    paneer, paneer cheese < cheese
    string cheese, cheese stick, cheese stringer
    babybel / cheese snack
    cheese spread
    vegan cheese, dairy free cheese, plant based cheese
    # Eggs and fridge
    egg+, free range egg, hen egg, whole egg, chicken egg, beaten egg, hard boiled egg, fried egg, egg wash, boiled egg | 59 g each S
    egg white+ | 33 g each U | 243 g/cup U
    egg yolk+, yolk | 17 g each U | 243 g/cup U
    quail egg+ | 9 g each U
    duck egg+ | 70 g each U
    liquid egg white, carton egg white
    egg substitute, egg beater
    tofu, bean curd, beancurd
    firm tofu, hard tofu < tofu | 252 g/cup U
    extra firm tofu < firm tofu
    silken tofu, soft tofu < tofu | 248 g/cup U
    smoked tofu < tofu
    tofu puff+, fried tofu puff, fried tofu, deep fried tofu < tofu | 60 g/cup E
    tempeh | 166 g/cup U
    seitan
    vegan mince, plant based mince, meat free mince, plant mince
    vegetarian sausage+, vegan sausage, plant based sausage, vegie sausage
    vegetarian burger+, veggie burger, vegie burger patty
    plant based burger+ / beyond burger+
    fresh pasta
    fresh fettuccine / fresh tagliatelle / fresh egg pasta / fresh linguine / fresh spaghetti < fresh pasta
    fresh lasagne sheet+
    ravioli, fresh ravioli
    cheese ravioli / ricotta and spinach ravioli, spinach and ricotta ravioli / beef ravioli < ravioli
    tortellini, fresh tortellini
    cheese tortellini, ricotta and spinach tortellini / beef tortellini < tortellini
    agnolotti
    gnocchi, potato gnocchi, fresh gnocchi
    dosa batter, idli batter, idli dosa batter, dosa idli batter, idli and dosa batter, dosa and idli batter
    potato dumpling+ / bread dumpling+
    fresh pesto / fresh pasta sauce
    hokkien noodle+, fresh hokkien noodle
    singapore noodle+
    fresh rice noodle+, wide rice noodle, ho fun
    fresh udon noodle+
    fresh egg noodle+
    fresh ramen noodle+
    wonton wrapper+, wonton skin, wonton pastry
    gow gee wrapper+, dumpling wrapper, gyoza wrapper, gyoza skin, gow gee pastry
    egg roll wrapper+
    spring roll wrapper+, spring roll pastry
    filo pastry, filo, phyllo dough, filo sheet, filo pastry sheet | 18 g/sheet S
    fresh yeast, compressed yeast
    refrigerated biscuit dough, refrigerated biscuit, canned biscuit, biscuit dough
    crescent roll dough, refrigerated crescent roll, crescent roll, crescent dough
    cookie dough
    pizza dough, fresh pizza dough
    flammkuchen dough, tarte flambee dough < pizza dough
    bread dough
    sauerkraut fresh, fresh sauerkraut
    kimchi
    miso, miso paste | 275 g/cup U
    white miso, white miso paste, shiro miso / yellow miso < miso
    red miso, red miso paste < miso
    probiotic drink+ / yakult
    fresh soup, chilled soup
    # Other kinds
    protein milk
    permeate free milk < milk
    jersey milk < milk
    breakfast drink+, Up and Go
    drinking yoghurt
    high protein yoghurt / kids yoghurt pouch+
    passionfruit yoghurt / honey yoghurt / banana yoghurt < yoghurt
    sheep yoghurt / goat yoghurt < yoghurt
    bio yoghurt
    panna cotta / tiramisu / creme brulee
    dairy custard pouch+
    garlic butter
    salted caramel butter
    lactose free cream / lactose free cheese / lactose free yoghurt
    thickened light cream
    haloumi burger+
    marinated tofu
    tofu skewer+
    vegan bacon / vegan chicken / vegan ham
    falafel+, fresh falafel
    vegetable patty+
    fresh soup pouch+
    ready meal+, chilled meal
    egg bite+
    pickled egg+
    cold pressed juice
    # Goods of other countries
    sheep milk < milk
    hazelnut milk < nut milk
    pea milk < plant milk
    barista oat milk < oat milk
    ayran, lassi, doogh
    smetana, kaymak < sour cream
    crema, mexican crema, crema mexicana, crema fresca < sour cream
    fromage blanc, petit suisse < fromage frais
    viili, filmjolk, fil, soured milk, piima < buttermilk
    farmer cheese, pot cheese, twarog, tvorog, dry curd cottage cheese, baker's cheese < cottage cheese
    tilsit, tilsiter, tilsit cheese < cheese
    cheese curd+ / halloumi fry+ / cheese triangle+, laughing cow, dairylea < cheese
    spreadable butter, lighter spread, baking spread, stork, flora spread < dairy spread
    vegan block, vegan baking block < vegan butter
    vegan cream cheese / vegan mozzarella / vegan feta / vegan parmesan < vegan cheese
    vegan egg, just egg, vegan egg replacement liquid
    impossible burger+, impossible ground, beyond beef, beyond meat, impossible meat < vegan mince
    quorn, quorn mince, quorn piece
    oat cream, oat cooking cream / soy cream, soya cream / plant cream, vegan cream, dairy free cream
    tortelloni / cappelletti / fresh filled pasta, filled pasta / maultaschen / anolini < ravioli
    schupfnudeln / spatzle, fresh spaetzle < fresh pasta
    tofu skin, yuba, bean curd skin / pressed tofu, dried bean curd < tofu
    cinnamon roll dough, refrigerated cinnamon roll, canned cinnamon roll
    pudding cup+, chocolate pudding cup
    jelly pot+, jello cup
  `,
  Pantry: `
    # Oils and vinegars
    olive oil, pure olive oil | 0.91 g/mL U
    light olive oil, extra light olive oil, mild olive oil < olive oil
    extra virgin olive oil, evoo, virgin olive oil, e v o o < olive oil
    vegetable oil, cooking oil, oil, neutral oil, oil for frying, frying oil, salad oil, neutral flavoured oil, flavourless oil | 0.92 g/mL U
    canola oil, rapeseed oil < vegetable oil
    sunflower oil < vegetable oil
    peanut oil, groundnut oil < vegetable oil
    rice bran oil < vegetable oil
    grapeseed oil, grape seed oil < vegetable oil
    corn oil < vegetable oil
    soybean oil < vegetable oil
    safflower oil < vegetable oil
    avocado oil < vegetable oil
    macadamia oil < vegetable oil
    walnut oil < vegetable oil
    hazelnut oil < vegetable oil
    almond oil < vegetable oil
    flaxseed oil, linseed oil < vegetable oil
    truffle oil
    chilli oil
    garlic oil, garlic infused oil, garlic infused olive oil
    coconut oil, virgin coconut oil, extra virgin coconut oil | 218 g/cup U
    ghee, clarified butter | 205 g/cup U
    cooking spray, oil spray, nonstick cooking spray, non stick cooking spray, spray oil, cooking oil spray
    olive oil spray, olive oil cooking spray, spray olive oil < cooking spray
    canola oil spray, canola spray, canola cooking spray / vegetable oil spray, vegetable cooking spray / baking spray, bakers joy, flour baking spray, baking spray with flour, nonstick baking spray, non stick baking spray, cake release spray < cooking spray
    vinegar | 1.01 g/mL U
    white vinegar, distilled white vinegar, distilled vinegar < vinegar
    white wine vinegar < vinegar
    red wine vinegar < vinegar
    apple cider vinegar, cider vinegar < vinegar
    balsamic vinegar, balsamic < vinegar | 1.08 g/mL U
    white balsamic vinegar, white balsamic < vinegar
    malt vinegar, brown vinegar < vinegar
    sherry vinegar < vinegar
    champagne vinegar < vinegar
    verjuice, verjus
    balsamic glaze, balsamic reduction
    # Sauces and condiments
    tomato sauce, tomato ketchup, ketchup, catsup | 1.15 g/mL U
    barbecue sauce, bbq sauce, smoky barbecue sauce | 1.21 g/mL U
    worcestershire sauce, worcester sauce, worcestershire, lea and perrins | 1.16 g/mL U
    brown sauce, hp sauce
    steak sauce, a1 steak sauce
    henderson's relish
    hot sauce, hot pepper sauce, louisiana hot sauce
    tabasco, tabasco sauce / franks hot sauce, franks red hot sauce < hot sauce
    buffalo sauce, buffalo wing sauce, wing sauce
    mustard, yellow mustard, american mustard, prepared mustard | 249 g/cup U
    dijon mustard, dijon, french mustard < mustard
    wholegrain mustard, seeded mustard, whole grain mustard, grainy mustard, coarse grain mustard, stone ground mustard, grain mustard < mustard
    english mustard, hot english mustard, hot mustard < mustard
    honey mustard
    mayonnaise, mayo, real mayonnaise | 220 g/cup U
    whole egg mayonnaise, egg mayonnaise / light mayonnaise, low fat mayonnaise, reduced fat mayonnaise < mayonnaise
    aioli, garlic aioli, garlic mayonnaise | 220 g/cup E
    vegan mayonnaise, vegan mayo, egg free mayonnaise
    tartare sauce, tartar sauce
    seafood sauce, cocktail sauce, seafood cocktail sauce
    thousand island dressing
    horseradish, prepared horseradish
    horseradish cream, horseradish sauce, creamed horseradish
    mint sauce
    mint jelly
    cranberry sauce, whole berry cranberry sauce | 277 g/cup U
    apple sauce, applesauce, unsweetened applesauce | 244 g/cup U
    gravy
    gravy powder, gravox, gravy granule, gravy mix
    brown gravy mix
    salad dressing, dressing, vinaigrette
    french dressing < salad dressing
    italian dressing, italian salad dressing < salad dressing
    italian dressing mix
    caesar dressing, caesar salad dressing < salad dressing
    ranch dressing, ranch, ranch salad dressing < salad dressing
    ranch dressing mix, ranch seasoning, ranch seasoning mix
    balsamic dressing, balsamic vinaigrette < salad dressing
    blue cheese dressing < salad dressing
    coleslaw dressing < salad dressing
    chutney, fruit chutney, tomato chutney
    mango chutney < chutney
    relish / tomato relish / corn relish / sweet pickle relish, pickle relish, sweet relish | 245 g/cup U
    pickle+, dill pickle | 65 g each U
    pickle juice, pickle brine, dill pickle juice, gherkin juice, pickle liquid
    mixed pickle+ / dill pickle chip+
    gherkin+, dill gherkin, sweet gherkin
    cornichon+
    mustard pickle
    pickled onion+
    cocktail onion+, pickled cocktail onion
    pickled beetroot
    canned beetroot, tinned beetroot, sliced canned beetroot, canned sliced beetroot
    pickled jalapeno+, sliced jalapeno, jarred jalapeno
    pickled red cabbage
    sauerkraut | 142 g/cup U
    preserved lemon+
    caper+, baby caper, nonpareil caper, capers in brine | 8.6 g/tbsp U
    salted caper+
    caperberry+
    olive+, pitted olive | 135 g/cup U
    mixed olive+ / marinated olive+ < olive
    kalamata olive+, pitted kalamata olive, calamata olive < olive
    green olive+, pitted green olive < olive
    sicilian olive+ / castelvetrano olive+ < green olive
    stuffed olive+, pimento stuffed olive, stuffed green olive < olive
    black olive+, ripe olive, pitted black olive < olive
    chargrilled capsicum, roasted capsicum, roasted red pepper, roasted pepper, char grilled capsicum, roasted red capsicum, roasted red bell pepper, roasted bell pepper, jarred red pepper, jarred roasted red pepper, jarred roasted capsicum
    sun-dried tomato+, sundried tomato, sun dried tomato strip, oil packed sun dried tomato, sun dried tomato in oil, sun dried tomato packed in oil | 110 g/cup U
    dry packed sun dried tomato+, dried tomato | 54 g/cup U
    artichoke heart+, canned artichoke heart, canned artichoke, jarred artichoke
    pimento, pimiento, diced pimento, diced pimiento, pimiento pepper, diced pimento pepper, jarred pimento, jarred pimento pepper, canned pimento
    anchovy+, anchovy fillet, tinned anchovy, canned anchovy | 4 g/fillet U
    anchovy paste
    pesto, basil pesto, pesto sauce, green pesto | 230 g/cup E
    sun-dried tomato pesto, red pesto
    liquid smoke
    marinade
    browning sauce, kitchen bouquet
    # Tomatoes in tins and jars
    canned tomato+, tinned tomato, tin tomato, canned tomatoes in juice, italian tomato | 400 g/tin S | 242 g/cup U
    canned diced tomato+, tinned diced tomato, canned chopped tomato, tinned chopped tomato < canned tomato
    crushed tomato+, canned crushed tomato, tinned crushed tomato < canned tomato
    canned whole tomato+, canned whole peeled tomato, tinned whole tomato, whole peeled tomato, whole canned tomato, canned peeled tomato < canned tomato
    canned plum tomato+, tinned plum tomato / fire roasted tomato+, fire roasted diced tomato, canned fire roasted tomato / stewed tomato+, canned stewed tomato / san marzano tomato+ / canned cherry tomato+, tinned cherry tomato < canned tomato
    canned tomatoes with green chillies, rotel, rotel tomato, rotel tomatoes and green chilies, rotel diced tomatoes and green chilies, tomatoes with green chilies, diced tomatoes with green chilies, canned diced tomatoes with green chilies, tomatoes and green chilies
    passata, tomato passata, sugo, italian tomato passata, passata di pomodoro, sieved tomato | 250 g/cup U | 700 g/bottle S | 700 g/jar S
    tomato puree | 250 g/cup U
    tomato pulp
    american tomato sauce, canned tomato sauce
    tomato paste, tomato concentrate, concentrated tomato puree, no added salt tomato paste | 262 g/cup U
    pasta sauce, tomato pasta sauce, spaghetti sauce, tomato and basil pasta sauce | 500 g/jar S
    marinara sauce, marinara / napoletana sauce, napolitana sauce / bolognese sauce / arrabbiata sauce < pasta sauce
    alfredo sauce
    pizza sauce
    tomato soup, canned tomato soup
    condensed tomato soup
    # Beans and vegetables in tins
    canned chickpea+, canned garbanzo bean, tinned chickpea, canned chick pea < chickpea | 400 g/tin S | 164 g/cup U
    canned kidney bean+, canned red kidney bean, tinned kidney bean, tinned red kidney bean < kidney bean | 400 g/tin S | 177 g/cup U
    canned black bean+, tinned black bean < black bean | 400 g/tin S | 172 g/cup U
    canned cannellini bean+, tinned cannellini bean < cannellini bean | 400 g/tin S | 179 g/cup U
    canned white bean+, tinned white bean < white bean | 400 g/tin S | 179 g/cup U
    canned butter bean+, tinned butter bean < butter bean | 400 g/tin S
    canned borlotti bean+, tinned borlotti bean < borlotti bean | 400 g/tin S
    canned pinto bean+ < pinto bean | 400 g/tin S | 171 g/cup U
    canned four bean mix, four bean mix, tinned four bean mix | 400 g/tin S
    canned mixed bean+, mixed bean, tinned mixed bean / three bean mix / five bean mix | 400 g/tin S
    canned lentil+, tinned lentil < lentil | 400 g/tin S | 198 g/cup U
    canned brown lentil+, tinned brown lentil < canned lentil
    canned green bean+
    hearts of palm, palm heart, canned hearts of palm, canned palm heart
    canned bean+, tinned bean
    baked bean+, tinned baked bean, canned baked bean | 254 g/cup U | 420 g/tin S
    pork and beans
    refried bean+, canned refried bean | 238 g/cup U
    fat free refried bean+ < refried bean
    canned corn, canned corn kernel, tinned corn, canned sweetcorn, tinned sweetcorn, corn niblet, canned sweet corn, tinned corn kernel, canned whole kernel corn, whole kernel corn | 164 g/cup U | 420 g/tin S
    creamed corn, cream style corn, canned creamed corn, cream corn, creamed style corn | 256 g/cup U | 420 g/tin S
    canned baby corn
    canned mushroom+, tinned champignon
    canned pea+
    canned spinach
    canned potato+
    canned asparagus
    canned vegetable+
    canned bean sprout+
    pumpkin puree, canned pumpkin, solid pack pumpkin, pure pumpkin, canned pumpkin puree | 245 g/cup U
    pumpkin pie filling
    canned green chile+, diced green chile, canned diced green chilli, chopped green chilies
    hominy, canned hominy | 165 g/cup U
    spaghetti in tomato sauce, tinned spaghetti, canned spaghetti
    # Fruit in tins
    canned pineapple, tinned pineapple, pineapple in juice, canned pineapple in juice | 440 g/tin S
    crushed pineapple, canned crushed pineapple, tinned crushed pineapple / pineapple ring+, canned pineapple ring, pineapple slice, tinned pineapple ring, canned pineapple slice / pineapple piece+, canned pineapple piece, pineapple chunk, canned pineapple chunk, pineapple tidbit, tinned pineapple piece < canned pineapple
    canned peach+, tinned peach, canned peach slice, peach slice
    canned pear+, tinned pear
    canned apricot+, tinned apricot, apricot halves
    canned mango, tinned mango
    canned lychee+, tinned lychee
    canned cherry+, tinned cherry
    morello cherry+, jar morello cherry, pitted morello cherry, morello cherry jar
    canned mandarin+, mandarin segment, tinned mandarin, canned mandarin orange
    fruit cocktail, canned fruit cocktail
    canned fruit salad
    canned fruit, tinned fruit
    two fruits
    pie apple, canned apple, pie fruit, tinned pie apple
    apple pie filling
    cherry pie filling, canned cherry pie filling / blueberry pie filling
    canned passionfruit
    canned plum+
    canned cranberry
    # Fish and meat in tins
    canned tuna, tuna, tuna fish, tinned tuna, tin tuna, flaked tuna, tuna chunk, canned tuna chunk | 425 g/tin S
    tuna in oil, canned tuna in oil, tuna in olive oil, tinned tuna in oil / tuna in springwater, tuna in spring water, canned tuna in springwater, tuna in water, canned tuna in water / tuna in brine / albacore tuna, canned albacore tuna, solid white tuna, white tuna / chunk light tuna, light tuna < canned tuna
    canned salmon, tinned salmon | 415 g/tin S
    pink salmon, canned pink salmon, tinned pink salmon / red salmon, canned red salmon, tinned red salmon < canned salmon
    canned sardine+, sardine, tinned sardine
    canned crab, canned crab meat, tinned crab
    canned clam+, minced clam, canned minced clam, chopped clam
    smoked oyster+
    spam
    canned ham, tinned ham
    canned corned beef
    canned chicken
    # Stock, soup
    stock, broth | 1.01 g/mL U
    chicken stock, canned chicken broth, chicken broth, liquid chicken stock, chicken style stock, chicken liquid stock, homemade chicken stock < stock
    salt reduced chicken stock, low sodium chicken broth, reduced sodium chicken broth, reduced salt chicken stock, low sodium chicken stock, low salt chicken stock, less sodium chicken broth, unsalted chicken stock, lower sodium chicken broth, salt reduced liquid chicken stock, fat free low sodium chicken broth, no salt added chicken stock, unsalted chicken broth < chicken stock
    vegetable stock, vegetable broth, liquid vegetable stock, homemade vegetable stock < stock
    salt reduced vegetable stock, low sodium vegetable broth, reduced salt vegetable stock, low sodium vegetable stock, reduced sodium vegetable broth, salt reduced liquid vegetable stock, low salt vegetable stock < vegetable stock
    beef stock, meat stock, beef broth, liquid beef stock, homemade beef stock < stock
    salt reduced beef stock, low sodium beef broth, reduced sodium beef broth, low sodium beef stock, reduced salt beef stock, salt reduced liquid beef stock < beef stock
    beef consomme, consomme
    fish stock, fish fumet < stock
    seafood stock < stock
    turkey stock, turkey broth < stock
    ham stock / veal stock / lamb stock / duck stock / mushroom stock, mushroom broth < stock
    bone broth
    clam juice
    stock powder, bouillon powder, bouillon granule | 4 g/tsp E
    bouillon
    chicken stock powder, chicken bouillon powder, chicken bouillon granule, chicken stock granule, instant chicken bouillon, chicken bouillon | 4 g/tsp E
    vegetable stock powder, vegetable bouillon powder, vegetable bouillon, vegetable stock granule | 4 g/tsp E
    beef stock powder, beef bouillon granule, beef bouillon powder, instant beef bouillon, beef bouillon | 4 g/tsp E
    stock cube+, bouillon cube | 10 g each S
    stock pot+
    chicken stock cube+, chicken bouillon cube < stock cube
    chicken stock pot+
    vegetable stock cube+, vegetable bouillon cube < stock cube
    vegetable stock pot+
    beef stock cube+, beef bouillon cube, beef oxo cube < stock cube
    beef stock pot+
    cream of mushroom soup, condensed cream of mushroom soup, canned cream of mushroom soup, cream mushroom soup
    cream of chicken soup, condensed cream of chicken soup, canned cream of chicken soup
    cream of celery soup
    cheddar cheese soup, condensed cheddar cheese soup
    french onion soup mix, dry onion soup mix, onion soup mix, dried onion soup mix
    soup mix, dried soup mix, dry soup mix
    soup, canned soup
    chicken noodle soup / pumpkin soup / pea soup / vegetable soup / minestrone / lentil soup
    # Pasta, rice, grains
    pasta, dried pasta, dry pasta, long pasta
    short pasta, pasta shape | 95 g/cup E
    gluten free pasta / small pasta < pasta
    spaghetti, dried spaghetti, spaghetti pasta, spaghetti noodle < pasta
    thin spaghetti < pasta
    spaghettini < pasta
    angel hair pasta, angel hair, capellini < pasta
    vermicelli pasta < pasta
    linguine < pasta
    fettuccine, dried fettuccine < pasta
    tagliatelle < pasta
    pappardelle < pasta
    penne, penne pasta, penne rigate < pasta | 95 g/cup E
    rigatoni, rigatoni pasta < pasta | 95 g/cup E
    fusilli, spiral pasta, spirals, pasta spiral, rotini, fusilli pasta, rotini pasta < pasta | 95 g/cup E
    macaroni, elbow macaroni, elbow pasta, macaroni elbow, elbows < pasta | 105 g/cup U
    farfalle, bow tie pasta, bowtie pasta, bow ties, pasta bow < pasta | 75 g/cup E
    orecchiette < pasta
    conchiglie, shell pasta, pasta shell, small pasta shell, medium shell < pasta | 85 g/cup E
    jumbo pasta shell+, large pasta shell, jumbo shell < pasta
    ziti < pasta
    bucatini < pasta
    cavatappi / cavatelli < pasta
    casarecce / paccheri / trofie / strozzapreti / pici / mafaldine / calamarata / garganelli / malloreddus / busiate / maltagliati / spaghettoni / fregola < pasta
    ditalini, ditali < pasta
    orzo, risoni, orzo pasta, risoni pasta < pasta | 190 g/cup E
    cannelloni, cannelloni tube, cannelloni pasta, cannelloni shell < pasta
    manicotti, manicotti shell, manicotti tube, manicotti pasta, manicotti pasta tube, manicotti pasta shell < pasta
    lasagne sheet+, lasagna noodle, dried lasagne sheet, instant lasagne sheet, lasagne, no boil lasagna noodle, oven ready lasagna noodle < pasta | 18 g each E | 18 g/sheet E
    wholemeal pasta, whole wheat pasta, whole grain pasta < pasta
    wholemeal spaghetti, whole wheat spaghetti < spaghetti
    wholemeal penne, whole wheat penne < penne
    egg noodle pasta, wide egg noodle, medium egg noodle, extra wide egg noodle
    stelline / alphabet pasta / soup pasta < pasta
    pearl couscous, israeli couscous, giant couscous, moghrabieh | 170 g/cup E
    couscous, instant couscous, cous cous | 173 g/cup U
    wholemeal couscous, whole wheat couscous < couscous
    rice, white rice, uncooked rice, uncooked white rice, dry rice | 185 g/cup U | 200 g/acup W
    long grain rice, long grain white rice, white long grain rice < rice
    cooked rice, cooked white rice, hot cooked rice < rice
    steamed rice, steamed white rice < rice
    steamed jasmine rice
    cooked brown rice < brown rice
    basmati rice, basmati, white basmati rice < rice
    jasmine rice, thai rice, thai jasmine rice, fragrant rice < rice
    medium grain rice, calrose rice, white medium grain rice < rice | 200 g/cup U
    short grain rice < rice | 200 g/cup U
    arborio rice, risotto rice, arborio < rice | 200 g/cup U
    bomba rice, paella rice, calasparra rice, valencia rice < rice | 200 g/cup E
    carnaroli rice < rice | 200 g/cup U
    brown rice < rice
    long grain brown rice / brown basmati rice / medium grain brown rice < brown rice
    instant rice, minute rice, quick cook rice
    microwave rice, 90 second rice, rice cup, ready rice, microwave rice pouch
    wild rice | 160 g/cup U
    black rice < rice
    red rice < rice
    wild rice blend, rice blend, long grain and wild rice
    rice pilaf mix / rice a roni / flavoured rice
    parboiled rice, par boiled rice, converted rice, long grain parboiled rice, parboiled long grain rice, converted long grain rice, easy cook rice, easy cook long grain rice, sella rice, sella basmati rice, golden sella rice, golden sella basmati rice < rice
    broken rice / ofada rice / ponni rice / sona masoori rice < rice
    quinoa | 170 g/cup U
    white quinoa / tricolour quinoa, tri colour quinoa < quinoa
    cooked quinoa < quinoa
    red quinoa < quinoa
    black quinoa < quinoa
    burghul, bulgur, bulgur wheat, bulghur, cracked wheat, bulghur wheat | 140 g/cup U
    pearl barley, barley, pearled barley | 200 g/cup U
    freekeh, cracked freekeh
    farro
    spelt grain
    millet | 200 g/cup U
    buckwheat, buckwheat groat, buckwheat kernel | 170 g/cup U
    amaranth, amaranth seed | 193 g/cup U
    teff | 193 g/cup U
    polenta, cornmeal, yellow cornmeal, coarse polenta, corn meal | 157 g/cup U
    instant polenta < polenta
    grits, quick grits, corn grits | 156 g/cup U
    semolina, coarse semolina, rava, rawa, sooji, suji, sooji rava | 167 g/cup U
    fine semolina, semolina flour < semolina
    wheat berry+, wheat grain
    sago, tapioca pearl
    # Dried pulses
    chickpea+, chick pea, garbanzo, garbanzo bean
    dried chickpea+, dried garbanzo bean, dried white chickpea, kabuli chana, kabuli channa, dried kabuli chana, dried kabuli chickpea < chickpea | 200 g/cup U
    lentil+
    dried lentil+ < lentil | 192 g/cup U
    red lentil+, split red lentil, red split lentil, masoor dal, masur dal, dried red lentil < lentil | 192 g/cup U
    brown lentil+ < lentil
    dried brown lentil+ < brown lentil | 192 g/cup U
    green lentil+, dried green lentil < lentil | 192 g/cup U
    puy lentil+, french green lentil, french style lentil, du puy lentil, french lentil < lentil | 192 g/cup U
    black lentil+, beluga lentil < lentil | 192 g/cup U
    split pea+, dried split pea, dried pea | 196 g/cup U
    green split pea+ < split pea
    yellow split pea+ < split pea
    chana dal, channa dal, split bengal gram, bengal gram dal, split chickpea < split pea
    kidney bean+, red kidney bean
    dried kidney bean+, dried red kidney bean < kidney bean | 184 g/cup U
    black bean+, turtle bean, black turtle bean
    dried black bean+ < black bean | 194 g/cup U
    cannellini bean+, white kidney bean
    dried cannellini bean+ < cannellini bean
    white bean+
    haricot bean+, navy bean, dried navy bean, dried haricot bean < white bean | 208 g/cup U
    great northern bean+ < white bean
    dried white bean+ < white bean
    butter bean+, lima bean
    baby lima bean+ < butter bean
    dried butter bean+, dried lima bean < butter bean | 178 g/cup U
    borlotti bean+, cranberry bean
    dried borlotti bean+ < borlotti bean
    pinto bean+
    dried pinto bean+ < pinto bean | 193 g/cup U
    canary bean+, mayocoba bean, peruano bean, peruvian bean
    black eyed pea+, black eyed bean, black eye bean, black eye pea
    dried black eyed pea+, dried black eyed bean < black eyed pea | 167 g/cup U
    adzuki bean+, azuki bean, aduki bean | 197 g/cup U
    mung bean+, moong bean, green mung bean | 207 g/cup U
    soybean+, soy bean, dried soybean | 186 g/cup U
    dried bean+, dried mixed bean
    soup bean+
    dried fava bean+
    soup mix barley, dried soup mix pulses
    textured vegetable protein, tvp
    # Spreads, honey
    honey, runny honey, clear honey, liquid honey | 339 g/cup U | 360 g/acup W
    raw honey / manuka honey < honey
    maple syrup, pure maple syrup, real maple syrup | 1.33 g/mL U
    maple flavoured syrup, pancake syrup
    golden syrup | 335 g/cup E
    agave syrup, agave nectar, agave | 1.39 g/mL U
    rice malt syrup, brown rice syrup, rice syrup
    treacle | 335 g/cup E
    corn syrup | 1.44 g/mL U
    light corn syrup / dark corn syrup < corn syrup
    date syrup
    date molasses
    peanut butter | 258 g/cup U
    smooth peanut butter, creamy peanut butter / crunchy peanut butter, chunky peanut butter / natural peanut butter < peanut butter
    almond butter, creamy almond butter | 250 g/cup U
    cashew butter
    nut butter
    nutella, hazelnut spread, chocolate hazelnut spread | 296 g/cup U
    chocolate spread
    biscoff spread, lotus biscoff, cookie butter, speculoos spread
    vegemite / marmite / promite / aussiemite / yeast extract, yeast spread
    jam, fruit jam, fruit preserve, fruit spread | 320 g/cup U
    strawberry jam, strawberry preserve, strawberry conserve < jam
    raspberry jam, raspberry preserve, seedless raspberry jam < jam
    apricot jam, apricot preserve, apricot conserve < jam
    blackberry jam / plum jam / fig jam / blackcurrant jam / cherry jam / blueberry jam / mixed berry jam, berry jam < jam
    marmalade, orange marmalade < jam
    redcurrant jelly, red currant jelly
    grape jelly / apple jelly
    quince paste, membrillo
    lemon curd, lemon butter, lemon spread
    caramel spread
    marshmallow fluff, marshmallow creme, marshmallow cream
    # Cereal and breakfast
    rolled oats, oats, traditional oats, old fashioned oats, porridge oats, whole oat, wholegrain rolled oats, old fashioned rolled oats, oatmeal, regular oats, whole rolled oats | 81 g/cup U | 90 g/acup W
    quick oats, instant oats, quick cooking oats, 1 minute oats, instant oatmeal, quick rolled oats < rolled oats
    steel cut oats, pinhead oatmeal | 160 g/cup K
    oat bran | 94 g/cup U
    wheat bran, bran, unprocessed bran | 58 g/cup U
    wheat germ, wheatgerm | 115 g/cup U
    bran flake+ / all bran / bran cereal
    muesli / toasted muesli / natural muesli | 85 g/cup U
    granola | 122 g/cup U
    Weet-Bix, weetbix, weetabix, wheat biscuit | 16 g each S
    corn flake+, cornflake, corn flakes cereal | 28 g/cup U
    rice bubbles, rice krispies, rice crispies, rice krispies cereal, crisp rice cereal, crispy rice cereal | 28 g/cup U
    puffed rice, puffed rice cereal
    cereal, breakfast cereal
    cheerios / chex / coco pops / nutri grain / special k / froot loops / rice chex, rice chex cereal
    pancake mix, pancake and waffle mix, pancake shake, buttermilk pancake mix
    bisquick, baking mix, bisquick baking mix
    # Crumbs and coating
    breadcrumb+, dried bread crumb, fine dry breadcrumb, fine dry bread crumb, dry breadcrumb, dried breadcrumb, packaged breadcrumb, bread crumb, fine breadcrumb, plain bread crumb, packaged bread crumb, dry bread crumb | 108 g/cup U
    seasoned breadcrumb+, italian breadcrumb, italian bread crumb, italian seasoned breadcrumb, italian style breadcrumb, seasoned bread crumb < breadcrumb
    fresh breadcrumb+, soft breadcrumb, fresh bread crumb, soft bread crumb, fresh white breadcrumb | 45 g/cup U | 70 g/acup W
    panko, panko breadcrumb, japanese breadcrumb, panko crumb, panko bread crumb | 50 g/cup K
    stuffing mix, stuffing, stove top stuffing
    herb stuffing mix
    crouton+ | 30 g/cup U
    fried shallot+, crispy shallot, fried asian shallot, crispy fried shallot
    crispy fried onion+, fried onion, french fried onion
    bacon bit+, imitation bacon bit
    # Long life, dried
    uht milk, long life milk
    nutritional yeast, savoury yeast flake, yeast flakes
    protein powder, vanilla protein powder, chocolate protein powder, plant protein powder
    whey protein powder, whey protein, vanilla whey protein, vanilla whey protein powder, chocolate whey protein powder
    collagen powder
    macaroni and cheese, mac and cheese, kraft dinner
    instant mashed potato, potato flake, instant potato flake
    two minute noodle+, instant noodle, maggi noodle, ramen, instant ramen, ramen noodle, instant ramen noodle
    coconut butter, coconut manna
    powdered peanut butter
    # Other kinds
    hemp oil
    sesame dressing
    japanese dressing
    honey mustard dressing < salad dressing
    squeezy mayonnaise
    burger sauce, big mac sauce
    smoky chipotle sauce / chipotle mayonnaise
    sriracha mayonnaise
    pickled garlic / pickled chilli+ / pickled carrot+ / pickled cucumber+
    giardiniera
    fruit relish / onion relish / beetroot relish / caramelised onion
    cranberry jelly
    tomato kasundi, kasundi
    canned lentil soup / canned chicken soup / canned beef soup
    canned black eyed bean+
    canned adzuki bean+
    canned soybean+
    canned broad bean+
    canned carrot+
    canned capsicum
    canned chilli beans, chilli beans
    canned mackerel / canned oyster+, tinned oyster / canned mussel+, tinned mussel
    tuna pouch+, flavoured tuna
    salmon pouch+
    spaghetti hoops
    pasta snack+, pasta cup
    instant soup, cup a soup
    cup noodle+
    instant gravy
    bread sauce
    stuffing balls
    savoury rice
    risotto mix
    lentil pasta / chickpea pasta / pulse pasta
    konjac rice
    black quinoa flakes
    quinoa flake+
    barley flake+
    rye flake+
    spelt flake+
    rice flake+, flattened rice, poha
    sorghum
    kamut
    mixed grain+
    ancient grain mix
    puffed corn / puffed quinoa
    porridge sachet+, quick oat sachet
    bircher muesli
    clusters cereal / weeties / sultana bran / just right / sustain cereal / crunchy nut / cocoa puffs / Milo cereal / Vita Brits
    honeycomb spread
    tahini spread / pistachio cream / pistachio butter / macadamia butter
    black sesame paste
    ginger jam / lime marmalade / rhubarb jam
    sugar free jam
    monk fruit syrup / maple flavour syrup sugar free
    coconut nectar
    bovril
    piccalilli / branston pickle, ploughmans pickle, sandwich pickle < chutney
    bonox
    coconut water carton
    long life cream, uht cream
    long life custard
    powdered coconut milk, coconut milk powder
    dried soup noodle+
    canned jackfruit, tinned jackfruit, young green jackfruit in brine
    sandwich spread
    # Goods of other countries
    piquillo pepper+, jarred piquillo pepper / peppadew pepper+, peppadew, sweety drop < chargrilled capsicum
    jarred banana pepper+, mild banana pepper, pickled banana pepper, banana pepper ring / calabrian chilli+, crushed calabrian chilli, calabrian chilli paste / pepperoncini, pepperoncini pepper, peperoncini, peperoncini pepper, pepperoncino, golden greek pepper, golden greek pepperoncini, friggitelli jar < pickled jalapeno
    marrowfat pea+, dried marrowfat pea < split pea
    mushy pea+
    rye berry+, whole rye / kamut berry+ / spelt berry+, wheat kernel < wheat berry
    salad cream < mayonnaise
    pickled turnip+ / pickled radish / pickled pepper+, pickled sweet pepper, pickled hot pepper, pickled cherry pepper, jarred cherry pepper, cherry pepper, hot cherry pepper
    pickled red onion+ < pickled onion
    chipotle paste, chipotle sauce, ancho paste, chipotle pure
    fig spread, fig paste / quince jelly
    dried bean mix, soup bean mix, 15 bean soup mix
    tinned mackerel, mackerel in oil, mackerel in tomato sauce / canned herring, tinned herring, herring in tomato sauce / canned trout < canned sardine
    cod liver, canned cod liver
    canned ackee, tinned ackee / canned callaloo / canned breadfruit / canned okra
    gravy browning / gravy master, kitchen bouquet sauce < browning sauce
    palm oil, red palm oil / pumpkin seed oil, pumpkinseed oil / hempseed oil / argan oil / mustard oil < vegetable oil
    cider syrup / birch syrup < maple syrup
    maggi cube+, knorr cube < stock cube
    shake and bake, coating mix, seasoned coating mix, fish fry mix, fish fry
    cornflake crumb+, cereal crumb < breadcrumb
    jerk sauce / scotch bonnet sauce
    canned snail+, snail, escargot, tinned snail
  `,
  International: `
    # Asian sauces and pastes
    soy sauce, soya sauce, japanese soy sauce, regular soy sauce, shoyu | 1.08 g/mL U
    salt reduced soy sauce, low sodium soy sauce, reduced sodium soy sauce, low salt soy sauce, reduced salt soy sauce, less sodium soy sauce < soy sauce
    light soy sauce, light soy < soy sauce
    dark soy sauce, dark soy < soy sauce
    sweet soy sauce, kecap manis, ketjap manis | 1.3 g/mL E
    tamari, tamari soy sauce, gluten free soy sauce, gluten free tamari | 1.22 g/mL U
    coconut aminos / liquid aminos
    fish sauce, asian fish sauce, thai fish sauce, nam pla, nuoc mam | 1.22 g/mL U
    oyster sauce | 1.22 g/mL U
    vegetarian oyster sauce, mushroom oyster sauce, vegetarian stir fry sauce
    hoisin sauce, hoisin | 1.08 g/mL U
    teriyaki sauce, teriyaki marinade, teriyaki | 1.22 g/mL U
    sweet chilli sauce, thai sweet chilli sauce | 1.2 g/mL E
    chilli sauce, hot chilli sauce | 1.1 g/mL E
    sriracha, sriracha sauce, sriracha chilli sauce | 1.1 g/mL E
    sambal oelek, sambal, sambal olek
    chilli garlic sauce
    chilli paste, asian chilli paste
    chilli bean paste, chilli bean sauce, doubanjiang, toban djan
    chilli crisp, chilli crunch
    gochujang, korean chilli paste, korean red pepper paste, gochujang paste
    gochugaru, korean chilli flake, korean red pepper flake, korean chilli powder, red pepper powder, korean red pepper powder, korean hot pepper flake, hot pepper powder
    ponzu, ponzu sauce
    black bean sauce, black bean garlic sauce
    fermented black bean+, chinese black bean, salted black bean
    yellow bean sauce / bean paste
    plum sauce
    satay sauce, peanut satay sauce
    peanut sauce
    stir-fry sauce
    tonkatsu sauce / okonomiyaki sauce / yakisoba sauce
    sweet and sour sauce / duck sauce
    xo sauce
    kewpie mayonnaise, japanese mayonnaise, kewpie mayo, kewpie
    wasabi, wasabi paste
    wasabi powder
    shrimp paste, belacan, prawn paste
    tamarind paste, tamarind puree
    tamarind concentrate
    tamarind, tamarind pulp
    rice vinegar, rice wine vinegar, japanese rice vinegar, unseasoned rice vinegar | 1.01 g/mL U
    sushi vinegar, seasoned rice vinegar, sushi seasoning
    black vinegar, chinkiang vinegar, chinese black vinegar
    mirin, mirin seasoning | 1.1 g/mL E
    shaoxing wine, shaoxing, shao hsing wine, chinese cooking wine, chinese rice wine, shaohsing wine, shao xing rice wine, shaoxing rice wine, shaoxing cooking wine, xiaoxing wine | 1 g/mL E
    rice wine
    cooking sake
    sesame oil, sesame seed oil, toasted sesame oil, roasted sesame oil, asian sesame oil, dark sesame oil | 0.92 g/mL U
    # Coconut, Indian
    coconut milk, canned coconut milk, tinned coconut milk, full fat coconut milk, unsweetened coconut milk, thick coconut milk | 0.96 g/mL U | 400 mL/tin S
    light coconut milk, lite coconut milk, reduced fat coconut milk, low fat coconut milk < coconut milk
    coconut cream, canned coconut cream, tinned coconut cream | 1.01 g/mL U | 400 mL/tin S
    cream of coconut, coconut cream sweetened
    curry paste | 240 g/cup E
    indian curry paste < curry paste
    red curry paste, thai red curry paste < curry paste
    green curry paste, thai green curry paste < curry paste
    yellow curry paste, thai yellow curry paste < curry paste
    massaman curry paste, massaman paste < curry paste
    panang curry paste < curry paste
    laksa paste
    tom yum paste
    tikka masala paste, tikka masala curry paste, tikka paste < curry paste
    korma paste, korma curry paste < curry paste
    butter chicken paste, butter chicken curry paste < curry paste
    butter chicken sauce, butter chicken simmer sauce
    madras curry paste, madras paste < curry paste
    rogan josh paste, rogan josh curry paste < curry paste
    tandoori paste < curry paste
    vindaloo paste < curry paste
    simmer sauce
    curry sauce / tikka masala sauce, tikka masala simmer sauce / korma sauce, korma simmer sauce
    ginger paste
    ginger garlic paste, garlic ginger paste
    pappadum+, papad
    lime pickle / mango pickle / indian pickle
    besan flour, chickpea flour, gram flour, besan, garbanzo bean flour | 92 g/cup U
    urad dal, urid dal, split urad dal, black gram
    toor dal, tur dal, arhar dal, pigeon pea
    moong dal, mung dal, split mung bean
    jaggery
    palm sugar, gula melaka, coconut palm sugar, grated palm sugar
    dal
    # Noodles and wrappers
    rice noodle+, dried rice noodle
    rice stick noodle+, rice stick, pad thai noodle, flat rice noodle, dried rice stick noodle / thick rice noodle+ < rice noodle
    rice vermicelli, rice vermicelli noodle, thin rice noodle, dried rice vermicelli noodle, vermicelli rice noodle, dried rice vermicelli
    vermicelli, vermicelli noodle
    glass noodle+, mung bean noodle, cellophane noodle, bean thread noodle, mung bean vermicelli, bean vermicelli
    egg noodle+, dried egg noodle, chinese egg noodle
    thin egg noodle+ / thick egg noodle+ < egg noodle
    soba noodle+, soba, buckwheat noodle
    udon noodle+, udon
    chow mein noodle+
    crispy noodle+, fried noodle, crunchy noodle, crispy fried noodle
    lo mein noodle+
    somen noodle+, somen
    shirataki noodle+, konjac noodle, shirataki
    noodle+, asian noodle, dried noodle, chinese noodle
    rice paper, rice paper skin, rice paper wrapper, rice paper round, rice paper sheet, rice paper roll wrapper | 9 g each E | 9 g/sheet E
    nori, gim, kimbap gim, kimbap seaweed, nori sheet, sushi nori, seaweed sheet, toasted nori | 2.5 g each S | 2.5 g/sheet S
    wakame, dried wakame
    kombu, kelp, dried kelp
    seaweed, dried seaweed
    agar agar, agar, agar powder, agar agar powder
    sushi rice < rice | 200 g/cup U
    glutinous rice, sticky rice, sweet rice < rice
    bonito flake+, katsuobushi
    maldive fish, maldive fish chip, maldive fish flake, maldives fish, dried maldive fish, umbalakada
    thick soy sauce, soy paste, soy sauce paste
    dashi, dashi stock
    dashi powder, instant dashi, dashi granule, hondashi
    furikake
    miso soup, instant miso soup
    tempura flour, tempura batter mix, tempura mix
    prawn cracker+, prawn chip
    water chestnut+, canned water chestnut, sliced water chestnut, tinned water chestnut
    bamboo shoot+, canned bamboo shoot, tinned bamboo shoot
    baby corn spear+
    dried shiitake mushroom+, dried shiitake, dried chinese mushroom, chinese dried mushroom | 25 g/cup E
    dried mushroom+
    dried porcini mushroom+, dried porcini
    wood ear mushroom+, dried wood ear mushroom, dried black fungus, black fungus, cloud ear
    dried shrimp, dried prawn
    pickled ginger, sushi ginger
    lemongrass paste, lemon grass paste
    fried tofu skin, inari, bean curd sheet
    # Mexican
    taco shell+, hard taco shell, crunchy taco shell, stand n stuff taco shell | 13 g each U
    tostada+, tostada shell
    taco kit+ / burrito kit+ / fajita kit+ / enchilada kit+ / nacho kit+
    taco seasoning, taco seasoning mix, taco mix, taco spice mix, taco spice
    mexican spice mix, mexican seasoning
    fajita seasoning, fajita seasoning mix, fajita mix
    burrito seasoning, burrito seasoning mix
    mexican chilli powder
    chilli seasoning mix, chili seasoning
    enchilada sauce, red enchilada sauce
    green enchilada sauce
    salsa, tomato salsa, chunky salsa, jar salsa | 259 g/cup U
    mild salsa / medium salsa / hot salsa < salsa
    salsa verde, green salsa, tomatillo salsa
    taco sauce
    chipotle in adobo, chipotle chilli in adobo sauce, chipotle chiles in adobo, chipotle in adobo sauce, canned chipotle, chipotle pepper in adobo sauce, canned chipotle chile in adobo
    chipotle chilli+, chipotle pepper, dried chipotle chilli
    adobo sauce
    mole sauce / mole paste
    aji amarillo paste / aji panca paste / guava paste
    masarepa, precooked cornmeal, arepa flour
    masa harina, masa, masa flour, corn flour masa | 114 g/cup U
    ancho chilli+, dried ancho chilli
    guajillo chilli+, dried guajillo chilli, guajillo
    # Middle East and others
    tahini, tahina, hulled tahini, tahini paste | 15 g/tbsp U
    unhulled tahini < tahini
    sesame paste, chinese sesame paste
    harissa, harissa paste
    pomegranate molasses
    rosewater, rose water
    orange blossom water, orange flower water
    halva
    matzo, matzah
    matzo meal / matzo ball mix
    gefilte fish
    bulgogi sauce, korean bbq sauce
    peri peri sauce, piri piri sauce, peri peri marinade
    jerk seasoning / jerk marinade / jerk paste
    chimichurri
    falafel mix
    ajvar
    # Other kinds
    char siu sauce
    ssamjang
    doenjang, korean soybean paste
    tteokbokki, korean rice cake
    kimchi paste
    japanese curry, curry roux, japanese curry roux
    okonomiyaki flour
    mochi
    red bean paste, adzuki bean paste
    lotus seed+
    dried lily bud+
    rock sugar
    preserved mustard green+, pickled mustard green
    preserved radish, salted radish
    salted duck egg+ / century egg+
    banana blossom
    jackfruit chip+
    coconut vinegar
    banana ketchup
    sinigang mix
    adobo mix
    rendang paste
    rendang curry paste
    nasi goreng paste
    satay paste
    khao soi paste
    hot pot base, hotpot base
    wonton soup base
    ramen broth, ramen soup base
    pho broth, pho stock
    dashi stock sachet+
    naan mix
    idli mix / dosa mix
    tikka kit / butter chicken kit
    curry leaf powder
    chana masala spice
    biryani paste / biryani spice
    tzatziki mix
    grape molasses
    freekeh mix
    moroccan sauce / shakshuka sauce
    harissa sauce
    queso dip, nacho cheese
    guacamole seasoning
    tortilla strip+
    black bean tortilla+
    hard and soft taco kit
    birria paste
    spaetzle
    pierogi
    # Further goods
    pasilla chilli+, pasilla, dried pasilla / arbol chilli+, chile de arbol, dried arbol chilli < guajillo chilli
    zha cai, preserved mustard, preserved vegetable, tianjin preserved vegetable, ya cai
    straw mushroom+, canned straw mushroom
    dried lily flower+, lily bud
    dangmyeon, korean glass noodle, sweet potato starch noodle < glass noodle
    creamed coconut, coconut block
    balti paste / jalfrezi paste < curry paste
    zhoug, zhug, schug / chermoula / shatta
    corn husk+, tamale husk
    gungo pea+, canned pigeon pea, gandules
    egusi, egusi seed / fufu flour, pounded yam flour / garri, gari
    urfa biber, urfa chilli, urfa pepper < chilli flake
    maggi seasoning, maggi liquid seasoning, seasoning sauce
    black bean paste, chunjang / sweet bean sauce, tianmianjiang < black bean sauce
    mochi rice cake+, rice cake sticks, tteok, tteokbokki rice cake
    plantain chip+
  `,
  Baking: `
    # Flour
    plain flour, standard flour, standard grade flour, maida, maida flour, all purpose flour, flour, low protein flour, low protein all purpose flour, white flour, ap flour, unbleached flour, unbleached all purpose flour, plain white flour, wheat flour, all purpose unbleached flour, sifted flour | 125 g/cup U | 150 g/acup W
    self-raising flour, self rising flour, sr flour, self raising white flour | 125 g/cup U | 150 g/acup W
    wholemeal flour, whole wheat flour, wholemeal plain flour, plain wholemeal flour, whole meal flour, white whole wheat flour | 120 g/cup U | 160 g/acup W
    wholemeal self-raising flour, self raising wholemeal flour | 120 g/cup U | 160 g/acup W
    whole wheat pastry flour | 110 g/cup E
    bread flour, bakers flour, strong flour, strong white flour, strong bread flour, strong white bread flour, high grade flour | 137 g/cup U | 150 g/acup W
    tipo 00 flour, 00 flour, pizza flour, type 00 flour, double zero flour | 120 g/cup E | 150 g/acup W
    cake flour, sponge flour | 120 g/cup E
    pastry flour | 112 g/cup E
    biscuit flour
    cornflour, cornstarch, corn starch, maize cornflour, corn flour | 128 g/cup U | 150 g/acup W
    wheaten cornflour | 120 g/cup E | 150 g/acup E
    rice flour, white rice flour | 158 g/cup U
    brown rice flour | 158 g/cup U
    glutinous rice flour, sweet rice flour, mochiko | 150 g/cup E
    tapioca flour, tapioca starch, tapioca flour starch | 113 g/cup K
    arrowroot, arrowroot flour, arrowroot powder, arrowroot starch | 128 g/cup U
    tapioca, instant tapioca, quick cooking tapioca
    potato flour
    potato starch | 160 g/cup U
    buckwheat flour | 120 g/cup U
    rye flour, medium rye flour, light rye flour, dark rye flour, whole rye flour, wholegrain rye flour | 102 g/cup U
    spelt flour, white spelt flour | 115 g/cup E
    wholemeal spelt flour | 110 g/cup E
    oat flour | 104 g/cup U
    barley flour | 148 g/cup U
    coconut flour | 128 g/cup K
    soy flour | 84 g/cup U
    quinoa flour | 112 g/cup E
    gluten free flour, gluten free plain flour, gluten free all purpose flour, gluten free baking flour | 156 g/cup K
    gluten free self-raising flour | 156 g/cup K
    gluten flour, vital wheat gluten, wheat gluten
    almond meal, ground almond, almond flour, blanched almond flour, blanched almond meal | 96 g/cup K | 120 g/acup W
    hazelnut meal, ground hazelnut | 90 g/cup E | 110 g/acup W
    lsa, linseed sunflower almond | 100 g/cup E
    # Sugar and sweeteners
    white sugar, sugar, granulated sugar, cane sugar, table sugar, white granulated sugar, granulated white sugar | 200 g/cup U | 220 g/acup W
    jam sugar, jam setting sugar, gelling sugar, preserving sugar < white sugar
    caster sugar, superfine sugar, super fine sugar, bakers sugar, white caster sugar, superfine white sugar | 200 g/cup U | 220 g/acup W
    golden caster sugar < caster sugar
    brown sugar, light brown sugar, packed brown sugar, soft brown sugar, golden brown sugar, light soft brown sugar, firmly packed brown sugar, packed light brown sugar, soft light brown sugar | 220 g/cup U | 220 g/acup W
    light muscovado sugar < brown sugar
    dark brown sugar, dark soft brown sugar, packed dark brown sugar, soft dark brown sugar < brown sugar
    muscovado sugar < brown sugar
    dark muscovado sugar < brown sugar
    icing sugar, powdered sugar, confectioners sugar, icing sugar mixture, icing mixture, soft icing mixture | 120 g/cup U | 160 g/acup W
    pure icing sugar < icing sugar
    snow sugar
    raw sugar, raw cane sugar, unrefined cane sugar | 200 g/cup U | 220 g/acup W
    demerara sugar, demerara / turbinado sugar, turbinado / raw caster sugar / rapadura sugar, panela / organic cane sugar | 200 g/cup U | 220 g/acup W
    coconut sugar | 154 g/cup K
    sugar cube+
    vanilla sugar | 200 g/cup E
    vegetable shortening, shortening, crisco, butter flavoured crisco, butter flavoured shortening, butter flavoured vegetable shortening | 205 g/cup U
    molasses, blackstrap molasses, unsulphured molasses | 337 g/cup U
    glucose syrup, liquid glucose, glucose | 335 g/cup E
    stevia, stevia powder
    liquid stevia
    sweetener, artificial sweetener, sugar substitute, granulated sweetener
    splenda / monk fruit sweetener / erythritol / xylitol / truvia / swerve
    simple syrup, sugar syrup | 1.25 g/mL E
    sanding sugar, sparkling sugar, coarse sparkling sugar, decorating sugar / coloured sugar / pearl sugar
    # Raising, setting, flavouring
    baking powder, double acting baking powder, gluten free baking powder | 4.6 g/tsp U
    bicarbonate of soda, baking soda, bicarb soda, bicarb, bi carb soda, bicarbonate soda, sodium bicarbonate, soda bicarb | 4.6 g/tsp U
    cream of tartar | 3 g/tsp U
    dried yeast, dry yeast, active dry yeast, instant yeast, yeast, instant dry yeast, dried active yeast, instant dried yeast, rapid rise yeast, fast rising yeast, dry active yeast, bread machine yeast, quick yeast, instant yeast sachet, sachet dried yeast, bakers yeast, easy blend yeast, fast action dried yeast | 7 g/sachet S | 7 g/packet S | 7 g/envelope S | 3 g/tsp E
    gelatine, powdered gelatine, unflavored gelatin, gelatine powder, unflavoured gelatine, plain gelatin, knox gelatin | 3.3 g/tsp E
    gelatine leaf+, gelatin sheet, leaf gelatine, titanium strength gelatine leaf, gold strength gelatine leaf
    pectin, fruit pectin, jam setter
    xanthan gum, xantham gum / guar gum / gum arabic
    vanilla extract, vanilla essence, vanilla, pure vanilla extract, pure vanilla, natural vanilla extract, vanilla flavouring | 0.88 g/mL U
    vanilla bean paste, vanilla paste
    vanilla bean+, vanilla pod, vanilla seeds
    vanilla powder, vanilla bean powder, ground vanilla bean, ground vanilla
    almond extract, almond essence, pure almond extract
    peppermint extract, peppermint essence, mint extract
    lemon extract, lemon essence
    orange extract, orange essence
    coconut extract, coconut essence
    rum extract, rum essence
    maple extract / strawberry essence
    food colouring, food dye, food colour
    red food colouring / green food colouring / blue food colouring / yellow food colouring / pink food colouring < food colouring
    gel food colouring < food colouring
    cocoa powder, cocoa, unsweetened cocoa, unsweetened cocoa powder, baking cocoa, natural cocoa powder, natural unsweetened cocoa powder | 86 g/cup U | 100 g/acup W
    dutch cocoa, dutch process cocoa, dutch processed cocoa powder, dutch process cocoa powder, dutch cocoa powder < cocoa powder
    cacao powder, raw cacao powder, cacao, raw cacao | 86 g/cup E
    cacao nib+
    custard powder, birds custard powder, vanilla custard powder | 120 g/cup E
    instant pudding mix, pudding mix, instant pudding
    vanilla pudding mix, instant vanilla pudding mix, instant vanilla pudding, vanilla instant pudding mix, french vanilla pudding mix / chocolate pudding mix, instant chocolate pudding, instant chocolate pudding mix / lemon pudding mix, instant lemon pudding mix < instant pudding mix
    jelly crystals, jello, jelly powder, jell o, flavoured gelatin
    strawberry jelly crystals, strawberry gelatin, strawberry jello, strawberry jell o / lime jelly crystals, lime jello, lime jell o / raspberry jelly crystals, raspberry jello, raspberry jell o / orange jelly crystals, orange jello, orange jell o < jelly crystals
    milk powder, powdered milk, dry milk powder, dried milk powder, full cream milk powder, dry milk | 128 g/cup U
    skim milk powder, nonfat dry milk, instant nonfat dry milk, nonfat dry milk powder | 120 g/cup U
    malted milk powder
    buttermilk powder | 120 g/cup U
    condensed milk, sweetened condensed milk, tinned condensed milk, canned condensed milk, eagle brand milk | 306 g/cup U | 395 g/tin S
    skim condensed milk, fat free sweetened condensed milk < condensed milk
    evaporated milk, carnation evaporated milk, tinned evaporated milk, canned evaporated milk | 1.07 g/mL U | 340 mL/tin S
    light evaporated milk, fat free evaporated milk, evaporated skim milk, lite evaporated milk, evaporated lowfat milk < evaporated milk
    caramel top n fill, canned caramel, caramel filling
    dulce de leche
    meringue powder / pavlova mix
    egg replacer
    citric acid
    tartaric acid
    bread improver
    sourdough starter, active sourdough starter, ripe sourdough starter, fed sourdough starter, bubbly sourdough starter, sourdough starter discard, sourdough discard, levain
    # Chocolate and nuts for baking
    dark chocolate, bittersweet chocolate, plain chocolate, 70 dark chocolate, dark eating chocolate, bitter sweet chocolate | 132 g/cup U
    dark cooking chocolate, dark baking chocolate < dark chocolate
    cooking chocolate, baking chocolate, bakers chocolate
    semisweet chocolate, semi sweet chocolate, semi sweet baking chocolate, semisweet baking chocolate < dark chocolate
    unsweetened chocolate, unsweetened baking chocolate, bitter chocolate, unsweetened baking chocolate square
    milk chocolate, milk eating chocolate
    milk cooking chocolate < milk chocolate
    white chocolate, white eating chocolate
    white cooking chocolate, white baking chocolate < white chocolate
    chocolate chip+, choc chip, choc bit, chocolate bit, chocolate morsel | 168 g/cup U | 190 g/acup W
    dark chocolate chip+, dark choc chip, semisweet chocolate chip, semi sweet chocolate chip, semisweet chocolate morsel, bittersweet chocolate chip, dark choc bit, semi sweet chocolate morsel < chocolate chip
    mini chocolate chip+, mini choc chip, miniature chocolate chip, mini semisweet chocolate chip < chocolate chip
    chocolate chunk+, choc chunk
    milk chocolate chip+, milk choc chip, milk choc bit < chocolate chip
    white chocolate chip+, white choc chip, white choc bit < chocolate chip
    butterscotch chip+ / peanut butter chip+ / caramel chip+ / toffee bit+, heath bit
    chocolate melt+, choc melt, chocolate button
    dark chocolate melt+ / milk chocolate melt+ / white chocolate melt+ < chocolate melt
    candy melt+, candy coating
    almond bark, white almond bark
    chocolate topping, chocolate syrup
    chocolate sauce
    hot fudge, hot fudge topping, hot fudge sauce
    ice magic
    caramel sauce, caramel topping, caramel ice cream topping
    salted caramel sauce < caramel sauce
    caramel syrup
    butterscotch sauce, butterscotch topping
    strawberry topping, strawberry sauce
    chocolate curl+ / flake chocolate
    sprinkle+, jimmies, rainbow sprinkle, cake sprinkle
    chocolate sprinkle+
    hundreds and thousands, nonpareil
    cachous
    marzipan / almond paste
    fondant, ready to roll icing, fondant icing, white fondant
    frosting, canned frosting
    icing
    vanilla frosting / chocolate frosting / cream cheese frosting < frosting
    writing icing, icing pen
    almond+, whole almond, natural almond, raw almond, blanched almond | 143 g/cup U
    flaked almond+, sliced almond, almond flake, toasted flaked almond < almond | 92 g/cup U
    slivered almond+, almond sliver, toasted slivered almond < almond | 108 g/cup U
    walnut+, walnut half, walnut piece, english walnut | 117 g/cup U
    black walnut+ < walnut
    pecan+, pecan half, pecan nut, pecan piece | 99 g/cup U
    hazelnut+, hazelnut kernel, filbert | 135 g/cup U
    macadamia+, macadamia nut, unsalted macadamia nut | 134 g/cup U
    brazil nut+ | 133 g/cup U
    pine nut+, pinenut, pignoli, pine kernel, toasted pine nut | 135 g/cup U
    chestnut+ | 143 g/cup U
    roasted chestnut+
    chestnut puree
    desiccated coconut, fine desiccated coconut | 76 g/cup W
    shredded coconut, unsweetened shredded coconut, coconut shred | 71 g/cup W
    coconut, unsweetened coconut, grated coconut
    flaked coconut, coconut flake, coconut chip, moist coconut flake, unsweetened coconut flake | 47 g/cup W
    sweetened coconut, sweetened shredded coconut, sweetened flaked coconut, sweetened coconut flake
    # Seeds and dried fruit
    chia seed+, chia | 11 g/tbsp E
    black chia seed+ / white chia seed+ < chia seed
    linseed+, flaxseed, flax seed, flax | 168 g/cup U
    ground linseed, flaxseed meal, ground flaxseed, linseed meal, ground flax seed, flax meal | 7 g/tbsp U
    sunflower seed+, sunflower seed kernel, sunflower kernel | 140 g/cup U
    pumpkin seed+, pepita, pumpkin kernel, raw pumpkin seed | 129 g/cup U
    sesame seed+, white sesame seed, toasted sesame seed, sesame | 144 g/cup U
    black sesame seed+ < sesame seed
    hemp seed+, hempseed, hemp heart | 160 g/cup U
    psyllium husk, psyllium
    sultana+, golden raisin, golden sultana | 145 g/cup U
    raisin+, dark raisin, seedless raisin | 145 g/cup U
    currant+, dried currant, zante currant | 144 g/cup U
    dried apricot+ | 130 g/cup U
    dried cranberry+, craisin, dried sweetened cranberry | 160 g/cup U
    date+, pitted date, dried date, chopped date, dried pitted date | 147 g/cup U
    prune+, pitted prune, dried plum | 174 g/cup U
    dried fig+ | 149 g/cup U
    dried apple+ | 86 g/cup U
    dried mango / dried pineapple / dried papaya / dried pear / dried peach
    dried cherry+, dried sour cherry
    dried blueberry+
    mixed dried fruit, dried fruit, dried mixed fruit, mixed fruit, dried fruit mix, fruit mix
    goji berry+, dried goji berry
    banana chip+
    mixed peel, candied peel, mixed candied peel, candied citrus peel
    candied orange peel
    glace cherry+, glazed cherry, candied cherry, red glace cherry
    glace ginger, crystallised ginger, crystalized ginger, candied ginger
    stem ginger, preserved stem ginger, stem ginger in syrup, preserved ginger in syrup, preserved ginger, ginger in syrup | 15 g/ball E | 15 g/piece E
    naked ginger, uncrystallised ginger
    maraschino cherry+
    fruit mince, mincemeat, fruit mincemeat
    # Mixes and cases
    cake mix, packet cake mix
    chocolate cake mix / vanilla cake mix, butter cake mix / yellow cake mix / white cake mix / spice cake mix / devils food cake mix / german chocolate cake mix / angel food cake mix / red velvet cake mix / lemon cake mix < cake mix
    brownie mix
    muffin mix
    corn muffin mix, cornbread mix, jiffy corn muffin mix
    bread mix / damper mix / scone mix
    pie crust mix
    graham cracker crust, graham cracker pie crust, graham pie crust
    chocolate cookie crust, oreo crust, oreo pie crust
    graham cracker crumb+
    biscuit crumb+ / cookie crumb+
    tart shell+, tart case, sweet tart shell
    savoury tart case+
    wafer sheet+
    patty case+, cupcake liner, cupcake case, muffin case, paper patty case
    # Other kinds
    lemon juice powder
    self raising gluten free cake mix
    gluten free bread mix
    sponge cake mix / cupcake mix / cookie mix / pancake shaker mix / scone mix packet / pikelet mix
    cake decoration+, edible glitter, edible image
    sugar flower+
    sugar pearl+
    candy eyes
    piping gel
    black cocoa
    choc hazelnut chip+
    ruby chocolate
    couverture, couverture chocolate
    carob / carob chip+ / carob powder
    activated nut+
    nut crumble
    hazelnut praline
    sunflower lecithin
    high protein flour
    malt extract, malt syrup
    malt powder
    golden linseed
    poppyseed filling
    dried strawberry+ / freeze dried raspberry+ / freeze dried strawberry+
    dried mulberry+
    dried lime+
    dried banana
    date paste
    prune puree
    currant and sultana mix
    cake board+ / cake box+ / cake candle+
    # Further goods
    vegetable suet, atora suet, beef suet shredded, shredded suet
    blancmange powder / vanilla custard mix / pudding powder, vanilla pudding powder, blancmange < custard powder
    vacuum packed chestnut+, vacuum chestnut, cooked chestnut, roasted chestnut pack / chestnut cream, sweetened chestnut puree
    lecithin, soy lecithin
    clearjel, instant clearjel
    gold leaf, edible gold leaf, lustre dust, luster dust, edible silver leaf
    cinnamon chip+ / mint chip+ / toffee chip+, toffee baking bit < chocolate chip
    caramel tin, carnation caramel, tinned caramel < dulce de leche
    cream stabiliser, whipped cream stabilizer, cream stiffener, whip it, sahnesteif
    blueberry powder, strawberry powder, raspberry powder, freeze dried raspberry powder
    cake decorating gel
  `,
  'Herbs & Spices': `
    # Salt and pepper
    salt, table salt, cooking salt, fine salt, iodised salt | 6 g/tsp U
    sea salt, seasalt, fine sea salt, natural sea salt | 6 g/tsp U
    coarse sea salt, coarse salt
    rock salt
    celtic sea salt
    sea salt flakes, salt flakes, flaky sea salt, maldon salt, flaked sea salt, maldon sea salt, flaked salt, flaky salt | 3.5 g/tsp E
    kosher salt, coarse kosher salt | 4 g/tsp E
    pink salt, himalayan salt, himalayan pink salt, pink himalayan salt
    black salt, kala namak
    celery salt
    garlic salt
    onion salt
    seasoned salt, lawrys seasoned salt, seasoning salt
    chicken salt
    salt and pepper, salt pepper, pepper and salt, salt and freshly ground pepper, salt and black pepper, salt and ground black pepper, salt and freshly ground black pepper, sea salt and black pepper, salt and cracked pepper, sea salt and freshly ground black pepper, sea salt and pepper, sea salt and cracked black pepper, pepper salt, salt and cracked black pepper, kosher salt and freshly ground black pepper
    black pepper, pepper, ground black pepper, cracked black pepper, ground pepper, freshly ground black pepper, freshly ground pepper, fresh ground black pepper, fresh ground pepper, cracked pepper, freshly cracked black pepper, coarse ground black pepper, coarse black pepper, fresh black pepper, coarsely ground black pepper, black pepper powder | 2.3 g/tsp U
    black peppercorn+, peppercorn, whole black peppercorn, whole peppercorn | 2.9 g/tsp U
    white pepper, ground white pepper, fine white pepper | 2.4 g/tsp U
    white peppercorn+
    pink peppercorn+
    green peppercorn+, canned green peppercorn
    sichuan pepper, sichuan peppercorn, szechuan pepper, szechuan peppercorn, szechwan peppercorn
    lemon pepper, lemon pepper seasoning
    mountain pepper, pepperberry, ground pepperberry
    # Dried herbs
    dried oregano, oregano, dried oregano leaf, ground oregano, dry oregano | 1 g/tsp U
    mexican oregano, dried mexican oregano
    dried basil, dried sweet basil, dried basil leaf, dry basil, ground basil | 0.7 g/tsp U
    dried thyme, dried thyme leaf, ground thyme, dry thyme | 1 g/tsp U
    dried rosemary, dried rosemary leaf, dry rosemary, ground rosemary | 1.2 g/tsp U
    dried parsley, parsley flake, dried parsley flake, dry parsley | 0.5 g/tsp U
    dried sage, ground sage, rubbed sage, dried sage leaf | 0.7 g/tsp U
    dried mint, dried mint leaf | 0.5 g/tsp E
    dried dill, dried dill tip, dill weed, dried dill weed, dillweed | 1 g/tsp U
    dried tarragon, dried tarragon leaf | 0.6 g/tsp U
    dried marjoram, marjoram, ground marjoram | 0.6 g/tsp U
    dried chive+
    dried coriander leaf+, dried cilantro
    bay leaf+, dried bay leaf, bay, dry bay leaf, tej patta, indian bay leaf
    dried curry leaf+
    dried mixed herbs, mixed herbs, dried herb, mixed dried herbs | 1 g/tsp E
    italian herbs, italian seasoning, dried italian herbs, italian herb mix, mixed italian herbs, dried italian seasoning, italian herb seasoning, italian mixed herbs, italian dried mixed herbs, dried italian mixed herbs, italian mixed dried herbs | 1 g/tsp E
    herbes de provence, herb de provence
    bouquet garni
    dried lavender
    dried fenugreek leaf+, kasoori methi, kasuri methi
    savory, dried savory, summer savory
    # Spices
    allspice, ground allspice, pimento ground | 1.9 g/tsp U
    allspice berry+, whole allspice, pimento berry, whole pimento, pimento seed, jamaica pepper berry
    ground cardamom, cardamom, cardamom powder | 2 g/tsp U
    cardamom pod+, green cardamom pod, green cardamom, elaichi, green elaichi
    cardamom seed+
    black cardamom pod+, black cardamom
    ground cinnamon, cinnamon, cinnamon powder | 2.6 g/tsp U
    cinnamon stick+, cinnamon quill, stick cinnamon
    cassia bark
    ground clove+, clove powder | 2.1 g/tsp U
    clove+, whole clove
    ground coriander, coriander powder, dried ground coriander, dried coriander, dhania powder, dhaniya powder | 1.8 g/tsp E
    coriander seed+, dhania seed | 1.8 g/tsp U
    ground cumin, cumin, cumin powder, geera, ground geera, geera powder, roasted geera, jeera powder, roasted ground cumin, roasted cumin powder | 2.1 g/tsp E
    cumin seed+, whole cumin, jeera, jeera seed, whole geera, whole jeera | 2.1 g/tsp U
    ground ginger, ginger powder, dried ginger, powdered ginger, dried ground ginger, dry ginger | 1.8 g/tsp U
    ground turmeric, turmeric, turmeric powder, haldi, haldi powder | 3 g/tsp U
    ground nutmeg, nutmeg, grated nutmeg, nutmeg powder | 2.2 g/tsp U
    whole nutmeg+, freshly grated nutmeg, fresh grated nutmeg, fresh nutmeg | 7 g each E | 2.2 g/tsp U
    mace, ground mace | 1.7 g/tsp U
    paprika, sweet paprika, mild paprika, hungarian paprika, ground paprika, hungarian sweet paprika, sweet hungarian paprika | 2.3 g/tsp U
    smoked paprika, smoky paprika, sweet smoked paprika, spanish smoked paprika, pimenton, spanish paprika, ground smoked paprika, smoked sweet paprika | 2.3 g/tsp U
    hot paprika
    hot smoked paprika
    chilli powder, ground chilli, red chilli powder | 2.7 g/tsp U
    hot chilli powder / mild chilli powder / kashmiri chilli powder < chilli powder
    ancho chilli powder
    chipotle chilli powder, chipotle powder, ground chipotle
    chilli flake+, hot pepper flake, hot chilli flake, dried chilli flake, red pepper flake, crushed red pepper, red chilli flake, crushed red pepper flake, dried red chilli flake, crushed chilli, hot red pepper flake, crushed red chilli, crushed dried chilli, dried red pepper flake, crushed chilli pepper, crushed red chilli pepper | 1.7 g/tsp E
    cayenne pepper, cayenne, ground cayenne pepper, ground cayenne, ground red pepper, cayenne powder, cayenne chilli powder | 1.8 g/tsp U
    dried chilli+, dried red chilli, dried long red chilli, dried long chilli, dried large red chilli, dried large chilli, dried small red chilli, dried small chilli, dried hot chilli, dried hot red chilli, dried red thai chilli, dried thai chilli, dried chinese chilli, dried whole red chilli, whole dried chilli, whole dried red chilli, dried whole chilli, dry red chilli, dry long red chilli
    aleppo pepper, pul biber, aleppo chilli, aleppo pepper flake, aleppo chilli flake, aleppo style pepper
    curry powder, keens curry powder, yellow curry powder | 2 g/tsp U
    mild curry powder / madras curry powder / hot curry powder < curry powder
    garam masala | 2 g/tsp E
    tandoori masala / tikka masala spice / chaat masala
    ras el hanout
    dukkah, dukka
    zaatar, za atar | 2 g/tsp E
    sumac, ground sumac | 2.5 g/tsp E
    baharat
    berbere
    moroccan seasoning, moroccan spice, moroccan spice mix, moroccan spice blend
    cajun seasoning, cajun spice, cajun spice mix, cajun spice blend
    creole seasoning, tony chacheres seasoning
    blackening seasoning, blackened seasoning
    old bay seasoning, old bay
    tajin, tajin seasoning, tajin salt, tajin clasico, tajin clasico seasoning, chilli lime salt, chilli lime seasoning
    merken / espelette pepper, piment d'espelette
    seafood seasoning
    jamaican jerk spice, jerk spice
    chinese five spice, five spice powder, chinese five spice powder, five spice | 2 g/tsp E
    shichimi togarashi, togarashi
    mixed spice, ground mixed spice | 2 g/tsp E
    pumpkin pie spice, pumpkin spice
    apple pie spice
    fennel seed+, saunf | 2 g/tsp U
    ground fennel, ground fennel seed | 2 g/tsp E
    fenugreek seed+, fenugreek | 3.7 g/tsp U
    ground fenugreek
    caraway seed+, caraway, shahi jeera, shah jeera, shahi zeera, shahjeera | 2.1 g/tsp U
    celery seed+ | 2 g/tsp U
    mustard seed+ | 3.3 g/tsp E
    yellow mustard seed+, white mustard seed < mustard seed
    black mustard seed+ / brown mustard seed+ < mustard seed
    mustard powder, dry mustard, ground mustard, dried mustard, mustard flour, dry mustard powder, english mustard powder | 2 g/tsp U
    poppy seed+ | 2.8 g/tsp U
    white poppy seed+ < poppy seed
    nigella seed+, kalonji, black cumin seed, black cumin
    anise seed+, aniseed, ground anise | 2.1 g/tsp U
    dill seed+
    ajwain, ajwain seed, carom seed
    star anise, star anise pod
    saffron, saffron thread, saffron strand, saffron powder | 0.7 g/tsp U
    juniper berry+
    asafoetida, asafetida, hing
    annatto, annatto seed
    achiote, achiote paste, achiote seed
    amchur, dried mango powder, mango powder
    dried galangal
    wattleseed, ground wattleseed
    lemon myrtle, dried lemon myrtle, ground lemon myrtle
    garlic powder, granulated garlic, powdered garlic, garlic granule | 3.1 g/tsp U
    jarred garlic, jar garlic, crushed garlic jar
    garlic paste
    dried garlic, garlic flake
    onion powder, powdered onion, granulated onion | 2.4 g/tsp U
    dried onion, onion flake, dried minced onion, dried onion flake, instant minced onion, minced dried onion, dehydrated onion | 5 g/tbsp U
    mushroom powder
    MSG, monosodium glutamate, accent seasoning
    seasoning / spice blend
    all purpose seasoning, all seasoning
    adobo seasoning
    sazon, sazon seasoning
    goya seasoning
    everything bagel seasoning, bagel seasoning
    steak seasoning, steak spice
    montreal steak seasoning
    bbq seasoning, barbecue seasoning
    bbq rub, barbecue rub
    spice rub, dry rub / meat rub / pork rub / rib rub
    chicken seasoning, roast chicken seasoning
    poultry seasoning
    greek seasoning
    fish seasoning
    pickling spice
    vegetable seasoning / vegeta
    spice+
    # Other kinds
    garlic and herb salt
    lemon and herb seasoning
    mexican chilli seasoning
    korean bbq rub
    vegetable salt, herb salt
    truffle salt
    smoked salt
    pickling salt
    curing salt
    roast potato seasoning
    pizza seasoning / burger seasoning / popcorn seasoning
    butter chicken spice / korma spice / vindaloo spice
    panch phoron
    vadouvan
    advieh
    quatre epices
    gingerbread spice
    chai spice
    mulling spice
    dried makrut lime leaf+, dried kaffir lime leaf
    dried lemongrass
    dried rose petal+
    dried elderflower
    lemon myrtle leaf
    strawberry gum
    river mint
    aniseed myrtle
    squeezy herb+, herb paste, basil paste / coriander paste / parsley paste / chilli paste tube
    chopped chilli jar, jarred chilli
    lazy garlic
    # Further spices
    blade mace / black lime+, loomi / long pepper / grains of paradise / galangal powder, ground galangal / kaffir lime powder
    file powder, gumbo file / culinary lavender
    umami seasoning, aromat
    dried lemon thyme / dried lovage / dried chervil
    dried jalapeno+ < dried onion
  `,
  'Snacks & Confectionery': `
    # Chips and crackers
    potato chip+, crisps, potato crisp, chips, plain chip, salted chip, plain potato chip | 28 g/cup E
    corn chip+, tortilla chip, nacho chip, plain corn chip, nachos | 28 g/cup E
    doritos / fritos
    cracker+, savoury cracker, savoury biscuit, snack cracker | 4 g each E
    water cracker+ / cheese cracker+ < cracker
    saltine+, saltine cracker, soda cracker < cracker | 3 g each E
    ritz cracker+, butter cracker, buttery round cracker < cracker | 3.3 g each E
    jatz / savoy
    rice cracker+ / rice cake+ / corn thin+ / corn cake+
    crispbread+, rye crispbread / vita weat / cruskit / ryvita, knackebrod, crisp bread
    pretzel+, salted pretzel
    pretzel stick+ / pretzel twist+
    popcorn, popped popcorn, plain popcorn
    microwave popcorn
    popping corn, popcorn kernel, unpopped popcorn
    grissini, bread stick, breadstick, grissino
    melba toast
    pita chip+, pita crisp
    vegetable chip+
    kale chip+
    pork crackle snack, pork scratching
    seaweed snack
    # Nuts to snack on
    peanut+, raw peanut, unsalted peanut, peanut kernel | 146 g/cup U
    roasted peanut+, dry roasted peanut < peanut
    unsalted roasted peanut+, roasted unsalted peanut, dry roasted unsalted peanut, unsalted dry roasted peanut < roasted peanut
    salted peanut+, roasted salted peanut, beer nut < peanut
    cashew+, cashew nut, cashewnut, unsalted cashew | 137 g/cup U
    roasted cashew+, unsalted roasted cashew, roasted unsalted cashew, roasted cashew nut < cashew
    raw cashew+, raw cashew nut, raw unsalted cashew, raw cashewnut, raw cashew piece < cashew
    salted cashew+, roasted salted cashew, salted roasted cashew < cashew
    pistachio+, pistachio nut, pistachio kernel, shelled pistachio, unsalted pistachio, raw pistachio, shelled pistachio nut | 123 g/cup U
    roasted pistachio+ / salted pistachio+ < pistachio
    trail mix, scroggin, fruit and nut mix
    mixed nut+, unsalted mixed nut, nut | 142 g/cup U
    nut mix
    roasted almond+ / smoked almond+ / salted almond+ / tamari almond+ < almond
    # Biscuits
    biscuit+
    cookie+
    plain sweet biscuit+, sweet biscuit, plain biscuit | 8 g each E
    tea biscuit+
    digestive biscuit+, digestive cookie, digestive | 15 g each E
    marie biscuit+, arnotts marie biscuit | 8 g each E
    milk arrowroot biscuit+, milk arrowroot, arrowroot biscuit | 8 g each E
    nice biscuit+ / milk coffee biscuit+
    butternut snap+, butternut biscuit, butternut snap cookie, butternut snap biscuit
    anzac biscuit+
    scotch finger+ | 18 g each S
    ginger nut+, ginger nut biscuit | 10 g each E
    gingersnap+, ginger snap, gingersnap cookie | 8 g each E
    gingerbread / ginger biscuit+ | 10 g each E
    chocolate biscuit+, plain chocolate biscuit
    choc ripple biscuit+, choc ripple, chocolate ripple biscuit
    chocolate wafer+, chocolate wafer cookie
    oreo+, oreo cookie, oreo biscuit | 11 g each E
    chocolate sandwich cookie+
    Tim Tam+ | 18 g each E
    chocolate chip cookie+, choc chip cookie, choc chip biscuit
    graham cracker+, graham | 14 g each E
    nilla wafer+, vanilla wafer
    wafer+, wafer biscuit
    ice cream wafer+
    savoiardi, ladyfinger, sponge finger, lady finger biscuit, savoiardi biscuit, sponge finger biscuit | 9 g each E
    speculoos, speculaas
    biscoff biscuit+, lotus biscuit, biscoff, lotus biscoff biscuit, biscoff cookie, speculoos biscuit, speculoos cookie, speculaas biscuit
    amaretti, amaretti biscuit, amaretti cookie
    shortbread, shortbread biscuit, shortbread cookie
    macaron+
    macaroon+
    biscotti
    meringue+ / meringue nest+ / mini meringue+
    ice cream cone+, cone
    waffle cone+
    # Confectionery
    marshmallow+, white marshmallow, large marshmallow, pink and white marshmallow | 50 g/cup U | 7 g each E
    mini marshmallow+, miniature marshmallow < marshmallow
    lolly+, candy, sweets | 6 g each E
    jelly lolly+, gummy candy, gummies
    jelly bean+ | 1.1 g each E
    jelly snake+, snakes alive
    gummy bear+, gummi bear / gummy worm+, gummi worm / jelly baby+
    licorice
    lollipop+ / candy cane+
    gum drop+, gumdrop
    mints, mint lolly, peppermint
    peppermint candy, peppermint lolly, hard peppermint candy, starlight mint
    after dinner mint+ / peppermint patty+, york peppermint patty
    chewing gum / bubble gum
    caramel+, caramel candy, soft caramel, caramel lolly, kraft caramel | 9 g each E
    jersey caramel+
    werthers
    toffee+
    butterscotch candy
    nougat
    turkish delight
    honeycomb / violet crumble / crunchie
    maltesers
    malted milk ball+
    m and ms, m&m
    smarties
    snickers, snickers bar, snickers candy bar / mars bar+ / kit kat, kitkat / twix / milky way bar+, milky way / butterfinger / toblerone / cherry ripe / bounty bar+
    chocolate bar+
    candy bar+
    reeses peanut butter cup+, peanut butter cup, reeses
    chocolate kiss+, hershey kiss | 5 g each E
    chocolate egg+, easter egg
    mini egg+ / creme egg+
    chocolate block+, block chocolate
    chocolate
    chocolates, box of chocolates, chocolate box
    flake bar+, cadbury flake / peppermint crisp / aero bar+
    fudge
    rocky road
    # Bars and kids' snacks
    muesli bar+ / granola bar+ / cereal bar+ / oat bar+
    protein bar+ / energy bar+ / nut bar+
    fruit roll up+, roll up / fruit leather / fruit strap+
    lcm bar+
    rice krispie treat+
    fruit snack+
    beef jerky / jerky / biltong
    # Other kinds
    salt and vinegar chip+ / cheese and onion chip+ / chicken chip+ / sour cream and chives chip+ / barbecue chip+
    twisties / cheezels / Burger Rings / cc's / pringles / Smiths chips / Red Rock Deli chips / Grain Waves
    lentil chip+ / chickpea chip+ / protein chip+
    roasted chickpea+ / roasted fava bean+
    wasabi pea+
    bhuja mix
    rice snack+
    cheese twist+
    bread chip+, bagel chip
    sakata / shapes / barbecue Shapes / in a biskit / country cheese biscuit+ / salada / sao
    oatcake+
    lavosh, lavosh cracker
    fig and walnut cracker+
    Monte Carlo+ / kingston+ / Iced VoVo+ / tina wafer+ / mint slice biscuit+ / Wagon Wheel+ / Teddy Bear biscuit+ / Tiny Teddy+ / jam drop+ / melting moment+ / yo yo biscuit+ / custard cream+ / hobnob+ / malt biscuit+ / shortbread cream+ / assorted biscuit+
    fruit pillow+
    Freddo Frog+ / Caramello Koala+ / Violet Crumble bar+ / picnic bar+ / boost bar+ / crunchie bar+ / Turkish Delight bar+ / clinkers / fantales / minties / jaffas / freckles / milk bottle+ / red frog+ / party mix lollies / sour worm+ / starburst / skittles / mentos / tic tac / chupa chup+ / allens lollies / natural confectionery lollies / fruit tingle+ / eclairs lollies / butter menthol+ / throat lolly+ / musk stick+ / liquorice allsorts / bullets / coconut rough+ / scorched almond+ / Lindt ball+ / Ferrero Rocher+ / Cadbury Favourites / roses chocolates
    yoghurt coated sultana+
    chocolate coated almond+ / chocolate sultana+ / chocolate peanut+
    protein ball+, bliss ball
    rice crispy bar+
    cheese popcorn / caramel popcorn
    # Further goods
    cheez-it, goldfish cracker < cracker
    bombay mix, chevda, chivda / sev
    jaffa cake+ / fig roll+, fig newton, fig bar / wafer roll+, pirouette, rolled wafer, pirouline / jammie dodger+ / lebkuchen / pfeffernusse / stroopwafel+ < plain sweet biscuit
    rolo+ / after eight+ / andes mint+
    fruit pastille+ / dolly mixture / candy corn / nerds candy, nerds / dum dum+ / peeps / sour candy, sour lolly / fizzy lolly, cola bottle lolly < lolly
    twinkie / donette / snack cake+
    chicharron, chicharrones < pork crackle snack
    plantain crisp+
  `,
  Freezer: `
    # Vegetables and fruit
    frozen pea+, frozen green pea
    frozen baby pea+, baby pea, petite pea, frozen petite pea < frozen pea
    frozen corn, frozen corn kernel, frozen sweetcorn, frozen whole kernel corn, frozen sweet corn | 165 g/cup U
    frozen mixed vegetable+, frozen vegetable | 140 g/cup U
    frozen peas and corn, frozen peas corn and carrots, frozen pea and corn mix
    frozen peas and carrots
    frozen stir-fry vegetable+, frozen stir fry mix
    frozen spinach, frozen chopped spinach, frozen leaf spinach, frozen baby spinach | 156 g/cup U
    frozen broccoli, frozen broccoli floret
    frozen cauliflower, frozen cauliflower floret
    frozen cauliflower rice
    frozen green bean+, frozen bean
    frozen broad bean+
    frozen edamame, frozen edamame bean, frozen shelled edamame, shelled edamame, shelled edamame bean, podded edamame, edamame kernel, shelled soy bean | 155 g/cup U
    frozen brussels sprout+
    frozen onion, frozen diced onion, frozen chopped onion
    frozen artichoke heart+
    frozen lima bean+
    frozen okra
    frozen berry+, frozen mixed berry
    frozen blueberry+ | 155 g/cup U
    frozen raspberry+ | 140 g/cup U
    frozen strawberry+ | 149 g/cup U
    frozen blackberry+ | 151 g/cup U
    frozen cherry+
    frozen mango, frozen mango chunk
    frozen banana+
    frozen pineapple
    frozen peach+
    frozen fruit
    frozen tropical fruit
    frozen avocado
    acai, frozen acai
    frozen cranberry+
    frozen rhubarb
    # Potato
    frozen chip+, frozen potato chip, oven chip, frozen french fry, french fry, fries, oven fry, frozen fries
    hot chip+
    shoestring fries
    potato wedge+, frozen wedge, frozen potato wedge
    steak fries, frozen steak fry
    potato gem+, tater tot, potato royal, frozen tater tot
    hash brown+, frozen hash brown, hashbrown, frozen hashbrown | 65 g each E
    frozen shredded hash brown+, hash brown potato, frozen hash brown potato, frozen shredded hash brown potato
    potato scallop+
    onion ring+
    # Pastry and bread
    flaky pastry / rough puff pastry, rough puff < puff pastry
    puff pastry, puff pastry sheet, frozen puff pastry, ready rolled puff pastry, butter puff pastry, frozen puff pastry sheet, sheet puff pastry, puff pastry dough, ready rolled puff pastry sheet | 165 g/sheet S
    shortcrust pastry, shortcrust, short pastry, savoury short pastry, savoury shortcrust pastry, short crust pastry, shortcrust pastry sheet, frozen shortcrust pastry, ready rolled shortcrust pastry, sheet shortcrust pastry, frozen shortcrust pastry sheet, ready rolled shortcrust pastry sheet | 165 g/sheet S
    pie crust+, frozen pie crust, refrigerated pie crust, unbaked pie crust, pie dough, pie pastry / pie shell+, pastry shell, unbaked pie shell, deep dish pie shell, unbaked pastry shell, frozen pie shell / baked pie shell+
    sweet shortcrust pastry, sweet short pastry, sweet pastry
    pastry sheet+ / empanada disc+, empanada wrapper, empanada pastry
    frozen bread dough
    frozen dinner roll+, frozen roll
    frozen bread
    frozen garlic bread
    frozen pizza+
    pizza+
    frozen waffle+, waffle | 35 g each E
    frozen pancake+
    frozen pie+ / party pie+ / frozen sausage roll+, party sausage roll
    # Meals, fish, snacks
    fish finger+, fish stick | 25 g each E
    frozen fish fillet+, frozen fish
    crumbed fish / battered fish
    frozen prawn+, frozen shrimp, frozen raw prawn
    frozen cooked prawn+, frozen cooked shrimp
    frozen seafood mix, frozen marinara mix
    frozen calamari
    chicken nugget+, frozen chicken nugget, nugget | 18 g each E
    frozen chicken breast+
    frozen chicken
    chicken kiev+ / popcorn chicken / frozen chicken tender+
    frozen meatball+ | 20 g each E
    frozen burger patty+
    dim sim+, dimsim
    spring roll+, frozen spring roll
    samosa+ / money bag+
    dumpling+, frozen dumpling, potsticker
    gyoza, frozen gyoza
    wonton+, frozen wonton
    frozen meal+, frozen dinner, tv dinner
    frozen lasagne
    frozen yoghurt
    frozen tofu
    veggie nugget+
    frozen veggie burger+
    frozen ravioli
    frozen roti
    frozen paratha+
    # Ice cream
    ice cream, icecream | 133 g/cup U
    vanilla ice cream, vanilla icecream, vanilla bean ice cream, good quality vanilla ice cream < ice cream | 133 g/cup U
    chocolate ice cream / strawberry ice cream / coffee ice cream / cookies and cream ice cream < ice cream | 133 g/cup U
    gelato
    sorbet / lemon sorbet / raspberry sorbet / mango sorbet
    sherbet
    icy pole+, popsicle, ice pop
    ice block+
    zooper dooper+
    ice cream stick+ / magnum / drumstick ice cream+ / paddle pop+
    ice cream sandwich+
    ice, ice cube, crushed ice, cracked ice, shaved ice
    party ice, bag of ice
    frozen whipped topping, cool whip, whipped topping, frozen non dairy topping
    frozen cheesecake+ / frozen dessert+
    orange juice concentrate, frozen orange juice concentrate
    frozen lemonade concentrate, frozen pink lemonade concentrate, lemonade concentrate / frozen limeade concentrate, limeade concentrate
    # Other kinds
    frozen sweet potato chip+, sweet potato fries
    frozen carrot+
    frozen capsicum
    frozen kale
    frozen peas and beans
    frozen roast vegetable+
    frozen soup vegetable+
    frozen steam vegetable+, steam fresh vegetables
    frozen herb+
    frozen garlic
    frozen ginger
    frozen papaya
    frozen passionfruit
    frozen dragon fruit
    frozen lychee+
    frozen smoothie mix
    frozen coconut
    frozen mashed potato
    potato croquette+, croquette
    frozen gnocchi
    frozen macaroni cheese
    frozen cannelloni
    frozen fried rice
    frozen dim sum
    frozen bao bun+, bao bun
    frozen spring onion pancake+
    frozen quiche+
    frozen pasty+
    frozen croissant+
    frozen danish
    frozen naan
    frozen tortilla
    frozen salmon
    frozen barramundi
    frozen squid ring+
    frozen mussel+
    frozen scallop+
    frozen crumbed prawn+
    frozen mince
    frozen duck
    frozen turkey
    frozen turkey roll
    frozen lamb roast
    frozen chicken wing+
    frozen chicken schnitzel+
    corn dog+
    dagwood dog+
    vegetable finger+
    frozen falafel
    kataifi, kataifi pastry
    frozen pizza base+
    ice cream cake+
    choc top+
    vegan ice cream, dairy free ice cream
    frozen fruit bar+
    ice cream bar+
    Golden Gaytime+ / splice+ / cornetto+ / maxibon+ / Bubble O Bill+ / calippo+ / Frosty Fruit+ / lemonade icy pole+
    slushie
    # Further goods
    petit pois, petits pois, petits pois frozen, frozen petit pois, frozen petits pois / frozen soy bean+ < frozen pea
    ice lolly+
    breaded fish, breaded fish fillet, breaded cod, breaded haddock, frozen breaded fish
    breaded scampi, scampi breaded, whitby scampi
    acai puree, acai packet, acai pulp, frozen acai puree
    rhodes roll+, frozen roll dough, frozen yeast roll
    frozen apple juice concentrate, apple juice concentrate
    phyllo cup+, phyllo shell, filo case, mini phyllo shell | 2 g each E
  `,
  Drinks: `
    # Coffee and tea
    coffee, brewed coffee, black coffee, hot coffee, strong coffee, strong brewed coffee
    instant coffee, coffee granule, instant coffee granule, instant coffee powder, coffee powder | 1.6 g/tsp E
    instant espresso powder, espresso powder, instant espresso, espresso coffee powder
    ground coffee, coffee ground
    espresso, espresso coffee, shot espresso, espresso shot
    coffee bean+
    coffee capsule+, coffee pod
    decaf coffee
    tea bag+, tea, black tea, black tea bag
    english breakfast tea, english breakfast tea bag / earl grey tea, earl grey / loose leaf tea, tea leaf
    green tea, green tea bag
    matcha, matcha powder, green tea powder, matcha green tea, powdered green tea
    herbal tea / chamomile tea, camomile tea / peppermint tea / rooibos tea
    chai tea, chai
    iced tea
    hot chocolate
    drinking chocolate, hot chocolate powder, hot chocolate mix, hot cocoa mix
    milo / ovaltine / horlicks / malted drink powder
    # Juice and cordial
    orange juice | 1.05 g/mL U
    apple juice, cloudy apple juice | 1.05 g/mL U
    pineapple juice, canned pineapple juice, unsweetened pineapple juice | 1.06 g/mL U
    cranberry juice, cranberry juice cocktail | 1.07 g/mL U
    grape juice / white grape juice / red grape juice | 1.07 g/mL U
    tomato juice | 1.03 g/mL U
    vegetable juice
    v8 juice, v8, v8 vegetable juice
    carrot juice / beetroot juice
    clamato, clamato juice
    grapefruit juice / pink grapefruit juice
    pomegranate juice
    prune juice
    mango juice / mango nectar / apricot nectar / peach nectar / passionfruit juice / pear juice / lychee juice
    fruit juice, juice / tropical juice / breakfast juice / multi v juice
    sparkling apple juice
    sweet apple cider
    lime cordial / cordial, fruit cordial / elderflower cordial / raspberry cordial / ribena
    bottled lime juice
    bottled lemon juice
    coconut water | 1.02 g/mL E
    grenadine, grenadine syrup
    orgeat, orgeat syrup, almond syrup / falernum / demerara syrup, rich simple syrup | 1.25 g/mL E
    kool aid / lemonade powder / tang / drink mix, powdered drink mix / crystal light
    smoothie
    lemonade, lemonade soft drink
    sprite / 7 up
    lemon lime soda, lemon soda
    cola / coca cola, coke / pepsi / diet coke / coke zero, coke no sugar / pepsi max / dr pepper
    ginger ale, dry ginger ale
    ginger beer
    root beer / creaming soda, cream soda / sarsaparilla
    tonic water
    soda water, club soda, seltzer, seltzer water, carbonated water
    sparkling water
    mineral water, sparkling mineral water
    bottled water, still water
    spring water
    energy drink+
    red bull
    sports drink+
    gatorade / powerade
    kombucha
    soft drink, soda
    orange soda, orange soft drink
    fanta
    coffee syrup / hazelnut syrup / vanilla syrup
    bitter lemon
    non alcoholic wine, alcohol free wine
    non alcoholic beer, alcohol free beer
    # Other kinds
    coffee sachet+, coffee stick
    iced coffee / iced chocolate
    cold brew coffee / cold brew concentrate
    chicory coffee
    dandelion tea / ginger tea / lemon and ginger tea / sencha / oolong tea / jasmine tea / white tea / lemongrass tea / fruit tea / decaf tea / turkish apple tea
    chai latte powder / matcha latte powder
    lemon barley water
    fruit drink+, popper, juice box
    cranberry and raspberry juice / apple and blackcurrant juice / orange and mango juice / watermelon juice / guava juice / aloe vera drink
    lemon squash / solo / lift / Mountain Dew / pasito / passiona / kirks / schweppes lemonade / lime and soda
    sugar free lemonade / sugar free cola
    flavoured mineral water
    soda stream syrup
    coconut milk drink
    protein drink+, protein shake
    electrolyte drink+ / hydralyte / electrolyte powder
    vitamin water / iced tea mix
    berocca
    flavoured water
    tonic syrup
    non alcoholic gin, non alcoholic spirit
    # Further goods
    hibiscus flower+, dried hibiscus flower, dried hibiscus, hibiscus, jamaica flower
    rose's lime juice, sweetened lime juice < lime cordial
    chai concentrate
    fruit tea bag+, berry tea
    barley cup, grain coffee, chicory powder
    kvass
  `,
  Liquor: `
    # Wine
    white wine, dry white wine, cooking white wine, white cooking wine, dry white cooking wine | 0.99 g/mL U
    sauvignon blanc / chardonnay / pinot grigio / riesling < white wine
    red wine, dry red wine, cooking red wine, red cooking wine, full bodied red wine | 0.99 g/mL U
    shiraz / merlot / cabernet sauvignon / pinot noir / burgundy < red wine
    rose wine, rose
    sparkling wine, sparkling white wine | 0.99 g/mL E
    prosecco / cava < sparkling wine
    champagne
    dessert wine, sweet wine
    moscato / muscat
    wine, cooking wine
    marsala, marsala wine, dry marsala, dry marsala wine | 1.03 g/mL E
    sweet marsala < marsala
    port, port wine | 1.03 g/mL E
    tawny port / ruby port < port
    sherry, cooking sherry, sherry wine | 1 g/mL E
    dry sherry, pale dry sherry / cream sherry / sweet sherry / pedro ximenez < sherry
    madeira, madeira wine
    vermouth | 1 g/mL E
    dry vermouth / sweet vermouth, red vermouth < vermouth
    sake, japanese sake, rice wine sake | 0.99 g/mL E
    # Beer and cider
    beer | 1.01 g/mL U
    lager / pale ale / ale / light beer / dark beer < beer
    stout < beer
    guinness, guinness stout < stout
    cider, alcoholic cider, hard cider
    pear cider
    # Spirits
    brandy, cooking brandy | 0.95 g/mL U
    cognac / armagnac | 0.95 g/mL U
    rum, bacardi | 0.95 g/mL U
    dark rum, bundaberg rum / white rum, light rum / overproof rum / aged rum / spiced rum, captain morgan / gold rum, golden rum < rum
    coconut rum, malibu, malibu rum
    whisky | 0.95 g/mL U
    scotch whisky, scotch, blended scotch, islay scotch / bourbon, bourbon whiskey / irish whiskey / rye whiskey / jack daniels / canadian whisky < whisky
    vodka | 0.95 g/mL U
    vanilla vodka / flavoured vodka / citrus vodka < vodka
    gin | 0.95 g/mL U
    tequila | 0.95 g/mL E
    silver tequila, white tequila / gold tequila < tequila
    tequila blanco, blanco tequila / tequila reposado, reposado tequila / tequila anejo, anejo tequila < tequila
    mezcal, mezcal joven / raicilla / sotol < tequila
    pisco / cachaca / grappa / schnapps / aquavit / raki / marc | 0.95 g/mL E
    absinthe / pernod / ouzo / pastis / sambuca / anisette / arak
    cointreau / grand marnier / triple sec / orange liqueur, orange flavored liqueur / curacao / blue curacao
    kahlua / tia maria / coffee liqueur, coffee flavored liqueur
    baileys, baileys irish cream
    irish cream, irish cream liqueur
    amaretto, amaretto liqueur, disaronno
    almond liqueur
    frangelico / hazelnut liqueur
    limoncello
    chambord / raspberry liqueur / creme de cassis, cassis
    kirsch / cherry brandy / maraschino liqueur / cherry liqueur
    creme de menthe / creme de cacao / chocolate liqueur
    peach schnapps / peach liqueur
    midori / melon liqueur
    galliano, galliano liqueur
    drambuie
    st germain / elderflower liqueur
    chartreuse / benedictine
    campari / aperol / amaro / fernet branca, fernet / suze | 1.05 g/mL E
    pimms
    apple brandy / calvados
    liqueur
    bitters, angostura bitters
    orange bitters
    margarita mix / cocktail mixer / bloody mary mix / sweet and sour mix, sour mix
    # Other kinds
    rose sparkling / pinot gris / semillon / verdelho / moscato wine / viognier / gewurztraminer < white wine
    grenache / malbec / tempranillo / sangiovese / cabernet merlot < red wine
    fortified wine
    sparkling red
    cask wine
    ginger wine
    ready to drink can+, premix
    hard seltzer+
    alcoholic ginger beer
    craft beer / wheat beer / ipa / pilsner / mid strength beer / porter < beer
    plum wine
    soju
    baijiu
    umeshu
    spiced gin / sloe gin / pink gin < gin
    advocaat / aperol spritz
    # Further drinks
    applejack < brandy
    creme de violette / ginger liqueur / walnut liqueur / herbal liqueur < liqueur
    dry cider, perry < cider
    mexican beer, corona, corona beer, modelo, kolsch, weissbier, brown ale, porter beer < beer
    makgeolli < sake
  `,
  'Household & Personal Care': `
    # Things recipes ask for
    baking paper, parchment paper, parchment, non stick baking paper, greaseproof paper
    wax paper
    aluminium foil, foil, tin foil, alfoil
    cling film, plastic wrap, cling wrap, glad wrap, gladwrap
    toothpick+, cocktail stick, tooth pick
    bamboo skewer+, skewer, wooden skewer
    metal skewer+
    kitchen string, kitchen twine, cooking string, cotton string, butcher string
    muslin, cheesecloth, muslin cloth
    paper towel+, kitchen paper, kitchen roll
    popsicle stick+, paddle pop stick, lollipop stick, craft stick, wooden stick
    zip lock bag+, snap lock bag, resealable bag, ziploc bag, resealable plastic bag
    freezer bag+
    oven bag+, roasting bag
    foil tray+, aluminium tray
    piping bag+
    birthday candle+
    cedar plank+
    # Kitchen and table
    matches, match box
    dishwashing liquid, washing up liquid, dish soap
    dishwasher tablet+, dishwashing tablet, dishwasher powder
    rinse aid
    dishwasher cleaner
    dishwasher salt
    sponge scourer+, scourer, kitchen sponge, dish sponge, sponges
    steel wool, steel wool pad
    dish cloth+, kitchen cloth, chux
    tea towel+
    dish brush
    rubber glove+, washing up glove
    garbage bag+, bin bag, bin liner, rubbish bag, kitchen tidy bag
    compost bag+, compostable bag
    sandwich bag+
    beeswax wrap+
    food storage container+
    serviette+, napkin, paper napkin
    paper plate+
    paper cup+, disposable cup
    paper straw+, straw
    plastic cutlery, disposable cutlery, wooden cutlery
    tablecloth, disposable tablecloth
    candle+, tealight
    firelighter+, fire lighter
    charcoal, heat bead
    bbq gas, gas bottle
    lighter
    coffee filter paper
    ice cube bag+
    cupcake paper+
    # Cleaning and laundry
    laundry liquid, washing liquid, laundry detergent
    laundry powder, washing powder
    laundry capsule+, laundry pod
    fabric softener
    stain remover
    wool wash
    bleach
    disinfectant
    multipurpose spray, surface spray, all purpose cleaner, spray and wipe
    bathroom cleaner, shower cleaner
    toilet cleaner
    toilet block+
    glass cleaner, window cleaner
    oven cleaner
    floor cleaner
    carpet cleaner
    drain cleaner
    furniture polish
    cleaning vinegar
    methylated spirits
    sugar soap
    cleaning wipe+, disinfectant wipe, antibacterial wipe
    microfibre cloth+
    mop / mop head / broom / dustpan / bucket
    clothes peg+, peg
    air freshener
    fly spray, insect spray
    mosquito coil+ / ant bait / cockroach bait / mouse trap
    moth ball+
    battery+, aa battery
    light bulb+, globe
    extension lead
    glue, superglue
    sticky tape
    vacuum bag+
    shoe polish
    # Bathroom and health
    toilet paper, toilet roll, loo paper
    tissue+, facial tissue
    shampoo / conditioner / hair gel / hair spray / hair dye / dry shampoo
    soap, bar soap
    hand wash, hand soap, liquid hand soap
    hand sanitiser, hand sanitizer
    body wash, shower gel
    bubble bath
    deodorant
    moisturiser, body lotion, hand cream, face cream
    sunscreen, sunblock
    after sun
    insect repellent, mosquito repellent
    lip balm
    toothpaste
    toothbrush+
    mouthwash
    dental floss, floss
    denture tablet+
    razor+, razor blade
    shaving cream, shaving gel
    aftershave
    cotton ball+ / cotton bud+, cotton tip / cotton pad+, makeup remover pad
    makeup remover wipe+, face wipe
    face wash, cleanser
    nail polish remover
    pad+, sanitary pad / tampon+ / panty liner+
    incontinence pad+
    condom+
    bandaid+, band aid, plaster
    bandage+
    antiseptic, antiseptic cream
    paracetamol, panadol / ibuprofen, nurofen / aspirin
    antihistamine
    cough syrup / cough lolly+ / throat lozenge+
    vitamin+ / multivitamin+ / vitamin c / vitamin d / fish oil capsule+ / magnesium tablet+ / iron tablet+
    probiotic capsule+
    eye drops
    heat pack
    thermometer
    # Further goods
    surface cleaner, kitchen cleaner
    butcher's twine, cooking twine
    shaving foam / sun cream, suncream / cotton wool, cotton wool pad / soap bar+
    plastic cup+
    pie weight+, baking bean
  `,
  Pet: `
    dog food
    cat food
    dog treat+
    bird seed
    cat litter, kitty litter
    # Dog, cat and others
    dry dog food / wet dog food, canned dog food / puppy food
    dry cat food / wet cat food, canned cat food / kitten food
    cat milk
    cat treat+
    dog roll
    dog bone+
    dog biscuit+
    dental stick+
    pet mince
    dog poo bag+, dog waste bag
    flea treatment / worming tablet+
    dog shampoo
    fish food / bird food / rabbit food / guinea pig food / chicken feed
    straw bedding
    dog toy+ / cat toy+
  `,
  Baby: `
    baby formula, infant formula, formula, formula milk, follow on formula, baby milk formula
    breast milk, breastmilk, expressed milk, expressed breast milk
    baby food, baby puree
    baby cereal, infant cereal, baby oat cereal, infant oat cereal, baby oatmeal, infant oatmeal, multigrain baby cereal
    nappy+, baby nappy
    baby wipe+
    # Feeding and changing
    toddler milk
    baby rice, baby rice cereal, infant rice cereal, infant rice
    teething rusk+, rusk
    baby snack+
    baby yoghurt pouch+
    nappy pants, training pants
    swim nappy+
    nappy bag+
    nappy cream, nappy rash cream
    baby shampoo / baby wash / baby lotion / baby oil / baby powder
    breast pad+
    baby bottle+ / bottle teat+ / dummy+
    baby sunscreen
    baby paracetamol
    steriliser tablet+
    bib+
    baby porridge
  `,
};
