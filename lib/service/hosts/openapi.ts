import { z } from '../../contract/zod.ts';
import { OPERATION_NAMES, operations } from '../../contract/index.ts';
import type { OperationName } from '../../contract/index.ts';

const SUMMARIES: Record<OperationName, string> = {
  answer: 'Answers a query from what the library holds, with the sources of each sentence.',
  contents: 'Reads up to 10 addresses and keeps what was read in the library.',
  deepsearch: 'Ranks the pages of the library for a query, with the passages that matched.',
  feedback: 'Keeps a word about an earlier transaction.',
};

/** Statuses besides 200, and when each is sent. The body of every one of them carries `error`. */
const REFUSALS: Record<string, string> = {
  400: 'The body is not what the operation takes; `error` names the field and why.',
  401: 'The key is missing or wrong.',
  403: 'The Host or Origin is not one that is served.',
  404: 'No such path, or feedback on an unknown transaction.',
  405: 'Not a POST.',
  413: 'The body is too large.',
  415: 'The body is not application/json.',
  422: 'Well formed, but it could not be done: no address could be read, or no page carries the data.',
  429: 'Too many requests at once; `Retry-After` says when to come again.',
  500: 'The service failed inside.',
};

const refusalSchema = z.object({ success: z.literal(false), error: z.string() });

/** The interface of this service as an OpenAPI 3.1 document, generated from the contract's schemas. */
export function openapi(serverUrl: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Sidelight device service', version: '1' },
    servers: [{ url: serverUrl }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
    security: [{ key: [] }],
    paths: Object.fromEntries(
      OPERATION_NAMES.map((name) => [operations[name].path, { post: describe(name) }]),
    ),
  };
}

function describe(name: OperationName): object {
  const reply = content(operations[name].reply, 'output');
  const refusals = Object.entries(REFUSALS).map(([status, description]) => [
    status,
    { description, content: content(refusalSchema, 'output') },
  ]);
  return {
    operationId: name,
    summary: SUMMARIES[name],
    requestBody: { required: true, content: content(operations[name].request, 'input') },
    responses: {
      200: { description: 'Done.', content: reply },
      ...(name === 'contents' ? { 206: { description: 'Some addresses failed.', content: reply } } : {}),
      ...Object.fromEntries(refusals),
    },
  };
}

function content(schema: z.ZodType, io: 'input' | 'output'): object {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema: written }) {
      const { listOf } = written;
      if (listOf instanceof z.ZodType) written.items = jsonSchema(listOf, io);
      delete written['listOf'];
    },
  });
}
