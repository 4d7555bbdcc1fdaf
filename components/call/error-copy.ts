import type { TextKey } from '#lib/browser/text.ts';
import type { ErrorCode } from '#lib/client/error.ts';

/** What helps: sending it again, a look at the settings, a permission of the browser, or going over a limit. */
export type Remedy = 'again' | 'settings' | 'permission' | 'limit';

interface ErrorCopy {
  /** What happened. `$1` is who answers. */
  what: TextKey;
  /** What to do next. */
  next: TextKey;
  remedy: Remedy;
}

const copy = (what: TextKey, next: TextKey, remedy: Remedy = 'again'): ErrorCopy => ({ what, next, remedy });

/** The words for everything that can go wrong with a call. */
export const ERROR_COPY: Record<ErrorCode, ErrorCopy> = {
  'invalid-request': copy('errorInvalidRequest', 'errorNextChange'),
  'no-key': copy('errorNoKey', 'errorNextKey', 'settings'),
  'no-permission': copy('errorNoPermission', 'errorNextAllow', 'permission'),
  'page-unreadable': copy('errorPageUnreadable', 'errorNextOpenPage'),
  offline: copy('errorOffline', 'errorNextOnline'),
  'not-recorded': copy('errorNotRecorded', 'errorNextSpace'),
  'storage-full': copy('errorStorageFull', 'errorNextSpace'),
  'held-back': copy('errorHeldBack', 'errorNextHeld'),
  'limit-reached': copy('errorLimitReached', 'errorNextLimit', 'limit'),
  'price-alarm': copy('errorPriceAlarm', 'errorNextPrice', 'limit'),
  'never-sent': copy('errorNeverSent', 'errorNextAgain'),
  unreachable: copy('errorUnreachable', 'errorNextConnection'),
  timeout: copy('errorTimeout', 'errorNextTimeout'),
  cancelled: copy('errorCancelled', 'errorNextCancelled'),
  interrupted: copy('errorInterrupted', 'errorNextAgain'),
  redirected: copy('errorRedirected', 'errorNextAddress', 'settings'),
  incomplete: copy('errorIncomplete', 'errorNextConnection'),
  'bad-request': copy('errorBadRequest', 'errorNextChange'),
  unauthorized: copy('errorUnauthorized', 'errorNextKey', 'settings'),
  'payment-required': copy('errorPaymentRequired', 'errorNextBalance', 'settings'),
  forbidden: copy('errorForbidden', 'errorNextAccount'),
  'not-found': copy('errorNotFound', 'errorNextAddress', 'settings'),
  unprocessable: copy('errorUnprocessable', 'errorNextChange'),
  'rate-limited': copy('errorRateLimited', 'errorNextWait'),
  refused: copy('errorRefused', 'errorNextChange'),
  'request-timeout': copy('errorRequestTimeout', 'errorNextConnection'),
  'service-error': copy('errorServiceError', 'errorNextLater'),
  'unexpected-status': copy('errorUnexpectedStatus', 'errorNextAddress', 'settings'),
  'empty-reply': copy('errorEmptyReply', 'errorNextLater'),
  'web-page': copy('errorWebPage', 'errorNextSignIn'),
  unreadable: copy('errorUnreadable', 'errorNextLater'),
  'too-large': copy('errorTooLarge', 'errorNextNarrow'),
  'wrong-shape': copy('errorWrongShape', 'errorNextAddress', 'settings'),
  unsuccessful: copy('errorUnsuccessful', 'errorNextChange'),
};
