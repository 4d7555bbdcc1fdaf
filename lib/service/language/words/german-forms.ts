/**
 * Strong verbs: each line the forms of one, without prefix and without the `ge` of the participle, and the noun made of
 * it. Regular verbs need no table.
 */
const STRONG = `backen backt buk
befehlen befahl befohlen
beginnen begann begonnen beginn
beißen biss bissen
biegen bog bogen
bieten bot boten gebot
binden band banden bunden
bitten bat baten
bleiben blieb blieben
brechen bricht brach brachen brochen bruch
brennen brannte brannt brand
bringen brachte brachten bracht
denken dachte dachten dacht
dringen drang drangen drungen
fahren fährt fuhr fuhren fahrt
fallen fällt fiel fielen fall
fangen fängt fing fingen fang
finden fand fanden funden fund
fliegen flog flogen flug
fliehen floh flohen flucht
fließen floss flossen fluss
fressen frisst fraß fraßen fress
frieren fror froren
geben gibt gab gaben gabe
gehen ging gingen gangen gang
gelingen gelang gelungen
gelten gilt galt golten
gewinnen gewann gewannen gewonnen gewinn
gießen goss gossen
graben gräbt grub gruben
greifen griff griffen
halten hält hielt hielten halt
hängen hing hingen
heben hob hoben
helfen hilft half halfen holfen hilfe
kennen kannte kannten kannt kenntnis
klingen klang klangen
kommen kommt kam kamen kunft
laden lädt lud luden
lassen lässt ließ ließen lass
laufen läuft lief liefen lauf
leihen lieh liehen
lesen liest las lasen
liegen liegt lag lagen legen
nehmen nimmt nahm nahmen nommen nahme
nennen nannte nannten nannt
raten rät riet rieten rat
reißen riss rissen
reiten ritt ritten
rufen rief riefen ruf
schaffen schuf schufen
scheinen schien schienen
schieben schob schoben
schießen schoss schossen schuss
schlafen schläft schlief schliefen schlaf
schlagen schlägt schlug schlugen schlag
schließen schloss schlossen schluss
schlüpfen schlüpft
schmelzen schmilzt schmolz schmolzen
schneiden schnitt schnitten
schreiben schrieb schrieben schrift
schreiten schritt schritten
schwimmen schwamm schwammen schwommen
sehen sieht sah sahen sicht
senden sandte sandten sandt
singen sang sangen sungen
sinken sank sanken sunken
sitzen saß saßen sessen sitz
sprechen spricht sprach sprachen sprochen sprache
springen sprang sprangen sprungen sprung
stechen sticht stach stochen stich
stehen steht stand standen stehung
stehlen stiehlt stahl stohlen
steigen stieg stiegen stieg
sterben stirbt starb starben storben
stoßen stößt stieß stießen
streichen strich strichen
tragen trägt trug trugen
treffen trifft traf trafen troffen
treiben trieb trieben trieb
treten tritt trat traten tritt
trinken trank tranken trunken
tun tat taten tan
verlieren verliert verlor verloren verlust
vergessen vergisst vergaß vergaßen
wachsen wächst wuchs wuchsen wuchs
waschen wäscht wusch
weisen wies wiesen
wenden wandte wandten wandt
werben wirbt warb worben
werfen wirft warf warfen worfen wurf
wiegen wog wogen
wissen weiß wusste wussten wusst
ziehen zog zogen zug
zwingen zwang zwangen zwungen`;

/** Prefixes that stand apart in a main clause (`macht … auf`). */
const APART =
  'zusammen|zurück|heraus|herein|herunter|hinaus|hinein|kaputt|weiter|wieder|statt|fest|nach|fort|teil|auf|aus|bei|ein|her|hin|los|mit|vor|weg|ab|an|um|zu';

const PREFIX = new RegExp(`^(?:(${APART})|(über|unter|durch|wider|ent|emp|ver|zer|miss|be|er))(?=.{3})`, 'u');

const ROOTS: ReadonlyMap<string, readonly string[]> = new Map(
  STRONG.split('\n').flatMap((line) => {
    const forms = line.split(' ');
    return forms.map((form) => [form, forms] as const);
  }),
);

/**
 * Other forms of a German verb, lower case: of `gemahlen` also `mahlte`, of `entworfen` also `entwarf`, of `aufgemacht`
 * also `macht`, which stands apart from its `auf` in most sentences. Empty for a word that cannot be one.
 */
export function germanForms(word: string): string[] {
  const own = formsOf(word, '', false);
  if (own.length > 0 && ROOTS.has(word)) return own;
  const [prefix, apart] = PREFIX.exec(word) ?? [];
  const parted = prefix === undefined ? [] : formsOf(word.slice(prefix.length), prefix, apart !== undefined);
  return parted.length > 0 ? parted : own;
}

function formsOf(rest: string, prefix: string, isApart: boolean): string[] {
  const bare = /^ge(?=.{3})/.test(rest) && !ROOTS.has(rest) ? rest.slice(2) : rest.replace(/^zu(?=.{4})/, '');
  const forms = ROOTS.get(bare) ?? regularForms(bare);
  return forms.flatMap((form) => [
    prefix + form,
    ...(prefix === '' || isApart ? [`${prefix}ge${form}`] : []),
    ...(isApart ? [form] : []),
  ]);
}

function regularForms(word: string): string[] {
  const [, root] = /^(.{3,}?)(?:e?te?|e?ten|e?n|e)$/u.exec(word) ?? [];
  if (root === undefined) return [];
  const joint = /(?:[dt]|[^aeiouäöühlrmn][mn]|ch[mn])$/u.test(root) ? 'e' : '';
  return [`${root}en`, `${root}${joint}t`, `${root}${joint}te`];
}
