/**
 * How units are written besides their id, label and plural. A file of its own: a list shows units without reading any.
 *
 * - Lower case, without points; plurals are listed, never guessed. A comma separates spellings; a spelling may have
 *   spaces.
 * - Languages: British, American, Australian and Canadian English; the basics of German, French,
 *   Spanish, Italian and Dutch; others are in `unit-spellings-in-other-languages.ts`. A word that means a food in one language is left out ("bar", "cup" stay).
 */
import type { UnitId } from './unit-table';

export const unitSpellings: Partial<Record<UnitId, string>> = {
  g: 'gr, gm, gms, grm, gram, grams, gramme, grammes, gramm, gramos, gramo, grammi, grammo, grs, grms',
  kg: 'kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, kilogramm, kilogramos, chilo, chilogrammo, chilogrammi',
  mg: 'milligram, milligrams, milligramme, milligrammes, milligramm',
  lb: 'lbs, pound, pounds, #, libra, libras, libbra, libbre',
  oz: 'ozs, ounce, ounces, once, onces, unze, unzen',
  pfund: 'pfd, livre, livres',
  ml: 'mls, millilitre, millilitres, milliliter, milliliters, mililitros, mililitro, millilitri',
  cl: 'centilitre, centilitres, centiliter, centiliters, centilitri',
  dl: 'decilitre, decilitres, deciliter, deciliters, decilitri',
  l: 'lt, ltr, ltrs, litre, litres, liter, liters, litro, litros, litri, lts',
  tsp: 'tsps, teasp, teaspoon, teaspoons, teaspoonful, teaspoonfuls, teaspoonsful, tea spoon, tea spoons, tl, teelöffel, teelöffeln, cc, càc, c à c, c à café, cuillère à café, cuillères à café, cuillere a cafe, cuilleres a cafe, cuill à café, cuil a cafe, cuill a cafe, cuillerée à café, cuillerées à café, cuil à café, c à thé, càt, cuil à thé, cuil à c, cuillère à c, cuillères à c, cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cta, ctas, cucchiaino, cucchiaini, tspn, tspns, teaspn, teaspns, theelepel, theelepels, theelepeltje, theelepeltjes, cuillère à thé, cuillères à thé, cuillerée à thé, cuillerées à thé, cucharadita de café, cucharaditas de café, cucharadita de té, cucharaditas de té, cucharadita de postre, cucharaditas de postre, cucchiaino da caffè, cucchiaini da caffè, cucchiaino da tè, cucchiaini da tè, koffielepel, koffielepels, koffielepeltje, koffielepeltjes, eierlepel, eierlepels, mokkalepel, mokkalepels, cucharilla, cucharillas, cucharita, cucharitas, cucharadita cafetera, cucharaditas cafeteras',
  dsp: 'dsp, dstsp, dstspn, dessertspoonful, dessertspoonfuls, dessert spoon, dessert spoons, dstspns, dessertsp, dessertspn, dessertspns, dsps, dssp, cuillère à dessert, cuillères à dessert, cucharada de postre, cucharadas de postre, dessertlepel, dessertlepels',
  tbsp: 'tbsps, tb, tbs, tbls, tblsp, tblsps, tbl, tbspn, tablespoon, tablespoons, tablespoonful, tablespoonfuls, tablespoonsful, table spoon, table spoons, soup spoon, soup spoons, soupspoon, soupspoons, el, esslöffel, esslöffeln, eßlöffel, eßlöffeln, càs, c à s, c à soupe, cs, cuillère à soupe, cuillères à soupe, cuillere a soupe, cuilleres a soupe, cuill à soupe, cuil a soupe, cuill a soupe, cuillerée à soupe, cuillerées à soupe, cuil à soupe, c à table, c à tab, cuil à table, cuillère à table, cuillères à table, cuil à s, cuillère à s, cuillères à s, cuchara, cucharas, cucharada, cucharadas, cda, cdas, cucchiaio, cucchiai, cucchiaiata, cucchiaiate, tbspns, tblspn, tblspns, tablesp, tablespn, tablespns, eetlepel, eetlepels, cucharada sopera, cucharadas soperas, cuchara sopera, cucharas soperas, cucchiaio da minestra, cucchiai da minestra, soeplepel, soeplepels, cucharón sopero, cdas soperas, cda sopera',
  cup: 'c, cupful, cupfuls, cupsful, tasse, tassen, tasses, taza, tazas, tazza, tazze, kopje, kopjes, pocillo, pocillos, tacita, tacitas',
  'us cup': 'u s cup, u s cups, american cup, american cups',
  'breakfast cup': 'breakfastcup, breakfastcups, breakfastcupful, breakfastcupfuls',
  teacup: 'teacupful, teacupfuls, teacupsful, tea cup, tea cups',
  wineglass: 'wineglassful, wineglassfuls, wineglassesful, wine glass, wine glasses',
  'fl oz': 'floz, fl ozs, fluid oz, fluid ounce, fluid ounces, fl ounce, fl ounces',
  pt: 'pt, pts',
  qt: 'qt, qts',
  gal: 'gal, gals',
  inch: 'in, ", ”, ″',
  cm: 'cms, centimetre, centimetres, centimeter, centimeters',
  mm: 'millimetre, millimetres, millimeter, millimeters',
  dozen: 'doz, dozens',
  pair: 'paar, paire, paires, coppia, coppie, paio, paia, par, pares',
  envelope: 'env, envs',
  bunch:
    'bu, bund, bd, bussel, bussels, bos, bossen, botte, bottes, manojo, manojos, mazzo, mazzi, mazzetto, mazzetti, bosje, bosjes, atado, atados, ramillete, ramilletes, ciuffo, ciuffi, manojito, manojitos, atadito, ataditos, bouquet, bouquets',
  clove:
    'zehe, zehen, knoblauchzehe, knoblauchzehen, gousse, gousses, diente, dientes, spicchio, spicchi, teentje, teentjes, teen, tenen',
  tin: 'dose, dosen, boîte, boîtes, lata, latas, scatola, scatole, lattina, lattine, blik, blikken, blikje, blikjes, scatoletta, scatolette, canette, canettes, latita, latitas',
  jar: 'tarro, tarros, barattolo, barattoli, vasetto, vasetti, bocal, bocaux, potje, potjes, potten',
  bottle:
    'flasche, flaschen, bouteille, bouteilles, botella, botellas, bottiglia, bottiglie, fles, flessen, flesje, flesjes, fläschchen, fl, flascherl, botellita, botellitas, botellín, botellines, bottiglietta, bottigliette',
  packet:
    'pqt, pqts, pak, pakken, pkt, pkts, pack, packs, pk, package, packages, pkg, pkgs, packung, packungen, päckchen, pck, pkg, pckg, pkch, pqte, paquet, paquets, paquete, paquetes, pacchetto, pacchetti, confezione, confezioni, pakje, pakjes, packerl, rolletje, rolletjes, paquetito, paquetitos, pacco, pacchi, envase, envases',
  sachet:
    'sobre, sobres, bustina, bustine, beutel, tütchen, zakje, zakjes, busta, buste, beutelchen, sobrecito, sobrecitos',
  bag: 'bolsa, bolsas, zak, zakken, sacchetto, sacchetti, netz, netze, netje, netjes, malla, mallas, sac, sacs, bolsita, bolsitas, funda, fundas',
  carton:
    'ctn, ctns, briquette, briquettes, brik, briks, brique, briques, cartón, cartones, tetrabrik, tetrabriks, tetra brik',
  tub: 'pots, becher, bch, bak, bakje, bakjes, vaschetta, vaschette, kuipje, kuipjes, tarrina, tarrinas, pote, potes',
  tube: 'tuben',
  punnet:
    'barquette, barquettes, kästchen, schälchen, schaaltje, schaaltjes, casseau, casseaux, ravier, raviers, cestino, cestini',
  glass:
    'glas, gläser, verre, verres, vaso, vasos, vasito, vasitos, bicchiere, bicchieri, bicchierino, bicchierini, glaasje, glaasjes, gläschen, copa, copas, copita, copitas',
  knob: 'pat, pats, klont, klontje, klontjes',
  slice:
    'deli slice, deli slices, tranchen, scheibe, scheiben, tranche, tranches, rebanada, rebanadas, loncha, lonchas, rodaja, rodajas, fetta, fette, plak, plakken, plakje, plakjes, snee, sneden, sneetje, sneetjes, schijf, schijven, schijfje, schijfjes, scheibchen, radl, fetas, tajada, tajadas, lonja, lonjas',
  piece:
    'stück, stücke, pièce, pièces, morceau, morceaux, pieza, piezas, trozo, trozos, pezzo, pezzi, stuk, stuks, stukje, stukjes, moot, moten, mootje, mootjes, trocito, trocitos, pedazo, pedazos, pedacito, pedacitos, pezzetto, pezzetti, pezzettino, pezzettini',
  stalk:
    'stange, stangen, stg, branche, branches, costa, coste, gambo, gambi, stengel, stengels, tallo, tallos, penca, pencas, gambetto, gambetti',
  sprig:
    'zweiglein, zweig, zweige, brin, brins, ramita, ramitas, rametto, rametti, takje, takjes, tak, takken, zweigerl, zweigchen, ramito, ramitos, rama, ramas, ramo',
  leaf: 'blatt, blätter, feuille, feuilles, hoja, hojas, foglia, foglie, blaadje, blaadjes',
  head: 'cabeza, cabezas, tête, têtes, kopf, köpfe, krop, kropje, kropjes, stronk, stronkje, stronken, cespo, cespi, struik, struiken, struikje, struikjes, häuptel',
  bulb: 'knolle, knollen',
  cube: 'tablet, tabletten, würfel, blokje, blokjes, cubito, cubitos, cubetto, cubetti',
  fillet: 'filet, filets',
  handful:
    'fistful, fistfuls, handsful, handvoll, hand voll, poignée, poignées, puñado, puñados, manciata, manciate, handje, handjes, hand vol, handenvol, flinke hand, grote hand, dikke hand, puñadito, puñaditos',
  pinch:
    'prise, prisen, msp, messerspitze, messerspitzen, pincée, pincées, pizca, pizcas, pizzico, pizzichi, presa, prese, snufje, snufjes, snuf, mespunt, mespuntje, hauch, mespuntjes, pointe, pointe de couteau, grattata, grattate, grattatina, pellizco, pellizcos, pizquita',
  drop: 'tropfen, goutte, gouttes, gota, gotas, goccia, gocce, druppel, druppels, druppeltje, druppeltjes, tröpfchen',
  splash:
    'schuss, chorrito, chorro, scheutje, scheutjes, scheut, chorreón, trait, traits, scheuten, schüsschen, chorros, chorritos',
  sprinkle: 'sprinkling, spolverata, spolverate, espolvoreo',
  grind: 'grinding, grindings, draai, draaitje',
  shot: 'borrelglas, borrelglaasje, borrelglaasjes, schnapsglas, schnapsgläschen, stamperl',
  mug: 'mok, mokken',
  dollop: 'klecks, kleckse',
  squeeze: 'spritzer, spruzzo, spruzzi',
  tray: 'bandeja, bandejas',
  block: 'bricks, tablette, tablettes, tableta, tabletas, tavoletta, tavolette, tafel, tafeln',
  roll: 'rolle, rollen, rouleau, rouleaux, rotolo, rotoli',
  ball: 'kugel, kugeln, boule, boules, bola, bolas, pallina, palline, bol, bollen, bolletje, bolletjes',
  stem: 'stiel, stiele, stängel, stengeltje, stengeltjes, steeltje, steeltjes, stängelchen',
  box: 'doosje, doosjes, schachtel, schachteln',
};
