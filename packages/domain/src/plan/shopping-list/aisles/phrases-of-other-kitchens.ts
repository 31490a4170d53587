/**
 * Vegetables, fruit, cheeses, fish, meat and pastes of other kitchens by the names that their shops use, as phrases of their
 * department (`aisle-phrases.ts`).
 */
import type { Aisle } from '@saltbush/recipe-parser/foods';

export const phrasesOfOtherKitchens: Readonly<Partial<Record<Aisle, string>>> = {
  'Fruit & Veg': `
    sitaw, yardlong bean, katuk, kangkong, ong choy, gai lan, kai lan, yu choy, pechay, malunggay, moringa leaves, ampalaya, karela, tindora, turai, methi leaves, amaranth leaves, callaloo, bhindi, lauki, dudhi, patola, sayote, chayote, calamansi, pandan leaves, mitsuba, shiso, shungiku, negi, renkon, nopales, huitlacoche, hoja santa, huacatay, guascas, paico, tejocote, lulo, lucuma, cocona, curuba, tumbo, romeritos, quelites, verdolagas, nira, oca, yacon, ulluco, scorzonera, crosnes, agretti, friarielli, cime di rapa, trevisano, borage, lovage, wild garlic, ramsons, sea kale, sea beans, sea asparagus, water spinach, morning glory, tatsoi, cavolo nero, banana flower, banana blossom fresh, curry leaves, lime leaves, betel leaves, perilla leaves, rambutan, longan, mangosteen, sapodilla, sapote, cherimoya, jabuticaba, acerola, feijoa, medlar, sea buckthorn berries, rambai, salak, santol, bread fruit, snake fruit, ice cream bean, chicken of the woods, hen of the woods, oyster leaf, lion's mane mushroom
  `,
  'Dairy, Eggs & Fridge': `
    molke, fonduemischung, fertigfondue, kaasfondue, fonduekaas, obatzter, obazda, liptauer, smetana, filmjolk, kashkaval, ayran, lassi, ryazhenka, twarog, tvorog, kajmak, labne, mizithra, anthotyro, graviera, oscypek, bryndza, limburger, munster cheese, appenzeller, tilsit, tilsiter, esrom, danbo, leerdammer, maasdam, vacherin, tomme, reblochon, morbier, beaufort, cantal, mimolette, chaource, epoisses, brocciu, caciocavallo, scamorza, crescenza, stracchino, robiola, montasio, ragusano, idiazabal, mahon cheese, tetilla, torta del casar, queso oaxaca, quesillo, manouri, chhena, khoya, gjetost, brunost, cambozola, wensleydale, lancashire cheese, caerphilly, double gloucester, red leicester, shropshire blue, bonifaz, feta danish, bulgarian feta, goats curd, sheep cheese, cuartirolo, maroilles, passendale, salers, ossau iraty, rocamadour, castelmagno, bitto, casera, toma piemontese, quartirolo
  `,
  'Meat & Seafood': `
    schweinenetz, rivierkreeftjes, rivierkreeft, cordon bleu, cordon bleus, gyros, gyrosvlees, krabbenfleisch, zwezerik, kalbsbries, bries, innereien, hake, pollack, megrim, gurnard, hapuka, tarakihi, blue cod, trevally, butterfish, escolar, cobia, wahoo, opah, ahi, bangus, milkfish, galunggong, pompano, branzino, orata, dorade, red mullet, sprats, smelt fish, bluefish, coley, saithe, lumpfish, whelk, periwinkles, cockles, razor clam, geoduck, conch meat, paua, yabbies, crawfish, bugs moreton bay, longganisa, lap cheong, kofta, cevapi, merguez, toulouse sausage, cotechino, zampone, haggis, chitterlings, sweetbreads, tripe, trotters, oxtail, prawn meat, crab meat fresh, fish heads, reineta, congrio, mojarra, cojinova, pejerrey, robalo, bagre, palometa, percebes, gulas, scorfano, gallinella, dentice, pagello, cochinillo, perdiz, chinchulines, anticuchos, conchas negras
  `,
  Baking: `
    tortenguss, hirschhornsalz, pottasche, backtriebmittel, cakemix, koekmix, bakmix, pudding pulver
  `,
  International: `
    seroendeng, serundeng, atjar, atjar tjampoer, atjar ketimoen, sajoer, sambal goreng, boemboe, emping, kecap, tauco, taotjo
  `,
};
