import { describe, expect, test } from 'vitest';
import everydayLines from '../../../fixtures/everyday-lines.json';
import { splitIngredientLine } from '../../ingredients/parse-ingredient';
import { furtherFoodsByLanguage } from '../../names/all-languages';
import { findFood, findListedFood } from '../find-food';
import { findFoodById, findNamedFood, listFoods } from '../food-index';
import { dutchNames } from './dutch';
import { findForeignFood } from './find-foreign-food';
import { moreNames } from './foods-in-four-languages';
import { namesInLanguages } from './names-in-languages';
import { northernNames } from './foods-in-northern-languages-and-portuguese';
import { frenchNames } from './french';
import { italianNames } from './italian';
import { spanishNames } from './spanish';

const tables = {
  frenchNames,
  spanishNames,
  italianNames,
  dutchNames,
  ...furtherFoodsByLanguage,
  moreFrench: moreNames('fr'),
  moreSpanish: moreNames('es'),
  moreItalian: moreNames('it'),
  moreDutch: moreNames('nl'),
  portuguese: northernNames('pt'),
  polish: northernNames('pl'),
  swedish: northernNames('sv'),
  danishAndNorwegian: northernNames('da'),
};

const lines: Record<string, string> = {
  German: `Zwiebeln, fein gehackt=onion; Kartoffel=potato; Möhren=carrot; Knoblauchzehen=garlic; Äpfel=apple
Rinderhackfleisch=beef-mince; Hähnchenbrust=chicken-breast; Sahne=thickened-cream; Schlagsahne=thickened-cream; Eier=egg
Eigelb=egg-yolk; Mehl=plain-flour; Zucker=white-sugar; Puderzucker=icing-sugar; Backpulver=baking-powder
gehackte Petersilie=parsley; Zimt=ground-cinnamon; rote Paprika=red-capsicum; Gemüsebrühe=vegetable-stock; Salz und Pfeffer=salt-and-pepper
Jakobsmuscheln=scallop; Cayennepfeffer=cayenne-pepper; Löffelbiskuits=savoiardi; Backpapier=baking-paper; Pistazien=pistachio`,
  Quebec: `gruau à cuisson rapide=quick-oats; courge musquée=butternut-pumpkin; fèves de Lima=butter-bean; chou nappa=wombok
fromage en grains=cheese-curd; intérieur de ronde=round-steak; brisures de chocolat noir=chocolate-chip; céleri avec les feuilles=celery`,
  Belgium: `chicons=witlof; cassonade brune=brown-sugar; salade de blé=lambs-lettuce; crevettes grises=brown-shrimp; maquée=fromage-blanc
carbonades=stewing-beef; sucre impalpable=icing-sugar; haché porc-veau=pork-and-veal-mince; passata Mutti=passata`,
  Mexico: `jitomate guaje=roma-tomato; rajas en vinagre=pickled-jalapeno; flor de calabaza=zucchini-flower; chambarete=beef-shin
queso asadero=queso-quesadilla; maíz pozolero=hominy; pimienta gorda=allspice-berry; pan de caja=white-bread; grenetina en polvo=gelatine`,
  'Argentina, Chile and Peru': `bola de lomo=beef-schnitzel; colita de cuadril=tri-tip; salchicha parrillera=sausage; vienesas=frankfurt
choritos=mussel; aceite de maravilla=sunflower-oil; zapallo macre=pumpkin; pallares=butter-bean; sillao=soy-sauce; rocotos=rocoto
ají panca en pasta=aji-panca-paste; huevos talla XL=egg; pechuga con hueso=chicken-breast; tapas de pascualina=pie-crust`,
  'Italian of shops': `pecorino da grattugiare=pecorino; olio extra vergine=extra-virgin-olive-oil; trofie fresche=fresh-pasta
filetti d'acciuga sott'olio=anchovy; macinato misto=beef-and-pork-mince; friselle=crispbread; sale rosa=pink-salt; suino macinato=pork-mince`,
  French: `oignons=onion; pommes de terre=potato; carottes râpées=carrot; gousses d'ail=garlic; échalotes=french-shallot
bœuf haché=beef-mince; blancs de poulet=chicken-breast; poitrine fumée=bacon; crème liquide=thickened-cream; œufs=egg
jaunes d'œuf=egg-yolk; jaunes d'oeufs=egg-yolk; blancs d'oeufs=egg-white; boeuf haché=beef-mince; de farine=plain-flour; sucre glace=icing-sugar; levure chimique=baking-powder; huile d'olive=olive-oil
de beurre fondu=butter; persil haché=parsley; cannelle=ground-cinnamon; poivrons rouges=red-capsicum; sel et poivre=salt-and-pepper
fruits de mer=seafood; noix de cajou=cashew; pâte brisée=shortcrust-pastry; mangues=mango; piment de cayenne=cayenne-pepper`,
  Spanish: `cebollas=onion; cebolla picada=onion; patatas=potato; zanahorias=carrot; dientes de ajo=garlic
carne picada=beef-mince; pechugas de pollo=chicken-breast; gambas=prawn; nata para montar=thickened-cream; huevos=egg
yemas de huevo=egg-yolk; harina=plain-flour; azúcar=white-sugar; levadura química=baking-powder; aceite de oliva=olive-oil
limones=lemon; perejil fresco=parsley; pimiento rojo=red-capsicum; garbanzos=chickpea; sal y pimienta=salt-and-pepper
bacalao desalado y en trozos=cod; aguacates=avocado; almejas=clam; ajo en polvo=garlic-powder; leche de almendras=almond-milk; queso azul=blue-cheese`,
  Italian: `cipolle=onion; patate=potato; carota=carrot; spicchio d'aglio=garlic; pomodorini=cherry-tomato
passata di pomodoro=passata; petto di pollo=chicken-breast; salsiccia=sausage; panna fresca=thickened-cream; uova=egg
tuorli=egg-yolk; farina 00=tipo-00-flour; zucchero a velo=icing-sugar; di burro=butter; olio extravergine d'oliva=extra-virgin-olive-oil
limoni=lemon; prezzemolo tritato=parsley; parmigiano grattugiato=parmesan; funghi=mushroom; sale e pepe=salt-and-pepper
carciofi=globe-artichoke; frutti di mare=seafood; polpette=meatball; peperoncino in polvere=chilli-powder; ghiaccio=ice`,
  Dutch: `uien, gesnipperd=onion; aardappelen=potato; wortels=carrot; teentjes knoflook=garlic; prei=leek
rundergehakt=beef-mince; kipfilet=chicken-breast; spekjes=bacon; slagroom=thickened-cream; eieren=egg
eidooiers=egg-yolk; eierdooiers=egg-yolk; bloem=plain-flour; suiker=white-sugar; bakpoeder=baking-powder
roomboter=butter; verse peterselie=parsley; kaneel=ground-cinnamon; rode paprika=red-capsicum; zout en peper=salt-and-pepper
tuinbonen=broad-bean; rode pepers=red-chilli; stoofvlees=stewing-beef; kipgehakt=chicken-mince; lange vingers=savoiardi`,
  Portuguese: `cebolas picadas=onion; dentes de alho=garlic; azeite=olive-oil; carne moída=beef-mince; ovos=egg
farinha de trigo=plain-flour; leite condensado=condensed-milk; peito de frango=chicken-breast; manteiga sem sal=unsalted-butter
queijo parmesão ralado=parmesan; tomates maduros=tomato; orégãos secos=dried-oregano; alho em pó=garlic-powder; batata doce=sweet-potato`,
  Polish: `cebuli=onion; ząbki czosnku=garlic; mąki pszennej=plain-flour; masła=butter; jajek=egg; cukru pudru=icing-sugar
drobno posiekana cebula=onion; piersi z kurczaka=chicken-breast; oliwy z oliwek=olive-oil; natki pietruszki=parsley
śmietany 30%=thickened-cream; mielony imbir=ground-ginger; kiełbasę=sausage; ciasto francuskie=puff-pastry`,
  Swedish: `gul lök=onion; vitlöksklyftor=garlic; nötfärs=beef-mince; krossade tomater=canned-tomato; vispgrädde=thickened-cream
strösocker=white-sugar; vetemjöl=plain-flour; äggulor=egg-yolk; hackad persilja=parsley; rökt lax=smoked-salmon; torkad timjan=dried-thyme`,
  Danish: `løg=onion; finthakket hvidløg=garlic; hakket oksekød=beef-mince; piskefløde=thickened-cream; hvedemel=plain-flour
æggeblommer=egg-yolk; revet ost=cheese; gulerødder=carrot; tørret oregano=dried-oregano`,
  Norwegian: `rødløk=red-onion; kjøttdeig=beef-mince; kremfløte=thickened-cream; hvetemel=plain-flour; eggehviter=egg-white; poteter=potato`,
};

