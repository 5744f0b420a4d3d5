import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AnalyzeRequest } from '../../../shared/analysis.ts';
import type { PartyRole } from '../../../shared/contracts.ts';
import type { ModelServer } from '../../support/bedrock-server.ts';
import { playedAnswer } from './played-answers.ts';

/** As long as an analysis may take on AWS. */
const analysisMs = 28_000;

export interface RulerServer {
  readonly url: string;
  /** How many analyses were asked for, and what all of them cost, in millionths of a US dollar. */
  readonly taken: () => { readonly analyses: number; readonly microDollars: number };
  readonly close: () => Promise<void>;
}

/**
 * Answers the one call of the product that rulers make, `POST /api/analyze`, by the way an analysis takes: the engine's,
 * and the model's merged with it where `BEDROCK_MODEL_ID` names one. Nothing is stored or counted.
 * @param standIn plays an answer to each clause in the model's place
 */
export const startRulerServer = async (standIn: ModelServer | undefined): Promise<RulerServer> => {
  const [{ produceAnalysis }, { spendingOf }] = await Promise.all([
    import('../../../functions/core/analysis/produce-analysis.ts'),
    import('../../../functions/core/subscription/plans.ts'),
  ]);
  let analyses = 0;
  let microDollars = 0;
  const analyze = async (request: IncomingMessage): Promise<string> => {
    const { clauseText, contractType, partyRole, riskTolerance } = JSON.parse(await text(request)) as AnalyzeRequest;
    standIn?.script(playedAnswer(clauseText));
    const { analysis, usage } = await produceAnalysis({
      clauseText,
      contractType: contractType ?? '',
      partyRole: partyRole as PartyRole | '',
      riskTolerance: riskTolerance || 'moderate',
      deadlineMs: Date.now() + analysisMs,
    });
    analyses += 1;
    microDollars += spendingOf(usage).microDollars;
    return JSON.stringify({ analysis, analysisId: String(analyses) });
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.method !== 'POST' || request.url !== '/api/analyze') {
      answer(404, '{}');
      return;
    }
    analyze(request).then(
      (body) => answer(200, body),
      () => answer(500, '{"error":"the analysis failed"}'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken: () => ({ analyses, microDollars }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
