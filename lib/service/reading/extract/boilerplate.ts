/** Each is the whole of a line, in any case; every repetition in them is bounded, so that none is slow. */
const LINES = [
  String.raw`advertisement`,
  String.raw`advertising`,
  String.raw`anzeige`,
  String.raw`publicidad`,
  String.raw`publicité`,
  String.raw`sponsored`,
  String.raw`share(?: (?:this|on|via|with)\b.{0,60})?:?`,
  String.raw`follow (?:us|me|him|her|them)\b.{0,80}`,
  String.raw`sign up\b.{0,100}`,
  String.raw`subscribe\b.{0,100}`,
  String.raw`click here\b.{0,80}`,
  String.raw`read (?:more|also|next|the full)\b.{0,120}`,
  String.raw`continue reading\b.{0,80}`,
  String.raw`story continues\b.{0,40}`,
  String.raw`article continues\b.{0,40}`,
  String.raw`scroll (?:down|to continue)\b.{0,60}`,
  String.raw`related(?: (?:stories|articles?|posts?|content|topics?|links|coverage))?:?`,
  String.raw`also read\b.{0,100}`,
  String.raw`see also:.{0,100}`,
  String.raw`watch(?: now)?:.{0,100}`,
  String.raw`©.{0,120}`,
  String.raw`copyright (?:©|\(c\)|by |\d).{0,120}`,
  String.raw`all rights reserved.{0,60}`,
  String.raw`print(?: this)?`,
  String.raw`e-?mail(?: this)?`,
  String.raw`tweet`,
  String.raw`pin it`,
  String.raw`comments?(?: \(?\d+\)?)?`,
  String.raw`\d+ (?:comments?|shares?)`,
  String.raw`leave a (?:comment|reply)`,
  String.raw`no comments?(?: yet)?`,
  String.raw`tags?:.{0,160}`,
  String.raw`filed under.{0,160}`,
  String.raw`topics?:.{0,160}`,
  String.raw`posted (?:in|by|on)\b.{0,120}`,
  String.raw`categor(?:y|ies):.{0,120}`,
  String.raw`loading\W{0,3}`,
  String.raw`skip (?:to|ad)\b.{0,40}`,
  String.raw`back to top`,
  String.raw`next (?:post|article|story)\b.{0,100}`,
  String.raw`previous (?:post|article|story)\b.{0,100}`,
  String.raw`\d+ min(?:ute)?s? read`,
  String.raw`this (?:article|story|post) (?:was )?(?:originally|first) (?:appeared|published)\b.{0,140}`,
  String.raw`download (?:our|the) app\b.{0,80}`,
  String.raw`get (?:our|the) (?:free )?(?:newsletter|app)\b.{0,100}`,
  String.raw`more (?:from|on|about)\b.{0,80}`,
  String.raw`(?:getty|reuters|ap photo|afp)\b.{0,30}`,
  String.raw`\(?(?:photo|image|picture|credit|photograph)s?(?: credit| courtesy)?(?::| by ).{0,80}`,
  String.raw`(?:illustration|photography) by .{0,60}`,
  String.raw`courtesy (?:of )?.{0,40}`,
  String.raw`.{2,70}(?:\/| via ) ?(?:getty(?: images)?|reuters|afp|ap|epa|shutterstock|bloomberg|alamy(?: stock photo)?|istock(?:photo)?)\)?`,
  String.raw`please follow .{0,100}`,
  String.raw`(?:enter|type) your e-?mail .{0,80}`,
  String.raw`read or share this (?:story|article)\b.{0,60}`,
  String.raw`to view this (?:content|video)\b.{0,120}`,
  String.raw`(?:javascript|adobe flash)\b.{0,20} (?:must|needs to) be .{0,60}`,
  String.raw`text size.{0,20}`,
  String.raw`story tools`,
  String.raw`play video`,
  String.raw`recommend(?:ed)?`,
  String.raw`blog comments powered by.{0,30}`,
  String.raw`right click .{0,60}`,
  String.raw`source:.{0,80}`,
];

const HEADINGS = [
  String.raw`related\b.{0,40}`,
  String.raw`more (?:from|on|in|stories|news|articles|posts)\b.{0,60}`,
  String.raw`you (?:may|might|could)(?: also)? (?:like|enjoy|be interested).{0,20}`,
  String.raw`read (?:more|next|also)\b.{0,40}`,
  String.raw`recommended\b.{0,40}`,
  String.raw`trending\b.{0,30}`,
  String.raw`most (?:read|popular|viewed|shared)\b.{0,30}`,
  String.raw`latest\b.{0,40}`,
  String.raw`popular (?:posts?|stories|articles)`,
  String.raw`about the author.{0,60}`,
  String.raw`share(?: this)?\b.{0,40}`,
  String.raw`(?:\d+ )?comments?`,
  String.raw`leave a (?:reply|comment)`,
  String.raw`join the (?:conversation|discussion)`,
  String.raw`newsletter.{0,30}`,
  String.raw`subscribe.{0,40}`,
  String.raw`sign up.{0,40}`,
  String.raw`follow us.{0,20}`,
  String.raw`tags`,
  String.raw`topics`,
  String.raw`advertisement`,
  String.raw`what to read next`,
  String.raw`editor'?s picks?`,
  String.raw`in this (?:article|story)`,
  String.raw`up next`,
  String.raw`sponsored.{0,20}`,
  String.raw`don'?t miss.{0,20}`,
  String.raw`keep reading.{0,20}`,
];

const LINE = whole(LINES);
const HEADING = whole(HEADINGS);

/** True for a short line that publishers put between and around the paragraphs of any article. */
export function isBoilerplate(line: string): boolean {
  return LINE.test(line);
}

/** True for a heading that announces other pages than the one it stands on. */
export function announcesOthers(heading: string): boolean {
  return HEADING.test(heading);
}

function whole(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`, 'i');
}
