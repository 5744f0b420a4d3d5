import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { decidePoint } from '../../core/negotiation/decide-point.ts';
import { negotiationAnswerKey } from '../../core/negotiation/negotiation-objects.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(negotiationRoutes.decidePoint, async ({ params, body, caller }) => {
  const json = await decidePoint({ caller, id: idOf(params), input: body });
  return { json, store: (answer) => storeAnswer(negotiationAnswerKey(caller.id, json.id), answer) };
});
