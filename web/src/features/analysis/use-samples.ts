import * as z from 'zod/mini';
import useSWR from 'swr';
import { optionsSchema } from './draft.ts';

const samplesSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    contractType: z.string(),
    partyRole: optionsSchema.shape.partyRole,
    file: z.string(),
    clauses: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
);

/** A fictional contract to try the product with, and clauses of it. */
export type Sample = z.infer<typeof samplesSchema>[number];

const fetchStatic = async (path: string): Promise<Response> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
};

const samplesPath = '/samples/samples.json';

/** The samples, read once they are wanted; undefined until they are there. */
export const useSamples = (isWanted: boolean) =>
  useSWR<readonly Sample[], Error>(isWanted ? samplesPath : null, async () =>
    samplesSchema.parse(await (await fetchStatic(samplesPath)).json()),
  );

/** The text of a sample's whole contract. */
export const readWholeSample = async (sample: Sample): Promise<string> =>
  (await fetchStatic(`/samples/${encodeURIComponent(sample.file)}`)).text();
