/** Everyday recipes of an Australian household, written for reading weeks that Magic Menu makes of them. */
import type { RecipeContent } from '../../packages/recipe-parser/src/recipe/recipe';

/** Title | minutes | cuisine | ingredients for four. */
const rows = `
Spaghetti bolognese | 45 | Italian | 500 g beef mince; 400 g spaghetti; 1 onion; 2 carrots; 2 tins chopped tomatoes; 1/2 bunch basil
Thai green chicken curry | 35 | Thai | 600 g chicken thighs; 400 mL coconut milk; 200 g green beans; 1/2 bunch coriander; 2 cups jasmine rice
Chicken schnitzel and chips | 40 | Australian | 4 chicken breasts; 1 cup breadcrumbs; 2 eggs; 1 kg potatoes; 1 lemon
Red lentil dal | 30 | Indian | 300 g red lentils; 1 onion; 400 mL coconut milk; 100 g baby spinach; 1/2 bunch coriander; 2 cups basmati rice
Barramundi with chips | 40 | Australian | 4 barramundi fillets; 1 kg potatoes; 1/4 bunch parsley; 1 lemon
Beef tacos | 30 | Mexican | 500 g beef mince; 8 tortillas; 1/4 lettuce; 2 tomatoes; 1/2 bunch coriander; 150 g sour cream
Roast pumpkin soup | 50 |  | 1.2 kg butternut pumpkin; 1 onion; 100 mL cream; 1 L vegetable stock; 4 slices bread
Mushroom risotto | 45 | Italian | 300 g arborio rice; 300 g mushrooms; 1 onion; 80 g parmesan; 1/4 bunch parsley; 20 g butter
Lamb cutlets with mint peas | 25 | Australian | 12 lamb cutlets; 2 cups frozen peas; 1/2 bunch mint; 600 g potatoes
Pad thai with prawns | 25 | Thai | 300 g prawns; 200 g rice noodles; 2 eggs; 125 g bean sprouts; 3 spring onions; 1/4 bunch coriander
Zucchini slice | 50 | Australian | 4 zucchini; 5 eggs; 100 g bacon; 1 onion; 1 cup grated cheddar
Butter chicken | 40 | Indian | 700 g chicken thighs; 200 mL cream; 1 onion; 1 tin crushed tomatoes; 2 cups basmati rice; 1/4 bunch coriander
Salmon with asparagus | 25 |  | 4 salmon fillets; 1 bunch asparagus; 400 g baby potatoes; 1 lemon; 1/4 bunch dill
Shepherd's pie | 70 | British | 600 g lamb mince; 800 g potatoes; 2 carrots; 1 onion; 1 cup frozen peas
Pork stir-fry with bok choy | 20 | Chinese | 500 g pork fillet; 1 bunch bok choy; 1 capsicum; 3 spring onions; 400 g hokkien noodles
Sausages with onion gravy | 30 | Australian | 8 beef sausages; 2 onions; 800 g potatoes; 2 cups frozen peas
Chickpea and spinach curry | 30 | Indian | 2 tins chickpeas; 200 g baby spinach; 1 onion; 1 tin chopped tomatoes; 2 cups basmati rice
Spaghetti carbonara | 25 | Italian | 400 g spaghetti; 150 g pancetta; 4 eggs; 80 g parmesan
Tuna pasta bake | 45 |  | 425 g tin tuna; 400 g penne; 2 cups milk; 1 cup grated cheddar; 2 celery stalks
Roast chicken with vegetables | 100 | Australian | 1.6 kg whole chicken; 800 g potatoes; 3 carrots; 500 g pumpkin; 3 sprigs thyme
Chilli con carne | 60 | Mexican | 500 g beef mince; 1 tin kidney beans; 1 tin chopped tomatoes; 1 onion; 1/2 bunch coriander; 150 g sour cream
Greek chicken skewers | 35 | Greek | 600 g chicken breast; 200 g Greek yoghurt; 1 Lebanese cucumber; 1/2 bunch mint; 4 pita breads; 100 g feta
Vegetable fried rice | 25 | Chinese | 3 cups cooked rice; 4 eggs; 2 carrots; 1 cup frozen peas; 3 spring onions; 100 g bean sprouts
Beef stroganoff | 35 |  | 500 g rump steak; 250 g mushrooms; 150 g sour cream; 1 onion; 400 g fettuccine
Halloumi and rocket burgers | 20 |  | 400 g halloumi; 4 burger buns; 60 g rocket; 2 tomatoes; 1/2 cup hummus
Fish tacos | 30 | Mexican | 600 g flathead fillets; 8 tortillas; 1/4 cabbage; 1/2 bunch coriander; 150 g sour cream; 2 limes
Slow-cooked lamb shanks | 180 |  | 4 lamb shanks; 2 carrots; 1 onion; 1 tin chopped tomatoes; 3 sprigs rosemary
Spinach and ricotta lasagne | 75 | Italian | 500 g ricotta; 280 g spinach; 250 g lasagne sheets; 700 mL passata; 100 g mozzarella
Tofu stir-fry | 25 | Chinese | 450 g tofu; 1 bunch bok choy; 150 g snow peas; 1 capsicum; 2 cups jasmine rice
Nicoise salad | 30 | French | 425 g tin tuna; 4 eggs; 200 g green beans; 400 g baby potatoes; 1 lettuce
Chicken and leek pie | 75 | British | 600 g chicken thighs; 2 leeks; 200 mL cream; 2 sheets puff pastry; 1 cup frozen peas
Beef and broccolini stir-fry | 25 | Chinese | 500 g rump steak; 1 bunch broccolini; 1/4 cup oyster sauce; 3 spring onions; 2 cups jasmine rice
Lamb souvlaki | 40 | Greek | 700 g lamb leg steaks; 4 pita breads; 200 g Greek yoghurt; 1 Lebanese cucumber; 2 tomatoes; 1/4 lettuce
Fettuccine with pesto and green beans | 20 | Italian | 400 g fettuccine; 190 g jar basil pesto; 200 g green beans; 50 g parmesan
Pumpkin and feta frittata | 45 |  | 500 g pumpkin; 8 eggs; 100 g feta; 60 g baby spinach
Beef rendang | 150 | Indonesian | 800 g chuck steak; 400 mL coconut milk; 2 stalks lemongrass; 1 onion; 2 cups jasmine rice
Massaman beef curry | 120 | Thai | 800 g chuck steak; 400 mL coconut milk; 600 g potatoes; 1/2 cup roasted peanuts; 2 cups jasmine rice
Chicken satay skewers | 35 | Indonesian | 600 g chicken thighs; 1/2 cup peanut butter; 200 mL coconut milk; 1 Lebanese cucumber; 2 cups jasmine rice
Honey soy salmon | 25 | Japanese | 4 salmon fillets; 1/4 cup soy sauce; 2 tbsp honey; 1 bunch bok choy; 2 cups brown rice
Prawn linguine | 25 | Italian | 400 g linguine; 500 g prawns; 2 cloves garlic; 1 lemon; 1/4 bunch parsley
Penne arrabbiata | 25 | Italian | 400 g penne; 2 tins crushed tomatoes; 1 chilli; 50 g parmesan; 1/4 bunch basil
Eggplant parmigiana | 80 | Italian | 2 eggplants; 700 mL passata; 200 g mozzarella; 80 g parmesan; 1/2 bunch basil
Vegetable korma | 40 | Indian | 1/2 cauliflower; 2 carrots; 1 cup frozen peas; 1/2 cup cashews; 200 g Greek yoghurt; 2 cups basmati rice
Black bean burritos | 30 | Mexican | 2 tins black beans; 8 tortillas; 1 cup grated cheddar; 1 avocado; 150 g sour cream; 1/4 lettuce
Minestrone | 45 | Italian | 1 tin cannellini beans; 2 carrots; 2 celery stalks; 1 zucchini; 1 tin chopped tomatoes; 1 cup small pasta
Laksa with tofu puffs | 30 | Malaysian | 200 g tofu puffs; 400 mL coconut milk; 3 tbsp laksa paste; 250 g rice noodles; 125 g bean sprouts; 1/2 bunch coriander
Beef pho | 60 | Vietnamese | 400 g rump steak; 2 L beef stock; 300 g rice noodles; 125 g bean sprouts; 1/2 bunch Thai basil; 2 limes
Vietnamese chicken salad | 30 | Vietnamese | 2 chicken breasts; 1/4 wombok; 1 carrot; 1/2 bunch mint; 1/2 bunch coriander; 2 limes; 1/2 cup roasted peanuts
Roast lamb with rosemary | 120 | Australian | 1.5 kg lamb leg; 1 kg potatoes; 3 sprigs rosemary; 2 cups frozen peas; 3 carrots
Steak with mash and beans | 30 | Australian | 4 scotch fillet steaks; 800 g potatoes; 200 g green beans; 50 g butter
Hamburgers with the lot | 30 | Australian | 500 g beef mince; 4 burger buns; 4 eggs; 1 tin beetroot; 1/4 lettuce; 2 tomatoes
Rissoles with mashed potato | 35 | Australian | 600 g beef mince; 1 egg; 1/2 cup breadcrumbs; 800 g potatoes; 2 cups frozen peas
Ham and pea soup | 120 |  | 1 ham hock; 500 g split peas; 2 carrots; 2 celery stalks; 1 onion
Chicken noodle soup | 40 |  | 500 g chicken thighs; 200 g egg noodles; 2 carrots; 2 celery stalks; 1/4 bunch parsley
French onion soup | 60 | French | 1 kg onions; 1 L beef stock; 1 baguette; 100 g gruyere; 50 g butter
Coq au vin | 100 | French | 8 chicken drumsticks; 500 mL red wine; 150 g bacon; 200 g mushrooms; 3 sprigs thyme
Moroccan lamb tagine | 120 | Moroccan | 800 g diced lamb; 1 tin chickpeas; 1/2 cup dried apricots; 1 onion; 2 cups couscous; 1/2 bunch coriander
Shakshuka | 30 |  | 6 eggs; 2 tins chopped tomatoes; 1 capsicum; 100 g feta; 1/4 bunch parsley; 1 loaf sourdough
Falafel wraps | 35 | Lebanese | 2 tins chickpeas; 4 pita breads; 1/2 cup hummus; 1/2 bunch parsley; 1/4 lettuce; 2 tomatoes
Lentil shepherd’s pie | 70 |  | 2 tins brown lentils; 800 g potatoes; 2 carrots; 1 onion; 1 tin chopped tomatoes
Sweet potato and black bean chilli | 45 | Mexican | 2 tins black beans; 600 g sweet potato; 1 tin chopped tomatoes; 1 onion; 1/2 bunch coriander; 2 cups brown rice
Teriyaki tofu bowls | 25 | Japanese | 450 g tofu; 1/4 cup teriyaki sauce; 1 bunch broccolini; 1 carrot; 2 cups sushi rice
Okonomiyaki | 35 | Japanese | 1/4 cabbage; 4 eggs; 1 cup plain flour; 100 g bacon; 3 spring onions
San choy bow | 20 | Chinese | 500 g pork mince; 1 lettuce; 1 tin water chestnuts; 3 spring onions; 2 tbsp hoisin sauce
Sweet and sour pork | 35 | Chinese | 600 g pork fillet; 1 capsicum; 1 tin pineapple pieces; 1 onion; 2 cups jasmine rice
Pulled pork rolls | 300 |  | 1.5 kg pork shoulder; 8 bread rolls; 1/4 cabbage; 1 cup barbecue sauce
Pork chops with apple sauce | 35 |  | 4 pork loin chops; 3 apples; 800 g potatoes; 200 g green beans
Crumbed fish with salad | 30 | Australian | 600 g flathead fillets; 1 cup breadcrumbs; 2 eggs; 1 lettuce; 1 Lebanese cucumber; 1 lemon
Tuna mornay | 45 | Australian | 425 g tin tuna; 300 g penne; 2 cups milk; 1 cup frozen corn; 1 cup grated cheddar
Smoked trout and asparagus quiche | 60 | French | 200 g smoked trout; 1 bunch asparagus; 2 sheets shortcrust pastry; 4 eggs; 200 mL cream
Macaroni cheese | 40 |  | 400 g macaroni; 2 cups grated cheddar; 3 cups milk; 50 g butter
Gnocchi with burnt butter and sage | 20 | Italian | 500 g gnocchi; 100 g butter; 1/2 bunch sage; 50 g parmesan
Margherita pizza | 90 | Italian | 500 g bread flour; 400 g tin crushed tomatoes; 250 g mozzarella; 1/2 bunch basil; 7 g dried yeast
Chicken caesar salad | 25 |  | 2 chicken breasts; 1 cos lettuce; 100 g bacon; 50 g parmesan; 2 eggs; 4 slices bread
Thai beef salad | 25 | Thai | 500 g rump steak; 1 Lebanese cucumber; 1/2 bunch mint; 1/2 bunch coriander; 2 limes; 250 g cherry tomatoes
Potato salad | 30 |  | 1 kg baby potatoes; 1/2 cup mayonnaise; 4 eggs; 3 spring onions; 1/4 bunch parsley
Garlic bread | 20 |  | 1 baguette; 100 g butter; 4 cloves garlic; 1/4 bunch parsley
Coleslaw | 15 |  | 1/4 cabbage; 2 carrots; 1/2 cup mayonnaise; 1 lemon
Guacamole | 10 | Mexican | 3 avocados; 1 lime; 1/4 bunch coriander; 1 tomato
Bircher muesli | 10 | Swiss | 2 cups rolled oats; 2 apples; 200 g yoghurt; 1/2 cup almonds
Buttermilk pancakes | 25 |  | 2 cups self-raising flour; 500 mL buttermilk; 2 eggs; 2 tbsp caster sugar
Chocolate mousse | 30 | French | 200 g dark chocolate; 300 mL thickened cream; 3 eggs; 1/4 cup caster sugar
Apple crumble | 60 | British | 6 apples; 1 cup rolled oats; 1/2 cup brown sugar; 100 g butter
Anzac biscuits | 35 | Australian | 1 cup rolled oats; 1 cup plain flour; 1 cup desiccated coconut; 125 g butter; 2 tbsp golden syrup
Lemon delicious pudding | 50 |  | 3 eggs; 1 cup caster sugar; 2 lemons; 1 cup milk
Banana bread | 70 |  | 3 bananas; 2 cups plain flour; 1 cup brown sugar; 2 eggs
Caesar dressing | 10 |  | 2 egg yolks; 4 anchovies; 1 cup olive oil; 50 g parmesan
`;

/** @example householdRecipes()[0]?.title // 'Spaghetti bolognese' */
export const householdRecipes = (): RecipeContent[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', minutes = '', cuisine = '', foods = ''] = row
        .split('|')
        .map((part) => part.trim());
      const ingredients = foods.split('; ').map((name) => ({ name, amount: '', unit: '' }));
      return { title, totalMinutes: Number(minutes), cuisine, tags: [], steps: [], ingredients };
    });
