import { useCallback, useEffect, useRef } from 'react';
import useSWR, { mutate } from 'swr';
import {
  type Negotiation,
  negotiationSchema,
  type NegotiationSummary,
  type PointVerdict,
} from '../../../../shared/negotiation-records.ts';
import { ApiError, apiRequest, call, callToDelete, urlOf } from '../../lib/api.ts';
import { dataKeys, forgetData, readUrl } from '../../lib/data.ts';
import { nextPage } from '../../lib/next-page.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { sendFile, type SendOptions } from '../../lib/upload/send-file.ts';
import { usePagedList } from '../../lib/use-paged-list.ts';

interface NegotiationList {
  readonly items: readonly NegotiationSummary[];
  /** Address of the next page; null once all are read. */
  readonly next: string | null;
}

const readPage = async (url: string): Promise<NegotiationList> => {
  const response = await readUrl(url);
  const items = (await response.json()) as readonly NegotiationSummary[];
  return { items, next: nextPage(response.headers.get('link')) };
};

const pages = {
  key: dataKeys.negotiations,
  readFirstPage: (): Promise<NegotiationList> => readPage(urlOf('listNegotiations')),
  readNextPage: readPage,
  append: (list: NegotiationList, page: NegotiationList): NegotiationList => ({
    items: [...list.items, ...page.items],
    next: page.next,
  }),
};

/** The negotiations of whoever looks, read page by page. */
export const useNegotiations = () => usePagedList<NegotiationList>(pages);

/** One negotiation by the id of its analysis. */
export const useNegotiation = (id: string) =>
  useSWR<Negotiation, Error>(dataKeys.negotiation(id), () => call('getNegotiation', { params: { id } }));

/** Shows a negotiation as the server answered it; the list is read again when it is next shown. */
const keep = async (negotiation: Negotiation): Promise<void> => {
  await Promise.all([
    mutate(dataKeys.negotiation(negotiation.id), negotiation, { revalidate: false }),
    forgetData(dataKeys.negotiations),
    forgetData(dataKeys.audit(negotiation.id)),
  ]);
};

/**
 * Begins the negotiation over an analysis with what was exported.
 * @throws what `call` throws
 */
export const startWithExport = async (analysisId: string): Promise<void> =>
  keep(await call('startNegotiation', { body: { analysisId } }));

const parse = (answer: unknown): Negotiation => negotiationSchema.parse(answer);

/** Begins the negotiation over an analysis with the file that was sent. */
export const useStartWithFile = (analysisId: string, failure: string) =>
  useCallback(
    async (file: File, options: SendOptions): Promise<void> => {
      const begun = await sendFile(
        file,
        {
          route: 'startNegotiation',
          fileField: 'document',
          fields: { analysisId },
          parse,
          fetchStored: (stored) =>
            call('startNegotiation', { body: { analysisId, ...stored }, signal: options.signal }),
          failure,
        },
        options,
      );
      await keep(begun);
    },
    [analysisId, failure],
  );

/** Adds the revised file that was sent to a negotiation at a revision. */
export const useSendRevised = ({ id, revision }: Negotiation, failure: string) =>
  useCallback(
    async (file: File, options: SendOptions): Promise<void> => {
      const sent = await sendFile(
        file,
        {
          route: 'startNegotiation',
          fileField: 'document',
          fields: { analysisId: id, revision: String(revision) },
          parse,
          fetchStored: (stored) =>
            call('startNegotiation', { body: { analysisId: id, revision, ...stored }, signal: options.signal }),
          failure,
        },
        options,
      );
      await keep(sent);
    },
    [id, revision, failure],
  );

/** Adds a reply to a negotiation at a revision. */
export const useAddReply = ({ id, revision }: Negotiation, failure: string) =>
  useCallback(
    async (file: File, options: SendOptions): Promise<void> => {
      const params = { id };
      const added = await sendFile(
        file,
        {
          route: 'addReply',
          params,
          fileField: 'document',
          fields: { revision: String(revision) },
          parse,
          fetchStored: (stored) => call('addReply', { params, body: { revision, ...stored }, signal: options.signal }),
          failure,
        },
        options,
      );
      await keep(added);
    },
    [id, revision, failure],
  );

/** A decision as it is asked for; none where the former one is undone. */
export type AskedDecision = { readonly verdict: PointVerdict; readonly reason: string } | null;

/** What a person says of a point: a decision, or whether a doubtful place in the file with that number is its. */
export type SaidOfPoint =
  { readonly decision: AskedDecision } | { readonly place: { readonly version: number; readonly isSame: boolean } };

/**
 * Keeps what is said of points, one after the other, each from what the one before left. Whatever goes wrong is said in a
 * toast, and what was typed stays; a negotiation that was changed elsewhere is read again.
 */
export const useSayOfPoint = ({ id, revision }: Negotiation) => {
  const latest = useRef(revision);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    latest.current = Math.max(latest.current, revision);
  }, [revision]);

  return useCallback(
    (pointId: string, said: SaidOfPoint): Promise<void> => {
      const say = async (): Promise<void> => {
        try {
          const asked = 'place' in said ? said : said.decision && { decision: said.decision };
          const body = { revision: latest.current, pointId, ...asked };
          const after = await call('decidePoint', { params: { id }, body });
          latest.current = after.revision;
          await keep(after);
        } catch (error) {
          toastFailure(error, 'Not Saved', 'What you said could not be saved. Please try again.');
          if (error instanceof ApiError && error.status === 409) await mutate(dataKeys.negotiation(id));
        }
      };
      queue.current = queue.current.then(say);
      return queue.current;
    },
    [id],
  );
};

/**
 * The ledger of a negotiation as a file.
 * @throws what `apiRequest` throws
 */
export const fetchLedger = async (id: string, format: 'json' | 'pdf'): Promise<Blob> => {
  const name = format === 'json' ? 'getLedger' : 'printLedger';
  return (await apiRequest('GET', urlOf(name, { params: { id } }))).blob();
};

/**
 * Deletes a negotiation. One that is gone already counts as deleted.
 * @throws what `call` throws
 */
export const deleteNegotiation = async (id: string): Promise<void> => {
  await callToDelete('deleteNegotiation', id);
  await Promise.all([forgetData(dataKeys.negotiations), forgetData(dataKeys.audit(id))]);
  await mutate(dataKeys.negotiation(id), undefined, { revalidate: false });
};
