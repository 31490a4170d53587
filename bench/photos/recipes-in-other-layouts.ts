/** The recipes for pages in other layouts, labelled before any was read. Written for this measurement. */
import { recipesOf } from './printed-recipe';

export const recipesInOtherLayouts = recipesOf(`
# Beef Cheeks with Barley
Serves 6
1.2 kg (2 lb 10 oz) beef cheeks
2 tbsp olive oil
2 leeks, white part only, sliced
3 celery stalks, chopped
200 g (7 oz) pearl barley
750 ml (3 cups) beef stock
1/2 tsp ground allspice
1 handful flat-leaf parsley leaves, chopped
---
Preheat the oven to 150°C (300°F). Brown the beef cheeks in half of the oil, in two batches, and set them aside.
Soften the leeks and celery in the remaining oil over a low heat, which takes about 10 minutes.
Add the barley, allspice and stock, return the meat and bring it to a simmer.
Cover and cook in the oven for 3 1/2 hours, until a spoon will cut the meat. Scatter with parsley to serve.

# Crisp Salmon with Fennel
Serves 2
2 salmon fillets, skin on
1 bulb fennel, shaved
1 orange, segmented
1/4 cup dill sprigs
1 1/2 tbsp olive oil
2 tsp sherry vinegar
1/2 tsp sea salt flakes
100 g Greek-style yoghurt
---
Pat the salmon dry and rub the skin with salt.
Cook skin-side down in half of the oil for 5 minutes, then turn and cook for 1 minute more.
Toss the fennel with orange, dill, vinegar and the remaining oil.
Spread yoghurt on plates and top with salad and salmon.

# Nan's Date Loaf
Makes 1 loaf
1 cup chopped dates
1 cup boiling water
1 tsp bicarbonate of soda
30 g butter
3/4 cup brown sugar
1 egg
2 cups self-raising flour
1/2 cup walnuts
---
Pour the water over dates, soda and butter and leave until cool. Beat in the sugar and egg. Fold in the flour and the walnuts. Bake in a greased tin at 170°C for 50 minutes.

# Chickpea and Silverbeet Stew
Serves 4
1 brown onion, chopped
3 garlic cloves, crushed
2 tsp smoked paprika
1 tsp cumin seeds
400 g can crushed tomatoes
2 x 400 g cans chickpeas, drained
1 bunch silverbeet, shredded
1/3 cup natural yoghurt
---
Cook the onion in a little oil until golden, then stir in garlic, paprika and cumin seeds.
Add the tomatoes and chickpeas together with half a can of water and simmer gently for a quarter of an hour.
Stir the silverbeet through and leave it to wilt for three minutes.
Season to taste and serve with spoonfuls of yoghurt and warm bread.

# Boiled Fruit Cake
Makes a 20 cm cake
375 g (13 oz) mixed dried fruit
125 g (4 oz) butter
175 g (6 oz) soft brown sugar
250 ml (8 fl oz) strong tea
225 g (8 oz) self-raising flour
50 g (2 oz) glacé cherries
10 g (1/4 oz) mixed spice
---
Boil the fruit with butter, sugar and tea for 5 minutes and let it cool.
Stir in the flour, the cherries and the spice.
Bake at 160°C for 1 1/4 hours.

# Chicken Satay Skewers
Serves 4
## For the skewers
800 g chicken thigh fillets
1 tbsp curry powder
1/2 cup coconut milk
## For the sauce
3/4 cup crunchy peanut butter
1 cup coconut milk
2 tbsp kecap manis
1 lime, juiced
1/2 tsp chilli flakes
---
Cut the chicken into strips and marinate it in the curry powder and coconut milk for 1 hour.
Thread the meat onto 12 soaked skewers and grill for 8 minutes, turning now and then.
Warm the ingredients of the sauce in a small pan, stirring, until thick and glossy.
Serve the skewers with the sauce and a cucumber salad.

# Golden Syrup Dumplings
Serves 6
1 1/2 cups self-raising flour
60 g butter
1 egg
80 ml milk
1/2 cup golden syrup
3/4 cup caster sugar
2 tbsp lemon juice
---
Rub half of the butter into the flour and mix in the egg and the milk.
Bring syrup, sugar, lemon juice, the rest of the butter and 2 cups of water to the boil.
Drop in spoonfuls of dough, cover and simmer for 20 minutes.

# Zucchini Fritters
Serves 3
500 g zucchini, grated
2 eggs, lightly beaten
1/2 cup plain flour
100 g haloumi, grated
1/4 cup mint leaves, torn
1 lemon, zested
2 tbsp rice bran oil
---
Salt the zucchini, leave it in a colander for ten minutes and squeeze out as much of the water as you can.
Mix it with the eggs, flour, haloumi, mint and lemon zest until a thick batter forms.
Heat the oil in a large frying pan and drop in heaped spoonfuls of the batter, flattening each one a little.
Fry for about three minutes on each side and drain on paper before serving.
`);
