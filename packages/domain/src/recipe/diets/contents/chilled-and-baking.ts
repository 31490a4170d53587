/** What is in dairy goods and eggs, in what a baker buys, and in sweets. Format: `contents.ts`. */
export const chilledAndBaking = `
  # Milk, cream, butter
  milk: milk, buttermilk, chocolate milk, strawberry milk, iced coffee milk, flavoured milk, kefir, cream, pouring cream, single cream, light cream, cooking cream, half and half, double cream, clotted cream, sour cream, creme fraiche, whipped cream, canned whipped cream, mascarpone, butter, dairy spread, ghee, yoghurt, skyr, fromage frais, quark, cream cheese, whipped cream cheese, string cheese, babybel, cheese snack, velveeta, cheese spread, uht milk, milk powder, skim milk powder, buttermilk powder, condensed milk, evaporated milk, protein milk, drinking yoghurt, high-protein yoghurt, lactose-free cream, lactose-free cheese, lactose-free yoghurt, dulce de leche, caramel top and fill, salted caramel butter, probiotic drink, yakult, whey protein powder, long life cream, heavy cream, heavy whipping cream, whipping cream, curd, kashk, khoya, malai, queso, browned butter, clarified butter, butterfat, whey, baby formula, toddler milk, coffee creamer dairy, frozen yoghurt, milk solid, spreadable cream cheese, bio yoghurt, garlic butter, herb butter, ricotta salata, quesillo, panela cheese
  milk ?gelatine: thickened cream, light thickened cream, thickened light cream, light sour cream, yoghurt pouch, kids yoghurt, kids yoghurt pouch, baby yoghurt pouch, dairy dessert, chocolate mousse, panna cotta
  milk egg: eggnog, creme caramel, creme brulee, lemon curd, egg bite, bearnaise sauce, hollandaise sauce, hollandaise
  milk ?egg: custard, long life custard, dairy custard pouch, rice pudding
  milk: halloumi burger
  milk gluten: breakfast drink, malted milk powder, malt powder, milo, ovaltine, horlicks, malted drink powder
  ?milk ?soy: margarine, coffee creamer, frozen whipped topping, olive oil spread, vegetable shortening spread
  ?soy: dairy-free spread, vegan butter
  nothing: copha, coconut drinking milk, rice milk, hemp milk, coconut milk drink, cocoa butter, apple butter, pumpkin butter, jelly cup plain
  almond: almond milk, vanilla almond milk, almond butter, almond meal, almond, almond paste, almond oil, tamari-free almond, almond flake, almond cream, almond yoghurt
  soy: soy milk, soy yoghurt, soy cream
  gluten: oat milk, oat cream
  cashew: cashew milk, cashew butter, cashew, cashew cream
  macadamia: macadamia milk, macadamia butter, macadamia, macadamia oil
  ?soy ?almond ?cashew ?macadamia ?gluten: plant milk, dairy-free yoghurt, vegan yoghurt, vegan ice cream
  ?nuts: nut milk
  ?soy: coconut yoghurt
  ?soy ?almond ?cashew: vegan cheese
  meat: dripping, duck fat, goose fat, schmaltz, chicken fat, beef tallow, tallow
  meat pork: lard, bacon fat
  gelatine: jelly cup, gelatine, gelatine leaf, jelly crystals, collagen powder, aspic
  milk: ayran
  milk ?gelatine ?egg: pudding cup
  ?gelatine: jelly pot

  # Eggs, tofu and what replaces meat
  egg: egg, egg white, egg yolk, quail egg, duck egg, liquid egg white, pickled egg, salted duck egg, century egg, meringue powder, pavlova mix, egg wash, hard-boiled egg, boiled egg, goose egg, poached egg
  egg ?soy ?milk: egg substitute
  ?soy ?milk: egg replacer
  soy: soya mince, soy mince, soya chunk, soy chunk, aburaage, tofu, tofu puff, tofu skewer, marinated tofu, frozen tofu, fried tofu skin, soybean, canned soybean, textured vegetable protein, soy flour, liquid aminos, bean curd, yuba, natto, soy protein, soy chunk, soya chunk, okara
  soy ?flour: tempeh
  flour: seitan, gluten flour
  ?flour ?soy ?egg ?milk: vegetarian sausage, vegetarian burger, vegetable patty, vegetable nugget, frozen vegetable burger, vegetable finger
  ?flour ?soy: vegan mince, plant-based burger, beyond burger, vegan bacon, vegan chicken, vegan ham
  ?flour ?sesame ?egg: falafel, frozen falafel, falafel mix
  ?soy: vegan egg
  hazelnut: hazelnut milk
  ?soy ?almond ?gluten: plant cream
  egg ?milk ?gluten: quorn

  # Fresh pasta, dough, chilled meals
  flour egg: fresh pasta, fresh lasagne sheet, fresh egg noodle, spaetzle
  flour egg milk ?meat ?pork ?soy: ravioli, tortellini, agnolotti, frozen ravioli
  flour egg milk: cheese ravioli, ricotta and spinach ravioli, cheese tortellini
  flour egg meat ?milk ?pork: beef ravioli, beef tortellini
  flour ?egg ?milk ?sulphites: gnocchi, frozen gnocchi, pierogi, potato gnocchi, potato dumpling, bread dumpling
  milk ?cashew ?almond ?pine-nut ?walnut ?rennet ?sulphites: pesto, fresh pesto, sun-dried tomato pesto, basil pesto
  ?any: fresh pasta sauce, fresh soup, fresh soup pouch, ready meal, frozen meal, frozen dessert
  flour ?egg: hokkien noodle, singapore noodle, fresh ramen noodle, wonton wrapper, egg roll wrapper, chow mein noodle, lo mein noodle
  flour: fresh udon noodle, gow gee wrapper, spring roll wrapper, filo pastry, dumpling wrapper, phyllo dough, strudel pastry, kataifi, gyoza wrapper, potsticker wrapper
  flour ?milk ?soy ?egg: refrigerated biscuit dough, crescent roll dough, cookie dough, puff pastry, shortcrust pastry, pie crust, pie shell, baked pie shell, sweet shortcrust pastry, pastry sheet, empanada disc, pastry case, tart case, vol-au-vent
  nothing: fresh rice noodle, fresh yeast, sauerkraut fresh, cold-pressed juice
  ?fish ?crustacea ?soy: kimchi, kimchi paste
  soy ?gluten: miso, miso paste, white miso, yellow miso, red miso
  flour ?milk ?soy ?egg: cinnamon roll dough, rhodes roll

  # Flour
  flour: plain flour, self-raising flour, wholemeal flour, wholemeal self-raising flour, whole wheat pastry flour, bread flour, tipo 00 flour, cake flour, pastry flour, biscuit flour, wheaten cornflour, spelt flour, wholemeal spelt flour, high-protein flour, atta flour, atta, graham flour, durum flour, einkorn flour, instant flour, wheat starch, maida, kamut flour, emmer flour
  # In Australia cornflour may be made of wheat, cornstarch is not.
  ?flour: cornflour, baking powder, bread improver, custard powder, icing, frosting plain, cake decoration
  nothing: cornstarch, corn starch, maize cornflour, gluten-free cornflour, gluten-free baking powder, maize starch
  gluten: rye flour, oat flour, barley flour, malt extract, barley malt syrup, malt syrup, pearl barley, rolled oats, steel-cut oats, oat bran, barley flake, rye flake, porridge sachet, oat, oatmeal, rye, barley
  ?soy ?lupin ?almond: gluten-free flour, gluten-free self-raising flour, gluten-free bread mix, self-raising gluten-free cake mix
  lupin: lupin flour, lupin flake, lupin, lupini, lupini bean, tremoco, tremoco bean
  nothing: masarepa, rice flour, brown rice flour, glutinous rice flour, tapioca flour, arrowroot, tapioca, potato flour, potato starch, buckwheat flour, coconut flour, quinoa flour, besan flour, masa harina, millet flour, sorghum flour, cassava flour, teff flour, chestnut flour, corn meal, cornmeal, maize flour, banana flour, tigernut flour, amaranth flour
  hazelnut: hazelnut meal, hazelnut, hazelnut oil, hazelnut praline
  almond: lsa, slivered almond, flaked almond, marcona almond
  ?flour: vegetable suet
  nothing: vacuum packed chestnut, chestnut cream, clearjel, blueberry powder, fufu flour, garri
  soy: lecithin
  ?gelatine: cake decorating gel, cream stabiliser

  # Sugar, raising, setting, flavouring
  nothing: white sugar, caster sugar, brown sugar, icing sugar, snow sugar, raw sugar, demerara sugar, turbinado sugar, raw caster sugar, rapadura sugar, organic cane sugar, coconut sugar, sugar cube, vanilla sugar, vegetable shortening, molasses, glucose syrup, stevia, liquid stevia, sweetener, splenda, monk fruit sweetener, erythritol, xylitol, truvia, swerve, simple syrup, sanding sugar, pearl sugar, bicarbonate of soda, cream of tartar, dried yeast, pectin, xanthan gum, gum arabic, guar gum, vanilla bean, vanilla powder, peppermint extract, lemon extract, orange extract, coconut extract, maple extract, strawberry essence, food colouring, cocoa powder, cacao powder, cacao nib, citric acid, tartaric acid, black cocoa, carob, carob powder, sunflower lecithin, tapioca pearl, boba, agave, vanilla, ammonium carbonate, potash, piping gel, agar agar, sugar substitute, patty case, cake board, cake box, cake candle, lemon juice powder, vanilla essence, dextrose, invert sugar
  ?alcohol: vanilla extract, vanilla bean paste, pure vanilla extract
  ?alcohol: rum extract
  ?almond: almond extract
  ?insect: red food colouring, pink food colouring, coloured sugar, sugar pearl, sugar flower, candy-eyes
  ?milk ?flour ?soy: instant pudding mix
  ?insect ?gelatine ?soy ?flour: sprinkle, hundreds and thousands, cachous, writing icing
  ?insect ?milk ?soy: chocolate sprinkle

  # Chocolate
  ?milk ?soy: dark chocolate, cooking chocolate, semisweet chocolate, unsweetened chocolate, chocolate chip, chocolate chunk, chocolate melt, dark chocolate chip, couverture, chocolate curl, chocolate sauce, chocolate topping, hot fudge, ice magic, chocolate spread, drinking chocolate, hot chocolate, chocolate, bittersweet chocolate, plain chocolate, chocolate shaving, chocolate syrup, carob chip, candy melt, milk-free chocolate, chocolate block, baking chocolate
  milk ?soy: milk chocolate, white chocolate, milk chocolate chip, white chocolate chip, milk chocolate melt, white chocolate melt, ruby chocolate, caramel chip, butterscotch chip, flake chocolate, chocolate kiss, freddo frog, caramello koala, flake bar, aero bar, peppermint crisp, creme egg, mini egg, roses chocolates, milky way bar, cadbury favourites, chocolate egg, chocolate bar, boost bar, violet crumble, crunchie, violet crumble bar, crunchie bar, lindt ball, caramel bar
  milk peanut ?soy: peanut butter chip, reeses peanut butter cup, chocolate peanut, butterfinger, snickers, picnic bar
  milk almond ?soy: almond bark, toblerone, chocolate-coated almond, scorched almond
  milk hazelnut ?soy ?flour: choc-hazelnut chip, ferrero rocher
  milk hazelnut soy: nutella
  milk ?soy ?almond: toffee bit
  milk ?soy: caramel sauce, salted caramel sauce, butterscotch sauce, caramel, jersey caramel, werthers, butterscotch candy, caramel spread, caramel syrup cream, caramel popcorn, fudge
  nothing: strawberry topping, caramel syrup, honeycomb spread
  almond ?egg: marzipan
  ?egg ?gelatine ?almond: fondant
  ?milk ?soy ?flour: frosting
  milk ?soy ?flour: cream cheese frosting

  # Nuts, seeds, dried fruit
  walnut: walnut, black walnut, walnut oil
  pecan: pecan
  brazil-nut: brazil nut
  pine-nut: pine nut
  pistachio: pistachio, pistachio cream, pistachio butter
  peanut: peanut, peanut butter, peanut oil, powdered peanut butter, peanut flour
  ?nuts ?peanut: mixed nut, nut mix, trail mix, nut butter, activated nut, nut crumble, nut, nut bar, chopped nut
  nothing: chestnut, roasted chestnut, chestnut puree, coconut, flaked coconut, chia seed, linseed, ground linseed, golden linseed, sunflower seed, pumpkin seed, hemp seed, psyllium husk, sultana, raisin, currant, dried cranberry, date, prune, dried fig, dried cherry, dried blueberry, goji berry, banana chip, glace ginger, stem ginger, naked ginger, poppyseed filling, dried strawberry, freeze-dried raspberry, freeze-dried strawberry, dried mulberry, dried lime, date paste, prune puree, currant and sultana mix, candied orange peel, coconut flake, pepita, flax seed, flaxseed meal, flax meal, golden raisin, tiger nut, sunflower seed butter, watermelon seed
  ?sulphites: desiccated coconut, shredded coconut, sweetened coconut, dried mango, dried pineapple, dried papaya, dried banana, mixed dried fruit, mixed peel, glace cherry, dried fruit
  sulphites: dried apricot, dried apple, dried pear, dried peach, maraschino cherry
  sesame: sesame seed, benne seed, tahini, tahini spread, black sesame paste, sesame paste, sesame oil, halva, sesame dressing
  ?sulphites ?alcohol ?meat ?almond: fruit mince

  # Mixes, crumbs and biscuits
  flour ?milk ?egg ?soy: cake mix, brownie mix, muffin mix, corn muffin mix, scone mix, pie crust mix, sponge cake mix, cupcake mix, cookie mix, pancake shaker mix, scone mix packet, pikelet mix, pancake mix, bisquick, tart shell, savoury tart case, biscuit, cookie, plain sweet biscuit, tea biscuit, digestive biscuit, marie biscuit, milk arrowroot biscuit, nice biscuit, butternut snap, scotch finger, ginger nut, gingersnap, gingerbread, ginger biscuit, chocolate biscuit, choc ripple biscuit, chocolate wafer, chocolate sandwich cookie, chocolate chip cookie, graham cracker, nilla wafer, wafer, ice cream wafer, wafer sheet, speculoos, biscoff biscuit, biscoff spread, biscotti, ice cream cone, waffle cone, graham cracker crust, chocolate cookie crust, graham cracker crumb, biscuit crumb, cookie crumb, monte carlo, kingston, iced vovo, tina wafer, mint slice biscuit, wagon wheel, teddy bear biscuit, tiny teddy, jam drop, melting moment, yo-yo biscuit, custard cream, malt biscuit, shortbread cream, assorted biscuit, fruit pillow, biscuit base, shortbread biscuit
  flour milk: milk coffee biscuit, shortbread, tim tam, kit kat, twix, maltesers, malted milk ball, hobnob
  flour soy ?milk: oreo
  flour gluten milk: anzac biscuit
  flour egg ?milk: savoiardi, ladyfinger, sponge finger
  egg almond ?flour: amaretti, macaron
  egg ?almond ?flour: macaroon
  flour ?soy: bread mix, damper mix, naan mix
  gelatine ?egg ?sulphites: marshmallow
  egg: marshmallow fluff
  ?gelatine ?insect ?flour ?milk ?soy: lolly, jelly lolly, jelly bean, jelly snake, gummy bear, gummy worm, jelly baby, gum drop, red frog, party mix lollies, sour worm, starburst, skittles, mentos, allens lollies, natural confectionery lollies, fruit tingle, milk bottle, musk stick, chewing gum, bubble gum, jaffas, freckles, minties, fantales, clinkers
  ?gelatine ?insect: lollipop, candy cane, mints, peppermint candy, tic tac, chupa chups, chupa-chup, throat lolly
  flour ?gelatine ?insect: licorice, licorice allsorts, bullets
  ?milk ?soy: after-dinner mint, peppermint patty, toffee, mars-bar, mars bar, cherry ripe, bounty bar, m-and-ms, smarties, candy bar, chocolates, honeycomb, eclairs lollies, butter menthol, chocolate sultana, yoghurt-coated sultana, coconut rough
  egg honey almond ?milk: nougat
  ?gelatine ?nuts: turkish delight, turkish delight bar
  milk gelatine ?nuts ?peanut ?soy: rocky road
  gluten ?flour ?nuts ?peanut ?milk ?soy ?sesame ?honey ?sulphites: muesli bar, granola bar, cereal bar, oat bar, muesli, granola, toasted muesli, natural muesli, bircher muesli, energy bar
  ?milk ?soy ?nuts ?peanut ?egg: protein bar, protein ball, protein powder, protein drink
  gluten milk gelatine: lcm-bar, rice krispie treat
`;
