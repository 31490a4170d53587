/**
 * Units of Hungarian, Romanian, Croatian, Slovene, Serbian, Bulgarian, Ukrainian, Greek, Turkish, Lithuanian, Latvian,
 * Estonian, Icelandic, Catalan, Arabic, Hebrew, Persian, Hindi, Indonesian, Vietnamese and Thai kitchens, written as in
 * `units/unit-spellings-in-other-languages.ts`. Only who reads a line needs them: what is stored has the unit itself.
 *
 * A word that is a food in another language is left out ("ek" of Hungarian stays, "gra" of Catalan does not).
 */
import type { UnitId } from '../../../units/units';

export const furtherUnitSpellings: Partial<Record<UnitId, readonly string[]>> = {
  g: [
    'γρ, γραμμάρια, γραμμάριο, грама, грамів, gramov, grame, grami, grama',
    'غ, جم, غرام, جرام, גרם, گرم, ग्राम, กรัม, ก',
  ],
  kg: [
    'κιλό, κιλά, кілограм, кг, kilogramu, kilograma, kilogramm',
    'كغ, كجم, كيلو, קילו, קג, کیلو, کیلوگرم, किलो, กิโลกรัม, กก',
  ],
  ml: ['мілілітрів, mililitra, mililitrų', 'מל, مل, ملل, میلی لیتر, मिली, มล, มิลลิลิตร'],
  l: [
    'λίτρο, λίτρα, літр, літра, літрів, liitrit, litrai, litrų, litrs, litri',
    'لتر, ליטר, لیتر, लीटर, lít, ลิตร',
  ],
  tsp: [
    'tk, teáskanál, kávéskanál, kk, mokkáskanál, linguriță, lingurițe, lgț',
    'žličica, žličice, žličicu, žličic, žlička, žličke, žličko, kašičica, kašičice, кашичица, кашичице',
    'ч лъжичка, чаена лъжичка, чаени лъжички, ч л, чайна ложка, чайні ложки, чайної ложки',
    'κ γ, κγ, κουταλάκι, κουταλάκια, κουταλάκι γλυκού, κουταλάκια γλυκού, κ τσ, κουτ γλυκού',
    'çay kaşığı, tatlı kaşığı, çk',
    'arbatinis šaukštelis, arbatiniai šaukšteliai, arb š, šaukštelis, šaukštelio, šaukšteliai, a š, tējk, tējkarote, tējkarotes, teelusikatäis, teelusikat, teskeið, teskeiðar',
    'culleradeta, culleradetes',
    'ملعقة صغيرة, ملاعق صغيرة, م ص, כפית, כפיות, قاشق چای‌خوری, قاشق چای خوری, ق چ',
    'छोटा चम्मच, छोटे चम्मच, छोटी चम्मच, टीस्पून, sdt, sendok teh, muỗng cà phê, thìa cà phê, muỗng cafe, ช้อนชา, ชช',
  ],
  tbsp: [
    'ek, evőkanál, lingură, linguri',
    'žlica, žlice, žlici, žlicu, žlic, jušna žlica, jušne žlice, kašika, kašike, кашика, кашике, супена лъжица',
    'с л, суп лъжица, супени лъжици, лъжица, лъжици, столова ложка, столові ложки, столових ложок, столової ложки',
    'κ σ, κσ, κουταλιά, κουταλιές, κουταλιά σούπας, κουταλιές σούπας, κουτ σούπας',
    'yemek kaşığı, yk, çorba kaşığı',
    'šaukštas, šaukštai, šaukšto, šaukštų, valg š, v š, valgomasis šaukštas, valgomieji šaukštai, ēd k, ēdamkarote, ēdamkarotes, spl, supilusikatäis, supilusikat, matskeið, matskeiðar',
    'cullerada, cullerades',
    'ملعقة كبيرة, ملاعق كبيرة, م ك, ملعقة طعام, כף, כפות, قاشق غذاخوری, قاشق غذا خوری, ق غ',
    'बड़ा चम्मच, बड़े चम्मच, बड़ी चम्मच, टेबलस्पून, sdm, sendok makan, muỗng canh, thìa canh, muỗng súp, ช้อนโต๊ะ, ชต',
  ],
  spoonful: ['kanál, ملعقة, ملاعق, چمچ, चम्मच, muỗng, thìa, ช้อน'],
  cup: [
    'bögre, csésze, cană, căni, ceașcă, cești, šalica, šalice, šalicu, skodelica, skodelice, skodelico, шоља, шоље, šolja, šolje',
    'чаша, чаши, ч ч, склянка, склянки, склянок, φλιτζάνι, φλιτζάνια, φλ, κούπα, κούπες',
    'su bardağı, sb, çay bardağı, fincan, kahve fincanı, puodelis, puodelio, puodeliai, stiklinė, stiklinės, krūze, krūzes, glāze, glāzes, tass, tassi, klaas, klaasi, bolli, bollar',
    'كوب, أكواب, اكواب, كأس, כוס, כוסות, پیمانه, فنجان, لیوان, कप, कटोरी, gelas, cangkir, chén, ถ้วย, ถ้วยตวง',
  ],
  pinch: [
    'csipet, vârf de cuțit, prstohvat, ščepec, ščep, прстохват, щипка, щипки, дрібка, пучка, πρέζα, πρέζες, tutam, çimdik, žiupsnelis, žiupsnis, šķipsniņa, šķipsniņas, näpuotsatäis, pessic',
    'رشة, قبضة, קורט, קמצוץ, मुट्ठी, चुटकी, sejumput, nhúm, หยิบมือ',
  ],
  handful: [
    'marék, mână, pumn, šaka, šake, pest, pesti, шака, шепа, жменя, жмені, χούφτα, χούφτες, avuç, sauja, saujas, peotäis, חופן, genggam, nắm, กำมือ',
  ],
  clove: [
    'gerezd, cățel, căței, češanj, češnja, režanj, stroka, stroki, strok, чен, чена, чешањ, скилидка, скилидки, зубчик, зубчики, зубчика, σκελίδα, σκελίδες, diş',
    'skiltelė, skiltelės, daiviņa, daiviņas, küüs, küüslauguküünt, geiri, geirar',
    'فص, فصوص, שן, שיני, שיניים, حبه, siung, tép, กลีบ',
  ],
  tin: [
    'doboz, konzerv, conservă, conserve, limenka, limenke, pločevinka, pločevinke, конзерва, κονσέρβα, κονσέρβες, konserve, skardinė, bundža, konserv, dós, dósir, علبة, קופסה, קופסאות, kaleng, lon, hộp, กระป๋อง',
  ],
  jar: [
    'üveg, borcan, borcane, staklenka, kozarec, буркан, βάζο, kavanoz, stiklainis, burka, purk, krukka, krukkur, برطمان, צנצנת, toples, lọ',
  ],
  packet: [
    'sleeve',
    'sleeves',
    'csomag, pachet, pachete, paket, paketi, paketić, vrećica, zavitek, zavoj, zavitka, пакет, пакети, кесичка, πακέτο, πακέτα, φακελάκι, φακελάκια, paket, pakelis, pakeliai, paciņa, pakk, pakki, pakkar, حزمة, שקית, חבילה, بسته, bungkus, gói, ห่อ, ซอง',
  ],
  slice: [
    'szelet, felie, felii, kriška, kriške, rezina, rezine, кришка, кришке, резен, резена, скибка, скибки, φέτα, φέτες, dilim, riekelė, riekelės, šķēle, šķēles, viil, viilu, sneið, sneiðar, شريحة, شرائح, פרוסה, פרוסות, irisan, iris, lát, แผ่น',
  ],
  piece: [
    'bucată, bucăți, komad, komada, kos, kosi, kosov, комад, комада, τεμάχιο, τεμάχια, κομμάτι, κομμάτια, gabals, gabali, gabaliņš, tükk, tükki, قطعة, قطع, חתיכה, חתיכות, تکه, टुकड़ा, टुकड़े, potong, miếng, ชิ้น',
  ],
  sprig: [
    'ág, crenguță, crenguțe, rămurică, grančica, grančice, vejica, vejice, гранчица, стръка, стрък, гілочка, гілочки, κλωναράκι, κλωναράκια, κλωνάρι, dal, šakelė, šakelės, zariņš, zariņi, oks, oksa, عود, ענף, ענפים, גבעול, tangkai, nhánh, ก้าน',
  ],
  stalk: [
    'szál, fir, fire, tulpină, stabljika, stabljike, steblo, стрък, стебло, стебла, batang, cây, ต้น',
  ],
  leaf: [
    'levél, frunză, frunze, list, listi, лист, листа, листки, φύλλο, φύλλα, yaprak, lapas, lapelis, lapa, lapas, lehte, lauf, laufblöð, ورقة, أوراق, עלה, עלים, برگ, पत्ता, पत्ते, lembar, helai, lá',
  ],
  bunch: [
    'csokor, csomó, legătură, legături, svežanj, vezica, veza, šopek, šopa, веза, връзка, връзки, пучок, пучка, ματσάκι, ματσάκια, μάτσο, demet, bağ, ryšelis, ryšulėlis, saišķis, saišķītis, kimp, punt, búnt, ربطة, حزمه, צרור, دسته, ikat, bó',
  ],
  head: [
    'fej, căpățână, glavica, glavice, glava, glave, главица, главичка, глава, κεφάλι, κεφάλια, galvutė, galviņa, رأس, ראש, bonggol, หัว',
  ],
  cube: [
    'kocka, cub, cuburi, kockica, kocke, коцка, кубче, кубчета, κύβος, κύβοι, küp, kubelis, kubelio, kubiņš, kuubik, teningur, مكعب, קובייה, קוביות, viên, ก้อน',
  ],
  drop: [
    'csepp, picătură, picături, kap, kapi, kapljica, kapljice, капка, капки, крапля, краплі, σταγόνα, σταγόνες, damla, lašas, lašai, piliens, tilk, قطرة, טיפה, טיפות, tetes, giọt, หยด',
  ],
  splash: ['löttyintés'],
  roll: ['rol, rollen'],
  tray: ['bakke, bakker, tasak'],
};
