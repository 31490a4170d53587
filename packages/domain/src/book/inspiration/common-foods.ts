/**
 * Foods that Australian households cook with most, the commonest first: what someone who typed three letters most
 * likely means. Our own order, typed by hand; a food that is not here comes after those that are.
 */
export const commonFoods: readonly string[] = `
  chicken, egg, onion, garlic, tomato, potato, rice, milk, butter, cheese, carrot, bread, pasta, beef-mince,
  chicken-breast, chicken-thigh, bacon, mushroom, capsicum, spinach, broccoli, zucchini, lemon, apple, banana,
  avocado, salmon, sausage, ham, beef, pork, lamb, prawn, lettuce, cucumber, celery, cauliflower, corn-kernel,
  pea, green-bean, sweet-potato, pumpkin, cabbage, spring-onion, red-onion, brown-onion, eggplant, leek, beetroot,
  ginger, chilli, lime, orange, parmesan, feta, mozzarella, cream, sour-cream, yoghurt, cream-cheese, ricotta,
  chickpea, lentil, kidney-bean, black-bean, coconut-milk, canned-tomato, tomato-paste, stock, tofu, spaghetti,
  noodle, couscous, quinoa, plain-flour, self-raising-flour, rolled-oats, white-sugar, brown-sugar, honey, olive-oil,
  soy-sauce, vinegar, mustard, mayonnaise, peanut-butter, basil, coriander, parsley, mint, thyme, rosemary, cumin-seed,
  paprika, ground-cinnamon, curry-powder, strawberry, blueberry, pear, peach, mango, pineapple, grape, walnut, almond,
  cashew, chorizo, turkey, cherry-tomato, kale, asparagus, fennel, bok-choy, snow-pea, wombok, tortilla, pesto,
  hummus, olive, sultana, dark-chocolate, cocoa-powder
`
  .split(',')
  .map((id) => id.trim());

export interface FoodToChoose {
  /** In the food table. */
  id: string;
  /** As people say that they have it: "eggs". */
  name: string;
}

/**
 * What lies in the fridge and has to go, the commonest first: offered to someone who asks what to cook. Without what is
 * bought for the cupboard.
 */
export const foodsToChoose: readonly FoodToChoose[] = `
  chicken, egg: eggs, beef-mince, potato: potatoes, tomato: tomatoes, carrot: carrots, spinach, broccoli, cheese,
  mushroom: mushrooms, capsicum, zucchini, bacon, salmon, onion: onions, rice, pasta, bread, lamb, pork, ham,
  prawn: prawns,
  sausage: sausages, pumpkin, sweet-potato: sweet potatoes, cabbage, cauliflower, leek: leeks, celery, cucumber,
  avocado: avocados, eggplant, cream, yoghurt, banana: bananas, apple: apples
`
  .split(',')
  .map((food) => food.trim().split(': '))
  .map(([id, name]) => ({ id: id!, name: name ?? id!.replaceAll('-', ' ') }));

/** @example nameToChoose('egg') // 'eggs' */
export const nameToChoose = (id: string): string | undefined =>
  foodsToChoose.find((food) => food.id === id)?.name;
