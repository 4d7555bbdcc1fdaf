/** The words that carry no topic, by language. Questions' own words are among them: `what`, `how`, `who`. */
const LISTS: Record<string, string> = {
  en: `a about above after again against all also am an and any are aren as at be because been before being below between both but by
    can cannot could couldn d did didn do does doesn doing don down during each few for from further had hadn has hasn have haven
    having he her here hers herself him himself his how i if in into is isn it its itself just ll m may me might mightn more most
    must mustn my myself no nor not now o of off on once only or other our ours ourselves out over own please re s same shall she
    should shouldn so some such t tell than that the their theirs them themselves then there these they this those through to too
    under until up us ve very was wasn we were weren what when where which while who whom whose why will with won would wouldn y
    you your yours yourself yourselves`,
  de: `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei beim bin bis bist
    da damit dann das dass dein deine dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein
    eine einem einen einer eines er es etwas euch euer für gegen gibt habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen
    ihr ihre ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes jene kann kein keine können man mehr mein meine mit
    muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so solche soll über um und
    uns unser unter vom von vor wann war waren warum was welche welchem welchen welcher welches wem wen wenn wer werde werden wessen
    wie wieso wird wo wohin woher wurde wurden zu zum zur zwar zwischen seit weshalb wodurch womit worin woraus woran worauf wofür wozu wovon
    wonach darf dürfen durfte müssen musste mussten konnte konnten kann will sollen sollte ließ lässt lassen gab worden geworden gewesen
    heißt etwa viel viele vielen wieviel`,
  fr: `à au aucun aussi aux avec c ce ceci cela ces cet cette ceux chez combien comme comment d dans de des dont du elle elles en entre
    es est et eu eux fait fut ici il ils j je l la laquelle le lequel les leur leurs lui m ma mais me mes même moi mon n ne ni nos
    notre nous on ont où ou par pas plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se selon ses si son
    sont sous sur t ta te tes toi ton tous tout toute très tu un une va vers vos votre vous y a ai as avait avoir était être été depuis peut peuvent doit doivent faut font fait avaient étaient furent eut lors pendant faire fût`,
  es: `a al algo algunos ante antes como con contra cual cuál cuales cuáles cuando cuándo cuánto cuántos cuánta de del desde donde dónde
    durante e el él ella ellas ellos en entre era eran es esa ese eso esta está están este esto estos fue fueron ha había han hasta
    hay la las le les lo los más me mi mis mucho muy nada ni no nos nosotros o os otra otro para pero poco por porque qué que quien
    quién quienes se sea ser si sí sin sobre son su sus también tanto te tiene tienen todo todos tu tus un una uno unos y ya yo cuánta cuántas cuantas cuantos puede pueden debe deben hace hacen hubo sido había habían son tenía tenían`,
  it: `a ad agli ai al alla alle allo anche c che chi ci come con contro cosa cui d da dagli dai dal dalla dalle dallo degli dei del dell
    della delle dello di dove e è ed era erano essere fra fu gli ha hanno ho i il in io l la le lei li lo loro lui ma mi mia mio
    molto ne negli nei nel nell nella nelle nello noi non nostro o per perché perchè più qual quale quali quando quanto quanti quella
    quelle quelli quello questa queste questi questo s se sei si sia sono su sua sue sui sul sulla suo suoi tra tu tutti tutto un
    una uno vi voi quanta può possono deve devono fa fanno aveva avevano erano stato stata stati state viene vengono venne vennero bisogna vogliono`,
  pt: `a à ao aos as às até com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era eram essa esse esta está
    este eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós num numa o onde os ou para
    pela pelas pelo pelos por porque porquê quais qual quando quanto quantos que quê quem se sem ser seu seus só sua suas também te
    tem têm tinha tu um uma umas uns você vocês`,
  nl: `aan al alles als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een en er ge geen had heb hebben heeft
    hem het hier hij hoe hoeveel hun iemand iets ik in is ja je kan kon kunnen maar me meer men met mij mijn moet na naar niet niets
    nog nu of om omdat onder ons ook op over reeds te tegen toch toen tot u uit uw van veel voor waar waarom want waren was wat
    welke welk werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder zou`,
  sv: `alla allt att av blev bli blir de deg dem den denna deras dess det detta dig din dina ditt du där därför då efter ej eller en er
    ett från för ha hade han hans har hennes hon honom hur här i icke inte jag ju kan kunde man med mellan men mig min mot mycket
    ni nu när någon något några och om oss på samma sedan sig sin sitta själv skulle som så till under upp ut utan vad var vara
    varför varit vem vi vid vilka vilken vilket är över`,
  da: `af alle alt anden at blev blive bliver da de dem den denne der deres det dette dig din disse dog du efter eller en end er et for
    fra ham han hans har havde have hende hendes her hos hun hvad hvem hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i
    ikke ind jeg jer kan kunne man mange med meget men mig min mod ned noget nogle nu når og også om op os over på selv sig skal
    skulle som sådan thi til ud under var vi vil ville vor være været`,
  no: `alle at av bare ble bli blir da de deg dem den der dere deres det dette din disse du eller en enn er et etter for fra før ha hadde
    han hans har her hun hva hvem hvilke hvilken hvis hvor hvordan hvorfor i ikke inn jeg kan kunne man mange med meg mellom men min
    mot mye ned noe noen nå når og også om opp oss over på seg selv sin skal skulle som så til ut var ved vi vil ville være vært`,
  fi: `ei eivät en että he hän häntä hänen ja johon joka jonka jossa jos kanssa ketkä koska kuin kuinka kuka kun me mihin mikä miksi
    milloin minä missä mistä mitä mitkä montako mutta myös ne niin nyt olen oli olivat olla on ovat se sekä sen siellä siitä sinä
    sitä tai te tämä tämän vaan vai vain voi`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее её если есть еще ещё же
    за зачем здесь и из или им их к как какая какие каким какой какое каком когда ко кто куда ли либо мне много может мой мы на над
    надо нам нас не него нее ней нет ни них но ну о об однако он она они оно от откуда очень по под почему при про с сам свой себя
    сколько со так также такой там те тем то того тоже той только том тот ты у уже хотя чего чей чем что чтобы чье чья эта эти это
    этого этой этом этот я является`,
  uk: `а або але б без більше був була були було бути в вам вас ви від він вона вони воно все всі де для до є же з за зі і із їх його
    її й як яка яке які який коли ким кого кому куди ми на над нас не ні ну о об от по під після при про скільки та так також там те
    ти тим того той тому у хто це цей ця ці чи чому що щоб я`,
  pl: `a aby ale bez bo być by była było były co czy dla do gdy gdzie go i ich ile im ja jak jaka jakie jaki jako je jego jej jest jeszcze
    już kiedy kim kto która które który którzy lub ma mi mnie może na nad nie niż o od on ona one oni oraz po pod przez przy się są
    ta tak także tam te tego tej ten to tu tylko tym u w we wszystko z za ze że`,
  cs: `a aby ale ani až byl byla byli bylo být co či do i ja jak jako je jeho její jejich jsem jsou k kde kdo kdy když která které který
    kolik ma mezi na nad ne nebo není o od on ona po pod podle pro proč proto při s se si tak také to tedy ten tento toho tím u už v
    ve však z za ze že`,
  hu: `a az aki ami amely ahol akkor ez egy és hogy ha hol honnan hova is itt ki kik kinek le lehet meg mert mely melyik mi miért mikor
    milyen mint mit nem nincs ők ott ő s sem szerint van vannak vagy volt voltak`,
  ro: `a acest această aceste acestui ai al ale am ar are au ca care când cât câte ce cei cel cele cine cu cum da dar de despre din după
    e ea ei el ele este eu fi fost în într la lor lui mai ne nu o pe pentru prin sa sau se sunt și te un una unde unei unui`,
  tr: `acaba ama bana bazı belki ben beni bir biz bu bunu çok çünkü da daha de değil diye dır en gibi hangi hem hep her hiç için ile ise
    kaç kez ki kim kimin mi mı mu mü nasıl ne neden nedir nerede nereye niçin niye o olan olarak oldu olduğu onlar onu sanki siz şey
    şu tüm var ve veya ya yani`,
  id: `ada adalah akan antara apa apakah atau bagaimana bahwa bagi banyak berapa bisa dalam dan dapat dari dengan di dia harus ia ini
    itu juga kapan karena ke kepada kita kami lebih mana mengapa mereka oleh pada para saat saya sebagai sebuah secara seperti
    siapa sudah tidak tersebut telah untuk yang`,
  ar: `ا أ إلى الى إن أن ان او أو أي أين اين إذا اذا الا إلا التي الذي الذين اللذان الان به بها بين تلك تم ثم حتى حيث ذلك ذلك دون
    عن عند على علي عليه عليها غير ف في فى فيه فيها قبل قد كل كان كانت كما كم كيف لا لقد لكن لم له لها لن ليس لماذا ما ماذا متى
    مع من منذ منه منها نحو هذا هذه هل هم هنا هناك هو هي و وفي وقد ولا ولم وما ومن وهو وهي يتم يكون بعد بعض أنه انه انها أنها`,
  he: `את אל אם או אין אך אני אנחנו אבל איך איפה אתה ב גם הוא היא הם הן היה היתה היו זה זו זאת כי כל כמה כן ל לא לו לה מ מה מי מתי
    מדוע למה עם על עד של ש`,
  fa: `از است اگر اما او این با باید بر برای بود به بین تا تر چرا چگونه چه چند چیست خود در را شد شده شود که کجا کدام کرد کرده
    کند کنند کی کیست ما می من نیز نیست هر هم همه و ها های هستند یا یک آن آنها`,
  hi: `और एक इस उस का की के को से में पर है हैं था थे थी यह वह जो कि क्या कब कहाँ कहां कैसे कौन क्यों कितने कितना किस ने भी नहीं
    तो ही हो गया कर करने लिए साथ या अपने`,
  el: `ο η το οι τα του της των τον την και κι κ είναι ήταν να δεν δε μη με σε στο στη στην στον στα στις για από απο που πού πως πώς
    ποιος ποια ποιο ποιοι ποτε πότε τι γιατί πόσο πόσα πόσοι αν θα ως ότι ένα ένας μια μία αυτό αυτός αυτή`,
  vi: `là và của các có được cho trong một những với không này đã khi từ người để ra ở về như đến tại bởi theo cũng hay hoặc gì ai đâu
    nào sao bao nhiêu thế vì mà thì`,
  ko: `무엇 언제 어디 누구 어떻 떻게 왜 입니 니다 습니 인가 가요 나요 무슨 어느 얼마 하는 했다 이다 있다 있는 그리 리고`,
  ja: `の に は を た が で て と し れ さ ある いる も する から な こと として い や れる など なっ ない この ため その あっ よう また
    もの という あり まで られ なる へ か だ これ によって により おり より による ず なり られる において ば なかっ なく しかし について
    せ だっ できる それ う ので なお のみ でき き つ における および いう さらに でも ら たり その他 です ます でした ました 何 なに いつ
    どこ 誰 だれ なぜ どう どの どのよう ですか ますか か ください どれ いくつ`,
  zh: `的 了 是 在 和 与 與 或 及 而 也 都 就 还 還 很 我 你 他 她 它 我们 你们 他们 这 這 那 这个 那个 有 沒 没 没有 不 什么 甚麼 什麼 怎么 怎麼
    怎样 如何 为什么 為什麼 为何 哪 哪里 哪個 哪个 哪些 谁 誰 何时 何時 什么时候 多少 几 幾 吗 嗎 呢 吧 啊 之 其 被 把 从 從 到 对 對 于 於
    以 为 為 中 上 下 个 個 请 請 一个 一個 是什 么时 时候 麼時`,
  th: `ที่ และ ใน ของ เป็น มี ได้ ไม่ ให้ ว่า การ จาก กับ ความ ก็ จะ นี้ นั้น แต่ หรือ โดย ซึ่ง คือ อะไร ใคร ที่ไหน เมื่อไร เมื่อไหร่ เมื่อใด
    ทำไม อย่างไร ยังไง กี่ เท่าไร เท่าไหร่ ใด ไหน บ้าง ไหม ครับ ค่ะ คะ ถูก ไป มา แล้ว อยู่ ด้วย เพื่อ เมื่อ`,
};

const sets = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/**
 * The stop words of a language (first part of a BCP 47 tag), lower case; an empty set where there is no list.
 */
export function stopWords(language: string): ReadonlySet<string> {
  const known = sets.get(language);
  if (known !== undefined) return known;
  const list = LISTS[language === 'nb' || language === 'nn' ? 'no' : language];
  const words = list === undefined ? NONE : new Set(list.split(/\s+/));
  sets.set(language, words);
  return words;
}

/** The languages that `stopWords` knows. */
export const STOP_WORD_LANGUAGES: readonly string[] = Object.keys(LISTS);
