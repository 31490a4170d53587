/**
 * Units of Swedish, Danish, Norwegian, Finnish, Polish, Czech, Slovak, Portuguese, Russian, Japanese, Chinese and
 * Korean kitchens, a line for each language, written as in `unit-spellings.ts`.
 *
 * - Declined forms are listed: "2 łyżki", "5 łyżek".
 * - Words that only count ("2 st ägg", "卵 4個") are in the parser's lexicon (word-classes.ts).
 */
import type { UnitId } from './unit-table';

export const unitSpellingsInOtherLanguages: Partial<Record<UnitId, readonly string[]>> = {
  g: ['г, гр, грамм, грамма, граммов', '克, 公克, グラム, 그램'],
  dag: ['dkg, deka, dekagramů, dekagramow, dekagramm, dekagram, dekagramy, dekagramów'],
  kg: ['кг, килограмм, килограмма', '公斤, 千克, キロ, 킬로그램'],
  mg: ['мг'],
  pfund: ['斤, 市斤'],
  ml: ['мл, миллилитр, миллилитров', '毫升, ミリリットル, 밀리리터'],
  dl: ['дл'],
  l: ['л, литр, литра, литров', 'litrów, litra, litry, litrů', '升, 公升, リットル, 리터'],
  tsp: [
    'tsk, tesked, teskedar, teskje, teskjeer, teskefuld, teskefulde, ts',
    'teelusikallinen, teelusikallista, teelusikka',
    'łyżeczka, łyżeczki, łyżeczek, łyżeczkę',
    'lžička, lžičky, lžiček, lžičku, čajová lžička, čajové lžičky, čl, č l, kávová lžička, kávové lžičky',
    'lyžička, lyžičky, lyžičiek, čajová lyžička, čajové lyžičky, kávová lyžička, kávové lyžičky',
    'colher de chá, colheres de chá, colher chá, colheres chá, colher das de chá, c chá, c de chá, c café',
    'ч л, чайная ложка, чайные ложки, чайной ложки, чайных ложек, чайную ложку, ч ложка, ч ложки',
    '小さじ, 小匙, 茶匙, 小勺, 작은술, 작은 술, 티스푼, 찻술',
  ],
  dsp: [
    'colher de sobremesa, colheres de sobremesa, colher sobremesa',
    'десертная ложка, десертные ложки, десертных ложек, дес л, д л',
  ],
  tbsp: [
    'msk, matsked, matskedar, spsk, spiseskefuld, spiseskefulde, spiseskje, spiseskjeer, ss',
    'rkl, ruokalusikallinen, ruokalusikallista, ruokalusikka',
    'łyżka, łyżki, łyżek, łyżkę, łyżki stołowe, łyżka stołowa',
    'lžíce, lžící, lžíci, lž, pl, p l, polévková lžíce, polévkové lžíce, polévkových lžic',
    'lyžica, lyžice, lyžíc, polievková lyžica, polievkové lyžice, polievkových lyžíc',
    'colher de sopa, colheres de sopa, colher sopa, colheres sopa, c sopa, c de sopa',
    'ст л, столовая ложка, столовые ложки, столовой ложки, столовых ложек, столовую ложку, ст ложка, ст ложки, ст ложек',
    '大さじ, 大匙, おおさじ, 汤匙, 湯匙, 大勺, 큰술, 큰 술, 테이블스푼, 숟가락',
  ],
  spoonful: ['ложка, ложки, ложек, ложку', 'colher, colheres', '勺, 匙, スプーン, 스푼'],
  cup: [
    'kopp, koppar, kopper, kop, koppen, kuppi, kuppia',
    'szklanka, szklanki, szklanek, szklankę, szkl, filiżanka, filiżanki',
    'hrnek, hrnky, hrnků, hrníček, hrnček, hrnčeky, hrnčekov, šálek, šálky, šálků, šálka',
    'xícara, xícaras, xícara de chá, xícaras de chá, xícara chá, xícaras chá, xíc, chávena, chávenas',
    'стакан, стакана, стаканов, чашка, чашки, чашек',
    'カップ, コップ, 杯, 컵',
  ],
  glass: ['sklenice, sklenička, sklenka, pohár, poháre, copo, copos'],
  pinch: [
    'nypa, nypor, krm, kryddmått, knivsudd, knsp, knivspids, knivsodd, nip, klype, klyper',
    'ripaus, ripausta, hyppysellinen, szczypta, szczypty, szczyptę',
    'špetka, špetky, špetku, štipka, štipky, pitada, pitadas, щепотка, щепотки, щепотку, щепоть',
    'ひとつまみ, つまみ, 撮, 꼬집',
  ],
  handful: [
    'näve, nävar, håndfuld, håndfull, neve, kourallinen, kourallista, garść, garści, hrst, hrsti, hrsť',
    'punhado, punhados, mão-cheia, горсть, горсти, つかみ, 把, 줌',
  ],
  clove: [
    'klyfta, klyftor, vitlöksklyfta, vitlöksklyftor, fed, fedd, båt, båter, kynsi, kynttä',
    'ząbek, ząbki, ząbków, ząbka, stroužek, stroužky, stroužků, strúčik, strúčiky, strúčikov',
    'dente, dentes, зубчик, зубчика, зубчиков, зубец, зубок, かけ, 瓣, 쪽, 톨',
  ],
  tin: [
    'burk, burkar, konservburk, dåse, dåser, boks, bokser, ds, tölkki, tölkkiä, tlk',
    'puszka, puszki, puszek, konzerva, konzervy, plechovka, plechovky',
    'банка, банки, банок, 缶, 罐, 캔, 통조림',
  ],
  jar: ['purkki, purkkia, prk, słoik, słoika, słoiki, sklenka, frasco, frascos'],
  bottle: [
    'flaska, flaskor, flaske, flasker, pullo, butelka, butelki, láhev, fľaša, garrafa, garrafas, бутылка, бутылки, 瓶, 병',
  ],
  packet: [
    'paket, förpackning, förpackningar, förp, pakke, pakker, paketti, pakettia',
    'opakowanie, opakowania, opakowań, opak, op, balíček, balíčky, balíčků, balenie, balení, bal',
    'pacote, pacotes, пачка, пачки, упаковка, упаковки, упаковок, уп, パック, 包, 봉',
  ],
  sachet: [
    'brev, breve, pussi, pussia, saszetka, saszetki, torebka, torebki, sáček, sáčky, sáčku, vrecúško, vrecúška',
    'saqueta, saquetas, sachê, sachês, пакетик, пакетика, пакетиков',
  ],
  bag: ['påse, påsar, pose, poser, pss, saco, sacos, пакет, пакета, 袋, 봉지'],
  box: ['caixa, caixas, caixinha, коробка, коробки, 盒, 箱'],
  tub: ['bæger, beger, rasia, rasiaa, rs, kubek, kubka, kubki, kelímek, kelímky, kelímok'],
  slice: [
    'skiva, skivor, skive, skiver, siivu, siivua, viipale, viipaletta, plaster, plastry, plastrów, kromka, kromki',
    'plátek, plátky, plátků, plátok, krajíc, krajec, fatia, fatias, ломтик, ломтика, ломтиков, 切れ',
  ],
  piece: [
    'bitar, stykke, stykker, pala, palaa, kawałek, kawałki, pedaço, pedaços, кусок, куска, кусков, 片, 块, 塊, 조각, 토막',
  ],
  stalk: [
    'stjälk, stjälkar, stilk, stilke, stilker, varsi, vartta, łodyga, łodygi, řapík, řapíky, talo, talos, стебель, стебля, стеблей, 줄기',
  ],
  sprig: [
    'kvist, kvistar, kviste, kvister, oksa, oksaa, gałązka, gałązki, gałązek, snítka, snítky, raminho, ramos, ramo, веточка, веточки, веточек, ветка',
  ],
  leaf: [
    'blader, bladen, lehti, lehteä, liść, liście, liści, listek, listki, lístek, lístky, listů, listov, folha, folhas, лист, листа, листьев, листик, листика',
  ],
  bunch: [
    'knippe, knipper, knippor, bundt, bundter, bunt, buntar, kruka, krukor, nippu, nippua, ruukku',
    'pęczek, pęczki, pęczka, svazek, svazku, svazky, zväzok, zväzku, maço, maços, molho, пучок, пучка, пучков, 束, 株, 단',
  ],
  head: [
    'huvud, huvuden, hoved, hode, główka, główki, hlavička, cabeça, cabeças, головка, головки, кочан, 포기',
  ],
  cube: [
    'tärning, tärningar, terning, terninger, kuutio, kuutiota, kostka, kostki, kostek, kostky, kocka, kocky, cubo, cubos, кубик, кубика, кубиков',
  ],
  block: ['丁, 모'],
  sheet: ['장'],
  drop: [
    'droppe, droppar, dråbe, dråber, dråpe, dråper, tippa, kropla, krople, kropli, kapka, kapky, kapek, kvapka, kvapky, gota, капля, капли, капель',
  ],
  splash: ['skvätt, skvett, sjat, tilkka'],
  drizzle: ['fio'],
};
