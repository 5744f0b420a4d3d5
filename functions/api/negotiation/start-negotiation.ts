import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { AppError } from '../../core/app-error.ts';
import { negotiationAnswerKey } from '../../core/negotiation/negotiation-objects.ts';
import { sendRevised } from '../../core/negotiation/send-revised.ts';
import { startNegotiation } from '../../core/negotiation/start-negotiation.ts';
import { followPlaces } from '../../core/reply/follow-places.ts';
import { endpoint } from '../../http/endpoint.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(negotiationRoutes.startNegotiation, async ({ body, file, fields, caller }) => {
  const analysisId = fields?.analysisId ?? body?.analysisId;
  if (analysisId === undefined) throw new AppError('invalid_request', 'analysisId: Required');
  const { key, filename, comments = 'none' } = body ?? {};
  if ((key === undefined) !== (filename === undefined)) {
    throw new AppError('invalid_request', 'key: A stored file is named by its key and its filename.');
  }
  const stored = key !== undefined && filename !== undefined ? { key, filename } : undefined;
  const sent = { caller, analysisId, document: file ?? stored, comments };
  const revision = fields?.revision ?? body?.revision;
  const json = await (revision === undefined
    ? startNegotiation(sent)
    : sendRevised({ ...sent, revision, follow: followPlaces }));
  return { json, store: (answer) => storeAnswer(negotiationAnswerKey(caller.id, json.id), answer) };
});
