import { negotiationRoutes } from '../../../shared/routes/negotiation-routes.ts';
import { AppError } from '../../core/app-error.ts';
import { addReply } from '../../core/negotiation/add-reply.ts';
import { negotiationAnswerKey } from '../../core/negotiation/negotiation-objects.ts';
import { compareReply } from '../../core/reply/compare-reply.ts';
import { endpoint } from '../../http/endpoint.ts';
import { idOf } from '../../http/id-of.ts';
import { storeAnswer } from '../../http/store-answer.ts';

export const handler = endpoint(
  negotiationRoutes.addReply,
  async ({ params, body, file, fields, caller, deadlineMs }) => {
    const document = file ?? body;
    const revision = fields?.revision ?? body?.revision;
    if (!document || revision === undefined) throw new AppError('invalid_request', 'Please send a file.');
    const json = await addReply({ caller, id: idOf(params), revision, document, compare: compareReply, deadlineMs });
    return { json, store: (answer) => storeAnswer(negotiationAnswerKey(caller.id, json.id), answer) };
  },
);
