/**
 * Brands beside a food: "Diamond Crystal kosher salt" is kosher salt, "passata Mutti" is passata.
 *
 * - Only brands that many recipes name, typed from general knowledge of Australian, American and British
 *   shops. A brand that is a product by itself (Vegemite, Nutella) is a food of the table instead.
 * - Words in capitals before a word that is not are a brand: "MILFINA Vollmilch"; but not short ones: "BBQ sauce".
 * - What ends in a mark ("™", "®") is a brand, and so is a capitalised owner: "Frank's", "HERSHEY'S",
 * and a word with a capital inside: "SimplyNature".
 */

/**
 * The text without the brand at its start; undefined when there is none.
 *
 * @example withoutBrand('Kikkoman soy sauce') // 'soy sauce'
 * @example withoutBrand("Shepherd's pie") // undefined
 */
export function withoutBrand(text: string): string | undefined {
  const marked = /^[^,()]{0,40}[®™]\*{0,2}\s*(?:[Bb]rand\s+)?(?:\d+\s?%\s+)?(?=\p{L})/u.exec(
    text,
  )?.[0];
  if (marked !== undefined) return text.slice(marked.length);
  const words = text.split(' ');
  for (let count = Math.min(longestBrand, words.length - 1); count > 0; count -= 1) {
    const first = words.slice(0, count).join(' ');
    if (brands.has(first.toLowerCase().replace(apostrophes, ''))) {
      return words.slice(count).join(' ');
    }
  }
  const owned = owner(text) ?? camelCase.exec(text)?.[0] ?? capitals.exec(text)?.[0];
  return owned === undefined ? undefined : text.slice(owned.length);
}

/**
 * The text without the brand at its end, which is capitalised there; undefined when there is none.
 *
 * @example withoutBrandBehind('passata Mutti') // 'passata'
 */
export function withoutBrandBehind(text: string): string | undefined {
  const words = text.split(' ');
  for (let count = Math.min(longestBrand, words.length - 1); count > 0; count -= 1) {
    const last = words.slice(-count);
    if (last.every((word) => /^\p{Lu}/u.test(word)) && isBrand(last.join(' ')))
      return words.slice(0, -count).join(' ');
  }
  return undefined;
}

/**
 * The text without the country or region at its start; undefined when there is none.
 *
 * @example withoutOrigin('Australian pork mince') // 'pork mince'
 * @example withoutOrigin('Greek yoghurt') // undefined
 */
export function withoutOrigin(text: string): string | undefined {
  const rest = text.replace(origin, '').trim();
  return rest === text.trim() ? undefined : rest;
}

/** Countries and regions whose name changes no food but oil: a Greek yoghurt is another one, and so is an Italian sausage. */
const origin =
  /^(?:(?:australian|aussie|tasmanian|queensland|british|scottish|welsh|new zealand|norwegian|icelandic|alaskan)(?= \p{L})|(?:greek|italian|spanish|portuguese|tunisian|moroccan|turkish|lebanese|cretan|sicilian|tuscan|californian|french)(?= (?:\p{L}+ ){0,3}oil$))/iu;

/** @example isBrand('Kikkoman') // true */
export function isBrand(text: string): boolean {
  return brands.has(text.toLowerCase().replace(apostrophes, ''));
}

