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