const table = Object.entries(lines).flatMap(([language, text]) =>
  text.split(/[;\n]\s*/).map((pair) => [language, ...pair.split('=')] as [string, string, string]),
);

describe('a food in another language', () => {
  test.each(table)('the food in another language (%s) %s is %s', (_language, text, id) => {
    expect(findListedFood(text)?.id ?? '').toBe(id);
  });

  test.each([
    ['200 g di burro', 'butter'],
    ["1 gousse d'ail", 'garlic'],
    ['de pain frais', 'bread'],
    ['frisches Rind', 'beef'],
    ['verse room', 'thickened-cream'],
  ])('the line "%s" in another language is %s', (line, id) => {
    expect(findListedFood(splitIngredientLine(line).name)?.id).toBe(id);
  });

  test.each(Object.entries(tables))(
    'the table of %s names only foods of the table',
    (_name, names) => {
      const ids = names
        .trim()
        .split('\n')
        .map((line) => line.slice(0, line.indexOf(': ')));
      const unknown = ids.filter((id) => findFoodById(id.replaceAll(/[ ]/g, '-')) === undefined);
      expect(unknown).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test.each([
    ['French', frenchNames + moreNames('fr')],
    ['Spanish', spanishNames + moreNames('es')],
    ['Italian', italianNames + moreNames('it')],
    ['Dutch', dutchNames + moreNames('nl')],
    ['Portuguese', northernNames('pt')],
    ['Polish', northernNames('pl')],
    ['Swedish', northernNames('sv')],
    ['Danish and Norwegian', northernNames('da')],
    ['German', furtherFoodsByLanguage['de'] ?? ''],
  ])('no name of the tables in %s means two foods', (_language, names) => {
    const foodsByName = new Map<string, Set<string>>();
    for (const line of names.trim().split('\n')) {
      for (const [name, { id }] of namesInLanguages({ table: line }))
        foodsByName.set(name, (foodsByName.get(name) ?? new Set()).add(id));
    }
    const doubtful = [...foodsByName].filter(([, ids]) => ids.size > 1);
    expect(doubtful.map(([name]) => name)).toEqual([]);
  });

  test('a food in another language has the aisle of its English name and merges with it', () => {
    expect(findFood('Zwiebeln')).toEqual(findFood('onions'));
    expect(findFood('mantequilla').food?.aisle).toBe('Dairy, Eggs & Fridge');
  });
});

describe('English is first', () => {
  test.each('rind,pain,pane,more,room,pan,peer,lima'.split(','))(
    'the English word %s alone is no foreign food',
    (word) => expect(findForeignFood(word)).toBeUndefined(),
  );

  test('everyday lines are read as another language only where they are in one', () => {
    const names = new Set(everydayLines.map(({ name }) => name));
    expect(names.size).toBeGreaterThan(200);
    const captured = [...names].filter(
      (name) => findForeignFood(name) !== undefined && !findNamedFood(name),
    );
    expect(captured.join(', ')).toBe(
      "huile d'olive, sel, sal, sale, Petersilie, Mehl, Salz, Vanillezucker, Eier, Knoblauch, Sahne, Tomaten, Pfeffer, farine, œufs, ail, levure, vin blanc, jambon, ajo, harina, zucchero, farina 00, vino bianco, Kartoffeln",
    );
  });

  test('no English name of the table is read as another food', () => {
    for (const food of listFoods()) {
      for (const name of food.names) expect(findListedFood(name)?.id, name).toBe(food.id);
    }
  });

  test.each(
    'bread rind,pain au chocolat mix,window pane,two more,room temperature,frying pan,sale items,a sole,fresh figs'.split(
      ',',
    ),
  )('the English words "%s" are no foreign food', (text) =>
    expect(findForeignFood(text)).toBeUndefined(),
  );
});
