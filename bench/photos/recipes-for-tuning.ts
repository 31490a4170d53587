/** The recipes whose photos the reader was tuned with. Written for this measurement. */
import { recipesOf } from './printed-recipe';

export const recipesForTuning = recipesOf(`
# Lemon Yoghurt Loaf
Serves 8
1 1/2 cups self-raising flour
3/4 cup caster sugar
2 eggs
1 cup Greek yoghurt
1/2 cup olive oil
2 lemons, zest finely grated
1 tbsp poppy seeds
60 g icing sugar
---
Heat the oven to 170°C and line a loaf tin with baking paper.
Whisk the eggs, sugar, yoghurt and oil in a large bowl until the sugar has dissolved.
Fold in the flour, lemon zest and poppy seeds, then pour the batter into the tin.
Bake for 50 minutes, cool in the tin and drizzle with icing sugar stirred with lemon juice.

# Red Lentil Soup
Serves 4
1 tbsp olive oil
1 brown onion, chopped
2 cloves garlic, crushed
2 tsp ground cumin
1 tsp sweet paprika
250 g red lentils, rinsed
400 g tin chopped tomatoes
1.2 litres vegetable stock
1/4 cup coriander leaves
---
Heat the oil in a large saucepan over medium heat and cook the onion for 6 minutes until soft.
Add the garlic and spices and stir for 1 minute.
Add lentils, tomatoes and stock, bring to the boil and simmer for 20 minutes.
Blend half of the soup, return it to the pan and season well.
Scatter with coriander to serve.

# Nan's Pikelets
Makes 24
1 cup self-raising flour
2 tbsp caster sugar
1 egg
3/4 cup milk
20 g butter, melted
1 pinch salt
---
Sift the flour and salt into a bowl and stir in the sugar.
Beat the egg with the milk and stir into the flour to make a smooth batter.
Drop tablespoons of batter into a buttered frying pan and turn when bubbles appear.
Serve warm with jam and cream.

# Chilli Beef with Rice
Serves 6
700 g beef mince
1 red onion, diced
2 red capsicums, sliced
3 cloves garlic, crushed
1 tsp dried chilli flakes
2 x 400 g tins kidney beans, drained
700 g bottle tomato passata
2 cups basmati rice
1 avocado, sliced
120 g sour cream
---
Brown the mince in a large heavy pan over high heat, breaking it up with a spoon.
Add the onion, capsicum, garlic and chilli and cook for 5 minutes.
Pour in the passata, add the beans and simmer for 30 minutes.
Meanwhile, cook the rice in plenty of boiling water for 12 minutes and drain.
Divide rice and chilli between bowls and top with avocado and sour cream.

# Pumpkin and Feta Tart
Serves 6
## Pastry
1 2/3 cups plain flour
125 g cold butter, cubed
1 egg yolk
2 tbsp iced water
## Filling
600 g butternut pumpkin, diced
3 eggs
200 ml thickened cream
150 g feta, crumbled
1/2 tsp ground nutmeg
---
Rub the butter into the flour, add the egg yolk and water and bring the dough together.
Chill the dough for 30 minutes, roll it out and line a 24 cm tart tin.
Roast the pumpkin at 200°C for 25 minutes until tender.
Whisk the eggs, cream and nutmeg, scatter pumpkin and feta over the pastry and pour the egg mixture over.
Bake for 35 minutes or until just set.

# Sticky Soy Chicken Wings
Serves 4
1 kg chicken wings
1/3 cup soy sauce
1/4 cup honey
2 tbsp rice vinegar
4 cm piece ginger, grated
3 cloves garlic, crushed
1 tbsp sesame seeds
2 spring onions, sliced
---
Mix soy sauce, honey, vinegar, ginger and garlic in a bowl, add the wings and marinate overnight.
Heat the oven to 200°C and line a large tray with baking paper.
Roast the wings for 45 minutes, turning and basting them twice.
Sprinkle with sesame seeds and spring onions.

# Anzac Slice
Makes 16
1 cup rolled oats
1 cup plain flour
1 cup desiccated coconut
3/4 cup brown sugar
125 g butter
2 tbsp golden syrup
1 tsp bicarbonate of soda
2 tbsp boiling water
---
Heat the oven to 160°C and grease a slice tin.
Combine oats, flour, coconut and sugar in a bowl.
Melt the butter with the golden syrup, stir the soda into the boiling water and add it to the butter.
Pour the butter over the dry ingredients, mix well and press into the tin.
Bake for 25 minutes and cut into squares while warm.

# Mushroom Barley Risotto
Serves 4
30 g dried porcini
1 leek, thinly sliced
400 g Swiss brown mushrooms, sliced
1 1/4 cups pearl barley
1/2 cup dry white wine
1 litre chicken stock
50 g parmesan, grated
3 sprigs thyme
2 tsp butter
---
Soak the porcini in 1 cup of hot water for 15 minutes.
Cook the leek and mushrooms in the butter until golden.
Stir in the barley and wine and let the wine bubble away.
Add stock, porcini, their water and the thyme, cover and simmer for 45 minutes.
Stir in the parmesan and season with pepper.

# Zucchini Fritters
Serves 4
3 zucchini, coarsely grated
1 tsp salt
2 eggs, lightly beaten
1/2 cup plain flour
80 g haloumi, grated
1 handful mint leaves
1/4 cup vegetable oil
1 lemon, cut into wedges
---
Toss the zucchini with the salt, leave for 10 minutes and squeeze out the liquid.
Mix zucchini, eggs, flour, haloumi and mint.
Fry spoonfuls of the mixture in hot oil for 3 minutes on each side.
Drain on paper towel and serve with lemon wedges.

# Barramundi with Herb Butter
Serves 2
2 barramundi fillets
40 g butter, softened
1 tbsp chopped parsley
1 tsp lemon zest
300 g kipfler potatoes
1 bunch asparagus, trimmed
2 tsp olive oil
---
Boil the potatoes for 15 minutes until tender, then drain and halve.
Mash the butter with parsley and lemon zest.
Rub the fish with oil and fry skin side down for 4 minutes, turn and cook 2 minutes more.
Steam the asparagus for 3 minutes and serve with fish, potatoes and butter.

# Plum Chutney
Makes 5 jars
1.5 kg blood plums, stoned
500 g brown onions, sliced
2 cups cider vinegar
450 g raw sugar
1 tbsp yellow mustard seeds
2 cinnamon sticks
1/2 tsp ground cloves
3/4 cup sultanas
---
Put all the ingredients into a wide heavy saucepan and stir over low heat until the sugar dissolves.
Simmer for 1 hour 15 minutes, stirring often, until thick.
Remove the cinnamon sticks and spoon the hot chutney into clean jars.
Keep for 3 weeks before opening.

# Chickpea Salad
Serves 4
2 x 400 g tins chickpeas, rinsed
1 Lebanese cucumber, diced
250 g cherry tomatoes, halved
1/2 red onion, finely sliced
1/3 cup kalamata olives
2 tbsp red wine vinegar
3 tbsp olive oil
1/2 tsp dried oregano
---
Put the chickpeas, cucumber, tomatoes, onion and olives into a serving bowl.
Shake vinegar, oil and oregano in a jar and pour over the salad.
Leave to stand for 10 minutes before serving.
`);
