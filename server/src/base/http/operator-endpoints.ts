import { opensAtDesk } from '@tradewind/contract/base/desk-rights';
import type { Endpoint, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sendCsv } from '../csv/stream-csv.ts';
import type { FastifyRequest } from 'fastify';
import type { Api, ApiDeps } from './api.ts';
import type { DeskActor, DeskCall } from './call.ts';
import { tokenOfDesk } from './desk-cookie.ts';
import { fileOf } from './file-upload.ts';
import { answerOf, useOfKey } from './handler-answer.ts';
import type { Mounting } from './mount-endpoint.ts';
import { callOf, visitOf } from './request-call.ts';

/** Endpoints for operators; see `Api`. */
export function operatorEndpoints(
  { mount, mountRoute }: Mounting,
  deps: ApiDeps,
): Pick<Api, 'operator' | 'operatorDownload' | 'operatorUpload'> {
  const admit = (endpoint: Endpoint) => {
    const { name, who } = endpoint;
    if (who !== 'operator') throw new Error(`${name} is declared for ${who} but mounted at the desk`);
    return async (request: FastifyRequest): Promise<void> => {
      request.operator = await operatorOf(request, endpoint, deps);
    };
  };
  const deskCall = (request: FastifyRequest): DeskCall => {
    const operator = request.operator ?? refuse('not_signed_in');
    const { actor: _, ...call } = callOf(request, null, deps);
    return { ...call, operator };
  };
  return {
    operator(endpoint, handle) {
      mount(
        endpoint,
        async (request, input) => {
          const call = deskCall(request);
          const key = useOfKey(request, endpoint, { ownerId: call.operator.id, input }, deps);
          return answerOf(endpoint, handle, { call, input, key }, deps);
        },
        admit(endpoint),
      );
    },
    operatorDownload(endpoint, handle) {
      mountRoute(
        endpoint,
        async (request, reply, input: ParsedInputOf<typeof endpoint>) =>
          sendCsv(reply, await handle(deskCall(request), input)),
        { preValidation: [admit(endpoint)] },
      );
    },
    operatorUpload(endpoint, handle) {
      mount(endpoint, async (request) => handle(deskCall(request), await fileOf(request, 'file')), admit(endpoint), {
        takesFile: true,
      });
    },
  };
}

/** The operator who is signed in. @throws Refusal for anybody without one of the roles, or a custom role with the right. */
async function operatorOf(request: FastifyRequest, endpoint: Endpoint, deps: ApiDeps): Promise<DeskActor> {
  const header = request.headers['desk-token'];
  const token = typeof header === 'string' && header ? header : tokenOfDesk(request, 'operator', deps.publicUrl);
  const operator = token ? await deps.findOperator(visitOf(request, token, deps)) : null;
  if (!operator) refuse('not_signed_in');
  if (!opensAtDesk(endpoint, operator)) refuse('desk_forbidden');
  return operator;
}
