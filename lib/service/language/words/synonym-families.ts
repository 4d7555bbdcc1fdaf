/**
 * Words that people put for one another when they ask for what they have read, by language: each line is one family. A
 * word stands in one family only, the first that names it: the one in which it is asked for most.
 */
export const FAMILIES: ReadonlyMap<string, string> = new Map([
  [
    'en',
    `start begin launch found founded founder establish create originate introduce incorporate inaugurate
die kill death dead perish fatality deceased
cost price pay charge fee expense fare
worth value
lead head president chief chairman chairwoman director boss chair leader
manage run operate
buy acquire purchase takeover acquisition
movie film
child children kid infant baby toddler
author write writer novelist
win victory crown champion victor winner triumph
large big huge massive vast
small little tiny
physician doctor
company firm business corporation enterprise
job work employment occupation career profession
sick ill illness disease ailment
injure wound hurt injury
contain hold include comprise
attack assault strike raid
house home residence dwelling
resign quit departure
sell sale sold
fall drop decline decrease reduce cut shrink plunge
rise increase grow growth climb soar surge
show display demonstrate exhibit reveal
speak say talk speech state
publish release issue
build construct erect
happen occur
part share portion proportion percentage fraction
name call nickname dub
money fund cash finance
country nation
car automobile vehicle
study research investigate examine survey
pupil student
teacher professor instructor lecturer
help assist aid support
answer reply respond
stop end halt finish cease conclude
choose select pick elect
law legislation bill statute
police cop constable
worker employee staff personnel labourer
inhabitant resident population citizen
war conflict battle fighting combat
king monarch ruler sovereign
receive get obtain gain earn
need require demand
forbid ban prohibit outlaw
discover detect spot
produce manufacture
use utilise utilize employ
keep retain preserve
look watch see view
sink founder submerge
marry wed wife husband spouse marriage
bear birth born
educate school teach training
live reside
locate situate site
travel journey trip voyage
wreck destroy demolish ruin devastate
quick fast rapid speed
rich wealthy affluent
poor impoverished
old ancient
change alter modify amend
allow permit let enable
refuse decline reject deny
agree consent accept approve
try attempt
ask request
think believe consider
angry furious outrage
fear worry anxiety afraid concern
danger risk hazard threat
error mistake fault flaw bug
steal rob theft burglary stolen
prison jail imprison incarcerate
crime offence offense felony
murder assassinate slay
ship boat vessel
plane aircraft airplane aeroplane
road street highway
town city municipality
shop store retailer
meal food dish cuisine
clothes clothing garment dress gown attire
picture photo photograph image
newspaper paper journal magazine
tv television
song tune track
game match
contest competition tournament challenge
team squad club
prize award medal trophy
goal aim purpose objective
reason cause motive
result outcome consequence effect impact
idea concept notion
rule regulation
group organisation organization association body
member participant
meet encounter
join enter
leave exit
return
send mail deliver
carry transport convey
design devise invent develop
own possess belong
give donate grant
spend expenditure
save rescue
protect defend guard
fix repair mend restore
break crack fracture
fire burn blaze
rain storm
hot heat temperature warm
tall height high
long length
wide width
deep depth
heavy weigh weight
distance far
age aged
colour color
centre center
famous known renowned celebrated
important significant crucial key
hard difficult
easy simple
first earliest initial
last final latest recent
whole entire complete total
enemy foe
friend companion
father dad
mother mum mom
religion faith
god deity
army military troops soldiers
weapon arms gun
language tongue
medicine drug medication
computer machine
software program application app`,
  ],
  [
    'de',
    `öffnen aufmachen eröffnen einweihen entstehen gründen anfangen beginnen gründung eröffnung einweihung start beginn
bauen erbauen errichten bau errichtung konstruieren
entwerfen planen gestalten zeichnen entwurf plan architekt baumeister
erfinden entwickeln erfindung erfinder züchten
schließen zumachen sperren einstellen geschlossen schließung zu
zerstören vernichten kaputt beschädigen zerstörung
brennen abbrennen verbrennen feuer brand
sterben tot tod aussterben umkommen verunglücken
töten ermorden umbringen mord
jagen bejagen jagd jäger schießen
fressen essen ernähren beute nahrung futter
kosten preis bezahlen zahlen gebühr kostet teuer betragen
leiten führen leiter leiterin chef chefin direktor direktorin leitung vorsitzender vorsitzende
besucher gast gäste publikum tourist touristen
fahrgast fahrgäste passagier passagiere reisende person personen mensch menschen leute
kaufen erwerben verkaufen verkauf verkäufer
schreiben verfassen autor autorin schriftsteller verfasser
wohnen leben hausen bewohner einwohner
nest horst bau brut brüten bebrüten
kind kinder junge jungen jungtier jungtiere nachwuchs
haus gebäude bauwerk
hoch höhe
lang länge
breit breite
tief tiefe
weit entfernt entfernung abstand
schwer gewicht wiegen
kalt kälte temperatur warm wärme grad heiß heizen
alt alter
schnell geschwindigkeit tempo
dauern dauer
stehen liegen befinden standort lage
ernten ernte ertrag
arbeiten arbeiter arbeit beschäftigen mitarbeiter
krank krankheit leiden erkrankung
verletzen wunde verletzung verletzt
siegen gewinnen sieg sieger meister
größte größter riesig groß enorm
klein winzig
wichtig bedeutend wesentlich
berühmt bekannt
selten rar
bestehen material stoff
lagern aufbewahren haltbar lagerung
herkommen stammen herkunft einschleppen
verbieten verbot verboten erlaubt dürfen schützen schutz
auto wagen fahrzeug
film kino
firma unternehmen betrieb konzern
vater papa
mutter mama
sprache zunge
ende enden beenden aufhören
benutzen verwenden gebrauchen nutzen
bekommen erhalten kriegen`,
  ],
  [
    'fr',
    `ouvrir ouvert ouverte ouvrit ouverture inaugurer inauguration commencer débuter début fonder fondation créer création
construire construction bâtir bâti bâtie édifier chantier travaux
concevoir conçu conçue conception dessiner plan architecte projet
inventer invention créateur inventeur
fermer fermeture clos cesser arrêter arrêt
détruire destruction anéantir ravager
brûler incendie feu
mourir mort morte meurt mourut décès décéder disparaître tuer
naître né née naquit naissance
coûter coût prix tarif payer revenir billet
diriger dirigeant directeur directrice chef patron responsable
visiteur visiteurs touriste touristes promeneur public visiter
acheter achat acquérir vendre vente
écrire écrit auteur écrivain rédiger
habiter vivre vit vivent demeurer résider
enfant petit bébé
maison bâtiment édifice demeure
bateau péniche navire
voiture camion véhicule
haut haute hauteur
long longue longueur mesurer
large largeur
profond profondeur
lourd poids peser
loin distance éloigné
chaud chaleur température chauffer froid degré
âge âgé vieux ancien
rapide vitesse
durer durée
situer trouver emplacement
produire fabriquer fabrication production
travailler ouvrier employé emploi travail
malade maladie
gagner victoire vainqueur
grand énorme immense
important essentiel
célèbre connu
interdire interdiction interdit protéger
manger nourrir nourriture consommer
fin finir terminer achever
utiliser employer usage servir
conserver garder conservation
film cinéma
entreprise société compagnie`,
  ],
  [
    'es',
    `abrir abierto abierta abrió apertura inaugurar inauguración empezar comenzar inicio fundar fundación crear creación
construir construcción edificar levantar obra obras
diseñar diseño proyectar proyecto arquitecto planos
inventar invento inventor
cerrar cerrado cierre
destruir destrucción arrasar
quemar incendio fuego arder
morir murió muerte muerto fallecer matar
nacer nació nacimiento parir paren
costar cuesta costó coste precio pagar tarifa multa
dirigir dirige director directora jefe jefa encargar responsable
visitante turista público visitar
comprar compra vender venta vendedor comerciante venden
escribir escrito autor autora escritor
vivir vive habitar residir quedar
niño cría bebé cachorro hijo
casa edificio vivienda
techo cubierta tejado
barco buque nave
coche camión vehículo
alto altura
largo longitud medir mide
ancho anchura
profundo profundidad
pesado peso pesar pesa
lejos distancia
caliente calor temperatura frío grado
edad viejo antiguo
rápido velocidad
durar duró duración
hallar encontrar encuentra situar ubicar
producir fabricar producción fabricación
trabajar trabajador obrero empleado empleo
enfermo enfermedad
ganar victoria ganador
grande enorme inmenso
importante esencial
famoso conocido
prohibir prohibida prohibido prohibición proteger
comer come dieta alimento alimentar
dormir dormido invernar hibernar duerme
fin terminar acabar
usar utilizar emplear
ocultar esconder escondieron
caza cazar
película cine
empresa compañía sociedad
actual hoy actualmente`,
  ],
  [
    'it',
    `aprire aperto aperta aprì apertura inaugurare inaugurazione iniziare inizio cominciare fondare fondazione nascere nato creare
costruire costruzione edificare lavori realizzare
progettare progetto disegnare architetto ingegnere
inventare invenzione inventore
chiudere chiuso chiusura sospendere sospeso
distruggere distrusse distrutto distruzione
bruciare incendio fuoco
morire morto morì morte uccidere uccise
nascita nacque
costare costo prezzo pagare tariffa biglietto
dirigere diretto direttore direttrice guidare capo responsabile
visitatore turista pubblico visitare
comprare acquistare vendere vendita
scrivere scritto autore autrice scrittore
vivere vive abitare risiedere
bambino figlio cucciolo
casa edificio
nave barca
macchina auto veicolo camion
alto altezza altitudine
lungo lunga lunghezza misurare
largo larghezza
profondo profondità
pesante peso pesare pesa
lontano distanza
caldo calore temperatura freddo grado
età vecchio antico
veloce velocità
durare durata
trovare situare trova
produrre fabbricare produzione
lavorare operaio lavoro impiegato
malato malattia
vincere vittoria vincitore
grande enorme
importante essenziale
famoso noto
proibire vietare vietato proteggere
mangiare mangia cibo nutrire
raccogliere raccolta raccolgono
nascondere nascosto nascoste
fine finire terminare
usare utilizzare adoperare
possedere comprendere contenere
film cinema
azienda impresa società`,
  ],
]);
