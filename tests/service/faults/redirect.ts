import type { Fault, Moment } from '../fault.ts';

/** Redirects. `redirect=cross,code=307` names the status; 302 when it does not. */
export const redirectFaults: Record<string, Fault> = {
  redirect: {
    unbooked: true,
    instead(value, moment) {
      const status = Number(moment.words['code'] ?? 302);
      return { status, headers: { location: locationOf(value, moment) }, body: Buffer.alloc(0) };
    },
  },
  code: {},
};

function locationOf(kind: string, { request, ownUrl, sinkUrl }: Moment): string {
  switch (kind) {
    case 'cross':
      return sinkUrl + request.path;
    case 'self':
      return `${ownUrl}${request.path}?again`;
    case 'loop':
      return `${ownUrl}/__loop`;
    default:
      throw new Error(`There is no redirect named ${kind}.`);
  }
}
