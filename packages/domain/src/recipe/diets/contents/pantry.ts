/** What is in pantry goods: oils, sauces, tins, grains, spices, snacks and drinks. Format: `contents.ts`. */
export const pantry = `
  # Oil and vinegar. The Australian rule exempts fully refined soybean oil.
  nothing: olive oil, vegetable oil, canola oil, sunflower oil, rice bran oil, grapeseed oil, corn oil, safflower oil, avocado oil, flaxseed oil, truffle oil, chilli oil, garlic oil, coconut oil, olive oil spray, hemp oil, oil, annatto oil, palm oil, mustard oil, cottonseed oil
  ?soy: soybean oil, cooking spray
  ?soy ?flour: baking spray
  nothing: white vinegar, rice vinegar, coconut vinegar, distilled vinegar, white distilled vinegar
  ?sulphites: vinegar, apple cider vinegar, verjuice, cider vinegar
  sulphites: white wine vinegar, red wine vinegar, balsamic vinegar, white balsamic vinegar, sherry vinegar, champagne vinegar, balsamic glaze, wine vinegar, balsamic reduction
  gluten: malt vinegar
  ?flour ?alcohol: black vinegar

  # Sauces, mustard, dressings
  nothing: tomato sauce, hot sauce, buffalo sauce, tomato ketchup, ketchup, apple sauce, cranberry sauce, mint jelly, horseradish, liquid smoke, pizza sauce, marinara sauce, napoletana sauce, arrabbiata sauce, american tomato sauce, tomato paste, passata, tomato puree, tomato pulp, cranberry jelly, adobo sauce, chipotle in adobo, chimichurri, tomato passata, salsa roja, mild hot sauce
  ?flour ?soy ?fish ?sulphites: barbecue sauce, brown sauce, steak sauce, burger sauce relish, smoky chipotle sauce
  fish ?gluten ?flour ?soy: worcestershire sauce
  ?sulphites ?flour: mustard, wholegrain mustard, english mustard, honey mustard plain, yellow mustard, american mustard, mustard pickle
  sulphites: dijon mustard
  honey ?sulphites ?egg: honey mustard, honey mustard dressing
  egg: mayonnaise, aioli, squeezy mayonnaise, chipotle mayonnaise, sriracha mayonnaise, mayo, garlic mayonnaise, remoulade
  egg ?soy: kewpie mayonnaise
  ?soy: vegan mayonnaise, eggless mayonnaise
  egg ?milk ?fish ?sulphites: tartare sauce, thousand island dressing, seafood sauce, burger sauce, sandwich spread, coleslaw dressing
  ?milk ?egg ?sulphites: horseradish cream
  ?sulphites: mint sauce
  ?meat ?flour ?milk ?soy: gravy, gravy powder, brown gravy mix, instant gravy, browning sauce
  ?egg ?milk ?soy ?fish ?sulphites ?sesame ?flour: salad dressing, dressing
  ?sulphites ?milk: french dressing, italian dressing, italian dressing mix, vinaigrette
  egg ?fish ?milk ?rennet ?soy: caesar dressing
  milk egg: ranch dressing, blue cheese dressing
  milk ?egg: ranch dressing mix
  sulphites: balsamic dressing
  soy flour ?sesame: japanese dressing
  ?sulphites: chutney, relish, tomato relish, corn relish, sweet pickle relish, fruit relish, onion relish, beetroot relish, caramelised onion, tomato kasundi, pickled onion, cocktail onion, pickle, mixed pickle, giardiniera, lime pickle, mango pickle, indian pickle, piccalilli
  nothing: pickle juice, dill pickle chip, gherkin, cornichon, pickled beetroot, canned beetroot, pickled jalapeno, pickled red cabbage, sauerkraut, preserved lemon, caper, salted caper, caperberry, chargrilled capsicum, artichoke heart, pimento, pickled garlic, pickled chilli, pickled carrot, pickled cucumber, dill pickle, olive, sun-dried tomato, dry packed sun dried tomato, roasted red pepper, pepperoncini, olive brine, pickle juice, pickled vegetable, pickled ginger
  ?fish ?milk: stuffed olive
  fish: anchovy, anchovy paste, canned tuna, canned salmon, canned sardine, canned mackerel, fish sauce, bonito flake, maldive fish, dashi, dashi powder, dashi stock sachet, fish stock
  fish ?any: tuna pouch, salmon pouch
  ?any: marinade, simmer sauce, sauce, stuffing, sauce mix, seasoning mix
  ?flour ?milk ?soy: stuffing mix, herb stuffing mix, stuffing balls
  flour ?milk: bread sauce
  ?sulphites: pickled turnip, pickled radish, pickled pepper, zha cai, fig spread, quince jelly
  nothing: chipotle paste, scotch bonnet sauce, zhoug, chermoula, shatta
  ?flour ?soy ?sulphites: jerk sauce
  ?soy ?flour ?fish: maggi seasoning

  # Tins
  nothing: canned tomato, canned tomatoes with green chillies, canned four-bean mix, canned mixed bean, three bean mix, five bean mix, canned green bean, hearts of palm, canned bean, baked bean, canned corn, creamed corn, canned baby corn, canned mushroom, canned pea, canned spinach, canned potato, canned asparagus, canned vegetable, canned bean sprout, pumpkin puree, pumpkin pie filling, canned green chilli, hominy, canned pineapple, canned peach, canned pear, canned apricot, canned mango, canned lychee, canned cherry, morello cherry, canned mandarin, fruit cocktail, canned fruit salad, canned fruit, two fruits, pie apple, apple pie filling, cherry pie filling, blueberry pie filling, canned passionfruit, canned plum, canned cranberry, canned black eyed bean, canned adzuki bean, canned broad bean, canned carrot, canned capsicum, canned jackfruit, coconut water carton, pie filling
  ?meat: canned chilli beans
  ?pork ?meat: refried bean, vegetarian refried bean plain
  meat pork: pork and beans
  flour ?milk: spaghetti in tomato sauce, spaghetti hoops, pasta snack
  ?milk: pasta sauce
  ?milk ?meat ?flour: bolognese sauce
  milk ?egg ?flour: alfredo sauce
  ?milk ?flour: tomato soup, condensed tomato soup, pumpkin soup, vegetable soup, lentil soup, pea soup, minestrone, canned lentil soup
  milk flour ?soy: cream of mushroom soup, cream of celery soup, cheddar cheese soup, canned cream soup, condensed cream of celery soup
  milk flour meat ?soy: cream of chicken soup
  meat ?flour ?milk ?egg ?soy: chicken noodle soup, canned chicken soup, canned beef soup
  ?any: soup, soup mix, instant soup
  nothing: mushy pea, dried bean mix, canned ackee, canned callaloo, canned breadfruit, canned okra, straw mushroom, dried lily flower, gungo pea, egusi, creamed coconut, corn husk

  # Stock
  ?meat ?fish ?flour ?soy: stock, bouillon
  meat ?flour ?soy: chicken stock, beef stock, turkey stock, veal stock, lamb stock, duck stock, beef consomme, demi glace
  ?meat ?flour ?soy: chicken style stock, beef style stock
  meat pork: ham stock
  meat: bone broth, chicken bone broth, beef bone broth, homemade chicken stock, homemade beef stock
  ?flour ?soy: vegetable stock, mushroom stock
  nothing: homemade vegetable stock
  fish ?crustacea ?mollusc: seafood stock
  ?meat ?flour ?soy ?milk: stock powder, stock cube, stock pot
  meat ?flour ?soy ?milk: chicken stock powder, beef stock powder, chicken stock cube, beef stock cube, chicken stock pot, beef stock pot, chicken bouillon
  ?flour ?soy ?milk: vegetable stock powder, vegetable stock cube, vegetable stock pot, vegetable bouillon, french onion soup mix
  meat ?gluten: bovril, bonox

  # Pasta, grains, pulses
  flour: pasta, short pasta, couscous, pearl couscous, burghul, semolina, freekeh, farro, spelt grain, wheat berry, wheat bran, wheat germ, spelt flake, kamut, vegetarian pasta, wheat
  flour ?egg: fettuccine, tagliatelle, pappardelle, lasagne sheet, fresh linguine plain
  flour egg: egg noodle pasta, egg noodle, egg pasta
  ?egg ?soy: gluten-free pasta
  nothing: lentil pasta, chickpea pasta, pulse pasta, konjac rice, black quinoa flakes, quinoa flake, rice flake, sorghum, puffed corn, puffed quinoa
  ?gluten ?wheat: mixed grain, ancient grain mix
  nothing: canary bean, rice, cooked rice, steamed rice, steamed jasmine rice, cooked brown rice, instant rice, microwave rice, wild rice, wild rice blend, quinoa, cooked quinoa, millet, buckwheat, amaranth, teff, polenta, grits, sago, chickpea, lentil, split pea, kidney bean, black bean, cannellini bean, white bean, butter bean, borlotti bean, pinto bean, black eyed pea, adzuki bean, mung bean, dried bean, soup bean, dried fava bean, popping corn, baby rice, urad dal, toor dal, moong dal, dal, dhal, legume
  ?gluten: soup mix barley
  ?flour ?milk ?soy ?meat: rice pilaf mix, rice-a-roni, rice a roni, flavoured rice, savoury rice, risotto mix
  flour milk: macaroni and cheese
  ?milk ?sulphites: instant mashed potato
  flour ?any: two minute noodle, instant noodle, cup noodle
  flour: dried soup noodle, ramen noodle
  ?any: pasta cup

  # Spreads and syrups
  honey: honey, honeycomb piece, mead
  nothing: guava paste, maple syrup, maple-flavoured syrup, golden syrup, demerara syrup, agave syrup, rice malt syrup, treacle, corn syrup, date syrup, date molasses, jam, redcurrant jelly, grape jelly, apple jelly, quince paste, ginger jam, lime marmalade, rhubarb jam, sugar-free jam, monk fruit syrup, maple flavour syrup sugar free, coconut nectar, fruit spread, jelly, fruit butter
  gluten: vegemite, promite, yeast extract, corn flake, rice bubbles, coco pops, just right, weeties plain, milo cereal malt, bran flake plain
  ?gluten: marmite, aussiemite, henderson's relish

  # Breakfast
  flour gluten: weet-bix, bran flake, all bran, bran cereal, nutri grain, special k, weeties, sultana bran, vita brits
  ?flour ?gluten ?milk ?nuts ?soy: cereal, baby cereal, clusters cereal, sustain cereal, cocoa puffs, froot loops
  gluten: cheerios
  gluten milk: milo cereal
  gluten peanut ?nuts: crunchy nut
  ?gluten: puffed rice, rice crispy
  nothing: chex rice, rice chex
  ?flour: chex

  # Crumbs, dried
  flour ?soy: breadcrumb, fresh breadcrumb, panko, cracker crumb, bread cube
  flour ?soy ?milk: crouton, seasoned breadcrumb
  ?flour: fried shallot
  flour: crispy fried onion, french fried onion
  ?meat ?pork ?soy: bacon bit
  nothing: nutritional yeast
  ?milk: powdered coconut milk

  # Asian sauces and pastes
  soy flour: soy sauce, thick soy sauce, japanese soy sauce, shoyu
  soy ?flour: sweet soy sauce, tamari, chilli bean paste, black bean sauce, fermented black bean, yellow bean sauce, bean paste, gochujang, ssamjang, doenjang, bulgogi sauce, ponzu, soybean paste, tauco, teriyaki marinade sauce
  soy: tamari sauce, gluten-free soy sauce, gluten-free tamari, salted black bean
  nothing: coconut butter, coconut aminos, tamarind paste, tamarind concentrate, tamarind, sushi vinegar, coconut milk, light coconut milk, coconut cream, ginger paste, ginger garlic paste, besan, jaggery, palm sugar, rice noodle, rice vermicelli, glass noodle, shirataki noodle, rice paper, nori, wakame, kombu, seaweed, agar-agar, water chestnut, bamboo shoot, baby corn spear, dried shiitake mushroom, dried mushroom, dried porcini mushroom, wood ear mushroom, lemongrass paste, lotus seed, dried lily bud, rock sugar, preserved mustard green, preserved radish, banana blossom, jackfruit chip, plain pappadum, sambal plain, gochugaru, wasabi powder, lemon grass paste, sweet potato noodle, kelp noodle, sweet potato starch noodle, dried chilli paste
  soy fish ?flour: dashi ponzu
  mollusc ?flour ?soy: oyster sauce
  soy ?flour: vegetarian oyster sauce
  soy flour ?sesame: hoisin sauce, char siu sauce, yakisoba sauce plain
  soy flour ?alcohol ?sesame: teriyaki sauce
  ?sulphites: aji panca paste, sweet chilli sauce, chilli sauce, sriracha, sambal oelek, chilli garlic sauce, chilli paste, sweet and sour sauce, plum sauce, duck sauce, peri peri sauce, harissa sauce, banana ketchup, chilli jam
  soy ?peanut ?flour ?sesame: chilli crisp
  peanut ?soy ?flour ?fish ?sesame ?milk ?crustacea: satay sauce, peanut sauce, satay paste
  ?soy ?flour ?sesame ?mollusc ?fish: stir-fry sauce
  ?soy ?flour ?fish ?gluten: tonkatsu sauce, okonomiyaki sauce, yakisoba sauce
  crustacea mollusc ?fish ?pork ?meat ?soy: xo sauce
  ?soy ?milk ?flour: wasabi
  crustacea: shrimp paste
  alcohol: mirin, rice wine, cooking sake, chinese cooking wine, cooking wine
  alcohol ?flour: shaoxing wine
  ?milk ?sulphites: cream of coconut
  ?crustacea ?fish ?milk ?flour ?soy ?peanut: curry paste
  ?crustacea ?fish ?soy: red curry paste, green curry paste, yellow curry paste, panang curry paste, laksa paste, tom yum paste, rendang paste, rendang curry paste, nasi goreng paste, thai curry paste
  ?crustacea ?fish ?soy ?peanut: massaman curry paste
  flour egg ?crustacea ?fish ?soy ?milk: khao soi paste
  ?milk ?flour ?soy: indian curry paste, tikka masala paste, korma paste, madras curry paste, rogan josh paste, tandoori paste, vindaloo paste, butter chicken paste, biryani paste
  milk ?cashew ?almond ?flour ?soy: butter chicken sauce, korma sauce, tikka masala sauce
  ?any: curry sauce, tikka kit, butter chicken kit, hot pot base, wonton soup base, ramen broth, furikake, taco kit, burrito kit, fajita kit, enchilada kit, nacho kit, hard and soft taco kit, moroccan sauce, shakshuka sauce, birria paste, mole paste, freekeh mix, adobo mix, tteokbokki
  meat ?flour ?soy ?fish: pho broth
  ?milk ?flour ?soy: butter chicken spice
  ?flour: pappadum, noodle, vermicelli, soba noodle, prawn cracker plain, idli mix, dosa mix, dosa batter, falafel mix plain
  ?flour ?egg: asian noodle, yellow noodle, stir-fry noodle
  flour: udon noodle, somen noodle, crispy noodle, ramen
  flour ?egg: dumpling dough
  soy ?gluten ?fish: miso soup
  flour ?egg: tempura flour
  flour ?fish: okonomiyaki flour
  crustacea: prawn cracker
  flour ?soy ?milk: japanese curry
  nothing: mochi plain, red bean paste, chipotle chilli, ancho chilli, guajillo chilli, rosewater, orange blossom water, pomegranate molasses, grape molasses, ajvar, harissa, curry leaf powder
  ?milk ?flour: mochi
  ?flour ?milk ?soy: taco seasoning, fajita seasoning, burrito seasoning, chilli seasoning mix, guacamole seasoning, sinigang mix
  nothing: mexican spice mix, mexican chilli powder, enchilada sauce, green enchilada sauce, salsa, salsa verde, taco sauce, masa flour, jerk seasoning, chana masala spice, biryani spice
  ?nuts ?peanut ?sesame ?flour: mole sauce
  ?soy ?flour ?sulphites: jerk marinade, jerk paste
  milk: queso dip, tzatziki mix
  flour ?egg: matzo ball mix
  ?flour: tortilla strip, black bean tortilla

  # Herbs and spices. Single herbs and spices are those without a row here.
  ?flour ?soy: chicken salt, seasoned salt, vegeta, burger seasoning, pizza seasoning, popcorn seasoning, roast potato seasoning, korean bbq rub
  ?flour: asafoetida
  sesame ?nuts ?peanut: dukkah
  sesame ?flour: zaatar
  sesame: shichimi togarashi, everything bagel seasoning, gomasio
  ?any: seasoning, spice blend, all-purpose seasoning, seasoning packet

  # Snacks
  nothing: potato chip, corn chip, corn thin, popcorn, vegetable chip, kale chip, roasted chickpea, roasted fava bean, fritos, fruit leather, fruit strap, rice cake, corn cake, salted popcorn, tortilla chip, lentil chip, chickpea chip, plain crisp
  ?milk ?flour ?soy: doritos, microwave popcorn, pringles, smiths chips, red rock deli chips, grain waves, protein chip, bhuja mix, rice snack, salt and vinegar chip, chicken chip, barbecue chip, burger rings, wasabi pea, sakata, fruit snack
  milk ?flour: cheese and onion chip, sour cream and chives chip, twisties, cheezels, ccs, cheese popcorn
  meat pork: pork crackle snack
  ?soy ?flour ?sesame ?crustacea: rice cracker, seaweed snack
  flour ?milk ?soy ?sesame: cracker, saltine, ritz cracker, jatz, savoy, crispbread, vita-weat, shapes, barbecue shapes, in a biskit, country cheese biscuit, salada, sao, lavosh, water cracker, cream cracker
  flour gluten ?sesame: cruskit, ryvita
  flour ?soy: pretzel, pretzel stick, pretzel twist, grissini, melba toast, pita chip, bread chip, teething rusk
  flour milk: cheese cracker, cheese twist
  gluten ?milk ?flour: oatcake
  ?gelatine: fruit roll-up
  meat ?soy ?flour: beef jerky, jerky, biltong
  ?any: baby food, baby snack
  gluten ?milk ?egg: rice crispy bar

  # Freezer
  nothing: frozen pea, frozen corn, frozen mixed vegetable, frozen peas and corn, frozen peas and carrots, frozen stir-fry vegetable, frozen spinach, frozen broccoli, frozen cauliflower, frozen cauliflower rice, frozen green bean, frozen broad bean, frozen brussels sprout, frozen onion, frozen artichoke heart, frozen lima bean, frozen okra, frozen berry, frozen blueberry, frozen raspberry, frozen strawberry, frozen blackberry, frozen cherry, frozen mango, frozen banana, frozen pineapple, frozen peach, frozen fruit, frozen tropical fruit, frozen avocado, acai, frozen cranberry, frozen rhubarb, sorbet, lemon sorbet, raspberry sorbet, mango sorbet, icy pole, ice block, zooper dooper, ice, party ice, orange juice concentrate, frozen lemonade concentrate, frozen limeade concentrate, frozen carrot, frozen capsicum, frozen kale, frozen peas and beans, frozen roast vegetable, frozen soup vegetable, frozen steam vegetable, frozen herb, frozen garlic, frozen ginger, frozen papaya, frozen passionfruit, frozen dragon fruit, frozen lychee, frozen smoothie mix, frozen coconut, frozen fruit bar, calippo, frosty fruit, lemonade icy pole, slushie, frozen shredded hash brown
  ?flour ?sulphites: frozen chip, hot chip, shoestring fries, potato wedge, steak fries, potato gem, hash brown, frozen sweet potato chip
  ?milk ?flour ?egg: potato scallop, frozen mashed potato, potato croquette
  flour ?milk ?egg: onion ring
  flour milk ?meat ?pork ?soy: frozen pizza, pizza
  meat flour ?egg ?milk ?soy: chicken nugget, popcorn chicken, frozen chicken tender
  meat flour milk ?egg ?soy: chicken kiev
  meat flour pork soy: dim sim, frozen dim sum
  flour ?meat ?pork ?crustacea ?soy ?sesame ?egg: spring roll, money bag, dumpling, gyoza, wonton, frozen fried rice
  flour ?meat ?milk: samosa
  meat flour milk ?egg ?pork: frozen lasagne
  flour soy: frozen spring onion pancake
  meat ?pork flour ?egg ?milk ?soy: corn dog, dagwood dog
  milk ?egg: ice cream, chocolate ice cream, strawberry ice cream, coffee ice cream, gelato, sherbet, magnum, paddle pop, ice cream stick, bubble o bill, splice, ice cream bar, choc top
  milk flour ?egg ?soy: cookies and cream ice cream, drumstick ice cream, ice cream sandwich, golden gaytime, cornetto, maxibon
  milk flour egg: ice cream cake

  # Drinks
  nothing: coffee, instant coffee, instant espresso powder, ground coffee, espresso, coffee bean, coffee capsule, decaf coffee, tea bag, tea, english breakfast tea, earl grey tea, loose leaf tea, green tea, matcha, herbal tea, chamomile tea, peppermint tea, rooibos tea, chai tea, iced tea, orange juice, apple juice, pineapple juice, cranberry juice, grape juice, white grape juice, red grape juice, tomato juice, vegetable juice, v8 juice, carrot juice, beetroot juice, grapefruit juice, pink grapefruit juice, pomegranate juice, prune juice, mango juice, mango nectar, apricot nectar, peach nectar, passionfruit juice, pear juice, lychee juice, fruit juice, tropical juice, breakfast juice, multi v juice, sparkling apple juice, sweet apple cider, coconut water, grenadine, kool aid, lemonade powder, tang, drink mix, crystal light, lemonade, sprite, 7 up, lemon lime soda, cola, coca cola, pepsi, diet coke, coke zero, pepsi max, dr pepper, ginger ale, ginger beer, root beer, creaming soda, sarsaparilla, tonic water, soda water, sparkling water, mineral water, bottled water, spring water, energy drink, red bull, sports drink, gatorade, powerade, kombucha, soft drink, orange soda, fanta, coffee syrup, vanilla syrup, bitter lemon, coffee sachet, cold brew coffee, cold brew concentrate, chicory coffee, dandelion tea, ginger tea, lemon and ginger tea, sencha, oolong tea, jasmine tea, white tea, lemongrass tea, fruit tea, decaf tea, turkish apple tea, fruit drink, cranberry and raspberry juice, apple and blackcurrant juice, orange and mango juice, watermelon juice, guava juice, aloe vera drink, lemon squash, solo, lift, mountain dew, pasito, passiona, kirks, schweppes lemonade, lime and soda, sugar-free lemonade, sugar-free cola, flavoured mineral water, soda stream syrup, electrolyte drink, hydralyte, electrolyte powder, vitamin water, iced tea mix, berocca, flavoured water, tonic syrup, juice, cranberry juice cocktail
  ?mollusc ?fish: clamato
  ?sulphites: lime cordial, cordial, elderflower cordial, raspberry cordial, ribena, bottled lime juice, bottled lemon juice, non alcoholic wine
  gluten: lemon barley water, non alcoholic beer
  ?alcohol: non alcoholic gin
  milk: iced coffee, iced chocolate, chai latte powder, matcha latte powder
  ?milk ?soy: smoothie

  # Liquor. Wine and beer may be cleared with egg, milk or fish.
  alcohol sulphites ?fining: white wine, red wine, rose wine, sparkling wine, champagne, dessert wine, moscato, muscat, wine, marsala, port, sherry, dry sherry, cream sherry, sweet sherry, pedro ximenez, madeira, vermouth, rose sparkling, pinot gris, semillon, fortified wine, sparkling red, cask wine, ginger wine, burgundy, aperol spritz
  alcohol sulphites ?fining: cider, pear cider
  alcohol gluten ?wheat ?fining: beer, ale, stout
  alcohol gluten wheat ?fining: wheat beer
  alcohol: sake, raki, amaro, fernet branca, brandy, cognac, armagnac, rum, coconut rum, whisky, vodka, gin, tequila, mezcal, pisco, cachaca, grappa, schnapps, aquavit, absinthe, pernod, ouzo, pastis, sambuca, anisette, arak, cointreau, grand marnier, triple sec, orange liqueur, curacao, blue curacao, kahlua, tia maria, coffee liqueur, limoncello, chambord, raspberry liqueur, creme de cassis, kirsch, cherry brandy, maraschino liqueur, cherry liqueur, creme de menthe, creme de cacao, chocolate liqueur, peach schnapps, peach liqueur, midori, melon liqueur, galliano, drambuie, st germain, elderflower liqueur, chartreuse, benedictine, pimms, apple brandy, calvados, ready to drink can, hard seltzer, alcoholic ginger beer, plum wine, soju, baijiu, umeshu, spiced gin, sloe gin, pink gin, bourbon, bitters, orange bitters, whiskey, scotch
  alcohol ?insect: campari, aperol
  alcohol ?any: liqueur
  alcohol milk: baileys, irish cream
  alcohol ?almond: amaretto, almond liqueur, falernum
  alcohol hazelnut: frangelico, hazelnut liqueur
  alcohol egg: advocaat
  ?sulphites: margarita mix, cocktail mixer, bloody mary mix, sweet and sour mix

  # Names that the food table does not have
  nothing: gum arabic, pico de gallo, barberry, water, hop, gold leaf, silver leaf, edible glitter, spring greens, greens, candlenut, fiddlehead, tomate verde, gim, kimbap gim, grains of paradise, elderflower, fleur de sel, liquid smoke flavouring, chow chow, chard, pea pod, piquillo, piquillo pepper, fresh herb, preserve, recao, culantro, angelica root, calcium greens, aji amarillo paste, beans, pulse, cranberry bean, pink bean, beverage, crystallised fruit, splenda granular, mixed seed plain, sprouted seed, seed, ice water, myoga, sedum, hyssop, tisane, sprout, bean shoots, quinoa, salad vegetable, baby vegetable, zaatar leaf, carbonated beverage, compote, fruit compote, apple compote, citron, flower, tomato salsa, horseradish root, sweet corn, cinnamon sugar, sugar syrup, lentils, chilli oil, bouquet garni, passionfruit, lemon myrtle, salad, vinegar essence, hibiscus, cactus, tamarind water, nasturtium leaf
  ?sesame: mixed seed, mixed seeds
  milk: asadero, bel paese, piave, fior di latte, oaxaca cheese, stracchino, creamer, butter flavoured, creme, crema, custard cream filling, queso asadero, mild cheese, milk drink, dairy, cheez whiz, boursin, chevre, petit suisse, fontinella, scamorza, cantal, reblochon, mimolette, wensleydale, red leicester, double gloucester, caerphilly, lancashire cheese, cheshire cheese
  milk flour: bechamel, bechamel sauce, white sauce, cheese sauce, mornay sauce
  ?milk ?flour: white sauce mix, cheese sauce mix
  fish: redfish, shad, scrod, branzino, brill, colatura di alici, garum, pollack, coley, hake, sea bream, dorade, red mullet, gurnard, wahoo, trevally, dory, anchovy sauce, tuna fish, whitefish, bluefish, escolar, walleye, bass, sprat
  crustacea: crab stick fresh, prawn head, crayfish powder, shrimp shell, king prawn, krill, crawfish, langoustine tail
  mollusc: oyster liquor, cherrystone, geoduck, razor clam, periwinkle
  meat: veal cutlet, jus, chuck, brisket, roast, bird, hen, cornish hen, venison jus, sirloin tip, ham bone stock, bone marrow, gizzard, oxtails, minced meat, chuck roll, rump roast, roe deer, deer, poussin, partridge, grouse, pigeon, ostrich, beef heart, chicken heart
  meat pork: streaky rasher, rasher, bacon rasher, mince pork, spareribs, sparerib, suckling pig, pork cheek, lardo, ventreche, chicharron, carnitas, jambon, pig cheek, pig ear, gammon steak
  meat non-kosher: wallaby, camel
  meat ?pork ?flour ?sulphites ?soy ?milk: sausagemeat, snag
  flour: chinese pancake, mandarin pancake, tabouli, tabbouleh, dough, batard, yeast dough, spaghetti noodle, seitan strip, orzo pasta, gnocchetti, trofie, fregola, trenette, mafalda, ditalini, lumache, casarecce, paccheri, fideo, bread crust, naan bread plain, roll, pita, pide, bulgar, rusk
  flour ?milk ?soy ?egg: feuilletine, twinkie, crumb base, cookie sandwich, crescent dough, shortcake, biscotti crumb, ladyfingers sponge, bread pudding, waffle, stuffing bread
  hazelnut: cobnut, filbert, gianduja
  peanut: groundnut, groundnut oil, arachis oil, monkey nut, beer nut
  almond: marcona, orgeat
  almond egg milk ?flour: frangipane, frangipane filling, crème d'amande
  milk hazelnut: praline spread
  ?nuts: praline, orgeat syrup, nut oil
  ?alcohol ?sulphites: apple cider
  meat pork flour ?egg ?milk: pork pie
  alcohol: kirschwasser, framboise, lillet, cocchi americano, limoncello liqueur, spirit, cachaça, marc, strega, cynar, suze, dubonnet, pastis liqueur, everclear
  alcohol gluten ?wheat ?fining: mexican beer, ginger beer alcoholic, guinness
  soy ?flour: gochuchang, mushroom soy sauce, white soy sauce, hot pepper paste, bean sauce, tofu sauce
  ?milk ?soy: butterscotch-flavoured chip, whipped topping, non-dairy whipped topping
  ?any: rub, dumpling filling, curing mix, gravy mix, chilli mix, fried rice, curry, ratatouille, dal makhani
  nothing: dry rub, spice rub
  egg: just whites, zabaglione, egg pasta dough, sabayon
  nothing: aquafaba, chickpea liquid
  ?hazelnut: hazelnut syrup
  flour walnut ?milk ?soy ?sesame: fig and walnut cracker
  nothing: mochi rice cake, plantain chip, plantain crisp, hibiscus flower, fruit tea bag, acai puree, frozen apple juice concentrate
  flour ?milk ?egg ?soy: shake and bake, donette, snack cake
  ?flour ?peanut ?cashew ?almond: bombay mix
  ?flour: sev
  milk ?soy: rolo, after eight, andes mint, chai concentrate
  ?milk: ice lolly
  flour milk egg ?soy: jaffa cake, stroopwafel
  flour ?egg ?almond ?hazelnut ?honey ?milk: lebkuchen, pfeffernusse
  gluten: rye berry, barley cup, kvass
`;
