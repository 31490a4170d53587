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