/** "Frank's ", "HERSHEY'S ", but not "Confectioner's ". */
function owner(text: string): string | undefined {
  const match = /^(\p{Lu}[\p{L}]*)['’][sS]\s+(?=\p{L})/u.exec(text);
  return match && !noOwners.has(match[1]?.toLowerCase() ?? '') ? match[0] : undefined;
}

const camelCase = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+\s+(?=\p{L})/u;
/** One word of five capitals or more, or several words. */
const capitals = /^(?:\p{Lu}{5,}|\p{Lu}{2,}(?: \p{Lu}{2,})+)\s+(?=\p{L}*\p{Ll})/u;
const apostrophes = /['’]/g;

const noOwners: ReadonlySet<string> = new Set(
  'farmer shepherd cow goat sheep ewe baker brewer confectioner bird calf pig lamb ox chef mother king queen poor fisherman butcher gardener devil angel lady hunter miner ploughman traveller'.split(
    ' ',
  ),
);

const longestBrand = 3;

const brands: ReadonlySet<string> = new Set(
  [
    // Australian and New Zealand
    'ardmona, spc, golden circle, edgell, leggos, dolmio, masterfoods, macro, woolworths, coles, aldi, sunrice, san remo, barilla, latina fresh, latina, maggi, continental, massel, campbells, gravox, white wings, csr, bundaberg, lighthouse, wallaby, laucke, mckenzies, lowan, uncle tobys, sanitarium, kelloggs, arnotts, nestle, cadbury, bega, mainland, devondale, pauls, dairy farmers, pura, a2, western star, lurpak, meadow lea, flora, nuttelex, bulla, jalna, chobani, vaalia, five am, perfect italiano, south cape, lemnos, dodoni, king island dairy, king island, meredith, primo, hans, ingham, inghams, steggles, lilydale, birds eye, mccain, heinz, rosella, fountain, beerenberg, cobram estate, moro, bertolli, squeaky gate, crisco, ayam, valcom, trident, fantastic, changs, lee kum kee, kikkoman, poonsin, squid brand, maesri, mae ploy, pataks, sharwoods, passage foods, old el paso, mission, doritos, la tortilla, hoyts, herb ie, herbies, saxa, olsson, maldon, murray river, queen, dr oetker, nielsen massey, heilala, betty crocker, green valley, capilano, bickfords, buderim, kewpie, praise, zoosh, hellmanns, best foods, s and w, birch and waite, praise, vegeta, tandaco, lowans, allied mills, bobs red mill, nongshim, obento, kan tong, chicken tonight, safcol, john west, sirena, tassal, huon, greenseas, king oscar, gold n canola, sunbeam, angas park, woolworths macro, the wheel and barrow, sandhurst, always fresh, three threes, cornwells, holbrooks, lea and perrins, lea & perrins, tabasco, cholula, franks redhot, franks, huy fong',
    // American
    'diamond crystal, mortons, morton, king arthur, king arthur baking, gold medal, swans down, pillsbury, argo, clabber girl, rumford, arm and hammer, arm & hammer, fleischmanns, red star, saf, kraft, velveeta, philadelphia, land o lakes, kerrygold, tillamook, sargento, cabot, daisy, fage, oikos, horizon, organic valley, eggland, egglands best, jimmy dean, johnsonville, hormel, oscar mayer, boars head, tyson, perdue, foster farms, butterball, jennie o, hunts, del monte, muir glen, contadina, cento, san marzano, ro tel, rotel, bush, bushs, goya, la costena, ortega, mccormick, lawrys, simply organic, spice islands, badia, penzeys, tony chacheres, slap ya mama, mrs dash, swanson, pacific foods, better than bouillon, knorr, kitchen basics, progresso, campbell, stouffers, hidden valley, kens, newmans own, primal kitchen, dukes, frenchs, grey poupon, gulden, sweet baby rays, bullseye, stubbs, kc masterpiece, smuckers, jif, skippy, welchs, bonne maman, hersheys, ghirardelli, guittard, nestle toll house, toll house, bakers, callebaut, valrhona, lindt, enjoy life, lilys, domino, c and h, truvia, swerve, lakanto, log cabin, karo, grandmas, brer rabbit, crisco, wesson, mazola, pam, chosen foods, california olive ranch, colavita, filippo berio, pompeian, bragg, marukan, mizkan, la choy, house of tsang, san j, thai kitchen, taste of thai, aroy d, chaokoh, native forest, eden, annies, amys, ancient harvest, uncle bens, zatarains, mahatma, rice a roni, quaker, general mills, nabisco, ritz, keebler, pepperidge farm, kings hawaiian, thomas, mission, old dutch, ocean spray, tropicana, lactaid, so delicious, califia, oatly, violife, daiya, miyokos, earth balance, beyond meat, impossible, gardein, lightlife, nasoya, house foods, conecuh, sizzlefish, butcherbox, wild planet, bumble bee, starkist, chicken of the sea, trader joes, whole foods, kirkland, great value, market pantry',
    // Store brands of other languages, and makers; no word of food or of English
    'ah, albert heijn, rewe, edeka, gut & günstig, k-classic, milbona, kaufland, alnatura, dm bio, carrefour, auchan, leclerc, monoprix, picard, hacendado, mercadona, eroski, esselunga, conad, delhaize, colruyt, migros, lidl, hema, ekoplaza, zonnatura, unox, calvé, conimex, remia, verstegen, duyvis, campina, sanella, thomy, kühne, hengstenberg, mondamin, leibniz, président, elle & vire, bridel, paysan breton, francine, vahiné, amora, panzani, lustucru, herta, fleury michon, william saurin, bonduelle, cassegrain, carbonell, hojiblanca, puleva, la lechera, galbani, granarolo, vallelata, san carlo, divella, la molisana, cirio, valfrutta, star, knorr suiza, la costeña, herdez, lala, alpura, nestlé, la serenísima, lucchetti, matarazzo, gallo, arcor, gloria, alicorp, don vittorio, carozzi, colún, soprole, kikkoman, saint môret, le rustique, lactel, yoplait, tipiak, maggi, liebig, knacki, aoste, justin bridou, labeyrie, saupiquet, petit navire, devos lemmens, vandemoortele, liberté, natrel, québon, habitant, catelli, oasis, mulino bianco, pan di stelle, rana, giovanni rana, paneangeli, bertolini, voiello, rummo, rio mare',
    // British and European
    'tesco, sainsburys, waitrose, m&s, asda, oxo, bisto, colmans, sarsons, tate and lyle, tate & lyle, silver spoon, billingtons, allinson, allinsons, mcdougalls, homepride, stork, lurpak, yeo valley, rachels, alpro, napolina, cirio, mutti, annalisa, val verde, la doria, la gina, divella, de cecco, rummo, garofalo, dr oetker, maille, opies, barts, schwartz, natco, east end, rajah, tilda, batchelors, encona, levi roots, blue dragon, amoy, clearspring, biona, whole earth, meridian, rowse, lyles, bonne maman, green giant, quorn, linda mccartney, richmond, mr kipling, mcvities, jacobs, carrs, warburtons, hovis, kingsmill, elmlea, carnation, birds, ambrosia',
  ].flatMap((names) => names.split(', ')),
);
