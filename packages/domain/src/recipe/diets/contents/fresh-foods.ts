/** What is in fruit, vegetables, meat, fish, deli goods and bread. Format: `contents.ts`. */
export const freshFoods = `
  # Fruit and vegetables without a row contain nothing.
  soy: edamame, frozen edamame
  ?any: salad kit, asian salad kit, kaleslaw, kaleslaw kit, garden salad, red cabbage slaw
  milk ?egg ?fish ?flour ?rennet: caesar salad kit

  # Meat
  meat: beef mince, ground meat, lamb and beef mince, beef, beef steak, chuck steak, stewing beef, gravy beef, beef stir-fry strip, beef roast, topside roast, blade roast, pot roast, corned beef silverside, beef brisket, beef short rib, beef cheek, beef shin, osso buco, oxtail, rib roast, beef bone, veal, veal mince, veal shank, veal osso buco, lamb, lamb mince, lamb leg, lamb shoulder, lamb chop, lamb cutlet, rack of lamb, lamb shank, lamb backstrap, diced lamb, lamb steak, lamb neck, mutton, goat, suet, beef suet, chicken, whole chicken, chicken breast, chicken thigh, chicken thigh cutlet, chicken drumstick, chicken wing, chicken drumette, chicken maryland, chicken leg, chicken tenderloin, chicken mince, chicken liver, chicken carcass, chicken skin, diced chicken, chicken stir-fry strip, chicken giblet, chicken neck, chicken feet, turkey, turkey breast, turkey mince, turkey thigh, turkey leg, turkey wing, duck, duck breast, duck leg, quail, spatchcock, goose, venison, bison, liver, kidney, tripe, sweetbread, tongue, lamb rib, mini lamb roast, beef ribs rack, wagyu mince, tri-tip, bolar blade, eye round, rolled roast beef, duck neck, meat, stew meat, chicken bone, giblet, squab, pheasant, guinea fowl, poultry, game, mince meat, frozen chicken breast, frozen chicken, frozen mince, frozen duck, frozen turkey, frozen lamb roast, frozen chicken wing
  meat non-kosher: kangaroo, rabbit, emu, crocodile, hare, horse, frog leg
  meat pork: pork, pork mince, beef and pork mince, pork and veal mince, pork chop, pork fillet, pork loin, pork rack, pork shoulder, pork neck, pork leg, pork belly, pork rib, baby back rib, pork steak, diced pork, pork stir-fry strip, ham hock, ham bone, pork crackling, pork bone, trotter, pork belly strip, pork knuckle, pickled pork, pork jowl, pork fat, wild boar, back rib
  meat pork ?any: pulled pork
  meat ?flour ?sulphites ?soy ?milk: beef sausage, lamb sausage, chicken sausage, kangaroo sausage, boerewors, cevapi, merguez, turkey sausage, duck sausage, beef sausage mince
  meat ?pork ?flour ?sulphites ?soy ?milk: sausage, sausage mince, chipolata, breakfast sausage
  meat pork ?flour ?sulphites ?soy ?milk: pork sausage, italian sausage, bratwurst, pork chipolata, smoked sausage, summer sausage, linguica, cotechino, pork sausage mince
  meat pork non-kosher ?flour ?gluten ?milk: black pudding
  meat ?flour ?egg ?soy ?milk ?sulphites: beef rissole, lamb rissole, beef patty, chicken meatball, chicken burger, turkey burger, kangaroo burger, lamb kofta, beef kebab, lamb kebab, chicken kebab, frozen burger patty
  meat ?pork ?flour ?egg ?soy ?milk ?sulphites: meatball, frozen meatball
  meat ?flour ?egg ?milk: beef schnitzel, veal schnitzel, chicken schnitzel, frozen chicken schnitzel
  meat pork ?flour ?egg ?milk: pork schnitzel
  meat flour ?egg ?milk ?soy: crumbed lamb cutlet
  meat pork flour ?egg ?milk ?soy: crumbed pork schnitzel
  meat flour milk ?egg ?soy: chicken parmigiana
  meat peanut ?soy ?flour ?fish ?sesame: satay chicken skewer
  meat pork ?soy ?alcohol ?flour: lap cheong
  meat: beef tendon, wild duck, elk, reindeer
  meat non-kosher: horse meat, alligator
  meat ?pork ?flour ?sulphites ?soy ?milk: sausage patty, haggis
  meat ?pork ?flour ?milk: white pudding, scrapple

  # Fish and seafood
  fish: fish fillet, fish, white fish, salmon, tuna steak, fresh sardine, herring, whitebait, carp, pike, arctic char, trout, ocean trout, mackerel, fish bone, fish head, sashimi tuna, fish roe, whole snapper, whole barramundi, whole trout, garfish, nannygai, tailor, australian salmon, leatherjacket, mulloway, coral trout, red emperor, patagonian toothfish, gravlax, smoked salmon, hot-smoked salmon, smoked trout, smoked mackerel, smoked cod, smoked haddock, frozen fish fillet, frozen salmon, frozen barramundi, rainbow trout, smelt, anchovy fillet, kipper, bottarga, sardine, tuna, ocean fish
  fish non-kosher: eel, skate, flake, shark, catfish, monkfish, caviar, sturgeon, basa
  fish ?non-kosher: swordfish, turbot
  fish crustacea mollusc: marinara mix, frozen seafood mix, seafood mix
  seafood ?fish ?crustacea ?mollusc: seafood, shellfish
  crustacea ?sulphites: prawn, frozen prawn, frozen cooked prawn, dried shrimp, dried prawn, shrimp, crayfish, yabby, marron, scampi, langoustine
  crustacea: crab, crab meat, crab leg, lobster, moreton bay bug, balmain bug, canned crab
  mollusc: scallop, bay scallop, mussel, clam, pipi, cockle, oyster, squid, octopus, cuttlefish, abalone, coffin bay oyster, marinated octopus, frozen calamari, frozen squid ring, frozen mussel, frozen scallop, smoked oyster, canned oyster, canned mussel, canned clam, clam juice, calamari, conch, snail, escargot, whelk, cuttlefish ink, squid ink
  seafood non-kosher: sea urchin
  fish ?flour ?egg ?milk ?crustacea ?soy: fish cake, gefilte fish
  crustacea ?any: prawn skewer, marinated prawn
  mollusc flour ?egg ?milk: crumbed calamari ring
  fish flour ?egg ?milk ?soy: fish finger, crumbed fish, battered fish
  crustacea flour ?egg ?milk ?soy: frozen crumbed prawn
  fish ?flour ?egg ?soy ?crustacea: seafood stick, imitation crab, surimi, fish ball
  fish: fresh anchovy, pilchard, smoked sprat, rollmop, cod liver
  fish non-kosher: smoked eel fillet
  fish ?crustacea ?mollusc: fish pie mix
  mollusc: winkle, limpet, canned snail
  seafood non-kosher: sea cucumber
  fish flour ?egg ?milk ?soy: breaded fish
  crustacea flour ?egg ?milk ?soy: breaded scampi

  # Smoked and cured
  meat pork: bacon, bacon piece, speck, pancetta, guanciale, lardon, ham, ham steak, whole ham, half ham, prosciutto, serrano ham, jamon iberico, jamon, canadian bacon, kaiserfleisch, black forest ham, coppa, lachsschinken, canned ham, ham off the bone, pork pancetta, bacon fat, bacon grease, bacon dripping, fatback, salt pork, capocollo, capicola, back bacon, bacon rind, gammon, tasso ham, boiled ham
  meat pork ?milk: salami, pepperoni, sopressa, nduja, soppressata, prosciutto cotto
  meat pork ?milk ?soy ?flour ?sulphites: chorizo, mortadella, bologna, devon, liverwurst, kabana, kielbasa, andouille, frankfurt, cocktail frankfurt, kransky, spam, twiggy stick
  meat ?milk ?soy ?flour: turkey bacon, sliced turkey, smoked turkey, chicken loaf, shaved turkey, shaved chicken, frozen turkey roll, beef bacon
  meat: bresaola, pastrami, roast beef, sliced corned beef, cooked chicken, canned corned beef, canned chicken, foie gras, beef jerky strip
  meat ?flour ?soy ?milk: roast chicken, rotisserie chicken
  meat ?pork ?milk ?egg ?flour ?alcohol ?sulphites: pate, chicken liver pate, duck pate, terrine
  meat ?pork ?milk ?soy ?flour: deli meat, luncheon meat, cold cut, hot dog, frankfurter
  ?any: antipasto, dip, sushi, quiche lorraine, caramelised onion dip, french onion dip, beetroot dip, spinach dip, corn relish dip, capsicum dip, eggplant relish dip, pasta salad, potato bake, rice salad, cheese platter
  nothing: chargrilled vegetable, marinated artichoke, chargrilled eggplant, semi-dried tomato
  ?flour ?milk: stuffed vine leaf
  sesame: hummus, beetroot hummus, baba ganoush, baba ghanoush, tahini sauce, tahini dressing
  milk: tzatziki, raita, labneh, marinated feta, persian feta
  ?milk: guacamole, coconut chutney, sambar
  fish ?flour ?egg ?milk: taramasalata
  ?fish: tapenade, olive tapenade
  egg ?milk: coleslaw, potato salad
  milk ?cashew ?almond ?pine-nut ?walnut ?rennet ?sulphites: pesto dip
  egg milk flour ?meat ?pork: quiche, frozen quiche
  egg milk: frittata
  milk ?flour ?egg ?rennet ?meat: arancini
  milk flour ?egg: spanakopita
  milk: greek salad
  milk egg fish flour: caesar salad
  soy: soyrizo
  meat pork egg flour: scotch egg
  walnut ?flour: muhammara
  ?almond ?walnut ?flour: skordalia
  milk: tirokafteri
  ?any: artichoke dip

  # Cheese. Traditional makers of some use animal rennet.
  milk: cheese, brie, camembert, goat cheese, ricotta, halloumi, paneer
  milk ?rennet: parmesan, grana padano, pecorino, gruyere, comte, manchego, emmental, gorgonzola, roquefort, asiago, parmigiano reggiano, parmigiano, reggiano, parmigiano-reggiano, romano cheese, pecorino cheese
  nothing: quince cheese

  # Bread and cakes. The Australian rule counts spelt and kamut as wheat, and oats as gluten.
  flour ?soy: bread, garlic bread plain, bread roll, long roll, english muffin, crumpet, wrap, flour tortilla, mini tortilla, pizza base, frozen pizza base, mountain bread, lavash, stale bread, day-old bread, white bread roll, panini, texas toast, toast, sandwich bread, bread slice, crust, sub roll, hoagie roll, kaiser roll, lafa
  flour: sourdough, ciabatta, crusty bread, baguette, french bread, french stick, damper, pita bread, lebanese bread, flatbread, chapati, roti, focaccia roll, soda bread, turkish bread, pizza dough, bread dough, sourdough starter, matzo, matzo meal, cob loaf, italian bread, rustic bread, peasant bread, bread bowl, bruschetta
  flour gluten ?soy: rye bread, pumpernickel, multigrain bread, light rye bread, low carb bread, rye roll
  flour ?milk ?soy: focaccia, garlic bread, frozen garlic bread, naan, garlic naan, frozen naan, paratha, frozen roti, frozen paratha, pull apart, frozen bread, frozen dinner roll, frozen bread dough, raisin bread, fruit bread, injera wheat, pizza bread, naan pizza base, frozen bao bun, bao bun, bao
  flour soy: soy and linseed bread
  flour ?soy ?milk ?egg ?sesame: hamburger bun, bun, slider bun, hot dog bun, burger bun, milk bun, soft roll, dinner roll
  flour ?soy ?sesame: bagel, breadstick
  flour milk egg ?soy: brioche, brioche bun, croissant, danish pastry, panettone, sponge flan, eclair, profiterole, cheesecake, custard tart, portuguese tart, vanilla slice, caramel slice, lemon tart, beesting cake, frozen croissant, frozen danish, frozen cheesecake, pancake, crepe, pikelet, waffle fresh, frozen waffle, frozen pancake, scone, date scone, muffin, doughnut, tiramisu, frozen cannelloni, frozen macaroni cheese, blintz
  flour egg ?sesame ?milk: challah
  flour ?milk ?egg ?soy: sponge cake, angel food cake, pound cake, madeira cake, chocolate cake, fruit cake, mud cake, banana cake, cake, birthday cake, cupcake, swiss roll, brownie, lamington, tart, fruit tart, hot cross bun, fruit bun, finger bun, iced bun, cinnamon scroll, rock cake, vanilla cupcake, banana bread, tea cake, pastries, apple turnover, apple pie, jelly slice, hedgehog slice, neenish tart, chocolate croissant, pastry, flan case, rum ball, frozen pie
  flour milk egg ?almond ?walnut ?pecan ?soy: carrot cake
  flour milk egg almond ?soy: almond croissant
  flour milk egg ?soy: cheese croissant
  flour milk ?soy ?egg: cheesymite scroll, cheese bread, spinach and cheese triangle
  flour milk meat pork ?egg ?soy: cheese and bacon roll
  egg almond milk ?flour: friand
  egg: pavlova base, meringue, meringue nest, mini meringue
  ?egg ?soy ?milk ?lupin ?almond: gluten-free bread, gluten-free roll, gluten-free wrap
  ?flour ?milk ?egg: cornbread, corn bread, cornbread crumb
  ?flour ?soy: tortilla
  ?flour: corn tortilla, injera, taco shell, tostada, frozen tortilla
  meat flour ?pork ?milk ?egg ?soy ?sulphites: meat pie, party pie, sausage roll, frozen sausage roll, frozen pasty
  flour ?milk ?egg ?soy: vegetable pasty
  flour gluten ?milk ?egg: malt loaf
  flour ?milk ?egg ?nuts ?alcohol ?meat: christmas pudding, mince pie
  flour milk almond ?egg ?alcohol: stollen
  flour ?meat ?pork: piadina
  flour ?milk ?egg: eccles cake, welsh cake, phyllo cup
  flour milk egg: yorkshire pudding, churro, beignet, kouign amann, bear claw
  flour ?milk ?walnut ?pistachio ?almond ?honey: baklava
`;
