import { z } from '#lib/contract/zod.ts';
import { CallError } from '#lib/client/error.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { DEVICE_ADDRESS } from '../device/device-paths.ts';
import type { DEVICE_PATHS } from '../device/device-paths.ts';

const replySchema = z.union([z.object({ value: z.unknown() }), z.object({ error: z.string() })]);

/**
 * Asks the device's host for what is not one of the four operations.
 *
 * @throws CallError `page-unreadable` in the host's words: the library is full, say, or will not open
 */
export async function askDevice(
  device: Fetch,
  path: (typeof DEVICE_PATHS)[keyof typeof DEVICE_PATHS],
  body: object,
): Promise<unknown> {
  const response = await device(
    new Request(DEVICE_ADDRESS + path, { method: 'POST', body: JSON.stringify(body) }),
  );
  const reply = replySchema.parse(await response.json());
  if ('error' in reply) throw new CallError({ code: 'page-unreadable', words: reply.error });
  return reply.value;
}
