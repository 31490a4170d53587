/**
 * Adjectives and participles that say nothing about which food it is: how it is cut, its size, quality and state. Typed by
 * their stem, since each language bends them in its own way: "kalt" is "kalte", "kalter", "kaltes" and "kalten" too.
 *
 * - None is an English word of recipes, and none makes another food of the one beside it: "geröstet" and "salé" are not here. What is
 *   roasted and sold so has a name of its own: "peperoni arrostiti", "poulet rôti".
 * - What bends in no such way is in `foreign-words.ts`.
 */
interface Inflection {
  /** "-" is the stem itself. */
  readonly endings: string;
  readonly stems: string;
}

const inflections: readonly Inflection[] = [
  // German
  {
    endings: '- e er es en em',
    stems: `
      gehackt feingehackt grobgehackt gewürfelt feingewürfelt gerieben abgerieben geraspelt gehobelt geschält geschnitten
      feingeschnitten kleingeschnitten aufgeschnitten geviertelt halbiert gestiftelt zerkleinert zerbröselt zerbröckelt
      zerpflückt zerdrückt gezupft abgezupft gepresst ausgepresst entkernt entsteint entstielt ungeschält gepellt
      gewaschen geputzt abgetropft gesiebt verquirlt aufgetaut zerlassen geschmolzen gebräunt geklopft eingeweicht
      gekocht hartgekocht weichgekocht wachsweich vorgekocht blanchiert küchenfertig ausgenommen
      frisch groß klein mittelgroß daumengroß daumendick walnussgroß haselnussgroß fingerdick dick dünn ganz halb
      fein grob weich hart kalt eiskalt warm heiß lauwarm handwarm zimmerwarm temperiert gekühlt flüssig
      reif vollreif überreif saftig knackig zart säuerlich aromatisch festkochend mehligkochend unbehandelt ungespritzt
      gut hochwertig neutral mild mager durchwachsen mittelscharf edelsüß rosenscharf griffig doppelgriffig speckig mehlig
      kernlos ausgewallt ausgerollt gefettet entfettet vakuumiert vorgegart gegart gedämpft püriert geschnetzelt roh übrig
      ander jung mittelalt kräftig bissfest naturbelassen streichfähig streichzart gestoßen zerstoßen gemörsert
      angedrückt durchgepresst zerstampft gestampft abgezogen gehäutet enthäutet aufgeschlagen steifgeschlagen geschlagen
      abgespült abgebraust verlesen ausgelöst pariert kleinwürfelig`,
  },
  // French
  {
    endings: '- e s es',
    stems: `
      haché émincé coupé découpé détaillé taillé râpé pelé ciselé fondu pressé lavé concassé dénoyauté égoutté épluché écrasé
      tranché dégermé épépiné équeuté effeuillé écossé évidé vidé désossé dégraissé tamisé battu réchauffé refroidi ramolli
      froid chaud tiède mûr cuit cru grand petit moyen épais artisanal bio ferme juteux croquant tendre traité ciré
      biologique émietté mixé rincé préparé décortiqué mondé émondé nettoyé paré ficelé dessalé essoré froissé mouliné
      pilé effilé ébarbé tempéré charnu corsé effiloché déchiqueté bouilli blanchi dissous délayé dégelé décongelé
      défait brossé allégé grillé torréfié tassé fendu`,
  },
  { endings: 'er ère ers ères', stems: 'fermi enti' },
  // Spanish and Portuguese
  {
    endings: 'o a os as',
    stems: `
      picad picadit trocead rallad fresc pequeñ median pelad cortad escurrid lavad desalad desmigad filetead derretid
      templad triturad ralladit cocid laminad limpi frí machacad majad aplastad ecológic caser deshuesad desgranad partid
      batid tamizad remojad descongelad despepitad madur molidit cortadit picadit descarozad desmoronad deshebrad
      desmenuzad desmechad mechad hervid rebanad enjuagad exprimid colad chic tibi disuelt suavizad ablandad sancochad
      salcochad blanquead trozad procesad licuad desinfectad enter crud magr desgrasad cernid desvenad precocid escalfad
      grues fin delgad carnos asad tostad hidratad reposad cascad esterilizad sazonad salpimentad cepillad despicad
      limpiad deshilachad desgajad amasad rayad refrigerad compact jugos gordit delgadit grandecit seleccionad
      picadinh ralad fatiad cozid descascad amassad peneirad gelad morn inteir espremid desfiad dissolvid variad médi`,
  },
  // Italian
  {
    endings: 'o a i e',
    stems: `
      tritat piccol medi matur grattugiat sbucciat tagliat ammorbidit sciolt sgocciolat spellat fredd cald tiepid bollit
      affettat pulit lavat spezzettat sminuzzat schiacciat pestat denocciolat snocciolat setacciat sbattut ammollat strizzat
      dissalat nostran genuin stagionat inter trattat magr sgusciat pront mondat sbriciolat biologic freddissim rassodat
      lessat cott precott sfilacciat sfilettat arrotolat sfogliat frullat sciacquat scongelat disossat eviscerat
      squamat decorticat tostat arrostit grigliat ridott rettangolar rotond crud liquid dur scolat selezionat raffreddat
      sbollentat cubettat asciugat asciutt spinat spurgat riposat profumat corpos cremos`,
  },
  // Dutch
  {
    endings: '- e',
    stems: `
      gesneden gehakt fijngehakt fijngesneden kleingesneden gesnipperd geraspt geschild ongeschild geperst gesmolten
      uitgelekt gewassen losgeklopt gehalveerd ontdooid ontpit gepeld schoongemaakt onbespoten gekookt hardgekookt
      zachtgekookt voorgekookt geklopt gezeefd geweekt verkruimeld gescheurd geplukt
      gekruimeld verbrokkeld uitgebakken overgebleven afgespoeld geweld gekneusd ontveld opgeklopt stijfgeklopt gemixt
      onbehandeld ongepeld gedopt ontkernd geplet uitgeperst versgeperst fijngestampt geprakt gepureerd voorgegaard
      gestoomd gaar beetgaar kleingehakt gevierendeeld versgehakt zelfgemaakt uitgerold gestampt
      klein middelgroot rijp zacht mild biologisch grof fijn flink heel half koud warm heet lauwwarm mager dun dik
      bloemig kruimig vastkokend friszuur jong rond stevig lauw mals sappig ander pikant blond knapperig ambachtelijk`,
  },
];

/** Every form, as typed: "kalt", "kalte", "kalter". */
export const adjectives: readonly string[] = inflections.flatMap(({ endings, stems }) =>
  stems
    .trim()
    .split(/\s+/)
    .flatMap((stem) =>
      endings.split(' ').map((ending) => (ending === '-' ? stem : `${stem}${ending}`)),
    ),
);

/** "Freschissime", "fresquísimos", "tenerissimo": very, whatever the adjective is. */
export const superlative = /(?:issim[oaie]|isim[oa]s?)$/;
