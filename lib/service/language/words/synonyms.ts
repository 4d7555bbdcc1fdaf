import { stemWord } from './stem-word.ts';

/**
 * English words that people put for one another when they ask for what they have read: each line is one family.
 * A word stands in one family only, the one in which it is asked for most.
 */
const FAMILIES = `start begin launch found founded founder establish create originate introduce incorporate inaugurate
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
software program application app`;

interface Families {
  /** The stems of each family. */
  members: string[][];
  /** The number of the family of each stem. */
  numbers: Map<string, number>;
}

let made: Families | undefined;

/** A number that English stems of one meaning share, `undefined` for a stem of no family. */
export function familyOf(stem: string): number | undefined {
  return families().numbers.get(stem);
}

/** The English stems of a family, by its number. */
export function membersOf(family: number): readonly string[] {
  return families().members[family] ?? [];
}

/** Made on first use: stemming takes some milliseconds, and a browser that only lists pages needs none of it. */
function families(): Families {
  if (made !== undefined) return made;
  made = { members: [], numbers: new Map() };
  for (const line of FAMILIES.split('\n')) {
    const stems = line.split(' ').map((word) => stemWord(word, 'en'));
    for (const stem of stems) if (!made.numbers.has(stem)) made.numbers.set(stem, made.members.length);
    made.members.push([...new Set(stems)]);
  }
  return made;
}
