import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { downloadFile } from '../../core/negotiation/download-file.ts';
import { getNegotiation } from '../../core/negotiation/get-negotiation.ts';
import { negotiationAnswerKey } from '../../core/negotiation/negotiation-objects.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(negotiationRoutes.getNegotiation, async ({ params, query, caller }) => {
  const { file, number } = query;
  if (file) return { location: await downloadFile({ ownerId: caller.id, id: idOf(params), file, number }) };
  const json = await getNegotiation({ ownerId: caller.id, id: idOf(params) });
  return { json, store: (answer) => storeAnswer(negotiationAnswerKey(caller.id, json.id), answer) };
});
