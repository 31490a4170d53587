/**
 * Typical prices of common staples in Australian supermarkets. A table to extend.
 *
 * Typed by the developers in November 2026 from general knowledge, not copied from a retailer: they are estimates, and every
 * screen says so. One row: `food | pack | dollars`, the name as a list writes it.
 */
export const starterDate = '2026-11-25';

export const starterRows = `
  # Fruit and vegetables
  Brown onions | per kg | 3.50
  Onions | per kg | 3.50
  Red onions | per kg | 4.50
  Garlic | each | 1.20
  Ginger | per kg | 30.00
  Spring onions | bunch | 2.90
  Leeks | each | 2.90
  Potatoes | per kg | 3.90
  Sweet potatoes | per kg | 4.50
  Carrots | 1kg | 2.40
  Celery | bunch | 4.50
  Broccoli | per kg | 6.90
  Cauliflower | each | 4.50
  Cabbage | each | 5.50
  Zucchinis | per kg | 5.90
  Eggplants | per kg | 6.90
  Capsicums | per kg | 8.90
  Red capsicums | per kg | 8.90
  Green capsicums | per kg | 6.90
  Tomatoes | per kg | 6.90
  Cherry tomatoes | 250g | 4.00
  Cucumbers | each | 2.20
  Lettuce | each | 3.50
  Cos lettuce | each | 3.90
  Baby spinach | 120g | 3.00
  Rocket | 120g | 3.00
  Mushrooms | per kg | 13.00
  Pumpkin | per kg | 3.90
  Corn cobs | each | 1.20
  Green beans | per kg | 9.90
  Snow peas | per kg | 16.00
  Asparagus | bunch | 3.00
  Avocados | each | 2.20
  Lemons | each | 1.20
  Limes | each | 1.20
  Oranges | per kg | 4.50
  Apples | per kg | 4.90
  Pears | per kg | 4.50
  Bananas | per kg | 4.20
  Strawberries | 250g | 4.00
  Blueberries | 125g | 4.50
  Mangoes | each | 3.00
  Parsley | bunch | 3.50
  Flat-leaf parsley | bunch | 3.50
  Coriander | bunch | 3.50
  Basil | bunch | 3.50
  Mint | bunch | 3.50
  Thyme | bunch | 3.50
  Rosemary | bunch | 3.50
  Chillies | per kg | 25.00
  Bok choy | bunch | 3.00

  # Meat and seafood
  Beef mince | 500g | 8.50
  Chuck steak | per kg | 22.00
  Rump steak | per kg | 30.00
  Chicken breasts | per kg | 14.00
  Chicken thighs | per kg | 15.00
  Whole chicken | per kg | 6.00
  Chicken drumsticks | per kg | 5.50
  Pork mince | 500g | 7.50
  Pork loin | per kg | 16.00
  Lamb mince | 500g | 10.00
  Lamb leg | per kg | 16.00
  Lamb cutlets | per kg | 42.00
  Sausages | 500g | 8.00
  Salmon | per kg | 38.00
  Prawns | per kg | 32.00
  White fish | per kg | 28.00

  # Deli
  Bacon | 250g | 6.00
  Ham | 200g | 5.00
  Prosciutto | 100g | 7.00
  Hummus | 200g | 3.80
  Haloumi | 225g | 7.00

  # Bakery
  Bread | 700g | 3.50
  Sourdough | 600g | 6.50
  Hamburger buns | 6pk | 4.00
  Tortillas | 8pk | 4.50
  Pita bread | 5pk | 3.50

  # Dairy and eggs
  Milk | 2L | 3.30
  Thickened cream | 300mL | 3.30
  Cream | 300mL | 3.30
  Sour cream | 300mL | 3.00
  Butter | 500g | 7.50
  Unsalted butter | 250g | 4.50
  Cheddar | 500g | 8.50
  Tasty cheese | 500g | 8.50
  Parmesan | 200g | 6.50
  Feta | 200g | 4.50
  Mozzarella | 450g | 8.50
  Ricotta | 250g | 3.50
  Cream cheese | 250g | 4.50
  Greek yoghurt | 500g | 5.00
  Yoghurt | 1kg | 6.00
  Eggs | 12 Pack 700g | 6.50
  Tofu | 450g | 4.50

  # Pantry
  Spaghetti | 500g | 2.20
  Pasta | 500g | 2.20
  Penne | 500g | 2.20
  Lasagne sheets | 375g | 3.50
  Rice | 1kg | 3.00
  Jasmine rice | 1kg | 4.00
  Basmati rice | 1kg | 4.50
  Arborio rice | 500g | 3.80
  Couscous | 500g | 3.80
  Quinoa | 400g | 5.50
  Rice noodles | 375g | 3.50
  Egg noodles | 450g | 3.80
  Rolled oats | 900g | 4.00
  Diced tomatoes | 400g | 1.50
  Canned tomatoes | 400g | 1.50
  Tomato paste | 140g | 1.80
  Passata | 700g | 3.00
  Coconut milk | 400mL | 2.50
  Coconut cream | 400mL | 2.80
  Chickpeas | 400g | 1.40
  Kidney beans | 400g | 1.40
  Black beans | 400g | 1.60
  Lentils | 400g | 1.60
  Red lentils | 500g | 3.50
  Canned tuna | 425g | 5.50
  Corn kernels | 400g | 1.60
  Chicken stock | 1L | 3.00
  Beef stock | 1L | 3.00
  Vegetable stock | 1L | 3.00
  Olive oil | 500mL | 11.00
  Extra virgin olive oil | 500mL | 12.00
  Vegetable oil | 750mL | 5.00
  Sesame oil | 150mL | 4.00
  Soy sauce | 250mL | 3.20
  Fish sauce | 200mL | 3.50
  Oyster sauce | 250mL | 3.50
  Worcestershire sauce | 250mL | 3.80
  Tomato sauce | 500mL | 3.50
  White vinegar | 2L | 2.50
  Red wine vinegar | 500mL | 3.50
  Balsamic vinegar | 250mL | 4.00
  Mayonnaise | 400g | 5.00
  Dijon mustard | 200g | 3.50
  Honey | 500g | 8.00
  Peanut butter | 375g | 4.50
  Green curry paste | 200g | 4.50
  Red curry paste | 200g | 4.50

  # Baking
  Plain flour | 1kg | 2.00
  Self-raising flour | 1kg | 2.00
  Cornflour | 300g | 2.50
  Caster sugar | 1kg | 2.80
  White sugar | 1kg | 2.20
  Brown sugar | 500g | 2.60
  Icing sugar | 500g | 2.60
  Baking powder | 125g | 2.50
  Bicarbonate of soda | 350g | 2.20
  Cocoa powder | 250g | 6.00
  Dark chocolate | 200g | 5.50
  Vanilla extract | 50mL | 7.00
  Almond meal | 400g | 9.00
  Breadcrumbs | 250g | 2.50
  Panko breadcrumbs | 200g | 3.00

  # Herbs and spices
  Salt | 500g | 1.50
  Black pepper | 50g | 4.00
  Ground cumin | 35g | 2.80
  Ground coriander | 30g | 2.80
  Paprika | 35g | 2.80
  Smoked paprika | 40g | 3.20
  Turmeric | 35g | 2.80
  Ground cinnamon | 30g | 2.80
  Dried oregano | 10g | 2.20
  Chilli flakes | 25g | 2.80
  Curry powder | 40g | 2.80

  # Freezer, drinks, household
  Frozen peas | 1kg | 4.00
  Puff pastry | 1kg | 6.50
  Filo pastry | 375g | 4.50
  Vanilla ice cream | 2L | 7.00
  Orange juice | 2L | 6.50
  Coffee | 500g | 16.00
  Tea bags | 100 tea bags | 5.00
  Toilet paper | 24 pack 180 sheets | 13.00
  Paper towel | 2 pack 120 sheets | 4.00
  Dishwashing liquid | 400mL | 3.50
`;
