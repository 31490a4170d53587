/**
 * The recipes for busy pages (apps, boxes, pictures, other languages), labelled before any was read: every
 * second layout was set aside before the reader was tuned on the others. Written for this measurement.
 */
import { recipesOf } from './printed-recipe';

export const busyRecipesForTuning = recipesOf(`
# Chickpea and Silverbeet Stew
Serves 4
2 tbsp olive oil
1 brown onion, chopped
3/4 tsp ground cumin
400 g tin chickpeas, drained
1 bunch silverbeet, shredded
1/4 cup tahini
1 lemon
---
Heat the oil in a large pan and cook the onion for 6 minutes.
Stir in the cumin and the chickpeas and cook for 3 minutes.
Add the silverbeet and cover until it has wilted.
Stir in the tahini and serve with lemon wedges.

# Pumpkin Scones
Makes 12
3/4 cup mashed pumpkin
2 1/2 cups self-raising flour
1/3 cup caster sugar
40 g butter, softened
1 egg
1/4 cup milk
---
Heat the oven to 220°C and line a tray with baking paper.
Beat the butter with the sugar, then beat in the egg and the pumpkin.
Fold in the flour and the milk until a soft dough forms.
Cut out rounds and bake for 15 minutes until golden.

# Prawn and Zucchini Linguine
Serves 4
400 g linguine
2 zucchini, grated
500 g green prawns, peeled
3 cloves garlic, sliced
1/2 tsp chilli flakes
1/3 cup olive oil
2 tbsp parsley, chopped
---
Cook the pasta in salted water and keep half a cup of the water.
Fry the garlic and the chilli in the oil for 1 minute.
Add the prawns and the zucchini and cook for 4 minutes.
Toss with the pasta, the water and the parsley.

# Smoky Bean Quesadillas
Serves 2
4 flour tortillas
1 1/4 cups grated tasty cheese
400 g tin black beans, drained
1 tsp smoked paprika
1 avocado, sliced
2 tbsp sour cream
---
Mash the beans with the paprika.
Spread over two tortillas, scatter with the cheese and top with the others.
Fry each for 3 minutes on each side until crisp.
Cut into wedges and serve with avocado and sour cream.

# Kartoffelsuppe mit Würstchen
Für 4 Personen
800 g Kartoffeln
2 Möhren
1 Zwiebel
1 l Gemüsebrühe
200 ml Sahne
4 Wiener Würstchen
1 TL Majoran
---
Kartoffeln und Möhren schälen und in Würfel schneiden.
Die Zwiebel in etwas Öl glasig dünsten.
Gemüse und Brühe dazugeben und 20 Minuten köcheln lassen.
Sahne und Majoran einrühren und die Suppe pürieren.
Die Würstchen in Scheiben schneiden und darin erwärmen.

# Gâteau au yaourt
Pour 6 personnes
1 pot de yaourt nature
2 pots de sucre
3 pots de farine
3 œufs
125 ml d'huile
1 sachet de levure
---
Préchauffez le four à 180 °C.
Mélangez le yaourt, le sucre et les œufs.
Ajoutez la farine, la levure et l'huile.
Versez dans un moule beurré et faites cuire 35 minutes.
`);

export const busyRecipesSetAside = recipesOf(`
# Miso Eggplant Rice Bowls
Serves 4
2 eggplants, cubed
1/4 cup white miso
1 1/2 cups jasmine rice
3/4 cup edamame
2 tbsp mirin
3 spring onions, sliced
1 tbsp sesame seeds
---
Cook the rice by the absorption method.
Toss the eggplant with the miso and the mirin.
Roast at 210°C for 25 minutes, turning once.
Serve over the rice with edamame, spring onions and sesame seeds.

# Ginger Fluff Sponge
Serves 8
4 eggs
3/4 cup caster sugar
1/2 cup cornflour
2 tbsp plain flour
3 tsp ground ginger
1 tsp cream of tartar
300 ml thickened cream
---
Grease and flour two round tins.
Beat the eggs and the sugar for 8 minutes until thick.
Sift the dry ingredients over the eggs and fold them in.
Bake at 180°C for 18 minutes and cool in the tins.
Fill with the whipped cream.

# Barramundi with Lemon Myrtle
Serves 4
4 barramundi fillets
1/2 tsp ground lemon myrtle
60 g butter
500 g baby potatoes
1 bunch asparagus
1/4 cup macadamias, chopped
---
Boil the potatoes for 15 minutes and drain.
Season the fish with lemon myrtle and fry in half of the butter for 4 minutes.
Turn the fish and cook for 2 minutes more.
Toss the asparagus and the potatoes in the rest of the butter and scatter with macadamias.

# Mushroom Barley Risotto
Serves 4
1 1/3 cups pearl barley
400 g mushrooms, sliced
1 leek, sliced
1 litre vegetable stock
1/2 cup grated parmesan
3/4 tsp thyme leaves
30 g butter
---
Cook the leek and the mushrooms in the butter for 8 minutes.
Stir in the barley and the thyme.
Add the stock and simmer for 40 minutes.
Stir in the parmesan and season.

# Rindergulasch
Für 6 Personen
1 kg Rindfleisch
500 g Zwiebeln
3 EL Öl
2 EL Tomatenmark
1 TL Kümmel
500 ml Rinderbrühe
2 rote Paprikaschoten
---
Das Fleisch würfeln und im heißen Öl kräftig anbraten.
Zwiebeln dazugeben und goldbraun rösten.
Tomatenmark und Kümmel einrühren und mit der Brühe ablöschen.
Zugedeckt 90 Minuten schmoren.
Paprika würfeln und 15 Minuten mitgaren.

# Tortilla de calabacín
Para 4 personas
2 calabacines
6 huevos
1 cebolla
4 cucharadas de aceite de oliva
1 cucharadita de sal
---
Corta los calabacines y la cebolla en rodajas finas.
Sofríe las verduras en el aceite durante 15 minutos.
Bate los huevos con la sal y añade las verduras.
Cuaja la tortilla 5 minutos por cada lado.

# Pasta e fagioli
Per 4 persone
250 g di fagioli borlotti
200 g di pasta corta
1 carota
1 costa di sedano
2 cucchiai di olio d'oliva
1 rametto di rosmarino
---
Trita la carota e il sedano e falli soffriggere nell'olio.
Aggiungi i fagioli, il rosmarino e un litro d'acqua.
Cuoci per 30 minuti e frulla metà dei fagioli.
Unisci la pasta e cuocila al dente.
`);
