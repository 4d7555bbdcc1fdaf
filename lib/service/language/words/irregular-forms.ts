/**
 * English words whose forms no rule of endings brings together, each line a word and its forms. Left out are
 * forms that are words of their own more often than not (`found`, `left`, `saw`, `ground`).
 */
const FORMS = `begin began begun
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen
come came
deal dealt
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
fight fought
fly flew flown
forget forgot forgotten
freeze froze frozen
get got gotten
give gave given
go went gone
grow grew grown
hear heard
hide hid hidden
hold held
keep kept
know knew known
lead led
lend lent
lose lost
make made
mean meant
meet met
pay paid
ride rode ridden
ring rang rung
rise risen
run ran
say said
seek sought
sell sold
send sent
shake shook shaken
shrink shrank shrunk
sing sang sung
sink sank sunk
sleep slept
speak spoke spoken
spend spent
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
sweep swept
swim swam swum
take took taken
teach taught
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
win won
write wrote written
bind bound
child children
man men
woman women
foot feet
tooth teeth
mouse mice
goose geese
life lives
wife wives
knife knives
half halves
leaf leaves
wolf wolves
analysis analyses
crisis crises
thesis theses
hypothesis hypotheses
criterion criteria
phenomenon phenomena
index indices
matrix matrices
vertex vertices
high height
long length
wide width
deep depth
strong strength
weigh weight
die died dying death dead
born birth
marry marriage
succeed success
choose choice
prove proof
believe belief
sell sale
lose loss
grow growth
arrive arrival
speak speech
fly flight
think thinking
live living`;

const BASES: ReadonlyMap<string, string> = new Map(
  FORMS.split('\n').flatMap((line) => {
    const [base = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** The base form of an irregular English word, or the word itself. */
export function regularForm(word: string): string {
  return BASES.get(word) ?? word;
}
