/** The recipes whose photos were set aside while the reader was tuned. Written for this measurement. */
import { recipesOf } from './printed-recipe';

export const recipesSetAside = recipesOf(`
# Banana Walnut Bread
Serves 10
3 ripe bananas, mashed
1 3/4 cups plain flour
2 tsp baking powder
2/3 cup brown sugar
1/2 cup walnuts, chopped
2 eggs
90 g butter, melted
1 tsp vanilla extract
---
Heat the oven to 180°C and grease a loaf tin.
Mix the bananas with sugar, eggs, butter and vanilla.
Stir in the flour, baking powder and walnuts until just combined.
Bake for 55 minutes or until a skewer comes out clean.

# Lamb and Rosemary Pie
Serves 6
1 kg lamb shoulder, diced
2 tbsp plain flour
1/4 cup olive oil
2 brown onions, chopped
2 carrots, diced
500 ml beef stock
3 tsp rosemary leaves, chopped
1 tbsp Worcestershire sauce
2 sheets puff pastry
1 egg, beaten
---
Toss the lamb in the flour and brown it in batches in half of the oil.
Cook the onions and carrots in the remaining oil for 8 minutes.
Return the lamb, add stock, rosemary and sauce and simmer for 1 1/2 hours.
Spoon into a pie dish, cover with pastry and brush with egg.
Bake at 200°C for 30 minutes until puffed and golden.

# Fish Tacos
Serves 4
500 g flathead fillets
1 tsp smoked paprika
1/2 tsp cayenne pepper
8 small corn tortillas
1/4 red cabbage, shredded
1/2 cup mayonnaise
2 limes
1 bunch coriander
---
Rub the fish with the spices and fry for 2 minutes on each side.
Mix the mayonnaise with the juice of one lime.
Warm the tortillas in a dry pan.
Fill the tortillas with cabbage, fish and mayonnaise, add coriander and serve with lime wedges.

# Spinach Gozleme
Makes 4
## Dough
2 1/2 cups bread flour
1 cup warm water
7 g sachet dried yeast
1 tsp salt
## Filling
200 g baby spinach
180 g feta, crumbled
4 spring onions, sliced
1/4 tsp ground allspice
---
Mix flour, yeast, salt and water, knead for 8 minutes and leave to rise for 1 hour.
Toss the spinach with feta, onions and allspice.
Roll the dough into four thin rectangles, fill one half of each and fold over.
Cook on a hot oiled barbecue plate for 3 minutes on each side.

# Apple and Rhubarb Crumble
Serves 6
4 Granny Smith apples, peeled
1 bunch rhubarb, trimmed
1/3 cup caster sugar
1 orange, juiced
1 cup rolled oats
3/4 cup plain flour
100 g butter, chopped
1 tsp ground cinnamon
1/2 cup flaked almonds
---
Slice the fruit into a baking dish and toss with the sugar and orange juice.
Rub the butter into oats, flour and cinnamon until it looks like coarse crumbs.
Stir in the almonds and scatter over the fruit.
Bake at 180°C for 40 minutes until golden and bubbling.

# Thai Pumpkin Curry
Serves 4
1 tbsp peanut oil
3 tbsp red curry paste
400 ml can coconut milk
1 kg Kent pumpkin, cubed
200 g green beans, trimmed
1 tbsp fish sauce
2 tsp palm sugar
4 kaffir lime leaves
1 1/2 cups jasmine rice
---
Fry the curry paste in the oil for 2 minutes until fragrant.
Add coconut milk, pumpkin and lime leaves and simmer for 15 minutes.
Add the beans, fish sauce and sugar and cook for 4 minutes.
Serve with steamed rice.

# Cheese Scones
Makes 12
3 cups self-raising flour
80 g cold butter
150 g tasty cheese, grated
1 1/4 cups buttermilk
1/2 tsp mustard powder
1 pinch cayenne pepper
---
Heat the oven to 220°C and dust a tray with flour.
Rub the butter into the flour, then stir in cheese and spices.
Cut in the buttermilk with a knife, pat the dough out and stamp rounds.
Bake for 14 minutes and eat on the same day.

# Potato and Leek Frittata
Serves 4
500 g desiree potatoes, sliced
2 leeks, sliced
30 g butter
8 eggs
1/2 cup pouring cream
60 g gruyere, grated
2 tbsp chives, snipped
---
Boil the potatoes for 10 minutes and drain.
Soften the leeks in the butter in an ovenproof pan.
Whisk eggs and cream, add potatoes and chives and pour into the pan.
Sprinkle with gruyere and bake at 180°C for 20 minutes.

# Honey Mustard Pork
Serves 4
4 pork cutlets
2 tbsp wholegrain mustard
1 1/2 tbsp honey
1 tbsp apple cider vinegar
600 g sweet potato, chopped
2 green apples, sliced
150 g rocket
1/3 cup pecans, toasted
---
Whisk the mustard, honey and vinegar and brush half of it over the pork.
Roast the sweet potato at 200°C for 30 minutes.
Grill the pork for 5 minutes on each side and rest it for 5 minutes.
Toss rocket, apples, pecans and sweet potato with the rest of the dressing.

# Strawberry Jam
Makes 4 jars
1 kg strawberries, hulled
900 g jam sugar
2 tbsp lemon juice
10 g butter
---
Crush the strawberries in a large pan and warm them with the lemon juice.
Add the sugar and stir over low heat until it dissolves.
Boil hard for 6 minutes, skim and stir in the butter.
Pour into hot jars and seal.

# Tofu Noodle Stir-fry
Serves 3
270 g dried udon noodles
300 g firm tofu, cubed
2 tbsp hoisin sauce
1 tbsp soy sauce
2 tsp sesame oil
1 bunch broccolini, halved
1 carrot, cut into ribbons
1/4 cup roasted cashews
2 cm piece ginger, sliced
---
Cook the noodles in boiling water for 8 minutes, drain and rinse.
Fry the tofu in the sesame oil until crisp and set it aside.
Stir-fry ginger, carrot and broccolini for 3 minutes.
Add noodles, tofu and sauces, toss for 1 minute and scatter with cashews.

# Tomato Bread Salad
Serves 4
750 g ripe tomatoes
250 g sourdough, torn
1 small red onion
1/3 cup olive oil
1 1/2 tbsp sherry vinegar
1 cup basil leaves
2 tbsp capers, drained
1 tsp sea salt
---
Cut the tomatoes into chunks, salt them and leave for 15 minutes.
Toast the bread with half of the oil at 190°C for 12 minutes.
Toss tomatoes, bread, onion, capers, vinegar and the remaining oil.
Tear the basil over and serve within half an hour.
`);
