import type { Notice } from '../../types.ts';
import { holds } from '../elements-of.ts';

const CONSENT =
  /\b(?:cookies?|consent|einwilligung|gdpr|privacy (?:choices|preferences|settings|policy)|datenschutz\w*|vie privée)\b/gi;
const ACCEPT =
  /\b(?:accept|agree|allow|reject|continue|manage|akzeptieren|zustimmen|ablehnen|accepter|refuser|aceptar|rechazar)\b/i;
/** Without one of these, "cookies" may be what a recipe is about. */
const TRACKING =
  /\b(?:consent|einwilligung|gdpr|privacy|datenschutz\w*|vie privée|partners|personali[sz]ed?|tracking|trackers|third[- ]part(?:y|ies)|(?:uses?|using|accept|reject|all|essential|necessary) cookies|cookie (?:policy|settings|preferences|notice|banner|choices))\b/i;
const LOGIN =
  /\b(?:log ?in|sign ?in|anmelden|einloggen|se connecter|connexion|iniciar sesión|accedi|inloggen)\b/i;
const PAYWALL =
  /\b(?:subscribe (?:now )?to (?:continue|read|keep)|subscription (?:is )?required|(?:for|to) subscribers only|subscriber[- ]only|already a subscriber|to continue reading|to read the (?:full|rest)|create a free account to|reached your (?:free |monthly )?(?:article )?limit|jetzt abonnieren|nur für abonnenten|réservé aux abonnés|solo para suscriptores|unlock (?:this|the) (?:article|story))\b/i;
const PAYWALL_MARK = /paywall|subscriber-only|regwall|premium-wall/i;

/** What stands beside or in place of the text on the page as a person sees it. */
export interface Signs {
  /** The page's data says that it is not free. */
  paid: boolean;
  /** A field for a password. */
  password: boolean;
  /** An element that is named as a wall for subscribers. */
  wall: boolean;
  /** The start of all that the page shows. */
  shown: string;
}

/** Looks for the signs on a normalised document; what its markup and data said before is passed in. */
export function readSigns(document: Document, known: Omit<Signs, 'wall'>): Signs {
  const wall = known.shown.length < 40_000 && holds(document.body, isWall);
  return { ...known, wall };
}

function isWall(element: Element): boolean {
  if (!element.hasAttributes()) return false;
  return PAYWALL_MARK.test(`${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`);
}

/** Tells a person why there is little text; `kept` is its size in characters without space. */
export function readNotices(
  signs: Signs,
  read: { text: string; kept: number; title: string; isThread: boolean },
): Notice[] {
  const { text, kept, title } = read;
  if (kept >= 2_500) return [];
  if (!read.isThread && (signs.wall || PAYWALL.test(signs.shown) || (signs.paid && kept < 1_500)))
    return ['paywall'];
  if ((kept < 1_500 && asksConsent(text)) || (kept < 60 && asksConsent(signs.shown))) return ['consent-wall'];
  const isLogin = signs.password
    ? kept < 600
    : LOGIN.test(title)
      ? kept < 900
      : kept < 350 && LOGIN.test(text);
  if (isLogin) return ['login-wall'];
  return kept < 5 ? ['no-text'] : [];
}

function asksConsent(text: string): boolean {
  return (text.match(CONSENT)?.length ?? 0) >= 2 && ACCEPT.test(text) && TRACKING.test(text);
}
